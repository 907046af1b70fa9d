import type { SharedMailbox, ShareLevel } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Returns the share level of an account in a mailbox; `null` in its own mailbox or without a share. */
export async function selectShareLevel(db: Db, accountId: number, mailboxId: number): Promise<ShareLevel | null> {
  const { rows } = await sql<{ level: ShareLevel }>`SELECT level FROM shares_of(${accountId}) WHERE mailbox_id = ${mailboxId}`.execute(db);
  return rows[0]?.level ?? null;
}

/** The mailboxes of others that an account may enter, by address. */
export async function selectSharedMailboxes(db: Db, accountId: number): Promise<SharedMailbox[]> {
  const { rows } = await sql<SharedMailbox>`
    SELECT m.id AS "shareId", m.address AS "userName", m.name FROM shares_of(${accountId}) s JOIN mailbox m ON m.id = s.mailbox_id
    ORDER BY m.address`.execute(db);
  return rows;
}

/** The account's own mailbox. */
export async function selectOwnMailbox(db: Db, accountId: number): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('mailbox_id').where('id', '=', accountId).executeTakeFirst();
  return row?.mailbox_id;
}
