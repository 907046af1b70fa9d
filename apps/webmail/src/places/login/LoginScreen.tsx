import { getLoginPage } from '@jinshu/api';
import { wearHouseSkin } from '@jinshu/app/skin';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { Login } from './Login.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { PasskeyLogin, Recovery, Registration, SecondStep, SocialLogin } from './loginParts.ts';
import { waysIn } from './waysIn.tsx';

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
    if (page) void wearHouseSkin(page);
    if (page) void preload().catch(() => undefined);
  }, [page, preload]);
  // Registration and recovery are steps of this page, without a route of their own (LGN-27).
  const { hash, search } = useLocation();
  // Providers send the browser back here with a state.
  const way = hash.startsWith('#social-') || search.includes('state=') ? 'social' : hash.slice(1);
  const step = isSecondStep ? 'second-step' : way;
  return (
    <LoginFrame page={page}>
      {step === 'second-step' && <SecondStep />}
      {step === 'passkey' && <PasskeyLogin />}
      {step === 'social' && <SocialLogin query={query} />}
      {page && step === 'register' && <Registration page={page} />}
      {page && step === 'recover' && <Recovery page={page} />}
      {!['second-step', 'passkey', 'social', 'register', 'recover'].includes(step) && (
        <Login query={query} ways={page && waysIn(page, formatMessage)} />
      )}
    </LoginFrame>
  );
}
