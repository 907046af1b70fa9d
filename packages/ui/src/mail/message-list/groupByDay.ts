import { calendarDay } from '../../foundation/text/index.ts';
import type { Message } from './message.ts';

/** The four headers of a list sorted by arrival. */
export type DayKey = 'today' | 'yesterday' | 'dayBeforeYesterday' | 'earlier';

/** Rows under one header. */
export interface MessageGroup {
  key: string;
  /** Title of the group; the four days take theirs from `UiStrings`. Other groups without a title have no header. */
  title?: string | undefined;
  /** Number beside the title; the number of rows when left out. */
  count?: number | undefined;
  messages: readonly Message[];
}

/** Current time, time zone and sort direction for grouping by day. */
export interface GroupByDayOptions {
  now: Date;
  /** `descending` is newest first. */
  direction: 'ascending' | 'descending';
  /** IANA zone; the zone of the browser when left out. */
  timeZone?: string | undefined;
}

const DAY = 86_400_000;
const DESCENDING: readonly DayKey[] = ['today', 'yesterday', 'dayBeforeYesterday', 'earlier'];

/** Groups messages sorted by arrival under Today, Yesterday, Day before yesterday and Earlier; omits empty groups. */
export function groupByDay(messages: readonly Message[], { now, direction, timeZone }: GroupByDayOptions): MessageGroup[] {
  const today = calendarDay(now, timeZone);
  // Days are counted on the calendar, not in hours: the day the clock changes has 23 or 25 of them.
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const dayBefore = (days: number) => calendarDay(new Date(midnight - days * DAY), 'UTC');
  const yesterday = dayBefore(1);
  const beforeYesterday = dayBefore(2);

  const groups = new Map<DayKey, Message[]>();
  for (const message of messages) {
    const arrived = new Date(message.arrivedAt);
    const day = Number.isNaN(arrived.getTime()) ? '' : calendarDay(arrived, timeZone);
    // A clock that runs ahead elsewhere makes arrivals of tomorrow; they belong to today.
    const key = day >= today ? 'today' : day === yesterday ? 'yesterday' : day === beforeYesterday ? 'dayBeforeYesterday' : 'earlier';
    const group = groups.get(key);
    if (group) group.push(message);
    else groups.set(key, [message]);
  }
  const order = direction === 'descending' ? DESCENDING : DESCENDING.toReversed();
  return order.flatMap((key) => {
    const group = groups.get(key);
    return group ? [{ key, count: group.length, messages: group }] : [];
  });
}
