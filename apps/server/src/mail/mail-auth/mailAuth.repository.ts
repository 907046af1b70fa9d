import { sql } from 'kysely';
import type { Db, MailAuthentication, SmtpClient, StoredAddress, Tx } from '../../platform/db/index.ts';

/** Message whose sender needs checking, claimed by one server. */
export interface MailCheck {
  contentId: number;
  client: SmtpClient;
  /** Number of claims, including the current one. */
  attempts: number;
  sender: StoredAddress;
  /** Bytes of the mail. */
  size: number;
}

/** Writes without waiting for the disk. Writes lost in a power failure are checked again. */
const unhurried = <T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    return write(tx);
  });

/** Queues sender checks for messages, in the transaction that stores the messages. */
export async function enqueueChecks(tx: Tx, checks: readonly { contentId: number; client: SmtpClient }[], at: Date): Promise<void> {
  if (checks.length === 0) return;
  await tx
    .insertInto('mail_authentication')
    .values(checks.map(({ contentId, client }) => ({ content_id: contentId, client: JSON.stringify(client), next_attempt_at: at })))
    .onConflict((conflict) => conflict.column('content_id').doNothing())
    .execute();
}

/** Claims messages that are due. A claim is a lease: if this server dies, the message becomes due again when the lease ends. */
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

/** Returns the milliseconds until the next message is due; undefined if none is waiting. */
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
