import { unsealPassword } from '../../mail/foreign-server/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import type { ForeignFolder, ForeignRef, MailSource } from './MailSource.ts';
import {
  type FolderState,
  insertFetched,
  type MovingState,
  markRemoved,
  type StoredMoving,
  selectFetched,
  selectFolderStates,
  selectToRemove,
  selectTwins,
  updateState,
} from './moving.repository.ts';
import { openSource } from './openSource.ts';
import { storeFetched } from './storeFetched.ts';

type FetchingDeps = Pick<Deps, 'db' | 'blobs' | 'now' | 'config' | 'log'>;

/** A run over one account, claimed by this server. */
export interface Run {
  moving: StoredMoving;
  job: Job;
  leaseMs: number;
  /** Throws if this server must stop, or no longer has the claim. */
  check(): void;
}

/** Enough for few commits, little enough for memory and for those who wait for the mailbox. */
const slice = { mails: 50, bytes: 8 * 1024 * 1024 };
/** Messages that are deleted on the other server at once. */
const removalsAtOnce = 500;
/** Interval at which open windows get the progress, in milliseconds. */
const tellEveryMs = 1_000;
const dayMs = 86_400_000;

/** Updates the open windows of the account. */
export const tellMoving = async ({ db }: Pick<Deps, 'db'>, { mailboxId }: Pick<StoredMoving, 'mailboxId'>): Promise<void> => {
  await db.transaction().execute((tx) => recordChange(tx, mailboxId, { type: 'settings-list.changed', resource: 'movings' }));
};

/** Folders to fetch of an account. */
export const wantedFolders = (
  { folderScope, chosenFolders }: Pick<StoredMoving, 'folderScope' | 'chosenFolders'>,
  folders: readonly ForeignFolder[],
): ForeignFolder[] => {
  if (folderScope === 'all') return [...folders];
  if (folderScope === 'inbox') return folders.filter(({ role }) => role === 'inbox');
  const chosen = new Set(chosenFolders);
  return folders.filter(({ name }) => chosen.has(name));
};

const afterUid = (folder: ForeignFolder, state: FolderState | undefined) => (state?.validity === folder.validity ? state.lastUid : 0);
/** Whether a folder may have something new. */
const mayHaveNews = (folder: ForeignFolder, state: FolderState | undefined) =>
  folder.count > 0 && (folder.nextUid === null || folder.nextUid > afterUid(folder, state) + 1);

function* slicesOf(refs: readonly ForeignRef[]): Generator<ForeignRef[]> {
  let part: ForeignRef[] = [];
  let bytes = 0;
  for (const ref of refs) {
    if (part.length > 0 && (part.length >= slice.mails || bytes + ref.size > slice.bytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(ref);
    bytes += ref.size;
  }
  if (part.length > 0) yield part;
}

/** Leaves out what was fetched before, and records what can't or need not be fetched: too large, or known under another number. */
async function selectNew(deps: FetchingDeps, { moving }: Run, folder: ForeignFolder, refs: readonly ForeignRef[]): Promise<ForeignRef[]> {
  const { db, now } = deps;
  const largest = await readPolicy(db, 'mail_size');
  const keys = refs.map(({ key }) => key);
  const fetched = await selectFetched(db, moving.id, folder.name, keys);
  const open = refs.filter(({ key }) => !fetched.has(key));
  const messageIds = open.map(({ messageId }) => messageId).filter((id) => id !== '');
  const twins = await selectTwins(db, { id: moving.id, folder: folder.name, validity: folder.validity, messageIds });
  const hashes = new Map(twins.map(({ messageId, size, hash }) => [`${size} ${messageId}`, hash]));
  const known = open.flatMap((ref) => {
    const hash = hashes.get(`${ref.size} ${ref.messageId}`) ?? null;
    return hash || ref.size > largest ? [{ ...ref, hash }] : [];
  });
  if (known.length > 0) await db.transaction().execute((tx) => insertFetched(tx, moving.id, folder.name, known, now()));
  const skipped = new Set(known.map(({ key }) => key));
  return open.filter(({ key }) => !skipped.has(key));
}

/** Deletes on the other server what has been stored here for long enough (SET-117). */
async function removeStored({ db, now }: FetchingDeps, { moving, check }: Run, source: MailSource, folders: readonly ForeignFolder[]) {
  if (moving.removeAfterDays === null) return;
  const before = new Date(now().getTime() - moving.removeAfterDays * dayMs);
  const byName = new Map(folders.map((folder) => [folder.name, folder]));
  for (;;) {
    const due = await selectToRemove(db, moving.id, { before, limit: removalsAtOnce });
    let count = 0;
    for (const { folder: name, keys } of due) {
      check();
      const folder = byName.get(name);
      // The messages of a deleted folder were deleted with it.
      const gone = folder ? await source.remove(folder, keys) : keys;
      await markRemoved(db, moving.id, name, gone, now());
      count += gone.length;
    }
    // A session of POP3 ends when it deletes. What is left goes in the next run.
    if (count === 0 || moving.protocol === 'pop3') return;
  }
}

/**
 * Fetches what is new in another mailbox. Each slice is stored in a transaction, so an interrupted run resumes where it stopped.
 * Returns the state to record.
 */
export async function fetchMoving(deps: FetchingDeps, run: Run): Promise<MovingState> {
  const { db, now } = deps;
  const { moving, job, leaseMs, check } = run;
  const password = await unsealPassword(deps, moving.sealedPassword);
  const source = await openSource(deps, { ...moving, password });
  let told = 0;
  const tell = async () => {
    if (now().getTime() - told < tellEveryMs) return;
    told = now().getTime();
    await tellMoving(deps, moving);
  };
  try {
    const folders = await source.folders();
    const states = await selectFolderStates(db, moving.id);
    const wanted = wantedFolders(moving, folders).filter((folder) => mayHaveNews(folder, states.get(folder.name)));
    const expected = wanted.reduce((sum, folder) => {
      const after = afterUid(folder, states.get(folder.name));
      return sum + (folder.nextUid === null ? folder.count : Math.min(folder.count, folder.nextUid - after - 1));
    }, 0);
    const isFirst = moving.receivedAt === null;
    const knownFolders = folders.map(({ name }) => name);
    const totalCount = Math.max(expected, moving.protocol === 'pop3' ? 0 : moving.fetchedCount + expected);
    await updateState(db, moving.id, { status: 'receiving', statusInfo: '', knownFolders, totalCount });
    let arrived = 0;
    for (const folder of wanted) {
      check();
      const refs = await source.list(folder, afterUid(folder, states.get(folder.name)));
      for (const part of slicesOf(await selectNew(deps, run, folder, refs))) {
        check();
        const mails = await source.fetch(part);
        const leaseUntil = new Date(now().getTime() + leaseMs);
        const stored = await storeFetched(deps, { moving, job, leaseUntil, folder, mails, isNews: !isFirst });
        arrived += stored.arrived;
        await tell();
        if (stored.isFull) return { status: 'full', runCount: arrived, currentFolder: '' };
      }
    }
    await removeStored(deps, run, source, folders);
    return { status: 'done', runCount: arrived, currentFolder: '', receivedAt: now() };
  } finally {
    await source.close();
  }
}
