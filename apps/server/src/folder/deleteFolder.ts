import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { insertMailJob } from '../mail-job/mailJob.repository.ts';
import { applyWork, type BulkStep, checkWork } from '../message/bulkWork.ts';
import { collectContents } from '../message/collectContents.ts';
import { type BulkOutcome, maximumAtOnce } from '../message/doBulk.ts';
import { findFolder } from '../message/folderRow.ts';
import { removeEmptyFolder, selectFolder } from './folder.repository.ts';

/** Which folder is to go, and its content with it or into another one. */
export interface DeleteFolder {
  mailboxId: number;
  accountId: number;
  folder: { rawName: string } | { id: number };
  /** Where the content goes; nothing when it goes for good. */
  targetFolder: string | undefined;
}

/**
 * Does away with a folder and what is left in it inside an open transaction whose mailbox is locked: all of it or nothing (FLD-33). Answers
 * the contents that `collectContents` may look at once the transaction has been committed.
 */
export async function removeWithContent(tx: Tx, deps: Deps, step: Omit<BulkStep, 'uids'>): Promise<number[]> {
  const { mailboxId, folder } = step;
  const { contentIds } = await applyWork(tx, deps, { ...step, uids: 'all' });
  await removeEmptyFolder(tx, mailboxId, folder.id);
  await recordChange(tx, mailboxId, { type: 'folder.changed' });
  return contentIds;
}

/**
 * Removes a user's own folder, together with its content or after moving it (FLD-27, FLD-28). One with very many mails is emptied by a job,
 * whose last step removes it.
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
