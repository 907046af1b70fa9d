import type { Uids } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteRows, journalUids } from './bulk.repository.ts';
import { collectContents } from './collectContents.ts';
import { type FolderRow, findFolder } from './folderRow.ts';
import { moveBetween } from './moveMessages.ts';

interface DeleteInput {
  mailboxId: number;
  folder: string;
  uids: Uids;
}

/**
 * Removes messages for good inside an open transaction whose mailbox is locked, and writes the journal. Answers the contents that
 * `collectContents` may look at once the transaction has been committed.
 */
export async function expungeFrom(
  tx: Tx,
  { mailboxId, folder, uids }: { mailboxId: number; folder: Pick<FolderRow, 'id' | 'rawName'>; uids: Uids },
): Promise<number[]> {
  const deleted = await deleteRows(tx, { mailboxId, folderId: folder.id, uids });
  if (deleted.uids.length === 0) return [];
  await recordChange(tx, mailboxId, { type: 'message.removed', folder: folder.rawName, uids: journalUids(deleted.uids) });
  return deleted.contentIds;
}

/** Removes messages for good (LST-74). */
export async function expungeMessages(deps: Deps, { mailboxId, folder: rawName, uids }: DeleteInput): Promise<void> {
  const contentIds = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const folder = await findFolder(tx, mailboxId, rawName);
    return expungeFrom(tx, { mailboxId, folder, uids });
  });
  await collectContents(deps, contentIds);
}

/** Moves messages to Trash; those that are there already go for good (LST-73, LST-82). */
export async function deleteMessages(deps: Deps, { mailboxId, folder: rawName, uids }: DeleteInput): Promise<void> {
  const contentIds = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const folder = await findFolder(tx, mailboxId, rawName);
    if (folder.role === 'trash') return expungeFrom(tx, { mailboxId, folder, uids });
    const target = await findFolder(tx, mailboxId, 'Trash');
    await moveBetween(tx, { mailboxId, source: folder, target, uids });
    return [];
  });
  await collectContents(deps, contentIds);
}
