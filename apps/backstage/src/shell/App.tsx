import { LanguageProvider, type LoadedLanguage } from '@jinshu/app/language';
import { ScreenFailure } from '@jinshu/app/problem';
import { toasts } from '@jinshu/app/toast';
import { ToastRegion } from '@jinshu/ui/toast';
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { setToken } from '../core/api/index.ts';
import { lazyPart, loadLanguage } from '../core/language/index.ts';
import { sessionOptions } from '../core/session/index.ts';
import { LoginPage } from '../places/login/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const BackStage = lazyPart(async () => (await import('./BackStage.tsx')).BackStage);

export interface AppProps {
  initial: LoadedLanguage;
  queryClient: QueryClient;
}

/** The whole back stage. It needs a router around it. */
export const App = ({ initial, queryClient }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <LanguageProvider initial={initial} load={loadLanguage}>
      <ErrorBoundary>
        <Suspense>
          <Entrance />
        </Suspense>
      </ErrorBoundary>
      <ToastRegion queue={toasts} />
    </LanguageProvider>
  </QueryClientProvider>
);

/** The login, or what is behind it. */
function Entrance() {
  const queryClient = useQueryClient();
  const { data: session, error, refetch } = useQuery({ ...sessionOptions, retry: false });
  if (session) return <BackStage session={session} />;
  if (session === null)
    return (
      <LoginPage
        onIn={(next) => {
          setToken(next.token);
          queryClient.setQueryData(sessionOptions.queryKey, next);
        }}
      />
    );
  return error ? <ScreenFailure error={error} onRetry={() => void refetch()} /> : null;
}
