import { CalendarDateTime, fromDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import ICAL from 'ical.js';
import { readCompactTime, recurrenceIdOf } from './calendarTime.ts';
import { DAY, type EventTimes, zoneOfEvent } from './eventTimes.ts';

/** Times and recurrence of an event. */
export interface Series extends EventTimes {
  /** RRULE; empty: it takes place once. */
  repeat: string;
  /** Recurrence ids of what does not take place. */
  excluded: readonly string[];
}

/** One time at which an event takes place. */
export interface Occurrence {
  recurrenceId: string;
  startsAt: Date;
  endsAt: Date;
}

/** A rule that has not reached the range by then never will in good time. */
const mostSteps = 12_000;
/** Maximum number of occurrences: more than one a day for the longest range that can be requested. */
const mostOccurrences = 1_000;

const safeParts = new Set(['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS']);

/**
 * Whether a rule can be expanded safely. Rules come by mail from unknown senders. A rule that repeats every second, or that matches no day,
 * would never end the iterator.
 */
function isSafe({ freq, interval, parts }: ICAL.Recur): boolean {
  const given = Object.keys(parts);
  if (interval < 1 || interval > 1000 || given.some((part) => !safeParts.has(part))) return false;
  if (freq === 'MONTHLY' || freq === 'YEARLY') return true;
  if (freq !== 'DAILY' && freq !== 'WEEKLY') return false;
  // Daily and weekly rules step day by day until one matches, so every listed day must occur in each month.
  const days = (parts.BYMONTHDAY ?? []) as number[];
  const isFulfilled = days.every((day) => Math.abs(day) >= 1 && Math.abs(day) <= 28);
  const isPlain = given.length === 0 || (freq === 'WEEKLY' && given.length === 1 && given[0] === 'BYDAY');
  return isPlain || (interval === 1 && isFulfilled && !given.includes('BYSETPOS'));
}

/** A rule that can be worked out; nothing for any other. */
export function readRule(repeat: string): ICAL.Recur | undefined {
  try {
    const rule = ICAL.Recur.fromString(repeat);
    return isSafe(rule) ? rule : undefined;
  } catch {
    return undefined;
  }
}

const toTime = ({ year, month, day, hour, minute, second }: CalendarDateTime) =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone);

const toDate = ({ year, month, day, hour, minute, second }: ICAL.Time, zone: string) =>
  toZoned(new CalendarDateTime(year, month, day, hour, minute, second), zone, 'compatible').toDate();

/** The last moment at which an occurrence may begin. */
function lastOf(until: ICAL.Time | null, zone: string): number {
  if (!until) return Number.POSITIVE_INFINITY;
  if (!until.isDate) return until.zone === ICAL.Timezone.utcTimezone ? until.toJSDate().getTime() : toDate(until, zone).getTime();
  return toZoned(new CalendarDateTime(until.year, until.month, until.day, 23, 59, 59), zone)
    .toDate()
    .getTime();
}

/**
 * Returns the occurrences of an event in a range (CAL-36). They follow the clock of the event's time zone, so a meeting at nine stays at
 * nine when daylight saving time changes. An event with an unusable rule takes place once.
 */
export function occurrencesOf(series: Series, from: Date, to: Date, limit = mostOccurrences): Occurrence[] {
  const { startsAt, endsAt, isAllDay, repeat, excluded } = series;
  const length = Math.max(0, endsAt.getTime() - startsAt.getTime());
  const touches = (start: number) => start < to.getTime() && (start + length > from.getTime() || (length === 0 && start >= from.getTime()));
  const occurrence = (start: number): Occurrence => ({
    recurrenceId: repeat === '' ? '' : recurrenceIdOf({ at: new Date(start), isDate: isAllDay }),
    startsAt: new Date(start),
    endsAt: new Date(start + length),
  });
  const rule = repeat === '' ? undefined : readRule(repeat);
  if (!rule) return touches(startsAt.getTime()) ? [occurrence(startsAt.getTime())] : [];

  const zone = zoneOfEvent(series);
  const last = lastOf(rule.until, zone);
  rule.until = null;
  let wall = toCalendarDateTime(fromDate(startsAt, zone));
  if (!rule.count && (rule.freq === 'DAILY' || rule.freq === 'WEEKLY')) {
    const unit = rule.interval * (rule.freq === 'DAILY' ? 1 : 7);
    const days = Math.floor((from.getTime() - length - startsAt.getTime()) / DAY) - 1;
    if (days > unit) wall = wall.add({ days: Math.floor(days / unit) * unit });
  }
  const found: Occurrence[] = [];
  const gone = new Set(excluded);
  try {
    const iterator = rule.iterator(toTime(wall));
    for (let step = 0; step < mostSteps && found.length < limit; step += 1) {
      const next = iterator.next();
      // To look a zone up is dear, and the wall is never more than a day away.
      if (next && Date.UTC(next.year, next.month - 1, next.day) + length + 3 * DAY < from.getTime()) continue;
      const start = next ? toDate(next, zone).getTime() : Number.POSITIVE_INFINITY;
      if (start > last || start >= to.getTime()) break;
      if (!touches(start)) continue;
      const one = occurrence(start);
      if (!gone.has(one.recurrenceId)) found.push(one);
    }
  } catch {
    // The library gives up rules that lead nowhere.
  }
  return found;
}

/** One occurrence by its name, where the series has it. */
export function occurrenceOf(series: Series, recurrenceId: string): Occurrence | undefined {
  const at = readCompactTime(recurrenceId)?.at.getTime();
  if (at === undefined || series.repeat === '') return undefined;
  return occurrencesOf(series, new Date(at), new Date(at + 1000)).find((one) => one.recurrenceId === recurrenceId);
}
