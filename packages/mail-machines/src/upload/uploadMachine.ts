import { assign, enqueueActions, setup, stopChild } from 'xstate';
import { notProvidedSource } from '../shared/notProvided.ts';
import { isOver, nextWaiting, patch, type QueuedFile, refusalOf, roomLeft, type UploadProgress, type UploadTarget } from './queue.ts';
import { type RuleRefusal, sortByRules, type UploadRules } from './rules.ts';

export interface UploadInput {
  /**
   * Target folder (raw name).
   * @default 'INBOX'
   */
  folder?: string | undefined;
  /** Space left in the mailbox, in bytes; null if unlimited or unknown. */
  roomBytes: number | null;
  /**
   * Number of simultaneous uploads.
   * @default 1
   */
  parallel?: number | undefined;
  /** Rules for files that may be added; without rules all are accepted. Rejected files are listed in `refused`. */
  rules?: UploadRules | undefined;
}

export interface UploadContext {
  folder: string;
  roomBytes: number | null;
  parallel: number;
  files: readonly QueuedFile[];
  rules: UploadRules | null;
  /** Rejected files of the last `add` event. */
  refused: readonly { name: string; refusal: RuleRefusal }[];
}

export type UploadEvent =
  | { type: 'add'; files: readonly ({ key: string; name: string; size: number } & UploadTarget)[] }
  /** Restores uploads that were in progress before the page was reloaded. */
  | { type: 'restore'; files: readonly ({ key: string; name: string; size: number; sentBytes: number } & UploadTarget)[] }
  /** The bytes of a restored file are at hand again. */
  | { type: 'found'; key: string }
  | { type: 'chooseFolder'; folder: string }
  /** Pauses one file, or all files that are waiting or uploading. */
  | { type: 'pause'; key?: string | undefined }
  | { type: 'resume'; key?: string | undefined }
  /** Retries a failed file, for a taken name with the answer to it. */
  | { type: 'retry'; key: string; onTaken?: UploadTarget['onTaken'] }
  | { type: 'remove'; key: string }
  | { type: 'clear' }
  | UploadProgress;

const childId = (key: string) => `upload.${key}`;

/** Parts the files that are taken from those that are not, by the rules of the list. */
const sortOf = <T extends { name: string; size: number }>({ rules, files }: Pick<UploadContext, 'rules' | 'files'>, more: readonly T[]) =>
  rules
    ? sortByRules(
        more,
        rules,
        files.map(({ name }) => name),
      )
    : { taken: more, refused: [] };

/**
 * Upload queue. Each file can be paused, resumed, retried or removed; failed files stay in the list with their error. The machine only has
 * keys: the app's `uploadFile` holds the files.
 */
export const uploadMachine = setup({
  types: { input: {} as UploadInput, context: {} as UploadContext, events: {} as UploadEvent },
  actors: {
    /** Sends `progressed`, then `uploaded` or `failed`. Pausing stops it; a restart must resume where it stopped. */
    uploadFile: notProvidedSource<{ type: 'never' }, { key: string; folder: string } & UploadTarget>('uploadFile'),
  },
  guards: {
    isAllOver: ({ context }) => context.files.every(isOver),
  },
  actions: {
    add: assign({
      files: ({ context, event }) => {
        if (event.type !== 'add') return context.files;
        const room = roomLeft(context.roomBytes, context.files);
        const { taken } = sortOf(context, event.files);
        return [...context.files, ...taken.map((file): QueuedFile => ({ ...file, ...refusalOf(file, room) }))];
      },
      refused: ({ context, event }) => (event.type === 'add' ? sortOf(context, event.files).refused : context.refused),
    }),
    restore: assign({
      files: ({ context, event }) => {
        if (event.type !== 'restore') return context.files;
        const known = new Set(context.files.map(({ key }) => key));
        const restored = event.files.filter(({ key }) => !known.has(key));
        return [
          ...restored.map((file): QueuedFile => ({ ...file, state: 'paused', refusal: null, isLost: true, problem: null, result: null })),
          ...context.files,
        ];
      },
    }),
    find: assign({
      files: ({ context, event }) => {
        if (event.type !== 'found') return context.files;
        const found = context.files.filter(({ key, isLost }) => key === event.key && isLost);
        return patch(context.files, found, { isLost: false, state: 'waiting' });
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
        const released = context.files.filter(
          ({ key, state, isLost }) => (event.key === undefined || key === event.key) && state === 'paused' && !isLost,
        );
        return patch(context.files, released, { state: 'waiting' });
      },
    }),
    retry: assign({
      files: ({ context, event }) => {
        if (event.type !== 'retry') return context.files;
        const again = context.files.filter(({ key, state, refusal }) => key === event.key && state === 'error' && refusal === null);
        return patch(context.files, again, { state: 'waiting', problem: null, ...(event.onTaken && { onTaken: event.onTaken }) });
      },
    }),
    remove: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'remove' && event.type !== 'clear') return;
      const isGone = ({ key }: QueuedFile) => event.type === 'clear' || key === event.key;
      for (const file of context.files) if (isGone(file) && file.state === 'uploading') enqueue.stopChild(childId(file.key));
      enqueue.assign({ files: context.files.filter((file) => !isGone(file)), refused: [] });
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
      for (const { key, folder = context.folder, onTaken } of next)
        enqueue.spawnChild('uploadFile', { id: childId(key), input: { key, folder, onTaken } });
      if (next.length > 0) enqueue.assign({ files: patch(context.files, next, { state: 'uploading' }) });
    }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    folder: input.folder ?? 'INBOX',
    roomBytes: input.roomBytes,
    parallel: input.parallel ?? 1,
    rules: input.rules ?? null,
    files: [],
    refused: [],
  }),
  initial: 'resting',
  on: {
    add: { target: '.going', actions: ['add', 'startNext'] },
    restore: { actions: 'restore' },
    found: { target: '.going', actions: ['find', 'startNext'] },
    resume: { target: '.going', actions: ['release', 'startNext'] },
    retry: { target: '.going', actions: ['retry', 'startNext'] },
    pause: { target: '.going', actions: ['hold', 'startNext'] },
    remove: { target: '.going', actions: ['remove', 'startNext'] },
    clear: { target: '.going', actions: 'remove' },
    chooseFolder: { actions: 'chooseFolder' },
  },
  states: {
    /** Nothing to do until files are added. */
    resting: {},
    going: {
      tags: 'busy',
      always: { guard: 'isAllOver', target: 'resting' },
      on: {
        progressed: { actions: 'note' },
        // Stop the finished actor so that its id is free for a retry.
        uploaded: { actions: [stopChild(({ event }) => childId(event.key)), 'note', 'startNext'] },
        failed: { actions: [stopChild(({ event }) => childId(event.key)), 'note', 'startNext'] },
      },
    },
  },
});
