import type { SettingsResourceName } from '@jinshu/api';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectOwnMailbox } from './ownMailbox.repository.ts';

/**
 * Changes data of an account and notifies its other windows: of the list that was changed, or of the settings as a whole. Returns the result
 * of `write`.
 */
export const changeSettings = <T>(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  write: (tx: Tx) => Promise<T>,
  resource?: SettingsResourceName,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const written = await write(tx);
    await recordChange(
      tx,
      await selectOwnMailbox(tx, accountId),
      resource ? { type: 'settings-list.changed', resource } : { type: 'settings.changed' },
    );
    return written;
  });
