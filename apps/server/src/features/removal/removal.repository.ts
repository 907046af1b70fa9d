import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Deletes an account until a day. It remembers whether the account was active. */
export async function markRemoval(tx: Tx, accountId: number, removeOn: Date): Promise<void> {
  await sql`UPDATE account SET remove_on = ${removeOn}, was_active = is_active, is_active = false
    WHERE id = ${accountId} AND remove_on IS NULL`.execute(tx);
}

/** Takes a deletion back. Returns whether the account is active again. */
export async function unmarkRemoval(tx: Tx, accountId: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ isActive: boolean }>`
    UPDATE account SET remove_on = NULL, closing_at = NULL, is_active = was_active,
      enabled_at = CASE WHEN was_active THEN ${at} ELSE enabled_at END
    WHERE id = ${accountId} RETURNING is_active AS "isActive"`.execute(tx);
  return rows[0]?.isActive ?? false;
}

/** A mailbox whose day of removal has come. */
export interface DueRemoval {
  mailboxId: number;
  accountId: number | null;
  address: string;
  departmentId: number | null;
  isShared: boolean;
}

/** Days after which a removal no longer waits for what was sent. */
const daysToLeave = 3;

/** Returns a deleted person whose day has come and whose events are not canceled yet. */
export async function selectDueClosing(db: Db, at: Date): Promise<{ accountId: number; mailboxId: number } | undefined> {
  const { rows } = await sql<{ accountId: number; mailboxId: number }>`
    SELECT id AS "accountId", mailbox_id AS "mailboxId" FROM account WHERE remove_on <= ${at} AND closing_at IS NULL ORDER BY id LIMIT 1`.execute(
    db,
  );
  return rows[0];
}

/** Notes that the events of an account were canceled. */
export async function noteClosing(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx.updateTable('account').set({ closing_at: at }).where('id', '=', accountId).execute();
}

/** Returns a mailbox whose day has come: of a deleted person whose sent mail has left, or a deleted shared one. */
export async function selectDueRemoval(db: Db | Tx, at: Date): Promise<DueRemoval | undefined> {
  const { rows } = await sql<DueRemoval>`
    SELECT m.id AS "mailboxId", a.id AS "accountId", m.address, a.department_id AS "departmentId", m.is_shared AS "isShared"
    FROM mailbox m LEFT JOIN account a ON a.mailbox_id = m.id 
    WHERE m.remove_on <= ${at} OR (a.remove_on <= ${at} AND a.closing_at IS NOT NULL
      AND (a.closing_at <= ${at}::timestamptz - make_interval(days => ${daysToLeave})
        OR NOT EXISTS (SELECT FROM delivery d WHERE d.mailbox_id = m.id AND d.status = 'queued')))
    ORDER BY m.id LIMIT 1`.execute(db);
  return rows[0];
}

/** Removes some messages of a mailbox. Returns their contents, which nothing else may hold. */
export async function deleteSomeMessages(tx: Tx, mailboxId: number, limit: number): Promise<{ count: number; contentIds: number[] }> {
  const { rows } = await sql<{ contentId: number | null }>`
    DELETE FROM message WHERE mailbox_id = ${mailboxId} AND id IN (SELECT id FROM message WHERE mailbox_id = ${mailboxId} LIMIT ${limit})
    RETURNING content_id AS "contentId"`.execute(tx);
  return { count: rows.length, contentIds: rows.flatMap(({ contentId }) => contentId ?? []) };
}

/** Contents of mail that was sent from a mailbox. */
export async function selectSubmittedContents(tx: Tx, mailboxId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT DISTINCT content_id AS id FROM submission WHERE mailbox_id = ${mailboxId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Leaves what an account sent from mailboxes of others to the accounts of those mailboxes. */
export async function leaveSubmissions(tx: Tx, { accountId, mailboxId }: { accountId: number; mailboxId: number }): Promise<void> {
  for (const table of ['submission', 'review_mail'] as const)
    await sql`UPDATE ${sql.table(table)} s SET account_id = a.id FROM account a
      WHERE s.account_id = ${accountId} AND s.mailbox_id <> ${mailboxId} AND a.mailbox_id = s.mailbox_id`.execute(tx);
}

/** Tables with rows of a mailbox that no constraint ties to it. Records are not among them. */
const untied = ['change', 'draft', 'message_text', 'mail_job', 'burn_reading', 'letter_link', 'sms'] as const;

/** Removes a mailbox, its disk and its account for good. What is tied to them goes with them. */
export async function deleteMailbox(tx: Tx, { mailboxId, accountId }: { mailboxId: number; accountId: number | null }): Promise<void> {
  // Triggers count what is left on a disk, so that its files go before it.
  for (const table of ['disk_file', 'disk_folder'] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE disk_id IN (SELECT id FROM disk WHERE mailbox_id = ${mailboxId})`.execute(tx);
  for (const table of untied) await sql`DELETE FROM ${sql.table(table)} WHERE mailbox_id = ${mailboxId}`.execute(tx);
  if (accountId !== null) await tx.deleteFrom('account').where('id', '=', accountId).execute();
  await tx.deleteFrom('mailbox').where('id', '=', mailboxId).execute();
}

/** Returns the further addresses of a mailbox. */
export async function selectFurtherAddresses(tx: Tx, mailboxId: number): Promise<string[]> {
  const rows = await tx.selectFrom('mailbox_address').select('address').where('mailbox_id', '=', mailboxId).orderBy('address').execute();
  return rows.map(({ address }) => address);
}

/** Bars an address until a moment. */
export async function barAddress(tx: Tx, address: string, until: Date): Promise<void> {
  await sql`INSERT INTO barred_address (address, until) VALUES (${address}, ${until})
    ON CONFLICT (address) DO UPDATE SET until = excluded.until`.execute(tx);
}

/** Forgets addresses that are no longer barred. */
export const forgetBarred = (db: Db, at: Date) => db.deleteFrom('barred_address').where('until', '<=', at).execute();
