import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type UploadInput, uploadMachine } from './uploadMachine.ts';

const mail = (key: string, size = 100) => ({ key, name: `${key}.eml`, size });

function start(input: Partial<UploadInput> = {}) {
  const running = new Map<string, { folder: string; onTaken?: string | undefined; say: (event: { type: string }) => void }>();
  const begun: string[] = [];
  const upload = createActor(
    uploadMachine.provide({
      actors: {
        uploadFile: fromCallback<{ type: 'never' }, { key: string; folder: string; onTaken?: 'replace' | 'keep' | undefined }>(
          ({ input: { key, folder, onTaken }, sendBack }) => {
            begun.push(key);
            running.set(key, { folder, onTaken, say: sendBack });
            return () => void running.delete(key);
          },
        ),
      },
    }),
    { input: { roomBytes: null, ...input } },
  );
  upload.start();
  return {
    upload,
    running,
    begun,
    add: (...files: ReturnType<typeof mail>[]) => upload.send({ type: 'add', files }),
    states: () => Object.fromEntries(upload.getSnapshot().context.files.map(({ key, state }) => [key, state])),
    finish: (key: string) => running.get(key)?.say({ type: 'uploaded', key, result: 'in' } as never),
    fail: (key: string) => running.get(key)?.say({ type: 'failed', key, problem: 'refused' } as never),
  };
}

