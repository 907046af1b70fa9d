import { Problem, type StoredAttachment } from '@jinshu/api';
import { type QueuedFile, type UploadRules, type UploadTarget, uploadMachine } from '@jinshu/mail-machines';
import { type ActorRefFrom, createActor } from 'xstate';
import type { AccountSystem } from '../../core/account/index.ts';
import { type PendingUpload, type PendingUploads, pendingUploads } from './pendingUploads.ts';
import { sendingActor } from './sendingActor.ts';

export { type DroppedHandles, openerOf, rememberHandles } from './droppedHandles.ts';

/** Uploads of large files. They continue while their dialog is closed, and after a reload as soon as their content is available again. */
export interface BigUploader {
  actor: ActorRefFrom<typeof uploadMachine>;
  /** `opener` knows how the browser can open a file again, where it can. `targetOf` returns the folder of a file, if it isn't attached. */
  add: (
    files: readonly File[],
    opener?: (file: File) => Promise<FileSystemFileHandle | undefined>,
    targetOf?: (file: File) => UploadTarget,
  ) => void;
  /** Signals that the user sees the uploads. Returns a function to stop; until it is called, the end of the uploads isn't reported. */
  watch: () => () => void;
  /**
   * Resumes an upload that a reload interrupted, with the selected file or one that the browser can reopen, possibly after asking the user.
   * Returns whether it resumed; `false` if the user must select the file.
   */
  goOn: (key: string, chosen?: File) => Promise<boolean>;
  /** Returns the uploads in progress that no message waits for yet, so that the composer can wait for them. */
  handOver: () => ComingFile[];
}

/** A large file in progress that a message waits for. */
export interface ComingFile {
  name: string;
  size: number;
  /** Reports progress from now on, and retries a failed upload. Returns a function that stops the reports. */
  follow: (tell: (progress: ComingProgress) => void) => () => void;
  /** Cancels the upload. */
  drop: () => void;
  /** Whether the upload was canceled in the meantime, so that it can't be retried. */
  isGone: () => boolean;
}

/** Progress of a file that a message waits for. */
export type ComingProgress = { sentBytes: number } | { stored: StoredAttachment } | { problem: unknown };

type Deps = Pick<AccountSystem, 'api' | 'queryClient' | 'account'>;

interface Options {
  rules: UploadRules;
  pending: PendingUploads;
  /** Called with the results when uploads end while no view shows them. */
  onEnd?: ((ended: { done: number; failed: number }) => void) | undefined;
}

/** Returns the stored attachment of an uploaded file. */
export const storedOf = ({ result }: Pick<QueuedFile, 'result'>): StoredAttachment | undefined =>
  (result as StoredAttachment | null) ?? undefined;

/** Progress is remembered in steps of so many bytes: it only shows where a file stood. */
const noteBytes = 16 * 1_048_576;

