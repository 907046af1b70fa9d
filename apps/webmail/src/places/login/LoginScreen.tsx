import { getLoginPage } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../core/api/api.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { Login } from './Login.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { waysIn } from './waysIn.tsx';

const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

const Registration = lazyPart(async () => (await import('./Registration.tsx')).Registration);
const PasskeyLogin = lazyPart(async () => (await import('./PasskeyLogin.tsx')).PasskeyLogin);
const Recovery = lazyPart(async () => (await import('./Recovery.tsx')).Recovery);

export interface LoginScreenProps {
  /** Fetches the first screen while the user types the password. If that fails, it is loaded when it is needed. */
  preload: () => Promise<unknown>;
  /** Shows the second step of a login (RTE-09). @default false */
  isSecondStep?: boolean | undefined;
}

/** Login page (area LGN). */
export function LoginScreen({ preload, isSecondStep = false }: LoginScreenProps) {
  const { formatMessage } = useIntl();
  const query = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
    gcTime: 0,
  });
  const { data: page } = query;
  useEffect(() => {
    if (page) void preload().catch(() => undefined);
  }, [page, preload]);
  // Registration and recovery are steps of this page, without a route of their own (LGN-27).
  const { hash } = useLocation();
  const step = isSecondStep ? 'second-step' : hash.slice(1);
  return (
    <LoginFrame page={page}>
      {step === 'second-step' && <SecondStep />}
      {step === 'passkey' && <PasskeyLogin />}
      {page && step === 'register' && <Registration page={page} />}
      {page && step === 'recover' && <Recovery page={page} />}
      {!['second-step', 'passkey', 'register', 'recover'].includes(step) && (
        <Login query={query} ways={page && waysIn(page, formatMessage)} />
      )}
    </LoginFrame>
  );
}
