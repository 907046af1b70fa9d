import { randomUUID } from 'node:crypto';
import { Problem } from '@jinshu/api';
import { type FullEvent, selectInvitees, selectOfCalendar, upsertOwnEvent } from '../../mail/invitation/index.ts';
import { readEvents } from '../../mime/calendar/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type SeenCalendar, selectMembers, tellMailboxes } from '../calendar/calendar.repository.ts';
import { writeCalendar } from './writeCalendar.ts';

/** Maximum number of events in an imported or exported file. */
export const mostInFile = 2_000;

/** Imports an iCalendar file into a calendar (CAL-28). Its events become the owner's, without invitations. Returns the number of events. */
export async function importFile({ db, now }: Deps, calendar: SeenCalendar, bytes: Buffer): Promise<number> {
  const owner = { name: calendar.ownerName, address: calendar.ownerAddress };
  const events = readEvents(bytes.toString('utf8'), owner).slice(0, mostInFile);
  if (events.length === 0) throw new Problem('not-a-calendar-file');
  // Assign new UIDs: the same event may be in another calendar of this mailbox or be an invitation.
  const names = new Map(events.map(({ uid }) => [uid, randomUUID()]));
  const at = now();
  const members = await selectMembers(db, calendar.mailboxId, calendar.id);
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [calendar.mailboxId, ...members]);
    for (const event of events) {
      const { recurrenceId, title, description, location, isAllDay, timeZone, repeat, excluded } = event;
      await upsertOwnEvent(tx, {
        mailboxId: calendar.mailboxId,
        calendarId: calendar.id,
        uid: names.get(event.uid) as string,
        recurrenceId,
        sequence: 0,
        stamp: at,
        title,
        description,
        location,
        organiser: owner,
        startsAt: new Date(event.startsAt),
        endsAt: new Date(event.endsAt),
        isAllDay,
        timeZone,
        repeat,
        excluded,
        reminderMinutes: null,
        remindAt: null,
      });
    }
    await tellMailboxes(tx, [calendar.mailboxId, ...members], { type: 'calendar.changed' });
  });
  return events.length;
}

/** An ics file of events (CAL-29), with those who are invited. */
async function writeFile({ db }: Pick<Deps, 'db'>, events: readonly FullEvent[]): Promise<Buffer> {
  const filed = [];
  for (const event of events) filed.push({ ...event, invitees: await selectInvitees(db, event.mailboxId, event.id) });
  return Buffer.from(writeCalendar('PUBLISH', filed));
}

/** A whole calendar as an ics file. */
export const exportCalendar = async (deps: Pick<Deps, 'db'>, calendar: SeenCalendar): Promise<Buffer> =>
  writeFile(deps, await selectOfCalendar(deps.db, calendar, mostInFile));

/** One event as an ics file. */
export const exportEvent = (deps: Pick<Deps, 'db'>, event: FullEvent): Promise<Buffer> => writeFile(deps, [event]);
