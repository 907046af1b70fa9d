import { type LockArea, type LockStatus, Problem } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type FolderLockInput, folderLockMachine } from './folderLockMachine.ts';

const open: LockStatus = {
  hasFileLock: false,
  isFileReleased: false,
  hasCalendarLock: false,
  isCalendarReleased: false,
  hasFolderLock: false,
  isFolderReleased: false,
};
const locked: LockStatus = { ...open, hasFileLock: true, hasCalendarLock: true, hasFolderLock: true };
const right = 'lock-me-1';

type Asked = { area: LockArea; password: string };
type Answer = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

function start(input: Partial<FolderLockInput> = {}) {
  const asked: [string, unknown][] = [];
  const answers: Answer[] = [];
  const wait = (name: string, given: unknown) => {
    asked.push([name, given]);
    return new Promise<never>((resolve, reject) => answers.push({ resolve: resolve as Answer['resolve'], reject }));
  };
  const lock = createActor(
    folderLockMachine.provide({
      actors: {
        getLockStatus: fromPromise<LockStatus>(() => wait('getLockStatus', undefined)),
        releaseLock: fromPromise<unknown, Asked>(({ input: given }) => wait('releaseLock', given)),
        removeLock: fromPromise<unknown, Asked>(({ input: given }) => wait('removeLock', given)),
      },
    }),
    { input: { area: 'calendar', target: '/calendar/index?day=1', ...input } },
  );
  lock.start();
  return {
    lock,
    asked,
    answer: (output: unknown) => answers.at(-1)?.resolve(output),
    refuse: (error: unknown) => answers.at(-1)?.reject(error),
    reaches: (value: string) => waitFor(lock, (snapshot) => snapshot.value === value),
  };
}

async function asking(input?: Partial<FolderLockInput>) {
  const started = start(input);
  started.answer(locked);
  await started.reaches('asking');
  return started;
}

describe('the lock before an area', () => {
  it.each<[LockArea, keyof LockStatus, keyof LockStatus]>([
    ['folders', 'hasFolderLock', 'isFolderReleased'],
    ['calendar', 'hasCalendarLock', 'isCalendarReleased'],
    ['files', 'hasFileLock', 'isFileReleased'],
  ])('FLK-03 FLK-06 asks for %s where these are locked and not released, and for nothing else', async (area, has, released) => {
    for (const [status, value] of [
      [{ ...open, [has]: true }, 'asking'],
      [{ ...open, [has]: true, [released]: true }, 'open'],
      [{ ...locked, [has]: false }, 'open'],
    ] as const) {
      const { answer, reaches } = start({ area });
      answer(status);
      await reaches(value);
    }
  });

  it('FLK-07 lets through who has the password, to where they wanted to go', async () => {
    const { lock, asked, answer, reaches } = await asking();
    lock.send({ type: 'submit', password: right });
    expect(asked.at(-1)).toEqual(['releaseLock', { area: 'calendar', password: right }]);
    answer(open);
    await reaches('open');
    expect(lock.getSnapshot().output).toEqual({ outcome: 'open', to: '/calendar/index?day=1' });
    expect(lock.getSnapshot().context.password).toBe('');
  });

  it('FLK-19 a wrong password keeps it closed, and is asked for again', async () => {
    const { lock, refuse, reaches } = await asking();
    lock.send({ type: 'submit', password: 'not-this-1' });
    refuse(new Problem('lock-password-wrong'));
    await reaches('asking');
    expect(lock.getSnapshot().context).toMatchObject({ problem: new Problem('lock-password-wrong'), password: '' });
  });

  it.each(['', '12345', '123 456'])('FLK-18 FLK-20 “%s” is not sent anywhere', async (password) => {
    const { lock, asked } = await asking();
    lock.send({ type: 'submit', password });
    expect(lock.getSnapshot().context.problem).toEqual(new Problem('lock-password-rule'));
    lock.send({ type: 'remove' });
    lock.send({ type: 'submit', password });
    expect(lock.getSnapshot().context.problem).toEqual(new Problem('lock-password-rule'));
    expect(asked.map(([name]) => name)).toEqual(['getLockStatus']);
  });

  it('FLK-08 whoever closes it stays where they were', async () => {
    const { lock } = await asking();
    lock.send({ type: 'close' });
    expect(lock.getSnapshot().output).toEqual({ outcome: 'left', to: null });
  });

  it('FLK-09 whoever came by the address and closes it goes home', async () => {
    const { lock } = await asking({ isDirect: true });
    lock.send({ type: 'close' });
    expect(lock.getSnapshot().output).toEqual({ outcome: 'left', to: '/mailbox/welcome' });
  });

  it('FLK-13 switches the lock off with the password, and is open then', async () => {
    const { lock, asked, answer, refuse, reaches } = await asking();
    lock.send({ type: 'remove' });
    lock.send({ type: 'submit', password: 'not-this-1' });
    refuse(new Problem('lock-password-wrong'));
    await reaches('removing');
    lock.send({ type: 'submit', password: right });
    expect(asked.at(-1)).toEqual(['removeLock', { area: 'calendar', password: right }]);
    answer(open);
    await reaches('open');
  });

  it('FLK-15 forgetting the password changes nothing but that it is told', async () => {
    const { lock, asked } = await asking();
    lock.send({ type: 'forget' });
    expect([lock.getSnapshot().value, lock.getSnapshot().context.isForgotten, asked.length]).toEqual(['asking', true, 1]);
  });

  it('fails with the reason when nobody says whether it is locked', async () => {
    const { lock, refuse, reaches } = start();
    refuse(new Problem('offline'));
    await reaches('failed');
    expect(lock.getSnapshot().output).toEqual({ outcome: 'failed', error: new Problem('offline') });
  });

  it('says which actor is missing', async () => {
    const lock = createActor(folderLockMachine, { input: { area: 'files', target: '/file/pfile' } });
    const ended = vi.fn();
    lock.subscribe(({ output }) => output && ended(output));
    lock.start();
    await waitFor(lock, ({ status }) => status === 'done');
    expect(ended).toHaveBeenCalledWith({ outcome: 'failed', error: new Error('The actor "getLockStatus" was not provided.') });
  });
});

