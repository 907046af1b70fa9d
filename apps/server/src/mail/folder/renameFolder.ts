import { checkFolderName, Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { checkFreeName } from './checkFreeName.ts';
import { selectFolder, updateFolderName } from './folder.repository.ts';

/** Folder to rename, and its new name. */
export interface RenameFolder {
  mailboxId: number;
  rawName: string;
  name: string;
}

/** Gives a user's own folder another name (FLD-29); a default one keeps its own (FLD-34). */
export const renameFolder = ({ db }: Pick<Deps, 'db'>, { mailboxId, rawName, name }: RenameFolder): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const reason = checkFolderName(name);
    if (reason) throw new Problem('folder-name-invalid', { reason });
    await lockMailbox(tx, mailboxId);
    const folder = await selectFolder(tx, mailboxId, { rawName });
    if (!folder) throw new Problem('folder-not-found');
    if (folder.role) throw new Problem('folder-is-default');
    await checkFreeName(tx, mailboxId, name.trim(), folder.id);
    await updateFolderName(tx, mailboxId, folder.id, name.trim());
    await recordChange(tx, mailboxId, { type: 'folder.changed' });
  });
