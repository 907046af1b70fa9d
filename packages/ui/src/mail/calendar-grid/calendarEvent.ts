import type { EventColor } from '../../foundation/theme/SkinTokens.ts';

/** Time of an event: minutes as `2026-11-20T09:30` or whole days as `2026-11-20`, in the user's time zone. */
export interface CalendarRange {
  /** The first minute, or the first day. */
  start: string;
  /** The minute after the last, or the last day itself. */
  end: string;
  isAllDay: boolean;
}

/** An event as the calendar shows it. One that repeats comes as its occurrences, each with an id of its own. */
export interface CalendarEvent extends CalendarRange {
  id: string;
  title: string;
  color: EventColor;
  /** Calendar that contains the event. */
  calendarId?: string | undefined;
  location?: string | undefined;
  /** The invitation was answered with “perhaps”, or not yet. @default false */
  isTentative?: boolean | undefined;
  /** It can be opened, and neither moved nor made longer. @default false */
  isReadOnly?: boolean | undefined;
}

/** A place in a calendar: a day, and the minute of it where the view shows hours. */
export interface CalendarPlace {
  day: string;
  minute?: number | undefined;
}

/** The first and the last day that an event touches. One that ends at midnight leaves the new day alone. */
export function daysOf({ start, end, isAllDay }: CalendarRange): { from: string; to: string } {
  const from = dayOf(start);
  if (isAllDay) return { from, to: later(from, dayOf(end)) };
  const last = minuteOf(end) === 0 && dayOf(end) > from ? addDays(end, -1) : dayOf(end);
  return { from, to: later(from, last) };
}

/** The day of a day or of a minute. */
export const dayOf = (iso: string): string => iso.slice(0, 10);

/** Minutes since midnight. */
export const minuteOf = (iso: string): number => Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16));

const midnight = (day: string) => Date.parse(`${dayOf(day)}T00:00Z`);
const DAY = 86_400_000;

export const addDays = (day: string, count: number): string => dayOf(new Date(midnight(day) + count * DAY).toISOString());

export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / DAY);

export const addMinutes = (minute: string, count: number): string =>
  new Date(Date.parse(`${minute.slice(0, 16)}Z`) + count * 60_000).toISOString().slice(0, 16);

/** The minute of a day as ISO. */
export const minuteAt = (day: string, minute: number): string => addMinutes(`${dayOf(day)}T00:00`, minute);

const later = (one: string, other: string) => (daysBetween(one, other) > 0 ? other : one);
