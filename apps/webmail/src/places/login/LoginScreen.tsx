import { getLoginPage } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../core/api/api.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { Login } from './Login.tsx';
import { LoginFrame } from './LoginFrame.tsx';

const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

export interface LoginScreenProps {
  /** Fetches the first screen while the user types the password. If that fails, it is loaded when it is needed. */
  preload: () => Promise<unknown>;
  /** Shows the second step of a login (RTE-09). @default false */
  isSecondStep?: boolean | undefined;
}

/** Login page (area LGN). */
export function LoginScreen({ preload, isSecondStep = false }: LoginScreenProps) {
  const query = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
    gcTime: 0,
  });
  const { data: page } = query;
  useEffect(() => {
    if (page) void preload().catch(() => undefined);
  }, [page, preload]);
  return <LoginFrame page={page}>{isSecondStep ? <SecondStep /> : <Login query={query} />}</LoginFrame>;
}
