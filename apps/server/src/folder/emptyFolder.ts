import { Problem } from '@jinshu/api';
import { lockMailbox } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { collectContents } from '../message/collectContents.ts';
import { expungeFrom } from '../message/expungeMessages.ts';
import { findFolder } from '../message/folderRow.ts';

/** Removes all mail of a folder for good (LST-75). Only Trash and Spam may be emptied (D-110). */
export async function emptyFolder(deps: Deps, { mailboxId, rawName }: { mailboxId: number; rawName: string }): Promise<void> {
  const contentIds = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const folder = await findFolder(tx, mailboxId, rawName);
    if (folder.role !== 'trash' && folder.role !== 'spam') throw new Problem('forbidden');
    return expungeFrom(tx, { mailboxId, folder, uids: 'all' });
  });
  await collectContents(deps, contentIds);
}
