import { beginPasskeyLogin, logInWithPasskey } from '@jinshu/api';
import { provePasskey } from '@jinshu/app/passkey';
import { PasskeyCard } from '@jinshu/ui/two-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { enterSession, fetchFirst } from './enterSession.ts';

/** Login by a passkey alone, without password and captcha (TFA-32, D-171). */
export function PasskeyLogin() {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await api.call(beginPasskeyLogin);
      const answer = await api.call(logInWithPasskey, { body: { credential: await provePasskey(options) } });
      await fetchFirst(queryClient);
      enterSession(answer);
      await navigate('/mailbox', { replace: true });
    },
  });
  return <PasskeyCard onStart={() => mutate()} isPending={isPending} errorMessage={error ? describeProblem(intl, error) : undefined} />;
}