describe('upload', () => {
  it('sends one file after the other, and rests when none is left', () => {
    const { upload, add, states, finish, begun } = start();
    add(mail('a'), mail('b'));
    expect(states()).toEqual({ a: 'uploading', b: 'waiting' });
    finish('a');
    expect(states()).toEqual({ a: 'success', b: 'uploading' });
    expect(upload.getSnapshot().hasTag('busy')).toBe(true);
    finish('b');
    expect([states(), begun, upload.getSnapshot().hasTag('busy')]).toEqual([{ a: 'success', b: 'success' }, ['a', 'b'], false]);
    add(mail('c'));
    expect(states()).toMatchObject({ c: 'uploading' });
  });

  it('sends several at once where it may', () => {
    const { add, states } = start({ parallel: 2 });
    add(mail('a'), mail('b'), mail('c'));
    expect(states()).toEqual({ a: 'uploading', b: 'uploading', c: 'waiting' });
  });

  it('IMX-05 goes into INBOX unless another folder is chosen', () => {
    const { upload, add, running } = start();
    add(mail('a'));
    expect(running.get('a')?.folder).toBe('INBOX');
    upload.send({ type: 'clear' });
    upload.send({ type: 'chooseFolder', folder: 'f6' });
    add(mail('b'));
    expect(running.get('b')?.folder).toBe('f6');
    expect(start({ folder: 'f7' }).upload.getSnapshot().context.folder).toBe('f7');
  });

  it('FIL-52 sends each file of the chunked upload to its own folder, and imports into that of the queue', () => {
    const { upload, add, running } = start({ parallel: 3 });
    upload.send({
      type: 'add',
      files: [
        { ...mail('a'), folder: 'personal/12' },
        { ...mail('b'), folder: 'company/0' },
      ],
    });
    add(mail('c'));
    expect(['a', 'b', 'c'].map((key) => running.get(key)?.folder)).toEqual(['personal/12', 'company/0', 'INBOX']);
  });

  it('FIL-18 drops empty files and refuses blocked extensions on a disk too, where several folders may have a name', () => {
    const { upload, states } = start({ rules: { excludedExtensions: ['exe'], maximumBytes: 1000, allowsSameName: true } });
    upload.send({
      type: 'add',
      files: [
        { key: 'a', name: 'plan.txt', size: 5, folder: 'personal/1' },
        { key: 'b', name: 'plan.txt', size: 5, folder: 'personal/2' },
        { key: 'c', name: 'setup.EXE', size: 5, folder: 'personal/1' },
        { key: 'd', name: 'empty.txt', size: 0, folder: 'personal/1' },
      ],
    });
    expect(states()).toEqual({ a: 'uploading', b: 'waiting' });
    expect(upload.getSnapshot().context.refused.map(({ name, refusal }) => [name, refusal])).toEqual([
      ['setup.EXE', 'executable'],
      ['empty.txt', 'empty'],
    ]);
  });

  it('tries a file whose name is taken again with the answer', () => {
    const { upload, add, fail, running } = start();
    add(mail('a'));
    fail('a');
    upload.send({ type: 'retry', key: 'a', onTaken: 'replace' });
    expect([upload.getSnapshot().context.files[0]?.onTaken, running.get('a')?.onTaken]).toEqual(['replace', 'replace']);
  });

  it('IMX-06 never sends a file of size 0', () => {
    const { upload, add, states, begun } = start();
    add(mail('a', 0), mail('b'));
    expect([states(), begun]).toEqual([{ a: 'error', b: 'uploading' }, ['b']]);
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ refusal: 'empty' });
    upload.send({ type: 'retry', key: 'a' });
    expect(states()).toMatchObject({ a: 'error' });
  });

  it('IMX-07 never sends a file larger than what is left, with what went in counted', () => {
    const { upload, add, states, finish } = start({ roomBytes: 1000 });
    add(mail('a', 1001), mail('b', 1000));
    expect(states()).toEqual({ a: 'error', b: 'uploading' });
    finish('b');
    add(mail('c', 1));
    expect(upload.getSnapshot().context.files.map(({ refusal }) => refusal)).toEqual(['too-big', null, 'too-big']);
    const endless = start({ roomBytes: null });
    endless.add(mail('a', 2 ** 40));
    expect(endless.states()).toEqual({ a: 'uploading' });
  });

  it('IMX-03 holds one file back and goes on with it where it was', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    running.get('a')?.say({ type: 'progressed', key: 'a', sentBytes: 40 } as never);
    upload.send({ type: 'pause', key: 'a' });
    expect([states(), running.has('a')]).toEqual([{ a: 'paused', b: 'uploading' }, false]);
    upload.send({ type: 'resume', key: 'a' });
    expect(states()).toEqual({ a: 'waiting', b: 'uploading' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ sentBytes: 40 });
  });

  it('IMX-03 holds all back, resumes all, and clears the list', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    upload.send({ type: 'pause' });
    expect([states(), running.size, upload.getSnapshot().hasTag('busy')]).toEqual([{ a: 'paused', b: 'paused' }, 0, false]);
    upload.send({ type: 'resume' });
    expect(states()).toEqual({ a: 'uploading', b: 'waiting' });
    upload.send({ type: 'clear' });
    expect([states(), running.size]).toEqual([{}, 0]);
  });

  it('keeps what failed with its reason, goes on, and tries again', () => {
    const { upload, add, states, fail, finish } = start();
    add(mail('a'), mail('b'));
    fail('a');
    expect(states()).toEqual({ a: 'error', b: 'uploading' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ problem: 'refused' });
    upload.send({ type: 'retry', key: 'a' });
    finish('b');
    expect(states()).toEqual({ a: 'uploading', b: 'success' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ problem: null });
  });

  it('stops a file that is taken away while it is on its way', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    upload.send({ type: 'remove', key: 'a' });
    expect([states(), [...running.keys()]]).toEqual([{ b: 'uploading' }, ['b']]);
  });

  it('ATT-15 a snapshot survives JSON', () => {
    const { upload, add } = start();
    add(mail('a'), mail('b', 0));
    const { context } = upload.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });

  it('says which actor is missing', () => {
    const upload = createActor(uploadMachine, { input: { roomBytes: null } });
    const missed = vi.fn();
    upload.subscribe({ error: missed });
    upload.start();
    upload.send({ type: 'add', files: [mail('a')] });
    expect(missed).toHaveBeenCalledWith(new Error('The actor "uploadFile" was not provided.'));
  });

  it('ATT-07 ATT-08 ATT-09 ATT-13 takes only what its rules let in, and names the rest with the reason', () => {
    const { upload, add, states } = start({ rules: { excludedExtensions: ['exe'], maximumBytes: 1000 } });
    add(mail('a'), { key: 'b', name: 'A.EML', size: 1 }, { key: 'c', name: 'x.exe', size: 1 }, mail('d', 0), mail('e', 1001));
    expect(states()).toEqual({ a: 'uploading' });
    expect(upload.getSnapshot().context.refused.map(({ name, refusal }) => [name, refusal])).toEqual([
      ['A.EML', 'duplicate'],
      ['x.exe', 'executable'],
      ['d.eml', 'empty'],
      ['e.eml', 'over-limit'],
    ]);
    add(mail('f'));
    expect(upload.getSnapshot().context.refused).toEqual([]);
  });

  it('ATT-14 ATT-20 goes on after a reload with the files that are found again, and only with them', () => {
    const { upload, add, states, begun } = start();
    upload.send({
      type: 'restore',
      files: [
        { ...mail('a'), sentBytes: 60 },
        { ...mail('b'), sentBytes: 0 },
      ],
    });
    expect([states(), begun, upload.getSnapshot().hasTag('busy')]).toEqual([{ a: 'paused', b: 'paused' }, [], false]);
    upload.send({ type: 'resume' });
    expect(states()).toEqual({ a: 'paused', b: 'paused' });
    upload.send({ type: 'found', key: 'a' });
    expect([states(), upload.getSnapshot().context.files[0]?.sentBytes]).toEqual([{ a: 'uploading', b: 'paused' }, 60]);
    upload.send({ type: 'restore', files: [{ ...mail('a'), sentBytes: 0 }] });
    add(mail('c'));
    expect(states()).toEqual({ a: 'uploading', b: 'paused', c: 'waiting' });
    upload.send({ type: 'remove', key: 'b' });
    expect(states()).toEqual({ a: 'uploading', c: 'waiting' });
  });
});

