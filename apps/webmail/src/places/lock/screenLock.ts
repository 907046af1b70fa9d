import { lockScreen, unlockScreen } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { screenLockMachine } from '@jinshu/mail-machines';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { AccountDeps, AccountSystem } from '../../core/account/createAccountSystem.ts';
import { applyChange } from '../../core/cache/applyChange.ts';
import { sealLockPassword } from '../../core/lock/sealLockPassword.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';

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
const provideScreenLock = ({ api, queryClient }: AccountDeps) =>
  screenLockMachine.provide({
    actors: {
      unlockScreen: fromPromise<unknown, { password: string }>(async ({ input, signal }) => {
        await told;
        const password = await sealLockPassword(api, input.password, signal);
        const { token } = await api.call(unlockScreen, { body: { password, timestamp: Date.now() } }, { signal });
        sessionStore.unlock(token);
        // Refetch everything: no data was requested while the screen was locked (D-144).
        applyChange(queryClient, { type: 'resync' });
      }),
    },
  });

/** The lock of the account's screen; it begins to watch when it is first asked for, and ends with the account. */
export function screenLockOf(system: AccountSystem): ScreenLockActor {
  const { account } = system;
  if (!account.system.get('screenLock')) account.send({ type: 'watchScreen', lock: provideScreenLock(system) });
  return account.system.get('screenLock');
}
