import { screenLockMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const lock = createActor(
  screenLockMachine.provide({ actors: { unlockScreen: fromPromise<unknown, { password: string }>(async () => undefined) } }),
  {
    input: { hasPush: false },
  },
).start();
lock.on('locked', ({ type }) => console.log(type)); // 'locked'
lock.on('unlocked', ({ type }) => console.log(type)); // 'unlocked'

lock.send({ type: 'ask' });
lock.send({ type: 'confirm' });
lock.send({ type: 'submit', password: 'Jinshu-2026' });
await waitFor(lock, (snapshot) => snapshot.matches('watching'));
lock.stop();
