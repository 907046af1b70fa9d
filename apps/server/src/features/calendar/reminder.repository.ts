import { sql } from 'kysely';
import type { FullEvent } from '../../mail/invitation/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** An event whose reminder is due. */
export type DueEvent = Omit<FullEvent, 'calendarId'> & { calendarId: number | null; remindAt: Date };

/** Locks the event whose reminder is due first, unless another server has it. */
export async function claimDueEvent(tx: Tx, at: Date): Promise<DueEvent | undefined> {
  const { rows } = await sql<DueEvent>`
    SELECT mailbox_id AS "mailboxId", id, calendar_id AS "calendarId", starts_at AS "startsAt", ends_at AS "endsAt", is_all_day AS "isAllDay",
      time_zone AS "timeZone", repeat, excluded, reminder_minutes AS "reminderMinutes", remind_at AS "remindAt"
    FROM calendar_event WHERE remind_at <= ${at} ORDER BY remind_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Sets when the next reminder of an event is due. */
export async function updateReminder(tx: Tx, { mailboxId, id }: Pick<DueEvent, 'mailboxId' | 'id'>, at: Date | null): Promise<void> {
  await tx.updateTable('calendar_event').set({ remind_at: at }).where('mailbox_id', '=', mailboxId).where('id', '=', id).execute();
}

/** Returns when the next reminder of all mailboxes is due. */
export async function selectNextReminder(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_event')
    .select(({ fn }) => fn.min('remind_at').as('at'))
    .where('remind_at', 'is not', null)
    .executeTakeFirst();
  return row?.at ? new Date(row.at) : null;
}
