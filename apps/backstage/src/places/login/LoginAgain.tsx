import { Problem } from '@jinshu/api';
import { Dialog } from '@jinshu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { sessionOptions, useSession } from '../../core/session/index.ts';
import { LoginCard } from './LoginCard.tsx';
import { loginStrings as s } from './operation-login.strings.ts';

/** Login over the unchanged page once the session is over (BAK-04). */
export function LoginAgain() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { session, isLost, enter } = useSession();
  if (!isLost) return null;
  return (
    <Dialog title={describe(new Problem('session-expired'))} size={480} isOpen isDismissable={false}>
      <p>{formatMessage(s.again)}</p>
      <LoginCard
        account={session.userName}
        onIn={(next) => {
          enter(next);
          // What failed in the meantime is asked again.
          void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionOptions.queryKey[0] });
        }}
      />
    </Dialog>
  );
}
