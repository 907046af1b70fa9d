import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { endSession, sessionStore, useStoredSession } from '../../core/session/index.ts';

/** Forgets and ends a locked session: only its lock screen may show it. */
function endLocked(): void {
  const { isLocked, token } = sessionStore.get();
  if (!isLocked) return;
  sessionStore.clear();
  // Another window may have ended it already.
  if (token === '') return;
  void endSession(token);
}

/** Lets only those in who have a session on this device. */
export function Guarded() {
  const { userName, isLocked } = useStoredSession();
  endLocked();
  return userName === '' || isLocked ? <Navigate to="/login" replace /> : <Outlet />;
}

/** Redirects logged-in users away from the login. After a login, the login page stays visible until the mailbox is ready. */
export function OnlyVisitors({ children }: { children: ReactNode }) {
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

/** Redirects and carries the query along. */
export function WithQuery({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${to}${search}`} replace />;
}
