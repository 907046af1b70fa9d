import { LockQuestion } from '@jinshu/ui/lock-screen';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { lockWindow } from '../../core/lock/index.ts';
import { lockedKey, mailboxKey, userInfoOptions, watchInput } from '../../core/session/index.ts';
import { keepLetters } from '../../mail/draft/index.ts';
import { type ScreenLockActor, screenLockOf } from './screenLock.ts';

/** Watches over the screen: hears of input (SES-06), asks before it is locked by hand (LCK-04), and leads to the lock screen (LCK-03). */
export function ScreenLock() {
  const system = useAccount();
  const [lock, setLock] = useState<ScreenLockActor>();
  useEffect(() => setLock(screenLockOf(system)), [system]);
  return lock && <Watch lock={lock} />;
}

function Watch({ lock }: { lock: ScreenLockActor }) {
  const { api, queryClient, status } = useAccount();
  const { pathname, search } = useLocation();
  const isAsking = useSelector(lock, (snapshot) => snapshot.matches('asking'));
  useEffect(() => {
    const { unsubscribe } = lock.on('locked', () => {
      const { name, imageUrl } = queryClient.getQueryData(userInfoOptions(api).queryKey) ?? {};
      const shown = { isAway: false, name, imageUrl: imageUrl || undefined, isTwelveHour: status.uses12Hours };
      void lockWindow({ ...shown, at: { pathname, search }, keep: keepLetters });
    });
    return unsubscribe;
  }, [lock, api, queryClient, status, pathname, search]);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === lockedKey && newValue === '1') lock.send({ type: 'lockedElsewhere' });
      // The session has switched to another mailbox, so this page shows the previous one.
      if (key === mailboxKey && newValue !== null) location.assign('/mailbox/welcome');
    };
    // Locked before this part was here, or while the browser had put the page away.
    const look = () => {
      if (localStorage.getItem(lockedKey) === '1') lock.send({ type: 'lockedElsewhere' });
    };
    look();
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', look);
    };
  }, [lock]);
  useEffect(
    () =>
      watchInput(() => {
        // Look up the session watcher each time: a new one starts if the session ends while a message is unfinished.
        for (const watcher of ['session', 'screenLock']) lock.system.get(watcher)?.send({ type: 'touched' });
      }),
    [lock],
  );
  return <LockQuestion isOpen={isAsking} onConfirm={() => lock.send({ type: 'confirm' })} onCancel={() => lock.send({ type: 'cancel' })} />;
}
