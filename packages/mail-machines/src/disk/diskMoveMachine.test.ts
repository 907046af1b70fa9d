import { Problem } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { diskMoveMachine, type MoveStep, type MoveStepResult, type NetworkFile } from './diskMoveMachine.ts';

const file = (id: number, name: string): NetworkFile => ({ id, name, size: 10, kind: 'file' });
const folder = (id: number, name: string): NetworkFile => ({ id, name, size: 0, kind: 'folder' });

/** A drive whose target folder has these names. Each call is noted. */
function start(files: readonly NetworkFile[], taken: readonly string[] = [], fails: () => boolean = () => false) {
  const steps: MoveStep[] = [];
  const moveFiles = fromPromise<MoveStepResult, MoveStep>(({ input }) => {
    steps.push(input);
    if (fails()) return Promise.reject(new Problem('offline'));
    const blocked = input.files.filter(({ name }) => taken.includes(name));
    if (blocked.length > 0 && input.onTaken === 'ask') return Promise.reject(new Problem('disk-name-taken'));
    const skipped = input.onTaken === 'skip' ? blocked : [];
    const moved = input.files.filter((one) => !skipped.includes(one));
    const idsOf = (kind: NetworkFile['kind']) => moved.filter((one) => one.kind === kind).map(({ id }) => id);
    return Promise.resolve({
      movedCount: moved.length,
      skippedCount: skipped.length,
      movedFrom: moved.length > 0 ? [{ folderId: 3, fileIds: idsOf('file'), folderIds: idsOf('folder') }] : [],
    });
  });
  const actor = createActor(diskMoveMachine.provide({ actors: { moveFiles } }), { input: { files, folderId: 9 } });
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, steps, settled, asked: () => actor.getSnapshot().context.files[actor.getSnapshot().context.index]?.name };
}

describe('moving files of a drive', () => {
  it('FIL-10 takes files by id, name, size and kind, a file and a folder of one id apart', async () => {
    const { actor, steps, settled } = start([file(7, 'a.pdf'), folder(7, 'plans')]);
    await settled();
    expect(steps).toEqual([{ files: [file(7, 'a.pdf'), folder(7, 'plans')], folderId: 9, onTaken: 'ask' }]);
    expect(actor.getSnapshot().output).toEqual({
      movedCount: 2,
      skippedCount: 0,
      movedFrom: [{ folderId: 3, fileIds: [7], folderIds: [7] }],
      problem: null,
    });
  });

  it('asks for each taken name, and moves the others without a question', async () => {
    const { actor, settled, asked, steps } = start([file(1, 'a'), file(2, 'b'), file(3, 'c')], ['a', 'c']);
    await settled();
    expect([actor.getSnapshot().value, asked()]).toEqual(['asking', 'a']);
    actor.send({ type: 'answer', answer: 'replace', isForAll: false });
    await settled();
    expect([actor.getSnapshot().value, asked()]).toEqual(['asking', 'c']);
    actor.send({ type: 'answer', answer: 'skip', isForAll: false });
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({ movedCount: 2, skippedCount: 1, problem: null });
    expect(steps.slice(1).map(({ files, onTaken }) => [files[0]?.name, onTaken])).toEqual([
      ['a', 'ask'],
      ['a', 'replace'],
      ['b', 'ask'],
      ['c', 'ask'],
      ['c', 'skip'],
    ]);
  });

  it('takes one answer for all that follow', async () => {
    const { actor, settled, steps } = start([file(1, 'a'), file(2, 'b'), file(3, 'c')], ['a', 'b', 'c']);
    await settled();
    actor.send({ type: 'answer', answer: 'keep', isForAll: true });
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({ movedCount: 3, skippedCount: 0 });
    expect(steps.slice(2).map(({ onTaken }) => onTaken)).toEqual(['keep', 'keep', 'keep']);
  });

  it('stops when the question is closed, and says what it moved', async () => {
    const { actor, settled } = start([file(1, 'a'), file(2, 'b')], ['b']);
    await settled();
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().output).toMatchObject({ movedCount: 1, movedFrom: [{ folderId: 3, fileIds: [1], folderIds: [] }] });
  });

  it('keeps an error until it is tried again', async () => {
    let isOffline = true;
    const { actor, settled } = start([file(1, 'a')], [], () => isOffline);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(['failed', new Problem('offline')]);
    isOffline = false;
    actor.send({ type: 'retry' });
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({ movedCount: 1, problem: null });
  });

  it('says which actor is missing', async () => {
    const actor = createActor(diskMoveMachine, { input: { files: [file(1, 'a')], folderId: 0 } });
    actor.start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().context.problem).toEqual(new Error('The actor "moveFiles" was not provided.'));
  });
});
