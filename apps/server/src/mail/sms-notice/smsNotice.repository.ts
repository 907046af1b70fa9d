import { sql } from 'kysely';
import { isTimeZone } from '../../platform/clock/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { smsChannel } from '../submission/index.ts';

/** Returns the number of SMS about new messages that a mailbox has asked for on a day of its calendar. */
export async function countNotices(db: Db | Tx, mailboxId: number, day: string, timeZone: string): Promise<number> {
  const zone = isTimeZone(timeZone) ? timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sms WHERE mailbox_id = ${mailboxId} AND submission_id IS NULL
      AND created_at >= (${day}::date)::timestamp AT TIME ZONE ${zone}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An SMS about a new message. */
export interface NewNotice {
  mailboxId: number;
  number: string;
  text: string;
  /** Text if there are several messages. */
  digest: (count: number) => string;
  dueAt: Date;
  /** Whether it waits, together with others. */
  isGathered: boolean;
  /** Whether another SMS is allowed today. One that waits already may still grow. */
  isRoom: boolean;
  at: Date;
}

/** Queues an SMS about a new message, or adds the message to the one that waits. The mailbox must be locked. */
export async function enqueueNotice(tx: Tx, { mailboxId, number, text, digest, dueAt, isGathered, isRoom, at }: NewNotice): Promise<void> {
  const waiting = isGathered
    ? await tx
        .selectFrom('sms')
        .select(['id', 'mail_count'])
        .where('mailbox_id', '=', mailboxId)
        .where('submission_id', 'is', null)
        .where('number', '=', number)
        .where('next_attempt_at', '>', at)
        .where('attempts', '=', 0)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (waiting) {
    const count = waiting.mail_count + 1;
    await tx
      .updateTable('sms')
      .set({ mail_count: count, text: digest(count) })
      .where('id', '=', waiting.id)
      .execute();
    return;
  }
  if (!isRoom) return;
  await tx
    .insertInto('sms')
    .values({ mailbox_id: mailboxId, submission_id: null, number, text, next_attempt_at: dueAt, created_at: at })
    .execute();
  await sql`SELECT pg_notify(${smsChannel}, '')`.execute(tx);
}
