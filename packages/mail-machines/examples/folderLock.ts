import type { LockArea } from '@jinshu/api';
import { folderLockMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const status = {
  hasFolderLock: false,
  isFolderReleased: false,
  hasCalendarLock: true,
  isCalendarReleased: false,
  hasFileLock: false,
  isFileReleased: false,
};
const guard = createActor(
  folderLockMachine.provide({
    actors: {
      getLockStatus: fromPromise(async () => status),
      releaseLock: fromPromise<unknown, { area: LockArea; password: string }>(async () => undefined),
    },
  }),
  { input: { area: 'calendar', target: '/calendar/index' } },
).start();

await waitFor(guard, (snapshot) => snapshot.hasTag('asking'));
guard.send({ type: 'submit', password: 'short' });
console.log(String(guard.getSnapshot().context.problem)); // 'Problem: lock-password-rule'
guard.send({ type: 'submit', password: 'lock-me-1' });
const { output } = await waitFor(guard, ({ status: state }) => state === 'done');
console.log(output); // { outcome: 'open', to: '/calendar/index' }
