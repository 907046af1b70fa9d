import { LockScreen } from '@jinshu/ui/lock-screen';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { LockedAway, type LockTicket, lockTicket, restoreWindow, spendLockTicket } from '../../core/lock/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { lockedKey, useStoredSession } from '../../core/session/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { type LockedPage, lockOnServer, startLocked } from './screenLock.ts';

/**
 * `/lockscreen`: the lock screen, shown until the user enters the mailbox password (RTE-10). Only a window that was locked has a ticket for
 * it; users who open the address directly, or load it again, are redirected by the guard (RTE-28, D-19).
 */
export function LockPlace() {
  const [ticket] = useState(lockTicket);
  const { userName } = useStoredSession();
  useEffect(() => spendLockTicket(), []);
  return ticket && userName !== '' ? <Locked ticket={ticket} userName={userName} /> : <Navigate to="/mailbox" replace />;
}

function Locked({ ticket, userName }: { ticket: LockTicket; userName: string }) {
  const [page] = useState(() => startLocked(api));
  useUnlocking(page, ticket);
  if (ticket.isAway) return <LockedAway />;
  return <Screen page={page} ticket={ticket} userName={userName} />;
}

/** Locks the session on the server if this window was first, and leads back to where the window was once it is unlocked. */
function useUnlocking({ lock, stop }: LockedPage, ticket: LockTicket): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const hasTold = useRef(false);
  useEffect(() => {
    if (ticket.isFirst && !hasTold.current) lockOnServer(api);
    hasTold.current = true;
    const { unsubscribe } = lock.on('unlocked', () => {
      stop();
      void restoreWindow(ticket).then((at) => latest.current(at, { replace: true, state: { wasLocked: true } }));
    });
    const look = () => {
      if (localStorage.getItem(lockedKey) === '0') lock.send({ type: 'unlockedElsewhere' });
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === lockedKey) look();
    };
    window.addEventListener('storage', hear);
    // Another window may have been unlocked while this page was loading.
    look();
    return () => {
      unsubscribe();
      window.removeEventListener('storage', hear);
    };
  }, [lock, stop, ticket]);
}

function Screen({ page: { lock }, ticket, userName }: { page: LockedPage; ticket: LockTicket; userName: string }) {
  const intl = useIntl();
  const logOut = useLogOut();
  const isPending = useSelector(lock, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(lock, ({ context }) => context.problem);
  return (
    <LockScreen
      name={ticket.name || userName}
      imageUrl={ticket.imageUrl}
      isTwelveHour={ticket.isTwelveHour}
      onUnlock={(password) => lock.send({ type: 'submit', password })}
      isPending={isPending}
      errorMessage={problem === null ? undefined : describeProblem(intl, problem)}
      onLogOut={logOut}
    />
  );
}
