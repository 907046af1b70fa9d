import { Problem } from '@jinshu/api';
import { diskMoveMachine, type MoveStep, type MoveStepResult } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const moveFiles = fromPromise<MoveStepResult, MoveStep>(async ({ input: { files, onTaken } }) => {
  if (onTaken === 'ask') throw new Problem('disk-name-taken');
  return { movedCount: files.length, skippedCount: 0, movedFrom: [{ folderId: 1, fileIds: files.map(({ id }) => id), folderIds: [] }] };
});
const move = createActor(diskMoveMachine.provide({ actors: { moveFiles } }), {
  input: { folderId: 7, files: [{ id: 3, name: 'plan.pdf', size: 1024, kind: 'file' }] },
}).start();

await waitFor(move, (snapshot) => snapshot.hasTag('asking')); // A file of this name is in the folder.
move.send({ type: 'answer', answer: 'keep', isForAll: true });
const { output } = await waitFor(move, ({ status }) => status === 'done');
console.log(output?.movedCount); // 1