interface PermissionHandle {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

async function openAgain({ handle, size, lastModified }: PendingUpload): Promise<File | undefined> {
  if (!handle) return undefined;
  const asking = handle as PermissionHandle;
  const isOpen = (await asking.queryPermission?.({ mode: 'read' })) === 'granted';
  if (!isOpen && (await asking.requestPermission?.({ mode: 'read' })) !== 'granted') return undefined;
  const file = await handle.getFile();
  return file.size === size && file.lastModified === lastModified ? file : undefined;
}

/** Starts what sends the large files of an account. */
export function createBigUploader({ api, queryClient, account }: Deps, userName: string, { rules, pending, onEnd }: Options): BigUploader {
  // The files themselves, which no machine keeps.
  const files = new Map<string, File>();
  const restored = new Map<string, PendingUpload>();
  const handles = new Map<string, FileSystemFileHandle>();
  const noted = new Map<string, number>();
  // Files that messages wait for: those messages report the result.
  const awaited = new Set<string>();
  let watchers = 0;
  let wasBusy = false;
  const actor = createActor(
    uploadMachine.provide({ actors: { uploadFile: sendingActor({ api, queryClient }, (key) => files.get(key)) } }),
    { input: { roomBytes: null, rules } },
  );

  const note = (file: QueuedFile) => {
    const before = noted.get(file.key);
    if (before !== undefined && file.sentBytes - before < noteBytes) return;
    noted.set(file.key, file.sentBytes);
    const { key, name, size, sentBytes, folder } = file;
    const lastModified = files.get(key)?.lastModified ?? restored.get(key)?.lastModified ?? 0;
    void pending.put({ key, userName, name, size, lastModified, sentBytes, folder, handle: handles.get(key) });
  };
  actor.subscribe((snapshot) => {
    const { files: queued } = snapshot.context;
    const isBusy = snapshot.hasTag('busy');
    const count = (wanted: QueuedFile['state']) => queued.filter(({ key, state }) => state === wanted && !awaited.has(key)).length;
    const ended = { done: count('success'), failed: count('error') };
    if (wasBusy && !isBusy && watchers === 0 && count('paused') === 0 && ended.done + ended.failed > 0) onEnd?.(ended);
    wasBusy = isBusy;
    const open = new Set(queued.filter(({ state }) => state !== 'success').map(({ key }) => key));
    const gone = [...noted.keys()].filter((key) => !open.has(key));
    for (const key of gone) {
      noted.delete(key);
      files.delete(key);
      restored.delete(key);
      handles.delete(key);
    }
    if (gone.length > 0) void pending.remove(gone);
    for (const file of queued) if (open.has(file.key)) note(file);
  });
  actor.start();
  account.subscribe({ complete: () => actor.stop() });

  pending.all().then(
    (left) => {
      for (const upload of left) restored.set(upload.key, upload);
      for (const { key, sentBytes, handle } of left) {
        noted.set(key, sentBytes);
        if (handle) handles.set(key, handle);
      }
      if (left.length > 0 && actor.getSnapshot().status === 'active') actor.send({ type: 'restore', files: left });
    },
    () => undefined,
  );

  const queuedOf = (key: string) => actor.getSnapshot().context.files.find((file) => file.key === key);

  const follow = (key: string, tell: (progress: ComingProgress) => void) => {
    const end = () => {
      awaited.delete(key);
      subscription.unsubscribe();
    };
    const look = () => {
      const file = queuedOf(key);
      const stored = file?.state === 'success' ? storedOf(file) : undefined;
      if (stored) {
        end();
        tell({ stored });
        // The message has it now: don't offer it to another one.
        actor.send({ type: 'remove', key });
      } else if (!file || file.state === 'error') {
        end();
        tell({ problem: file?.problem ?? new Problem('upload-incomplete') });
      } else tell({ sentBytes: file.sentBytes });
    };
    awaited.add(key);
    const subscription = actor.subscribe(look);
    if (queuedOf(key)?.state === 'error') actor.send({ type: 'retry', key });
    else look();
    return end;
  };

  return {
    actor,
    handOver: () =>
      actor
        .getSnapshot()
        .context.files.filter(({ key, state }) => (state === 'waiting' || state === 'uploading') && !awaited.has(key))
        .map(({ key, name, size }) => ({
          name,
          size,
          follow: (tell) => follow(key, tell),
          drop: () => actor.send({ type: 'remove', key }),
          isGone: () => queuedOf(key) === undefined,
        })),
    watch: () => {
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    },
    add: (chosen, opener, targetOf) => {
      const named = chosen.map((file) => ({ key: crypto.randomUUID(), file }));
      for (const { key, file } of named) files.set(key, file);
      actor.send({ type: 'add', files: named.map(({ key, file }) => ({ key, name: file.name, size: file.size, ...targetOf?.(file) })) });
      const taken = new Set(actor.getSnapshot().context.files.map(({ key }) => key));
      for (const { key, file } of named) {
        if (!taken.has(key)) files.delete(key);
        else
          opener?.(file).then(
            (handle) => {
              const queued = actor.getSnapshot().context.files.find((one) => one.key === key);
              if (!handle || !queued || queued.state === 'success') return;
              handles.set(key, handle);
              noted.delete(key);
              note(queued);
            },
            () => undefined,
          );
      }
    },
    goOn: async (key, chosen) => {
      const upload = restored.get(key);
      if (!upload) return false;
      const isSame = chosen !== undefined && chosen.name === upload.name && chosen.size === upload.size;
      const file = isSame ? chosen : chosen ? undefined : await openAgain(upload).catch(() => undefined);
      if (!file) return false;
      files.set(key, file);
      actor.send({ type: 'found', key });
      return true;
    },
  };
}

const running = new WeakMap<object, BigUploader>();
const runningOnDisk = new WeakMap<object, BigUploader>();

type RunOptions = Omit<Options, 'pending'>;

/** Returns the uploader of an account. Created on first use. */
export function bigUploaderOf(system: AccountSystem & { userName: string }, options: RunOptions): BigUploader {
  const known = running.get(system.account);
  const uploader = known ?? createBigUploader(system, system.userName, { ...options, pending: pendingUploads(system.userName) });
  running.set(system.account, uploader);
  return uploader;
}

/** Returns the uploader of an account for files of the drives. Created on first use; its unfinished uploads are stored apart. */
export function diskUploaderOf(system: AccountSystem & { userName: string }, options: RunOptions): BigUploader {
  const owner = `disk:${system.userName}`;
  const known = runningOnDisk.get(system.account);
  const uploader = known ?? createBigUploader(system, owner, { ...options, pending: pendingUploads(owner) });
  runningOnDisk.set(system.account, uploader);
  return uploader;
}
