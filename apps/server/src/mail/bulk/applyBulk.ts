import { Problem } from '@jinshu/api';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type FolderRow, isOutgoing } from '../message/index.ts';
import {
  countKinds,
  deleteRows,
  type FlagPatch,
  journalUids,
  type MovedUid,
  moveRows,
  type Selection,
  showDrafts,
  updateFlags,
} from './bulk.repository.ts';

/** Changes flags inside an open transaction whose mailbox is locked, and writes the journal. */
export async function applyFlags(tx: Tx, selection: Selection, folder: string, patch: FlagPatch): Promise<number[]> {
  const uids = await updateFlags(tx, selection, patch);
  if (uids.length > 0) await recordChange(tx, selection.mailboxId, { type: 'message.changed', folder, uids: journalUids(uids) });
  return uids;
}

/** Messages to move between two folders of a mailbox. */
export interface MoveBetween {
  mailboxId: number;
  source: FolderRow;
  target: FolderRow;
  uids: Selection['uids'];
}

/** Refuses a move of what the target cannot hold. A draft is a form and no mail yet: only Drafts and Trash take it, and Drafts takes nothing else. */
export async function checkMove(tx: Tx, { mailboxId, source, target, uids }: MoveBetween): Promise<void> {
  const { drafts, mails } = await countKinds(tx, { mailboxId, folderId: source.id, uids });
  if (target.role === 'drafts' ? mails > 0 : drafts > 0 && target.role !== 'trash') throw new Problem('forbidden');
}

/** Moves messages inside an open transaction whose mailbox is locked, and writes the journal. */
export async function moveBetween(tx: Tx, move: MoveBetween): Promise<MovedUid[]> {
  const { mailboxId, source, target, uids } = move;
  if (source.id === target.id) return [];
  await checkMove(tx, move);
  const selection = { mailboxId, folderId: source.id, uids };
  if (source.role === 'drafts' || target.role === 'drafts') await showDrafts(tx, selection, source.role === 'drafts');
  const moved = await moveRows(tx, { selection, target, changesParty: isOutgoing(source) !== isOutgoing(target) });
  if (moved.length === 0) return moved;
  await recordChange(tx, mailboxId, { type: 'message.removed', folder: source.rawName, uids: journalUids(moved.map(({ from }) => from)) });
  await recordChange(tx, mailboxId, {
    type: 'message.added',
    folder: target.rawName,
    uids: journalUids(moved.map(({ to }) => to)),
    isArrival: false,
  });
  return moved;
}

/**
 * Deletes messages permanently inside an open transaction whose mailbox is locked, and writes the journal. Returns the contents to pass to
 * `collectContents` after the transaction has been committed.
 */
export async function expungeFrom(
  tx: Tx,
  { mailboxId, folder, uids }: { mailboxId: number; folder: Pick<FolderRow, 'id' | 'rawName'>; uids: Selection['uids'] },
): Promise<number[]> {
  const deleted = await deleteRows(tx, { mailboxId, folderId: folder.id, uids });
  if (deleted.uids.length === 0) return [];
  await recordChange(tx, mailboxId, { type: 'message.removed', folder: folder.rawName, uids: journalUids(deleted.uids) });
  return deleted.contentIds;
}
