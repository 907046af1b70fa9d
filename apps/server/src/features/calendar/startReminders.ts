import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { selectMembers, selectReminded, tellMailboxes } from '../calendar/calendar.repository.ts';
import { claimDueEvent, selectNextReminder, updateReminder } from './reminder.repository.ts';
import { nextReminder } from './reminder.ts';

/** Takes the reminder that is due first, tells who has the event, and notes when the next one is; false when none is due. */
async function remindOne({ db, now }: Deps): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const event = await claimDueEvent(tx, at);
    if (!event) return false;
    const { mailboxId, id, calendarId, reminderMinutes, remindAt } = event;
    const next = nextReminder(event, reminderMinutes, at);
    await updateReminder(tx, { mailboxId, id }, next);
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

/** Starts the reminder worker. Several servers can share one database: each reminder is claimed by one of them. */
export function startReminders(deps: Deps, { pollMs = 15_000 }: { pollMs?: number } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the reminders',
    pollMs,
    async work(isStopped) {
      await sendReminders(deps, isStopped);
      const next = await selectNextReminder(deps.db);
      return next && Math.max(0, next.getTime() - deps.now().getTime());
    },
  });
}
