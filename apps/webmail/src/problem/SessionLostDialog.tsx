import { type Problem, problemTexts } from '@jinshu/api';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { onSessionLost } from '../app/api.ts';
import { lazyPart } from '../language/lazyPart.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { problemStrings } from './problem.strings.ts';

const AlertDialog = lazyPart(async () => (await import('@jinshu/ui/alert-dialog')).AlertDialog);

const isOnLogin = () => location.pathname.replace(/\/$/, '') === '/login';

/** Says that the session is over, once however many calls say so, and leads to the login (API-09 to API-12). */
export function SessionLostDialog() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(
    () =>
      onSessionLost((lost) => {
        sessionStore.clear();
        if (!isOnLogin()) setProblem((open) => open ?? lost);
      }),
    [],
  );
  if (!problem) return null;
  // The texts of the ledger come first; our own server's code has words in the user's language.
  const isOurs = problem.answer?.body.code === 'session-expired';
  const text = isOurs
    ? undefined
    : problemTexts({ detail: problem.answer?.body.detail ?? '', error: String(problem.answer?.body.non_field_errors?.[0] ?? '') })[0];
  return (
    <Suspense>
      <AlertDialog
        isOpen
        hasNoCancel
        title={formatMessage(problemStrings['system-information'])}
        confirmLabel={formatMessage(problemStrings.ok)}
        onConfirm={() => {
          setProblem(null);
          void navigate('/', { replace: true });
        }}
      >
        {text ?? formatMessage(problemStrings['session-expired'])}
      </AlertDialog>
    </Suspense>
  );
}
