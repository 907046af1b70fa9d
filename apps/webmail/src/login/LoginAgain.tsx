import { getLoginPage } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../app/api.ts';
import { problemStrings } from '../problem/problem.strings.ts';
import { Login } from './Login.tsx';
import { loginAgainStrings as s } from './login-again.strings.ts';

export interface LoginAgainProps {
  userName: string;
  onIn: () => void;
  /** Gives the page up and goes to the login. */
  onLeave: () => void;
}

/** The login over an untouched page: whoever was writing goes on where they were. */
export function LoginAgain({ userName, onIn, onLeave }: LoginAgainProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
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
        onIn={() => {
          // What failed meanwhile is asked for again.
          void queryClient.invalidateQueries();
          onIn();
        }}
      />
    </Dialog>
  );
}
