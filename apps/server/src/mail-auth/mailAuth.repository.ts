import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import type { StoredAddress } from '../db/tables.ts';
import type { MailAuthentication, SmtpClient } from './MailAuthentication.ts';

/** A mail whose sender is to be checked, claimed by one server. */
export interface MailCheck {
  contentId: number;
  client: SmtpClient;
  /** How often it was claimed, this time included. */
  attempts: number;
  sender: StoredAddress;
  /** Bytes of the mail. */
  size: number;
}

/** Writes without waiting for the disk: whatever a power cut takes back is checked again. */
const unhurried = <T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    return write(tx);
  });

/** Asks for the senders of mails to be checked, in the transaction that takes the mails in. */
export async function enqueueChecks(tx: Tx, checks: readonly { contentId: number; client: SmtpClient }[], at: Date): Promise<void> {
  if (checks.length === 0) return;
  await tx
    .insertInto('mail_authentication')
    .values(checks.map(({ contentId, client }) => ({ content_id: contentId, client: JSON.stringify(client), next_attempt_at: at })))
    .onConflict((conflict) => conflict.column('content_id').doNothing())
    .execute();
}

/** Claims mails that are due. A claim is a lease: a mail comes up again by itself when this server dies with it. */
export async function claimChecks(db: Db, { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number }): Promise<MailCheck[]> {
  const claim = sql<MailCheck>`
    WITH due AS MATERIALIZED (
      SELECT content_id FROM mail_authentication WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE mail_authentication a SET attempts = a.attempts + 1, next_attempt_at = ${leaseUntil}
    FROM due JOIN content c ON c.id = due.content_id WHERE a.content_id = due.content_id
    RETURNING a.content_id AS "contentId", a.client, a.attempts, c.sender, c.size`;
  return (await unhurried(db, (tx) => claim.execute(tx))).rows;
}

/** Keeps what was found, and when to look again; null: never. */
export async function keepResult(db: Db, contentId: number, result: MailAuthentication, nextAttemptAt: Date | null): Promise<void> {
  await unhurried(db, (tx) =>
    tx
      .updateTable('mail_authentication')
      .set({ result: JSON.stringify(result), next_attempt_at: nextAttemptAt })
      .where('content_id', '=', contentId)
      .execute(),
  );
}

/** Gives a claimed mail back. */
export async function releaseCheck(db: Db, contentId: number, at: Date): Promise<void> {
  await db.updateTable('mail_authentication').set({ next_attempt_at: at }).where('content_id', '=', contentId).execute();
}

/** Milliseconds until a mail is due; nothing when none waits. */
export async function untilNextCheck(db: Db, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('mail_authentication')
    .select('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ? Math.max(0, row.next_attempt_at.getTime() - now.getTime()) : undefined;
}
