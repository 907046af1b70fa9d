import { type CalendarEvent, Problem, type ShownEvent } from '@jinshu/api';
import {
  type FullEvent,
  type SeenEvent,
  selectDetached,
  selectInRange,
  selectInvitees,
  selectInviting,
  selectSeenEvent,
  selectSeries,
} from '../../mail/invitation/index.ts';
import { DAY, type Occurrence, occurrenceOf, occurrencesOf, repeatOf, shownTimes } from '../../mime/calendar/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectCalendars } from '../calendar/calendar.repository.ts';

const keyOf = ({ mailboxId, uid }: Pick<FullEvent, 'mailboxId' | 'uid'>) => `${mailboxId} ${uid}`;

function toShown(event: FullEvent, { recurrenceId, startsAt, endsAt }: Occurrence, canEdit: boolean): ShownEvent {
  const { id, calendarId, title, isAllDay, location, answer } = event;
  return {
    id,
    calendarId,
    recurrenceId: recurrenceId || event.recurrenceId,
    title,
    ...shownTimes({ startsAt, endsAt, isAllDay }),
    isAllDay,
    location,
    answer,
    isRepeating: event.repeat !== '' || event.recurrenceId !== '',
    canEdit,
  };
}

/**
 * The events of the calendars that a mailbox has in view, in the order of their starts (CAL-22, CAL-36). With `person`, only those that this
 * address organizes or is invited to.
 */
export async function readEvents({ db }: Pick<Deps, 'db'>, viewerId: number, from: Date, to: Date, person?: string): Promise<ShownEvent[]> {
  const calendars = (await selectCalendars(db, viewerId)).filter(({ isShown }) => isShown);
  // Whole days have no zone: they may begin and end up to a day before or after those of the viewer.
  const [wideFrom, wideTo] = [new Date(from.getTime() - DAY), new Date(to.getTime() + DAY)];
  const inRange = await selectInRange(db, calendars, wideFrom, wideTo);
  const events = person === undefined ? inRange : await withPerson(db, inRange, person.toLowerCase());
  const detached = await selectDetached(
    db,
    events.filter(({ repeat }) => repeat !== ''),
  );
  const shown = events.flatMap((event) => {
    const calendar = calendars.find(({ mailboxId, id }) => mailboxId === event.mailboxId && id === event.calendarId);
    const [first, last] = event.isAllDay ? [wideFrom, wideTo] : [from, to];
    const excluded = event.repeat === '' ? [] : [...event.excluded, ...(detached.get(keyOf(event)) ?? [])];
    return occurrencesOf({ ...event, excluded }, first, last).map((one) => toShown(event, one, calendar?.right === 'edit'));
  });
  return shown.sort((one, other) => (one.startsAt < other.startsAt ? -1 : one.startsAt > other.startsAt ? 1 : one.id - other.id));
}

async function withPerson(db: Deps['db'], events: readonly FullEvent[], person: string): Promise<FullEvent[]> {
  const inviting = await selectInviting(db, events, person);
  return events.filter(({ id, organiser }) => organiser.address.toLowerCase() === person || inviting.has(id));
}

/** An event that a mailbox sees; `event-not-found` for everything else, be it there or not. */
export async function findEvent(db: Deps['db'], viewerId: number, id: number): Promise<SeenEvent> {
  const event = await selectSeenEvent(db, viewerId, id);
  if (!event) throw new Problem('event-not-found');
  return event;
}

/** The occurrence of an event that a name means; `event-not-found` where the series has none such. */
export function findOccurrence(event: FullEvent, recurrenceId: string): Occurrence {
  const found =
    event.repeat === '' && event.recurrenceId === recurrenceId
      ? { recurrenceId, startsAt: event.startsAt, endsAt: event.endsAt }
      : occurrenceOf(event, recurrenceId);
  if (!found) throw new Problem('event-not-found');
  return found;
}

/** Everything about an event, or about one occurrence of it (CAL-07). */
export async function readEvent({ db }: Pick<Deps, 'db'>, viewerId: number, id: number, recurrenceId?: string): Promise<CalendarEvent> {
  const event = await findEvent(db, viewerId, id);
  const { startsAt, endsAt } = event;
  const occurrence = recurrenceId ? findOccurrence(event, recurrenceId) : { recurrenceId: '', startsAt, endsAt };
  const isOrganiser = event.organiser.address === event.owner.address;
  const series = event.recurrenceId === '' ? undefined : await selectSeries(db, event);
  const listed = isOrganiser ? await selectInvitees(db, event.mailboxId, event.id) : [{ ...event.owner, answer: event.answer }];
  return {
    ...toShown(event, occurrence, event.right === 'edit'),
    timeZone: event.timeZone,
    description: event.description,
    repeat: repeatOf(event.repeat || (series?.repeat ?? ''), event),
    reminderMinutes: event.reminderMinutes,
    organiser: event.organiser,
    isOrganiser,
    invitees: listed,
  };
}
