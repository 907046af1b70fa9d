import { type DiskEntry, Problem, type TakenChoice } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** File or folder of a drive. A file and a folder may have the same id. */
export type NetworkFile = Pick<DiskEntry, 'id' | 'name' | 'size' | 'kind'>;

/** Entries that were in one folder before they were moved. */
interface MovedFrom {
  folderId: number;
  fileIds: number[];
  folderIds: number[];
}

/** One call that moves files: all of them, or if it fails none. */
export interface MoveStep {
  files: readonly NetworkFile[];
  folderId: number;
  onTaken: TakenChoice;
}

export interface MoveStepResult {
  movedCount: number;
  skippedCount: number;
  movedFrom: readonly MovedFrom[];
}

export interface DiskMoveInput {
  files: readonly NetworkFile[];
  /** Target folder. 0 is the root. */
  folderId: number;
}

export interface DiskMoveContext extends DiskMoveInput {
  /** Number of files that are done, once they are moved one by one. */
  index: number;
  /** Answer for the current file. */
  answer: TakenChoice;
  /** Answer for all files that follow. */
  answerForAll: TakenChoice | null;
  movedCount: number;
  skippedCount: number;
  movedFrom: readonly MovedFrom[];
  /** Error that stopped the move. */
  problem: unknown;
}

export type DiskMoveEvent =
  /** Answer to the question about the current file. */
  { type: 'answer'; answer: 'replace' | 'keep' | 'skip'; isForAll: boolean } | { type: 'retry' } | { type: 'close' };

/** Outcome: what was moved, and where from, so that the app can move it back. `problem` is null if all files are done. */
export type DiskMoveOutput = Pick<DiskMoveContext, 'movedCount' | 'skippedCount' | 'movedFrom' | 'problem'>;

const isTaken = (error: unknown) => error instanceof Problem && error.code === 'disk-name-taken';

/**
 * Moves files of a drive into a folder. If a name is taken there, it asks whether to replace the other file, keep both or skip this one, for
 * one file or all that follow.
 */
export const diskMoveMachine = setup({
  types: { input: {} as DiskMoveInput, context: {} as DiskMoveContext, events: {} as DiskMoveEvent, output: {} as DiskMoveOutput },
  actors: {
    /** Moves all given files, or none. Rejects with `disk-name-taken` if a name is taken and `onTaken` is `ask`. */
    moveFiles: notProvided<MoveStepResult, MoveStep>('moveFiles'),
  },
  actions: {
    record: assign({
      movedCount: ({ context }, { movedCount }: MoveStepResult) => context.movedCount + movedCount,
      skippedCount: ({ context }, { skippedCount }) => context.skippedCount + skippedCount,
      movedFrom: ({ context }, { movedFrom }) => [...context.movedFrom, ...movedFrom],
    }),
    goOn: assign({ index: ({ context }) => context.index + 1, answer: ({ context }) => context.answerForAll ?? 'ask' }),
    note: assign({ problem: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'diskMove',
  context: ({ input }) => ({
    ...input,
    index: 0,
    answer: 'ask',
    answerForAll: null,
    movedCount: 0,
    skippedCount: 0,
    movedFrom: [],
    problem: null,
  }),
  initial: 'together',
  output: ({ context: { movedCount, skippedCount, movedFrom, problem } }) => ({ movedCount, skippedCount, movedFrom, problem }),
  states: {
    /** All files in one call, which works unless a name is taken. */
    together: {
      tags: 'busy',
      invoke: {
        src: 'moveFiles',
        input: ({ context: { files, folderId } }) => ({ files, folderId, onTaken: 'ask' }),
        onDone: { target: 'done', actions: { type: 'record', params: ({ event }) => event.output } },
        onError: [
          { guard: ({ event }) => isTaken(event.error), target: 'oneByOne' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    oneByOne: {
      always: [{ guard: ({ context }) => context.index >= context.files.length, target: 'done' }, { target: 'moving' }],
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'moveFiles',
        input: ({ context: { files, index, folderId, answer } }) => ({ files: files.slice(index, index + 1), folderId, onTaken: answer }),
        onDone: { target: 'oneByOne', actions: [{ type: 'record', params: ({ event }) => event.output }, 'goOn'] },
        onError: [
          { guard: ({ event }) => isTaken(event.error), target: 'asking' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      tags: 'asking',
      on: {
        answer: {
          target: 'moving',
          actions: assign({
            answer: ({ event }) => event.answer,
            answerForAll: ({ context, event }) => (event.isForAll ? event.answer : context.answerForAll),
          }),
        },
        close: 'done',
      },
    },
    failed: { on: { retry: { target: 'oneByOne', actions: assign({ problem: null }) }, close: 'done' } },
    done: { type: 'final' },
  },
});
