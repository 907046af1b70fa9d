import { LanguageProvider } from '@jinshu/app/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type InitialEntry, useLocation } from 'react-router-dom';
import { type LoadedLanguage, loadLanguage } from '../core/language/language.ts';
import { PageRouter } from '../core/page/PageRouter.tsx';
import { AppRoutes } from '../shell/app/router.tsx';

/** A cache as the app has it, but one that asks once: a server that fails has failed. */
export const exampleQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

export interface ExampleAppProps {
  /** Initial path of the app. */
  at: InitialEntry;
  initial: LoadedLanguage;
  /** Hears of every address the app goes to. */
  onAddress?: ((address: string) => void) | undefined;
  /** In place of the screens of the app. */
  children?: ReactNode;
}

/** The app as a browser shows it, without a browser's address. */
export function ExampleApp({ at, initial, onAddress, children = <AppRoutes /> }: ExampleAppProps) {
  const [queryClient] = useState(exampleQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PageRouter createHistory={(options) => createMemoryHistory({ ...options, initialEntries: [at] })}>
        <LanguageProvider initial={initial} load={loadLanguage}>
          {onAddress && <Address onAddress={onAddress} />}
          {children}
        </LanguageProvider>
      </PageRouter>
    </QueryClientProvider>
  );
}

function Address({ onAddress }: { onAddress: (address: string) => void }) {
  const { key, pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same address again counts as well
  useEffect(() => {
    onAddress(`${pathname}${search}`);
  }, [key, pathname, search, onAddress]);
  return null;
}
