import { LockScreen } from '@jinshu/ui/lock-screen';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { runningAccount } from '../../core/account/accountSystem.ts';
import { api } from '../../core/api/api.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { sharedStatusOptions, userInfoOptions } from '../../core/session/session.queries.ts';
import { lockedKey, sessionStore, useStoredSession } from '../../core/session/sessionStore.ts';
import { useLogOut } from '../../mail/draft/useLogOut.ts';
import { lockOnServer, type ScreenLockActor } from './screenLock.ts';

/** Returns the lock of this page if it is locked. Otherwise the lock screen isn't available (RTE-28, D-19). */
const lockedHere = (): ScreenLockActor | undefined => {
  const lock: ScreenLockActor | undefined = runningAccount()?.account.system.get('screenLock');
  return lock?.getSnapshot().matches('locked') ? lock : undefined;
};

/**
 * `/lockscreen`: the lock screen, shown until the user enters the mailbox password (RTE-10). Users who open the address directly are
 * redirected by the guard.
 */
export function LockPlace() {
  const [lock] = useState(lockedHere);
  const { userName } = useStoredSession();
  return lock && userName !== '' ? <Locked lock={lock} userName={userName} /> : <Navigate to="/mailbox" replace />;
}

function Locked({ lock, userName }: { lock: ScreenLockActor; userName: string }) {
  const intl = useIntl();
  const logOut = useLogOut();
  const { state } = useLocation();
  const { data: user } = useQuery(userInfoOptions(api));
  const { data: status } = useQuery(sharedStatusOptions(api));
  const isLocked = useSelector(lock, (snapshot) => snapshot.matches('locked'));
  const isPending = useSelector(lock, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(lock, ({ context }) => context.problem);
  useEffect(() => {
    // Where another window locked it, that one has told the server.
    const isFirst = localStorage.getItem(lockedKey) !== '1';
    sessionStore.lock();
    if (isFirst) lockOnServer(api);
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === lockedKey && newValue === '0') lock.send({ type: 'unlockedElsewhere' });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [lock]);
  if (!isLocked) return <Navigate to={(state as { from?: string } | null)?.from ?? '/mailbox'} replace />;
  return (
    <LockScreen
      name={user?.name || userName}
      imageUrl={user?.imageUrl || undefined}
      isTwelveHour={status?.uses12Hours}
      onUnlock={(password) => lock.send({ type: 'submit', password })}
      isPending={isPending}
      errorMessage={problem === null ? undefined : describeProblem(intl, problem)}
      onLogOut={logOut}
    />
  );
}
