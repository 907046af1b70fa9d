import { enterSharedMailbox, getLoginPage } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../app/api.ts';
import { problemStrings } from '../problem/problem.strings.ts';
import { mailboxKey, sessionStore } from '../session/sessionStore.ts';
import { Login } from './Login.tsx';
import { loginAgainStrings as s } from './login-again.strings.ts';

export interface LoginAgainProps {
  userName: string;
  onIn: () => void;
  /** Gives the page up and goes to the login. */
  onLeave: () => void;
}

/**
 * Leads a new session, which looks into the own mailbox, back into the shared one that the page shows: what is done there would be done to
 * other mails. Where that is shared no more nothing of it may stay on the page.
 */
async function comeBack(shareId: string): Promise<boolean> {
  try {
    const { token } = await api.call(enterSharedMailbox, { body: { shareId: Number(shareId) } });
    sessionStore.setToken(token);
    localStorage.setItem(mailboxKey, shareId);
    return true;
  } catch {
    location.assign('/mailbox/welcome');
    return false;
  }
}

/** The login over an untouched page: whoever was writing goes on where they were. */
export function LoginAgain({ userName, onIn, onLeave }: LoginAgainProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  // A login forgets it.
  const [mailbox] = useState(() => localStorage.getItem(mailboxKey));
  const query = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog
      title={formatMessage(problemStrings['session-expired'])}
      size={480}
      isOpen
      isDismissable={false}
      footer={<Button onPress={onLeave}>{formatMessage(s.leave)}</Button>}
    >
      <p>{formatMessage(s.again)}</p>
      <Login
        query={query}
        userName={userName}
        onIn={async () => {
          if (mailbox && !(await comeBack(mailbox))) return;
          // What failed meanwhile is asked for again.
          void queryClient.invalidateQueries();
          onIn();
        }}
      />
    </Dialog>
  );
}
