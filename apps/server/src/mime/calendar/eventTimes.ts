import { CalendarDateTime, fromDate, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import type { EventForm, EventRepeat, RepeatFrequency } from '@jinshu/api';
import { readCompactTime, recurrenceIdOf, zoneOf } from './calendarTime.ts';

/** Milliseconds. */
export const DAY = 86_400_000;

/** Start and end of an event, as stored. */
export interface EventTimes {
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  timeZone: string;
}

/**
 * Returns the time zone for expanding an event. All-day events use UTC, because their dates are the same everywhere; so do events without a
 * time zone.
 */
export const zoneOfEvent = ({ isAllDay, timeZone }: Pick<EventTimes, 'isAllDay' | 'timeZone'>): string =>
  isAllDay || timeZone === '' ? 'UTC' : timeZone;

/** Converts the times of a form for storage. All-day events end at midnight after the last day. */
export function storedTimes({
  startsAt,
  endsAt,
  isAllDay,
  timeZone,
}: Pick<EventForm, 'startsAt' | 'endsAt' | 'isAllDay' | 'timeZone'>): EventTimes {
  const end = new Date(endsAt);
  return { startsAt: new Date(startsAt), endsAt: isAllDay ? new Date(end.getTime() + DAY) : end, isAllDay, timeZone: zoneOf(timeZone) };
}

/** Times of a row, for the wire: of whole days the dates, and the last day itself. */
export function shownTimes({ startsAt, endsAt, isAllDay }: Pick<EventTimes, 'startsAt' | 'endsAt' | 'isAllDay'>) {
  if (!isAllDay) return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - DAY));
  return { startsAt: startsAt.toISOString().slice(0, 10), endsAt: last.toISOString().slice(0, 10) };
}

/** Returns the start of an event in its own time zone, also for an all-day event. */
export function beginningOf({ startsAt, isAllDay, timeZone }: Omit<EventTimes, 'endsAt'>): Date {
  if (!isAllDay || timeZone === '') return startsAt;
  return toZoned(new CalendarDateTime(...dateOf(startsAt)), timeZone).toDate();
}

const dateOf = (at: Date): [number, number, number] => [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];

/** A repetition as an RRULE (RFC 5545). The last day belongs to it, in the zone of the event. */
export function ruleOf(repeat: EventRepeat | null, times: EventTimes): string {
  if (!repeat) return '';
  const { frequency, end } = repeat;
  const rule = `FREQ=${frequency.toUpperCase()}`;
  if (end.type === 'never') return rule;
  if (end.type === 'count') return `${rule};COUNT=${end.count}`;
  if (times.isAllDay) return `${rule};UNTIL=${end.date.replaceAll('-', '')}`;
  const day = parseDate(end.date);
  const last = toZoned(new CalendarDateTime(day.year, day.month, day.day, 23, 59, 59), zoneOfEvent(times));
  return `${rule};UNTIL=${recurrenceIdOf({ at: last.toDate(), isDate: false })}`;
}

const frequencies = new Map<string, RepeatFrequency>([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
  ['YEARLY', 'yearly'],
]);

/** The repetition that an RRULE comes closest to: rules that came by mail can say more than a form can. */
export function repeatOf(rule: string, times: Pick<EventTimes, 'isAllDay' | 'timeZone'>): EventRepeat | null {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const frequency = frequencies.get(parts.get('FREQ') ?? '');
  if (!frequency) return null;
  const count = Number(parts.get('COUNT'));
  if (Number.isInteger(count) && count > 0) return { frequency, end: { type: 'count', count: Math.min(count, 9999) } };
  const until = readCompactTime(parts.get('UNTIL') ?? '');
  if (!until) return { frequency, end: { type: 'never' } };
  const date = toCalendarDate(fromDate(until.at, until.isDate ? 'UTC' : zoneOfEvent(times)));
  return { frequency, end: { type: 'date', date: date.toString() } };
}
