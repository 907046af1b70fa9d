import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { expungeFrom, moveBetween } from '../message/applyBulk.ts';
import { collectContents } from '../message/collectContents.ts';
import { findFolder } from '../message/folderRow.ts';
import { removeEmptyFolder, selectFolder } from './folder.repository.ts';

/** Which folder is to go, and its content with it or into another one. */
export interface DeleteFolder {
  mailboxId: number;
  folder: { rawName: string } | { id: number };
  /** Where the content goes; nothing when it goes for good. */
  targetFolder: string | undefined;
}

/** Removes a user's own folder, together with its content or after moving it (FLD-27, FLD-28): all of it or nothing (FLD-33). */
export async function deleteFolder(deps: Deps, { mailboxId, folder: by, targetFolder }: DeleteFolder): Promise<void> {
  const contentIds = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const found = await selectFolder(tx, mailboxId, by);
    if (!found) throw new Problem('folder-not-found');
    if (found.role) throw new Problem('folder-is-default');
    const source = await findFolder(tx, mailboxId, found.rawName);
    let left: number[] = [];
    if (targetFolder === undefined) {
      left = await expungeFrom(tx, { mailboxId, folder: source, uids: 'all' });
    } else {
      const target = await findFolder(tx, mailboxId, targetFolder);
      if (target.id === source.id) throw new Problem('folder-not-found');
      await moveBetween(tx, { mailboxId, source, target, uids: 'all' });
    }
    await removeEmptyFolder(tx, mailboxId, source.id);
    await recordChange(tx, mailboxId, { type: 'folder.changed' });
    return left;
  });
  await collectContents(deps, contentIds);
}
