import type { Db, Tx } from '../../platform/db/db.ts';

/** Selects the address and the name of a mailbox. */
export const selectOwner = (db: Db | Tx, mailboxId: number): Promise<{ address: string; name: string }> =>
  db.selectFrom('mailbox').select(['address', 'name']).where('id', '=', mailboxId).executeTakeFirstOrThrow();
