import { checkFolderName, type Folder, Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { checkFreeName } from './checkFreeName.ts';
import { insertFolder, toFolder } from './folder.repository.ts';

/** Creates a folder of the user's own (FLD-26). */
export const createFolder = ({ db }: Pick<Deps, 'db'>, { mailboxId, name }: { mailboxId: number; name: string }): Promise<Folder> =>
  db.transaction().execute(async (tx) => {
    const reason = checkFolderName(name);
    if (reason) throw new Problem('folder-name-invalid', { reason });
    await lockMailbox(tx, mailboxId);
    await checkFreeName(tx, mailboxId, name.trim());
    const folder = await insertFolder(tx, mailboxId, name.trim());
    await recordChange(tx, mailboxId, { type: 'folder.changed' });
    return toFolder({ ...folder, unseenCount: 0 });
  });
