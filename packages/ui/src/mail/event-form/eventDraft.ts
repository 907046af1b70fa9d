import { addDays, addMinutes, type CalendarRange, dayOf, daysBetween } from '../calendar-grid/calendarEvent.ts';
import type { InvitationState } from '../reading-banners/index.ts';

/** Frequencies of a recurring event. */
export const REPEAT_FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Frequency of a recurring event. */
export type RepeatFrequency = (typeof REPEAT_FREQUENCIES)[number];

/** End of a recurrence: never, after a number of occurrences, or on an ISO day. */
export type RepeatEnd = { type: 'never' } | { type: 'count'; count: number } | { type: 'date'; date: string };

/** An event that takes place again and again. */
export interface EventRepeat {
  frequency: RepeatFrequency;
  end: RepeatEnd;
}

/** Invitee with their response. */
export interface Invitee {
  address: string;
  /** Empty when only the address is known. */
  name: string;
  /** @default 'start': not answered yet */
  answer?: InvitationState | undefined;
}

/** An event while it is written. */
export interface EventDraft extends CalendarRange {
  title: string;
  calendarId: string;
  /** Recurrence; `null` for a single event. */
  repeat: EventRepeat | null;
  location: string;
  description: string;
  /** Minutes before the start; `null` for no reminder. */
  reminderMinutes: number | null;
  invitees: readonly Invitee[];
}

/** Errors in an event, by field. */
export interface EventProblems {
  title?: 'required';
  start?: 'required';
  end?: 'required' | 'before-start';
  count?: 'not-positive';
  until?: 'required' | 'before-start';
}

/** Returns the errors in an event; empty if it is valid. */
export function eventProblems({ title, start, end, repeat }: EventDraft): EventProblems {
  const problems: EventProblems = {};
  if (title.trim() === '') problems.title = 'required';
  if (start === '') problems.start = 'required';
  if (end === '') problems.end = 'required';
  else if (end < start) problems.end = 'before-start';
  const until = repeat?.end;
  if (until?.type === 'count' && !(Number.isInteger(until.count) && until.count > 0)) problems.count = 'not-positive';
  if (until?.type === 'date') {
    if (until.date === '') problems.until = 'required';
    else if (until.date < dayOf(start)) problems.until = 'before-start';
  }
  return problems;
}

/** The range with another start; it keeps its length. */
export function withStart({ start, end, isAllDay }: CalendarRange, next: string): CalendarRange {
  if (next === '' || start === '' || end < start) return { start: next, end: end < next ? next : end, isAllDay };
  if (isAllDay) return { start: next, end: addDays(next, daysBetween(start, end)), isAllDay };
  const minutes = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
  return { start: next, end: addMinutes(next, minutes), isAllDay };
}

/** The range as whole days, or as minutes again: from nine for an hour, since no better time is known. */
export function withAllDay({ start, end }: CalendarRange, isAllDay: boolean): CalendarRange {
  if (isAllDay) return { start: dayOf(start), end: dayOf(end), isAllDay };
  return { start: `${dayOf(start)}T09:00`, end: `${dayOf(end)}T10:00`, isAllDay };
}

/** The people with others added, none twice. */
export function withInvitees(known: readonly Invitee[], added: readonly Invitee[]): readonly Invitee[] {
  const addresses = new Set(known.map(({ address }) => address.toLowerCase()));
  const fresh = added.filter(({ address }) => {
    const isNew = !addresses.has(address.toLowerCase());
    addresses.add(address.toLowerCase());
    return isNew;
  });
  return [...known, ...fresh];
}
