import { enterSharedMailbox, getLoginPage } from '@jinshu/api';
import { problemStrings } from '@jinshu/app/problem';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { mailboxKey, sessionStore } from '../../core/session/index.ts';
import { Login } from './Login.tsx';
import { loginAgainStrings as s } from './login-again.strings.ts';

const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

export interface LoginAgainProps {
  userName: string;
  onIn: () => void;
  /** Gives the page up and goes to the login. */
  onLeave: () => void;
}

/**
 * Returns a new session, which opens in the user's own mailbox, to the shared mailbox that the page shows. Otherwise actions would apply to
 * other messages. If the share no longer exists, leaves the page, so that none of its data stays visible.
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

/** Login dialog over the unchanged page, so that users can continue writing. */
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
  const [isHalf, setHalf] = useState(false);
  const enter = async () => {
    if (mailbox && !(await comeBack(mailbox))) return;
    // Refetch the queries that failed in the meantime.
    void queryClient.invalidateQueries();
    onIn();
  };
  return (
    <Dialog
      title={formatMessage(problemStrings['session-expired'])}
      size={480}
      isOpen
      isDismissable={false}
      footer={<Button onPress={onLeave}>{formatMessage(s.leave)}</Button>}
    >
      <p>{formatMessage(s.again)}</p>
      {isHalf ? (
        <SecondStep onIn={enter} onBack={() => setHalf(false)} />
      ) : (
        <Login query={query} userName={userName} onIn={enter} onSecondStep={() => setHalf(true)} />
      )}
    </Dialog>
  );
}
