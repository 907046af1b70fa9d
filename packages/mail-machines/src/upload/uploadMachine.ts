import { assign, enqueueActions, setup } from 'xstate';
import { notProvidedSource } from '../shared/notProvided.ts';
import { isOver, nextWaiting, patch, type QueuedFile, refusalOf, roomLeft, type UploadProgress } from './queue.ts';

export interface UploadInput {
  /** Where the files go: the raw name of a folder. @default 'INBOX' */
  folder?: string | undefined;
  /** Bytes that the mailbox still takes; `null` where it has no end or nobody knows (IMX-07). */
  roomBytes: number | null;
  /** How many files are on their way at once. @default 1 */
  parallel?: number | undefined;
}

export interface UploadContext {
  folder: string;
  roomBytes: number | null;
  parallel: number;
  files: readonly QueuedFile[];
}

export type UploadEvent =
  | { type: 'add'; files: readonly { key: string; name: string; size: number }[] }
  | { type: 'chooseFolder'; folder: string }
  /** One file, or all that are waiting or on their way. */
  | { type: 'pause'; key?: string | undefined }
  | { type: 'resume'; key?: string | undefined }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'clear' }
  | UploadProgress;

const childId = (key: string) => `upload.${key}`;

/**
 * Files on their way to the server, one after the other: each can be held back, go on where it was, be tried again or be taken away. What
 * failed stays with its reason until then. The files themselves are with whoever provides `uploadFile`; it goes by their keys.
 */
export const uploadMachine = setup({
  types: { input: {} as UploadInput, context: {} as UploadContext, events: {} as UploadEvent },
  actors: {
    /** Sends `progressed`, then `uploaded` or `failed`. Stopped where a file is held back: started again it goes on. */
    uploadFile: notProvidedSource<{ type: 'never' }, { key: string; folder: string }>('uploadFile'),
  },
  guards: {
    isAllOver: ({ context }) => context.files.every(isOver),
  },
  actions: {
    add: assign({
      files: ({ context, event }) => {
        if (event.type !== 'add') return context.files;
        const room = roomLeft(context.roomBytes, context.files);
        return [...context.files, ...event.files.map((file): QueuedFile => ({ ...file, ...refusalOf(file, room) }))];
      },
    }),
    chooseFolder: assign({ folder: ({ context, event }) => (event.type === 'chooseFolder' ? event.folder : context.folder) }),
    hold: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'pause') return;
      const held = context.files.filter(
        ({ key, state }) => (event.key === undefined || key === event.key) && (state === 'waiting' || state === 'uploading'),
      );
      for (const { key, state } of held) if (state === 'uploading') enqueue.stopChild(childId(key));
      enqueue.assign({ files: patch(context.files, held, { state: 'paused' }) });
    }),
    release: assign({
      files: ({ context, event }) => {
        if (event.type !== 'resume') return context.files;
        const released = context.files.filter(({ key, state }) => (event.key === undefined || key === event.key) && state === 'paused');
        return patch(context.files, released, { state: 'waiting' });
      },
    }),
    retry: assign({
      files: ({ context, event }) => {
        if (event.type !== 'retry') return context.files;
        const again = context.files.filter(({ key, state, refusal }) => key === event.key && state === 'error' && refusal === null);
        return patch(context.files, again, { state: 'waiting', problem: null });
      },
    }),
    remove: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'remove' && event.type !== 'clear') return;
      const isGone = ({ key }: QueuedFile) => event.type === 'clear' || key === event.key;
      for (const file of context.files) if (isGone(file) && file.state === 'uploading') enqueue.stopChild(childId(file.key));
      enqueue.assign({ files: context.files.filter((file) => !isGone(file)) });
    }),
    note: assign({
      files: ({ context, event }) => {
        const of = context.files.filter((file) => 'key' in event && file.key === event.key && file.state === 'uploading');
        if (event.type === 'progressed') return patch(context.files, of, { sentBytes: event.sentBytes });
        if (event.type === 'uploaded')
          return of.reduce(
            (files, file) => patch(files, [file], { state: 'success', sentBytes: file.size, result: event.result }),
            context.files,
          );
        if (event.type === 'failed') return patch(context.files, of, { state: 'error', problem: event.problem });
        return context.files;
      },
    }),
    startNext: enqueueActions(({ context, enqueue }) => {
      const next = nextWaiting(context.files, context.parallel);
      for (const { key } of next) enqueue.spawnChild('uploadFile', { id: childId(key), input: { key, folder: context.folder } });
      if (next.length > 0) enqueue.assign({ files: patch(context.files, next, { state: 'uploading' }) });
    }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ folder: input.folder ?? 'INBOX', roomBytes: input.roomBytes, parallel: input.parallel ?? 1, files: [] }),
  initial: 'resting',
  on: {
    add: { target: '.going', actions: ['add', 'startNext'] },
    resume: { target: '.going', actions: ['release', 'startNext'] },
    retry: { target: '.going', actions: ['retry', 'startNext'] },
    pause: { target: '.going', actions: ['hold', 'startNext'] },
    remove: { target: '.going', actions: ['remove', 'startNext'] },
    clear: { target: '.going', actions: 'remove' },
    chooseFolder: { actions: 'chooseFolder' },
  },
  states: {
    /** Nothing is to be done until files come. */
    resting: {},
    going: {
      tags: 'busy',
      always: { guard: 'isAllOver', target: 'resting' },
      on: {
        progressed: { actions: 'note' },
        uploaded: { actions: ['note', 'startNext'] },
        failed: { actions: ['note', 'startNext'] },
      },
    },
  },
});