/** Every state that two files can be in together, reached by the shortest way, with what must hold in each. */
describe('in every state that two files can reach', () => {
  const machine = uploadMachine.provide({ actors: { uploadFile: fromCallback(() => undefined) } });
  const perFile = (key: string) =>
    [
      { type: 'pause', key },
      { type: 'resume', key },
      { type: 'retry', key },
      { type: 'remove', key },
      { type: 'found', key },
      { type: 'progressed', key, sentBytes: 50 },
      { type: 'uploaded', key, result: 'in' },
      { type: 'failed', key, problem: 'refused' },
    ] as const;
  const paths = getShortestPaths(machine, {
    input: { roomBytes: null, rules: { excludedExtensions: [], maximumBytes: 1000 } },
    events: [
      { type: 'add', files: [mail('a')] },
      { type: 'restore', files: [{ ...mail('b'), sentBytes: 50 }] },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'clear' },
      ...perFile('a'),
      ...perFile('b'),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.files.map(({ key, state, sentBytes, isLost }) => [key, state, sentBytes, isLost])]),
    limit: 20_000,
  });

  it('ATT-15 finds each of the five states of a file, beside each of the other', () => {
    const pairs = new Set(
      paths.map(({ state }) =>
        state.context.files
          .map(({ key, state: where }) => `${key} ${where}`)
          .sort()
          .join(),
      ),
    );
    const five = ['waiting', 'uploading', 'paused', 'success', 'error'];
    for (const one of five)
      for (const other of five) {
        // With two files, both never wait at once, and only one uploads at a time.
        const isReachable =
          !(one === 'waiting' && other !== 'uploading') &&
          !(other === 'waiting' && one !== 'uploading') &&
          !(one === 'uploading' && other === 'uploading');
        expect([one, other, pairs.has(`a ${one},b ${other}`)]).toEqual([one, other, isReachable]);
      }
  });

  it.each([
    ['at most one file is on its way', (snapshot: Reached) => on(snapshot, 'uploading').length <= 1],
    [
      'nothing waits while nothing is on its way',
      (snapshot: Reached) => on(snapshot, 'waiting').length === 0 || on(snapshot, 'uploading').length > 0,
    ],
    [
      'it rests when nothing is to be done, and only then',
      (snapshot: Reached) =>
        snapshot.hasTag('busy') === snapshot.context.files.some(({ state }) => state === 'waiting' || state === 'uploading'),
    ],
    [
      'a file that is lost is held back',
      (snapshot: Reached) => snapshot.context.files.every(({ isLost, state }) => !isLost || state === 'paused'),
    ],
    [
      'what failed says why',
      (snapshot: Reached) =>
        snapshot.context.files.every(({ state, problem, refusal }) => state !== 'error' || problem !== null || refusal !== null),
    ],
    [
      'what went in is whole',
      (snapshot: Reached) => snapshot.context.files.every(({ state, sentBytes, size }) => state !== 'success' || sentBytes === size),
    ],
    [
      'no name is there twice',
      (snapshot: Reached) => new Set(snapshot.context.files.map(({ name }) => name)).size === snapshot.context.files.length,
    ],
  ])('%s', (_, holds) => {
    expect(paths.length).toBeGreaterThan(20);
    for (const { state, steps } of paths)
      expect([holds(state), steps.map(({ event }) => JSON.stringify(event))]).toEqual([true, expect.anything()]);
  });

  it('a file is on its way where its sender runs, and nowhere else', () => {
    for (const { state, steps } of paths) {
      const { upload, running } = start({ rules: { excludedExtensions: [], maximumBytes: 1000 } });
      for (const { event } of steps.slice(1)) upload.send(event);
      expect([...running.keys()]).toEqual(on(state, 'uploading'));
    }
  });
});

type Reached = SnapshotFrom<typeof uploadMachine>;
const on = ({ context }: Reached, wanted: string) => context.files.filter(({ state }) => state === wanted).map(({ key }) => key);
