import type { Db, Tx } from '../../platform/db/index.ts';

/** Selects the address and the name of a mailbox. */
export const selectOwner = (db: Db | Tx, mailboxId: number): Promise<{ address: string; name: string }> =>
  db.selectFrom('mailbox').select(['address', 'name']).where('id', '=', mailboxId).executeTakeFirstOrThrow();

/** Selects the addresses of mailboxes, sorted. */
export async function selectAddresses(db: Db | Tx, mailboxIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mailbox')
    .select('address')
    .where('id', 'in', [...mailboxIds])
    .orderBy('address')
    .execute();
  return rows.map(({ address }) => address);
}

/** Selects the own mailbox of an account. */
export const selectOwnMailbox = (db: Db | Tx, accountId: number): Promise<{ mailboxId: number; address: string } | undefined> =>
  db
    .selectFrom('account')
    .innerJoin('mailbox', 'mailbox.id', 'account.mailbox_id')
    .select(['mailbox.id as mailboxId', 'mailbox.address'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
