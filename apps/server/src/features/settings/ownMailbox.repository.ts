import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Rows of an account that a call is about. */
type Chosen = readonly number[] | 'all';

/** Returns the SQL condition for rows of an account's own mailbox: the given ones, or all. */
export const ownRows = (accountId: number, chosen: Chosen = 'all') =>
  sql<boolean>`mailbox_id = (SELECT o.mailbox_id FROM account o WHERE o.id = ${accountId})
    ${chosen === 'all' ? sql`` : sql`AND id = ANY(${[...chosen]}::bigint[])`}`;

/** Returns the account's own mailbox, locked until the transaction ends. */
export async function lockOwnMailbox(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id FROM mailbox m JOIN account a ON a.mailbox_id = m.id WHERE a.id = ${accountId} FOR NO KEY UPDATE OF m`.execute(tx);
  return (rows[0] as { id: number }).id;
}

type ListTable = 'auto_reply' | 'auto_forward' | 'sms_sender' | 'sender_rule' | 'recall_record';

/** Returns the number of rows of a list. */
export async function countOwn(db: Db | Tx, table: ListTable, accountId: number, also = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE ${ownRows(accountId)} AND ${also}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes rows of a list. Returns how many there were. */
export async function removeOwn(tx: Tx, table: ListTable, accountId: number, chosen: Chosen, also = sql`true`): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ${ownRows(accountId, chosen)} AND ${also}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Enables or disables rows of a list. Returns how many there were. */
export async function setOwnActive(
  tx: Tx,
  table: ListTable,
  accountId: number,
  { ids, isActive, also = sql`true` }: { ids: readonly number[]; isActive: boolean; also?: ReturnType<typeof sql> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table)} SET is_active = ${isActive} WHERE ${ownRows(accountId, ids)} AND ${also}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Returns the account's own mailbox. */
export async function selectOwnMailbox(db: Db | Tx, accountId: number): Promise<number> {
  return (await db.selectFrom('account').select('mailbox_id').where('id', '=', accountId).executeTakeFirstOrThrow()).mailbox_id;
}
