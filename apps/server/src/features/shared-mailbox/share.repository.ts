import type { Share, SharedToMe, ShareLevel } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Returns who may use a mailbox, by name. With an account, that one alone. */
export async function selectShares(db: Db | Tx, mailboxId: number, now: Date, accountId: number | null = null): Promise<Share[]> {
  const { rows } = await sql<Omit<Share, 'usedAt'> & { usedAt: Date | null }>`
    SELECT a.id, a.login AS "userName", a.name, concat_ws(' · ', d.name, nullif(a.position, '')) AS detail, s.level, s.used_at AS "usedAt",
      EXISTS (SELECT FROM session i WHERE i.account_id = a.id AND i.mailbox_id = s.mailbox_id AND i.expires_at > ${now}) AS "isInUse"
    FROM mailbox_share s JOIN account a ON a.id = s.account_id LEFT JOIN department d ON d.id = a.department_id
    WHERE s.mailbox_id = ${mailboxId} AND (${accountId}::bigint IS NULL OR a.id = ${accountId}) ORDER BY a.name, a.id`.execute(db);
  return rows.map(({ usedAt, ...row }) => ({ ...row, usedAt: usedAt?.toISOString() ?? null }));
}

/** Returns the mailboxes that are shared with an account, with the unread messages in their inboxes. */
export async function selectSharedToMe(db: Db, accountId: number): Promise<SharedToMe[]> {
  const { rows } = await sql<SharedToMe>`
    SELECT m.id AS "shareId", m.address AS "userName", m.name, s.level, f.unseen_count AS "unseenCount"
    FROM shares_of(${accountId}) s JOIN mailbox m ON m.id = s.mailbox_id JOIN folder f ON f.mailbox_id = m.id AND f.role = 'inbox'
    ORDER BY m.name, m.id`.execute(db);
  return rows;
}

/** Gives an account a level in a mailbox, in place of the one it has. */
export async function upsertShare(tx: Tx, mailboxId: number, accountId: number, level: ShareLevel): Promise<void> {
  await tx
    .insertInto('mailbox_share')
    .values({ mailbox_id: mailboxId, account_id: accountId, level })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'account_id']).doUpdateSet({ level }))
    .execute();
}

/** Returns those of the accounts that have a share of a mailbox. */
export async function selectSharing(tx: Tx, mailboxId: number, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .selectFrom('mailbox_share')
    .select('account_id')
    .where('mailbox_id', '=', mailboxId)
    .where('account_id', 'in', accountIds)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Takes shares of a mailbox back. */
export async function deleteShares(tx: Tx, mailboxId: number, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.deleteFrom('mailbox_share').where('mailbox_id', '=', mailboxId).where('account_id', 'in', accountIds).execute();
}

/** Notes that an account has opened a mailbox that is shared with it. */
export async function noteShareUse(db: Db | Tx, mailboxId: number, accountId: number, at: Date): Promise<void> {
  await db
    .updateTable('mailbox_share')
    .set({ used_at: at })
    .where('mailbox_id', '=', mailboxId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Person who can be given a share. */
export interface Sharer {
  accountId: number;
  /** The person's own mailbox. */
  mailboxId: number;
  address: string;
  name: string;
}

/** Returns the people with these addresses by address. Disabled accounts and shared mailboxes are left out. */
export async function findSharers(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, Sharer>> {
  const { rows } = await sql<Sharer>`
    SELECT a.id AS "accountId", a.mailbox_id AS "mailboxId", a.login AS address, a.name
    FROM account a JOIN mailbox m ON m.id = a.mailbox_id
    WHERE a.login = ANY(${[...addresses]}::text[]) AND a.is_active AND NOT m.is_shared`.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}

/** Returns the own mailboxes of accounts. */
export async function ownMailboxesOf(db: Db | Tx, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await db.selectFrom('account').select('mailbox_id').where('id', 'in', accountIds).execute();
  return rows.map(({ mailbox_id }) => mailbox_id);
}
