import { type LoginPage, socialProviderIds } from '@jinshu/api';
import type { SocialLoginInput } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { SocialCard } from '@jinshu/ui/two-factor';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { describeProblem } from '../../core/problem/index.ts';
import { entranceStrings as s } from './entrance.strings.ts';
import { Login } from './Login.tsx';
import { SecondStep } from './SecondStep.tsx';
import { provideSocialLogin } from './socialLogin.actors.ts';

interface SocialLoginProps {
  query: UseQueryResult<LoginPage>;
}

/** Login through a provider: the way there, and what follows the way back (LGN-34). */
export function SocialLogin({ query }: SocialLoginProps) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [input] = useState((): SocialLoginInput | undefined => {
    if (search !== '') return { query: search.slice(1) };
    const provider = socialProviderIds.find((id) => hash === `#social-${id}`);
    return provider && { provider };
  });
  // The code goes out of the address, and so out of the history.
  useEffect(() => {
    if (search !== '') void navigate('/login#social-return', { replace: true });
  }, [search, navigate]);
  return input ? <Process input={input} query={query} /> : <Navigate to="/login" replace />;
}

function Process({ input, query }: SocialLoginProps & { input: SocialLoginInput }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [snapshot, send] = useMachine(
    useMemo(() => provideSocialLogin(queryClient), [queryClient]),
    { input },
  );
  const { problem, providerName, provider } = snapshot.context;
  const name = providerName || query.data?.socialProviders.find(({ id }) => id === provider)?.name || '';
  const isIn = snapshot.matches('in');
  useEffect(() => {
    if (isIn) void navigate('/mailbox', { replace: true });
  }, [isIn, navigate]);
  if (snapshot.matches('secondStep'))
    return <SecondStep onAnswer={(login) => send({ type: 'logged-in', login })} onBack={() => send({ type: 'back' })} />;
  if (snapshot.matches('password'))
    return (
      <Login
        query={query}
        subtitle={intl.formatMessage(s.socialUnbound, { name })}
        isStep
        onAnswer={(login) => send({ type: 'logged-in', login })}
        onSecondStep={() => send({ type: 'half-in' })}
      />
    );
  return (
    <SocialCard
      provider={name}
      isPending={snapshot.hasTag('busy') || isIn}
      errorMessage={problem === null ? undefined : describeProblem(intl, problem)}
    >
      {snapshot.matches('unbound') ? (
        <Button tone="accent" size="large" onPress={() => send({ type: 'skip' })}>
          {intl.formatMessage(s.goOn)}
        </Button>
      ) : undefined}
    </SocialCard>
  );
}
