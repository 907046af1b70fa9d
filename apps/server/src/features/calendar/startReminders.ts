import { sql } from 'kysely';
import type { FullEvent } from '../../mail/invitation/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { selectMembers, selectReminded, tellMailboxes } from '../calendar/calendar.repository.ts';
import { nextReminder } from './reminder.ts';

type DueEvent = Omit<FullEvent, 'calendarId'> & { calendarId: number | null; remindAt: Date };

/** Takes the reminder that is due first, tells who has the event, and notes when the next one is; false when none is due. */
async function remindOne({ db, now }: Deps): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const { rows } = await sql<DueEvent>`
      SELECT mailbox_id AS "mailboxId", id, calendar_id AS "calendarId", starts_at AS "startsAt", ends_at AS "endsAt", is_all_day AS "isAllDay",
        time_zone AS "timeZone", repeat, excluded, reminder_minutes AS "reminderMinutes", remind_at AS "remindAt"
      FROM calendar_event WHERE remind_at <= ${at} ORDER BY remind_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
    const [event] = rows;
    if (!event) return false;
    const { mailboxId, id, calendarId, reminderMinutes, remindAt } = event;
    const next = nextReminder(event, reminderMinutes, at);
    await tx.updateTable('calendar_event').set({ remind_at: next }).where('mailbox_id', '=', mailboxId).where('id', '=', id).execute();
    if (calendarId === null) return true;
    const startsAt = new Date(remindAt.getTime() + (reminderMinutes ?? 0) * 60_000).toISOString();
    await tellMailboxes(tx, await selectReminded(tx, [mailboxId, ...(await selectMembers(tx, mailboxId, calendarId))]), {
      type: 'calendar-event.due',
      calendarEventId: id,
      startsAt,
    });
    return true;
  });
}

/** Sends each due reminder once (CAL-35). Returns the number of reminders. */
export async function sendReminders(deps: Deps, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped() && (await remindOne(deps))) count += 1;
  return count;
}

async function untilNext(db: Db, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('calendar_event')
    .select(({ fn }) => fn.min('remind_at').as('at'))
    .where('remind_at', 'is not', null)
    .executeTakeFirst();
  return row?.at ? Math.max(0, new Date(row.at).getTime() - now.getTime()) : null;
}

/** Starts the reminder worker. Several servers can share one database: each reminder is claimed by one of them. */
export function startReminders(deps: Deps, { pollMs = 15_000 }: { pollMs?: number } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the reminders',
    pollMs,
    async work(isStopped) {
      await sendReminders(deps, isStopped);
      return untilNext(deps.db, deps.now());
    },
  });
}
