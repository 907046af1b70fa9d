import type { CalendarEvent, EventForm, Message, ShownEvent } from '@jinshu/api';
import type { CalendarRange, CalendarEvent as ShownInGrid } from '@jinshu/ui/calendar-grid';
import type { EventDraft } from '@jinshu/ui/event-form';
import { toWallMinute } from '../../core/clock/index.ts';

type Times = Pick<ShownEvent, 'startsAt' | 'endsAt' | 'isAllDay'>;

/** Returns the time of an event on the user's clock. */
export const wallRange = ({ startsAt, endsAt, isAllDay }: Times): CalendarRange => ({
  start: isAllDay ? startsAt : toWallMinute(startsAt),
  end: isAllDay ? endsAt : toWallMinute(endsAt),
  isAllDay,
});

/** The same for the wire: moments, or days. */
export const wireTimes = ({ start, end, isAllDay }: CalendarRange): Times => ({
  startsAt: isAllDay ? start : new Date(start).toISOString(),
  endsAt: isAllDay ? end : new Date(end).toISOString(),
  isAllDay,
});

/** The id of an occurrence in the views. */
export const gridId = ({ id, recurrenceId }: Pick<ShownEvent, 'id' | 'recurrenceId'>): string => `${id}.${recurrenceId}`;

/** An event as the views show it. */
export const toGrid = (event: ShownEvent, color: ShownInGrid['color']): ShownInGrid => ({
  id: gridId(event),
  title: event.title,
  ...wallRange(event),
  color,
  calendarId: String(event.calendarId),
  location: event.location || undefined,
  isTentative: event.answer === 'tentative' || event.answer === 'start',
  isReadOnly: !event.canEdit,
});

/** A new event in a range. */
export const emptyDraft = (range: CalendarRange, calendarId: string): EventDraft => ({
  ...range,
  title: '',
  calendarId,
  repeat: null,
  location: '',
  description: '',
  reminderMinutes: 15,
  invitees: [],
});

const HALF_HOUR = 1_800_000;

/** Returns the default time of a new event: one hour from the next full half hour. */
export function nextHour(now: Date): CalendarRange {
  const start = Math.ceil((now.getTime() + 1) / HALF_HOUR) * HALF_HOUR;
  const minute = (at: number) => toWallMinute(new Date(at).toISOString());
  return { start: minute(start), end: minute(start + 2 * HALF_HOUR), isAllDay: false };
}

/** The longest title that an event has. */
const titleLength = 200;

/**
 * Returns the event draft for a message (RED-26). Its title is the subject. The sender and all recipients except the user are invited, each
 * only once.
 */
export function meetingOf(
  { subject, sender, to, cc }: Pick<Message, 'subject' | 'sender' | 'to' | 'cc'>,
  own: string,
  now: Date,
): Omit<EventDraft, 'calendarId'> {
  const people = new Map(
    [sender, ...to, ...cc].map(({ address, name }) => [address.toLowerCase(), { address: address.toLowerCase(), name }]),
  );
  people.delete(own.toLowerCase());
  people.delete('');
  const { calendarId: _, ...draft } = emptyDraft(nextHour(now), '');
  return { ...draft, title: [...subject.trim()].slice(0, titleLength).join(''), invitees: [...people.values()] };
}

/** An event for the form. */
export const toDraft = (event: CalendarEvent): EventDraft => ({
  ...wallRange(event),
  title: event.title,
  calendarId: String(event.calendarId),
  repeat: event.repeat,
  location: event.location,
  description: event.description,
  reminderMinutes: event.reminderMinutes,
  invitees: event.isOrganiser ? event.invitees : [],
});

/** Returns the form's event for the server. Times use the local clock, which a series keeps. */
export const toEventForm = (draft: EventDraft): EventForm => ({
  calendarId: Number(draft.calendarId),
  title: draft.title.trim(),
  ...wireTimes(draft),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  repeat: draft.repeat,
  location: draft.location,
  description: draft.description,
  reminderMinutes: draft.reminderMinutes,
  invitees: draft.invitees.map(({ address, name }) => ({ address, name })),
});
