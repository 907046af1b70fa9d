import { Problem } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, sendTo, setup, waitFor } from 'xstate';
import { screenLockCheckMs, screenLockMachine, screenLockSeconds } from './screenLockMachine.ts';

const opens = async ({ input: { password } }: { input: { password: string } }) => {
  if (password !== 'right') throw new Problem('lock-password-wrong');
};

/** The lock beside a push connection and a session that only write down what they hear. */
function begin({ hasPush = true }: { hasPush?: boolean } = {}) {
  const clock = new SimulatedClock();
  const heard: string[] = [];
  const ear = (name: string) =>
    setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(`${name} ${event.type}`) } } });
  const unlockScreen = fromPromise<unknown, { password: string }>(opens);
  const account = createActor(
    setup({
      actors: { push: ear('push'), session: ear('session'), lock: screenLockMachine.provide({ actors: { unlockScreen } }) },
    }).createMachine({
      invoke: [
        { src: 'push', id: 'push', systemId: 'push' },
        { src: 'session', id: 'session', systemId: 'session' },
        { src: 'lock', id: 'lock', input: { hasPush } },
      ],
      on: { '*': { actions: sendTo('lock', ({ event }) => event) } },
    }),
    { clock },
  ).start();
  const lock = account.getSnapshot().children.lock as unknown as ReturnType<typeof createActor<typeof screenLockMachine>>;
  const said = vi.fn();
  lock.on('*', ({ type }) => said(type));
  const seconds = (count: number) => {
    for (let passed = 0; passed < count * 1000; passed += screenLockCheckMs) clock.increment(screenLockCheckMs);
  };
  return { lock, heard, said, seconds, isLocked: () => lock.getSnapshot().matches('locked') };
}

function beginLocked(options?: Parameters<typeof begin>[0]) {
  const begun = begin(options);
  begun.lock.send({ type: 'ask' });
  begun.lock.send({ type: 'confirm' });
  begun.heard.length = 0;
  begun.said.mockClear();
  return begun;
}

describe('the screen lock', () => {
  it('LCK-01 LCK-02 locks after 600 seconds without input, looked at every 30', () => {
    const { lock, seconds, isLocked } = begin();
    expect([screenLockSeconds, screenLockCheckMs]).toEqual([600, 30_000]);
    seconds(570);
    lock.send({ type: 'touched' });
    seconds(570);
    expect(isLocked()).toBe(false);
    seconds(30);
    expect(isLocked()).toBe(true);
  });

  it('LCK-03 LCK-06 locking by itself closes the push connection, rests the session’s idle check and brings the screen up', () => {
    const { seconds, heard, said } = begin();
    seconds(600);
    expect(heard).toEqual(['push disable', 'session locked']);
    expect(said.mock.calls).toEqual([['locked']]);
  });

  it('LCK-04 locking by hand asks first, and stays open where that is refused', () => {
    const { lock, isLocked } = begin();
    lock.send({ type: 'ask' });
    lock.send({ type: 'cancel' });
    expect(isLocked()).toBe(false);
    lock.send({ type: 'ask' });
    expect(isLocked()).toBe(false);
    lock.send({ type: 'confirm' });
    expect(isLocked()).toBe(true);
  });

  it('locks over its own question when nobody answers it', () => {
    const { lock, seconds, isLocked } = begin();
    lock.send({ type: 'ask' });
    seconds(600);
    expect(isLocked()).toBe(true);
  });

  it('LCK-10 LCK-13 LCK-14 the mailbox password unlocks, the idle timer and the live connection begin anew', async () => {
    const { lock, heard, said, seconds, isLocked } = beginLocked();
    lock.send({ type: 'submit', password: 'right' });
    await waitFor(lock, (snapshot) => !snapshot.matches('locked'));
    expect(heard).toEqual(['push enable', 'session unlocked']);
    expect(said.mock.calls).toEqual([['unlocked']]);
    expect(lock.getSnapshot().context).toMatchObject({ idleSeconds: 0, password: '' });
    seconds(570);
    expect(isLocked()).toBe(false);
  });

  it('LCK-14 leaves the live connection closed where new-mail reminders are off', async () => {
    const { lock, heard } = beginLocked({ hasPush: false });
    lock.send({ type: 'submit', password: 'right' });
    await waitFor(lock, (snapshot) => !snapshot.matches('locked'));
    expect(heard).toEqual(['session unlocked']);
  });

  it('LCK-16 an empty password is refused and the screen stays locked', () => {
    const { lock, isLocked } = beginLocked();
    lock.send({ type: 'submit', password: '' });
    expect(lock.getSnapshot().context.problem).toEqual(new Problem('lock-password-rule'));
    expect(isLocked()).toBe(true);
  });

  it('LCK-17 a wrong password is told and forgotten, and the screen stays locked', async () => {
    const { lock, heard, isLocked } = beginLocked();
    lock.send({ type: 'submit', password: 'wrong' });
    await waitFor(lock, ({ context }) => context.problem !== null);
    expect(lock.getSnapshot().context).toMatchObject({ problem: new Problem('lock-password-wrong'), password: '' });
    expect([isLocked(), heard]).toEqual([true, []]);
  });

  it('follows the other windows of this browser', () => {
    const { lock, heard, isLocked } = begin();
    lock.send({ type: 'lockedElsewhere' });
    expect(isLocked()).toBe(true);
    lock.send({ type: 'unlockedElsewhere' });
    expect(isLocked()).toBe(false);
    expect(heard).toEqual(['push disable', 'session locked', 'push enable', 'session unlocked']);
  });

  it('input while it is locked changes nothing', () => {
    const { lock, isLocked, heard } = beginLocked();
    lock.send({ type: 'touched' });
    lock.send({ type: 'ask' });
    lock.send({ type: 'cancel' });
    expect([isLocked(), heard]).toEqual([true, []]);
  });

  it('says which port is missing', async () => {
    const lock = createActor(screenLockMachine, { input: { hasPush: true } }).start();
    lock.send({ type: 'lockedElsewhere' });
    lock.send({ type: 'submit', password: 'right' });
    await waitFor(lock, ({ context }) => context.problem !== null);
    expect(lock.getSnapshot().context.problem).toEqual(new Error('The actor "unlockScreen" was not provided.'));
  });
});
