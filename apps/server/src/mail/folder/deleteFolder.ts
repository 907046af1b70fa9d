import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { applyWork, type BulkOutcome, type BulkStep, checkWork, insertMailJob, maximumAtOnce } from '../bulk/index.ts';
import { collectContents } from '../content/index.ts';
import { findFolder } from '../message/index.ts';
import { removeEmptyFolder, selectFolder } from './folder.repository.ts';

/** Folder to delete, and whether its content is deleted or moved. */
export interface DeleteFolder {
  mailboxId: number;
  accountId: number;
  folder: { rawName: string } | { id: number };
  /** Folder that receives the content. Undefined to delete the content permanently. */
  targetFolder: string | undefined;
}

/**
 * Deletes a folder and its remaining content completely or not at all (FLD-33). The transaction must have locked the mailbox. Returns the
 * contents that `collectContents` may check after the commit.
 */
export async function removeWithContent(tx: Tx, deps: Deps, step: Omit<BulkStep, 'uids'>): Promise<number[]> {
  const { mailboxId, folder } = step;
  const { contentIds } = await applyWork(tx, deps, { ...step, uids: 'all' });
  await removeEmptyFolder(tx, mailboxId, folder.id);
  await recordChange(tx, mailboxId, { type: 'folder.changed' });
  return contentIds;
}

/**
 * Deletes a user's custom folder with its content, or after moving it (FLD-27, FLD-28). A job empties a very large folder and deletes it in
 * its last step.
 */
export async function deleteFolder(deps: Deps, { mailboxId, accountId, folder: by, targetFolder }: DeleteFolder): Promise<BulkOutcome> {
  const { contentIds, job } = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const found = await selectFolder(tx, mailboxId, by);
    if (!found) throw new Problem('folder-not-found');
    if (found.role) throw new Problem('folder-is-default');
    const folder = await findFolder(tx, mailboxId, found.rawName);
    if (targetFolder !== undefined && (await findFolder(tx, mailboxId, targetFolder)).id === folder.id)
      throw new Problem('folder-not-found');
    const step: BulkStep = { mailboxId, accountId, folder, uids: 'all', work: { kind: 'remove-folder', target: targetFolder ?? null } };
    if (folder.messageCount <= maximumAtOnce('remove-folder'))
      return { contentIds: await removeWithContent(tx, deps, step), job: undefined };
    await checkWork(tx, step);
    return { contentIds: [], job: await insertMailJob(tx, step) };
  });
  await collectContents(deps, contentIds);
  return { moved: [], ...(job && { job }) };
}
