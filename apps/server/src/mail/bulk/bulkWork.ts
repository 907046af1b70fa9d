import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type FolderRow, findFolder } from '../message/index.ts';
import { allowSenders } from '../sender-rule/index.ts';
import { selectRulesFor } from '../submission/index.ts';
import { applyFlags, checkMove, expungeFrom, moveBetween } from './applyBulk.ts';
import { countDiffering, type FlagPatch, knownTags, type MovedUid, type Selection, selectSenders } from './bulk.repository.ts';
import { recordDeleted } from './deletedRecord.repository.ts';
import { returnRefusals } from './returnRefusals.ts';

/** Action on messages. Stored as JSON in a job. */
export type BulkWork =
  | { kind: 'flag'; patch: FlagPatch }
  | { kind: 'move'; target: string }
  /** To Trash; from there for good. */
  | { kind: 'delete' }
  | { kind: 'expunge' }
  | { kind: 'not-spam'; allowsSenders: boolean }
  | { kind: 'reject'; alsoDeletes: boolean }
  /** Into the target, or for good where there is none; the folder itself goes last. */
  | { kind: 'remove-folder'; target: string | null };

/** Messages of one folder, what is done with them, and who does it. */
export interface BulkStep {
  mailboxId: number;
  accountId: number;
  folder: FolderRow;
  uids: Selection['uids'];
  work: BulkWork;
}

/** Result of applying the work. */
export interface BulkResult {
  /** At most a few hundred. */
  moved: MovedUid[];
  /** Contents that may be unused now, for `collectContents` after the transaction has been committed. */
  contentIds: number[];
}

const targetOf = (tx: Tx, { mailboxId, folder, work }: BulkStep): Promise<FolderRow | undefined> => {
  if (work.kind === 'move') return findFolder(tx, mailboxId, work.target);
  if (work.kind === 'remove-folder' && work.target !== null) return findFolder(tx, mailboxId, work.target);
  if (work.kind === 'not-spam') return findFolder(tx, mailboxId, 'INBOX');
  const goesToTrash = work.kind === 'delete' || (work.kind === 'reject' && work.alsoDeletes);
  return goesToTrash && folder.role !== 'trash' ? findFolder(tx, mailboxId, 'Trash') : Promise.resolve(undefined);
};

async function checkTags(tx: Tx, mailboxId: number, { addTags }: FlagPatch): Promise<void> {
  if (addTags && (await knownTags(tx, mailboxId, addTags)) !== addTags.length) throw new Problem('tag-not-found');
}

/** Returns the other mailboxes to lock: those of the reviewers who are notified of a rejection notice waiting for review. */
export async function toldOf(tx: Tx, accountId: number, { kind }: BulkWork): Promise<number[]> {
  if (kind !== 'reject') return [];
  return [...new Set((await selectRulesFor(tx, accountId)).flatMap(({ reviewerMailboxIds }) => reviewerMailboxIds))];
}

/** Refuses what cannot be done, before any of it is. */
export async function checkWork(tx: Tx, step: BulkStep): Promise<void> {
  const { mailboxId, folder, uids, work } = step;
  if (work.kind === 'flag') await checkTags(tx, mailboxId, work.patch);
  const target = await targetOf(tx, step);
  if (target && target.id !== folder.id) await checkMove(tx, { mailboxId, source: folder, target, uids });
}

/** Returns the number of messages to change, counted only up to the limit. */
export async function sizeOfWork(tx: Tx, { mailboxId, folder, uids, work }: BulkStep, limit: number): Promise<number> {
  const size = uids === 'all' ? folder.messageCount : 'upTo' in uids ? limit : uids.length;
  if (work.kind !== 'flag' || size < limit) return size;
  // Most of a folder has been read already when all of it is marked read.
  const differing = await countDiffering(tx, { mailboxId, folderId: folder.id, uids }, work.patch, limit);
  return differing < limit ? differing : size;
}

/** Does the work inside an open transaction whose mailbox is locked, and writes the journal. */
export async function applyWork(tx: Tx, deps: Deps, step: BulkStep): Promise<BulkResult> {
  const { mailboxId, folder, uids, work } = step;
  const nothing: BulkResult = { moved: [], contentIds: [] };
  const selection = { mailboxId, folderId: folder.id, uids };
  if (work.kind === 'flag') {
    await checkTags(tx, mailboxId, work.patch);
    await applyFlags(tx, selection, folder.rawName, work.patch);
    return nothing;
  }
  if (work.kind === 'not-spam' && work.allowsSenders) await allowSenders(tx, mailboxId, await selectSenders(tx, selection));
  if (work.kind === 'reject') await returnRefusals(tx, deps, step);
  const target = await targetOf(tx, step);
  const goesForGood = !target && (work.kind === 'expunge' || work.kind === 'delete' || work.kind === 'remove-folder');
  if (goesForGood || (target?.role === 'trash' && folder.role !== 'trash'))
    await recordDeleted(tx, selection, { folder: folder.rawName, isGone: goesForGood, at: deps.now() });
  if (target) return { ...nothing, moved: await moveBetween(tx, { mailboxId, source: folder, target, uids }) };
  return goesForGood ? { ...nothing, contentIds: await expungeFrom(tx, { mailboxId, folder, uids }) } : nothing;
}
