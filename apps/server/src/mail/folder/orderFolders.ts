import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectFolders, updateFolderOrder } from './folder.repository.ts';

/** Folders to put in order, by their raw names. */
export interface OrderFolders {
  mailboxId: number;
  rawNames: readonly string[];
}

/** Puts the user's own folders in order. Those that are not named, perhaps made in another window, follow as they stood. */
export const orderFolders = ({ db }: Pick<Deps, 'db'>, { mailboxId, rawNames }: OrderFolders): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const folders = await selectFolders(tx, mailboxId);
    const named = [...new Set(rawNames)].map((rawName) => {
      const folder = folders.find((one) => one.rawName === rawName);
      if (!folder) throw new Problem('folder-not-found');
      if (folder.isDefault) throw new Problem('folder-is-default');
      return folder.id;
    });
    const others = folders.filter(({ isDefault, id }) => !isDefault && !named.includes(id)).map(({ id }) => id);
    await updateFolderOrder(tx, mailboxId, [...named, ...others]);
    await recordChange(tx, mailboxId, { type: 'folder.changed' });
  });
