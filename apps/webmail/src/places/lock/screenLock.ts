import { lockScreen, sessionSeconds, unlockScreen } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { screenLockMachine } from '@jinshu/mail-machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AccountSystem } from '../../core/account/index.ts';
import { wallClock } from '../../core/clock/index.ts';
import { sealLockPassword } from '../../core/lock/index.ts';
import { provideSession, sessionStore } from '../../core/session/index.ts';

/** The running lock of an account's screen. */
export type ScreenLockActor = ActorRefFrom<typeof screenLockMachine>;

/** Pending lock call. Unlocking waits for it, so that the server never receives a lock after the password that opened it. */
let told: Promise<unknown> = Promise.resolve();

/** Locks the session on the server as well, again when there is a network where there was none. */
export function lockOnServer(api: ApiClient): void {
  const again = () => {
    if (sessionStore.get().isLocked) lockOnServer(api);
  };
  told = api.call(lockScreen).catch(() => window.addEventListener('online', again, { once: true }));
}

/** The screen lock on the real server. */
const provideScreenLock = (api: ApiClient) =>
  screenLockMachine.provide({
    actors: {
      unlockScreen: fromPromise<unknown, { password: string }>(async ({ input, signal }) => {
        await told;
        const password = await sealLockPassword(api, input.password, signal);
        const { token } = await api.call(unlockScreen, { body: { password, timestamp: Date.now() } }, { signal });
        sessionStore.unlock(token);
      }),
    },
  });

/** The lock of the account's screen; it begins to watch when it is first asked for, and ends with the account. */
export function screenLockOf(system: AccountSystem): ScreenLockActor {
  const { account } = system;
  if (!account.system.get('screenLock')) account.send({ type: 'watchScreen', lock: provideScreenLock(system.api) });
  return account.system.get('screenLock');
}

/** The lock of a page that has nothing else. The session is refreshed until it is unlocked. */
export interface LockedPage {
  lock: ScreenLockActor;
  stop: () => void;
}

/** Starts the lock of a page that was loaded as the lock screen. */
export function startLocked(api: ApiClient): LockedPage {
  const lock = createActor(provideScreenLock(api), { clock: wallClock, input: { hasPush: false } });
  // How long the session still lasts is not known here: refresh it at the first opportunity.
  const session = createActor(provideSession({ api }), {
    clock: wallClock,
    input: { idleAfter: sessionSeconds, expiresAfter: 0, refreshedFor: sessionSeconds },
  });
  for (const actor of [lock, session]) actor.start();
  session.send({ type: 'locked' });
  lock.send({ type: 'lockedElsewhere' });
  return {
    lock,
    stop: () => {
      for (const actor of [lock, session]) actor.stop();
    },
  };
}
