import { ToastRegion } from '@jinshu/ui/toast';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPart } from '../../core/language/index.ts';
import { endSession, sessionStore, useStoredSession } from '../../core/session/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { AppPlace } from '../../places/app/index.ts';
import { LockPlace } from '../../places/lock/index.ts';
import { loadLogin } from '../../places/login/index.ts';
import { RecordPlace } from '../../places/record/index.ts';
import { SettingsPlace } from '../../places/settings/index.ts';
import { loadLayout, PlaceScreen } from '../layout/index.ts';
import { loadHome, loadMailbox, ReviewScreen } from '../mail-tab/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SessionGates } from './SessionGates.tsx';

const LoginScreen = lazy(loadLogin);
const HomeScreen = lazy(loadHome);
const MailboxScreen = lazy(loadMailbox);
const MainLayout = lazy(loadLayout);
/** Fetches what is shown after the login. */
const preload = () => Promise.all([loadLayout(), loadHome()]);
const AlonePage = lazyPart(async () => (await import('./AlonePage.tsx')).AlonePage);

/** Forgets and ends a locked session: only its lock screen may show it (RTE-27, RTE-28, D-178). */
function endLocked(): void {
  const { isLocked, token } = sessionStore.get();
  if (!isLocked) return;
  sessionStore.clear();
  // Another window may have ended it already.
  if (token === '') return;
  void endSession(token);
}

/** Lets only those in who have a session on this device (RTE-25, RTE-31). */
function Guarded() {
  const { userName, isLocked } = useStoredSession();
  endLocked();
  return userName === '' || isLocked ? <Navigate to="/login" replace /> : <Outlet />;
}

/** Redirects logged-in users away from the login (RTE-29). After a login, the login page stays visible until the mailbox is ready. */
function OnlyVisitors({ children }: { children: ReactNode }) {
  const { userName, isLocked } = useStoredSession();
  endLocked();
  const isIn = userName !== '' && !isLocked;
  const [wasIn] = useState(isIn);
  const { search } = useLocation();
  // A provider that is being linked sends the browser back to the login, too.
  const to = wasIn && search.includes('state=') ? `/setting/user${search}` : '/mailbox';
  return (
    <>
      {isIn && <Navigate to={to} replace />}
      {!wasIn && children}
    </>
  );
}

/** Redirects and carries the query along (RTE-03). */
function WithQuery({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${to}${search}`} replace />;
}

/** Maps addresses to screens (area RTE). */
export function AppRoutes() {
  return (
    <>
      <ErrorBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={<Navigate to="/login" replace />} />
            <Route
              path="/login"
              element={
                <OnlyVisitors>
                  <LoginScreen preload={preload} />
                </OnlyVisitors>
              }
            />
            <Route
              path="/twofactor_login"
              element={
                <OnlyVisitors>
                  <LoginScreen isSecondStep preload={preload} />
                </OnlyVisitors>
              }
            />
            <Route path="/fileshare" element={<AlonePage />} />
            {/* Outside the guard, which would take the lock for one of another day. */}
            <Route path="/lockscreen" element={<LockPlace />} />
            <Route element={<Guarded />}>
              <Route path="/welcome" element={<Navigate to="/mailbox/welcome" replace />} />
              <Route path="/messageInfo/:uid" element={<AlonePage />} />
              <Route path="/preview" element={<AlonePage />} />
              <Route path="/print" element={<AlonePage />} />
              <Route element={<MainLayout />}>
                <Route path="/mailbox" element={<WithQuery to="/mailbox/welcome" />} />
                <Route path="/mailbox/welcome" element={<HomeScreen />} />
                <Route path="/mailbox/innerbox/:boxId?" element={<MailboxScreen />} />
                <Route path="/mailbox/review" element={<ReviewScreen />} />
                <Route path="/setting/*" element={<SettingsPlace />} />
                <Route path="/search" element={<RecordPlace />} />
                <Route path="/appcenter" element={<AppPlace />} />
                {['/calendar/*', '/file/*', '/contact/*'].map((path) => (
                  <Route key={path} path={path} element={<PlaceScreen />} />
                ))}
              </Route>
              <Route path="*" element={<Navigate to="/mailbox/welcome" replace />} />
            </Route>
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <ToastRegion queue={toasts} />
      <SessionGates />
    </>
  );
}
