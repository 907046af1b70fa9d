import { LanguageProvider } from '@jinshu/app/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { type LoadedLanguage, loadLanguage } from '../../core/language/index.ts';
import { AppRoutes } from './router.tsx';

export interface AppProps {
  initial: LoadedLanguage;
  queryClient: QueryClient;
  /** Puts the app into a router: that of the browser, or that of the build. */
  inRouter: (app: ReactNode) => ReactNode;
}

/** The whole app. One tree for the browser and for the build, whose document the browser takes over. */
export const App = ({ initial, queryClient, inRouter }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {inRouter(
        <LanguageProvider initial={initial} load={loadLanguage}>
          <AppRoutes />
        </LanguageProvider>,
      )}
    </QueryClientProvider>
  </StrictMode>
);
