import { isAllowedBy, type OperationSession } from '@jinshu/api';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPart } from '../core/language/index.ts';
import { PasswordAgain, SessionProvider } from '../core/session/index.ts';
import { LoginAgain } from '../places/login/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { frameStrings as s } from './frame.strings.ts';
import { addressOf, searchAddress, sections } from './sections.ts';

const SearchScreen = lazyPart(async () => (await import('./SearchScreen.tsx')).SearchScreen);

/** Frame and page for an administrator who is logged in. */
export function BackStage({ session }: { session: OperationSession }) {
  const { formatMessage } = useIntl();
  const covered = sections.filter(({ needs }) => isAllowedBy(session.role, needs));
  const [first] = covered;
  return (
    <SessionProvider session={session}>
      <PasswordAgain>
        <Frame>
          <ErrorBoundary>
            <Suspense>
              <Routes>
                <Route path="/operation" element={first && <Navigate to={addressOf(first.id)} replace />} />
                {sections.map(({ id, Place }) => (
                  <Route
                    key={id}
                    path={`${addressOf(id)}/*`}
                    element={covered.some((one) => one.id === id) ? <Place /> : <EmptyState title={formatMessage(s.noSection)} />}
                  />
                ))}
                <Route path={searchAddress} element={<SearchScreen />} />
                <Route path="*" element={<EmptyState drawing="lost" title={formatMessage(s.notFound)} />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Frame>
      </PasswordAgain>
      <LoginAgain />
    </SessionProvider>
  );
}