/** Events of the machine on its own; server responses are events like any other. */
const answered = (state: string, kind: 'done' | 'error', more: object) =>
  ({ type: `xstate.${kind}.actor.0.folderLock.${state}`, ...more }) as never;
const happenings = [
  { type: 'submit', password: right },
  { type: 'submit', password: 'no' },
  { type: 'remove' },
  { type: 'forget' },
  { type: 'close' },
  answered('looking', 'done', { output: locked }),
  answered('looking', 'done', { output: open }),
  answered('looking', 'error', { error: 'offline' }),
  answered('checking', 'done', { output: open }),
  answered('checking', 'error', { error: 'wrong' }),
  answered('switchingOff', 'done', { output: open }),
  answered('switchingOff', 'error', { error: 'wrong' }),
] as const;

describe('every way through the lock', () => {
  const paths = getShortestPaths(folderLockMachine, {
    input: { area: 'files', target: '/file/pfile' },
    events: happenings,
    serializeState: ({ value, context }) => JSON.stringify([value, context.problem !== null, context.isForgotten]),
    limit: 2000,
  });

  it('reaches every state', () => {
    const reached = [...new Set(paths.map(({ state }) => String(state.value)))].sort();
    expect(reached).toEqual(['asking', 'checking', 'failed', 'left', 'looking', 'open', 'removing', 'switchingOff']);
  });

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '')).join(' → ') || 'nothing', path] as const))(
    'is the same on a server: %s',
    async (_, { steps, state }) => {
      const { lock, asked, answer, refuse, reaches } = start({ area: 'files', target: '/file/pfile' });
      for (const { event, state: next } of steps.filter(({ event }) => (event as { type: string }).type !== 'xstate.init')) {
        const given = event as { type: string; output?: unknown; error?: unknown };
        if (given.type.startsWith('xstate.done')) answer(given.output);
        else if (given.type.startsWith('xstate.error')) refuse(given.error);
        else lock.send(given as never);
        await reaches(String(next.value));
      }
      await reaches(String(state.value));
      // The area opens only after a server response: nothing is locked, or the password was accepted.
      const last = steps.at(-1)?.event.type ?? '';
      if (state.value === 'open') expect(last).toMatch(/^xstate\.done\.actor/);
      expect(asked.every(([name, given]) => name === 'getLockStatus' || (given as { password: string }).password === right)).toBe(true);
      expect(JSON.parse(JSON.stringify(lock.getSnapshot().context.password))).toBe(
        ['checking', 'switchingOff'].includes(String(state.value)) ? right : '',
      );
    },
  );
});
