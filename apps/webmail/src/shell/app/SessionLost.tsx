import { type Problem, textOfShape } from '@jinshu/api';
import { problemStrings } from '@jinshu/app/problem';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sessionStore, useStoredSession } from '../../core/session/index.ts';
import { LoginAgain } from '../../places/login/index.ts';

export interface SessionLostProps {
  problem: Problem;
  onDone: () => void;
}

/**
 * Dialog for a lost session (API-09 to API-12). If the user is known, they can log in over the page, which keeps its state. Otherwise, it
 * leads to the login page.
 */
export function SessionLost({ problem, onDone }: SessionLostProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { userName } = useStoredSession();
  const leave = () => {
    sessionStore.clear();
    onDone();
    void navigate('/', { replace: true });
  };
  if (userName !== '') return <LoginAgain userName={userName} onIn={onDone} onLeave={leave} />;
  // Prefer the texts of the ledger. Our server's code has a translated text.
  const isOurs = problem.answer?.body.code === 'session-expired';
  const text = isOurs ? undefined : (textOfShape(problem.answer?.body ?? {}, 'form') ?? textOfShape(problem.answer?.body ?? {}, 'detail'));
  return (
    <AlertDialog
      isOpen
      hasNoCancel
      title={formatMessage(problemStrings['system-information'])}
      confirmLabel={formatMessage(problemStrings.ok)}
      onConfirm={leave}
    >
      {text ?? formatMessage(problemStrings['session-expired'])}
    </AlertDialog>
  );
}
