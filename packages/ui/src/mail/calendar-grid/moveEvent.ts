import {
  addDays,
  addMinutes,
  type CalendarEvent,
  type CalendarPlace,
  type CalendarRange,
  dayOf,
  daysBetween,
  minuteAt,
} from './calendarEvent.ts';

/** Distance to move an event, and whether to move the whole event or only its end. */
export interface Shift {
  days?: number | undefined;
  minutes?: number | undefined;
  edge?: 'both' | 'end' | undefined;
}

/** Returns the time of an event after a shift, or `undefined` if it would end before it begins. */
export function shiftEvent(
  { start, end, isAllDay }: CalendarRange,
  { days = 0, minutes = 0, edge = 'both' }: Shift,
): CalendarRange | undefined {
  const shift = (iso: string) => (isAllDay ? addDays(iso, days) : addMinutes(iso, days * 24 * 60 + minutes));
  const to = { start: edge === 'both' ? shift(start) : start, end: shift(end), isAllDay };
  const isTooShort = isAllDay ? dayOf(to.end) < dayOf(to.start) : to.end <= to.start && edge === 'end';
  return isTooShort ? undefined : to;
}

const HOUR = 60;

/** Returns the time of an event after it was dragged from one place to another. A place without a minute is a whole day. */
export function dragEvent(event: CalendarEvent, from: CalendarPlace, to: CalendarPlace, edge: 'both' | 'end'): CalendarRange | undefined {
  const days = daysBetween(from.day, to.day);
  if (to.minute === undefined) {
    // A month knows days only; the row of whole days above the hours makes a whole day of an event.
    if (from.minute === undefined || event.isAllDay) return shiftEvent(event, { days, edge });
    return edge === 'end' ? undefined : { start: to.day, end: to.day, isAllDay: true };
  }
  if (event.isAllDay) return { start: minuteAt(to.day, to.minute), end: minuteAt(to.day, to.minute + HOUR), isAllDay: false };
  return shiftEvent(event, { days, minutes: to.minute - (from.minute ?? to.minute), edge });
}

/** Returns the range between two places, including the slot of the later one. */
export function rangeBetween(one: CalendarPlace, other: CalendarPlace, slot: number): CalendarRange {
  const [from, to] = isBefore(other, one) ? [other, one] : [one, other];
  if (from.minute === undefined || to.minute === undefined) return { start: from.day, end: to.day, isAllDay: true };
  return { start: minuteAt(from.day, from.minute), end: minuteAt(to.day, to.minute + slot), isAllDay: false };
}

const isBefore = (a: CalendarPlace, b: CalendarPlace) => (a.day === b.day ? (a.minute ?? 0) < (b.minute ?? 0) : a.day < b.day);
