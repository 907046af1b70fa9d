import { type CalendarDate, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { addDays, daysBetween } from './calendarEvent.ts';

/** The day a week begins with, where it is not that of the language. */
export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

const iso = (day: CalendarDate) => day.toString();
const run = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The seven days around a day. */
export const weekOf = (day: string, locale: string, first?: FirstDayOfWeek | undefined): string[] =>
  run(iso(startOfWeek(parseDate(day), locale, first)), 7);

/** The weeks that a month touches. */
export function weeksOfMonth(day: string, locale: string, first?: FirstDayOfWeek | undefined): string[][] {
  const begin = startOfMonth(parseDate(day));
  const from = iso(startOfWeek(begin, locale, first));
  const to = iso(endOfWeek(begin.add({ months: 1 }).subtract({ days: 1 }), locale, first));
  return Array.from({ length: (daysBetween(from, to) + 1) / 7 }, (_, week) => run(addDays(from, week * 7), 7));
}

/** The same day of another month, or the last one where it is shorter. */
export const addMonths = (day: string, count: number): string => iso(parseDate(day).add({ months: count }));

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

/** Returns the given number of days from a day on. */
export const daysFrom = run;
