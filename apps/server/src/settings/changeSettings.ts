import { recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';

/** Changes something that belongs to an account, and tells its other windows. */
export const changeSettings = ({ db }: Pick<Deps, 'db'>, accountId: number, write: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await write(tx);
    const account = await tx.selectFrom('account').select('mailbox_id').where('id', '=', accountId).executeTakeFirstOrThrow();
    await recordChange(tx, account.mailbox_id, { type: 'settings.changed' });
  });
