import type { Db, Tx } from '../../../platform/db/index.ts';

/** Returns the address of a shared mailbox. */
export async function selectMailboxAddress(db: Db | Tx, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('mailbox').select('address').where('id', '=', id).where('is_shared', '=', true).executeTakeFirst();
  return row?.address;
}
