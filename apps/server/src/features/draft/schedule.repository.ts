import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Channel that wakes the workers for scheduled messages. */
export const scheduleChannel = 'jinshu_schedule';

/** Lets every server look when the next mail is due. */
export async function wakeScheduled(db: Db): Promise<void> {
  await sql`SELECT pg_notify(${scheduleChannel}, '')`.execute(db);
}

/** A draft whose time has come, claimed by one server. */
export interface DueDraft {
  mailboxId: number;
  draftId: string;
  accountId: number;
  /** Whether its time passed while its author was disabled (ADM-08). */
  isOverdue: boolean;
}

/** Scheduled mail of a disabled author waits. */
const active = sql`account a ON a.id = d.account_id AND a.is_active`;

/** Claims a draft that is due. A claim is a lease: the draft comes up again when this server dies with it. */
export async function claimDraft(db: Db, { at, leaseUntil }: { at: Date; leaseUntil: Date }): Promise<DueDraft | undefined> {
  const { rows } = await sql<DueDraft>`
    WITH due AS (
      SELECT d.mailbox_id, d.id, coalesce(d.scheduled_at < a.enabled_at, false) AS is_overdue FROM draft d JOIN ${active}
      WHERE scheduled_at <= ${at} AND (claimed_until IS NULL OR claimed_until <= ${at})
      ORDER BY scheduled_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE draft d SET claimed_until = ${leaseUntil} FROM due WHERE d.mailbox_id = due.mailbox_id AND d.id = due.id
    RETURNING d.mailbox_id AS "mailboxId", d.id AS "draftId", d.account_id AS "accountId", due.is_overdue AS "isOverdue"`.execute(db);
  return rows[0];
}

/** Takes a draft off the schedule, with its text as it is kept without a password; false when it was not on it any more. */
export async function unschedule(tx: Tx, { mailboxId, draftId, sealedBody }: DueDraft & { sealedBody: Buffer | null }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE draft SET scheduled_at = NULL, claimed_until = NULL, sealed_body = ${sealedBody}
    WHERE mailbox_id = ${mailboxId} AND id = ${draftId} AND scheduled_at IS NOT NULL`.execute(tx);
  await sql`
    UPDATE message SET is_scheduled = false, version = (SELECT version + 1 FROM mailbox WHERE id = ${mailboxId})
    WHERE mailbox_id = ${mailboxId} AND draft_id = ${draftId} AND is_scheduled`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns the time until the next draft is due, in milliseconds; null if none is waiting. */
export async function untilNextScheduled(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ next: Date | null }>`
    SELECT min(greatest(scheduled_at, coalesce(claimed_until, scheduled_at))) AS next FROM draft d JOIN ${active}
    WHERE scheduled_at IS NOT NULL`.execute(db);
  const next = rows[0]?.next;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}
