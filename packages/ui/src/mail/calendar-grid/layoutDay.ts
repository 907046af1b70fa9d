import { type CalendarEvent, dayOf, minuteOf } from './calendarEvent.ts';

/** Position of an event in the column of its day. */
export interface DayPlacement {
  event: CalendarEvent;
  /** Minutes since midnight of this day. */
  from: number;
  to: number;
  /** First column of the event, out of `columns`, and the number of columns it spans. */
  column: number;
  columns: number;
  span: number;
}

const LAST = 24 * 60;
/** Minimum length for layout, in minutes. Shorter events are drawn this long and keep others at that distance. */
const SHORTEST = 30;

type Placed = DayPlacement;

/** Lays the timed events of one day side by side where they overlap; each grows to the side as far as nothing is in its way. */
export function layoutDay(events: readonly CalendarEvent[], day: string): DayPlacement[] {
  const placed: Placed[] = events
    .filter((event) => !event.isAllDay && dayOf(event.start) <= day && (event.end > `${day}T00:00` || dayOf(event.start) === day))
    .map((event) => {
      const from = dayOf(event.start) < day ? 0 : minuteOf(event.start);
      const to = dayOf(event.end) > day ? LAST : minuteOf(event.end);
      const begin = Math.min(from, LAST - SHORTEST);
      return { event, from: begin, to: Math.max(to, begin + SHORTEST), column: 0, columns: 1, span: 1 };
    })
    .sort((a, b) => a.from - b.from || b.to - a.to || (a.event.id < b.event.id ? -1 : 1));

  let group: Placed[] = [];
  let groupEnd = 0;
  for (const item of placed) {
    if (item.from >= groupEnd) {
      spread(group);
      group = [];
      groupEnd = 0;
    }
    const taken = new Set(group.filter(({ to }) => to > item.from).map(({ column }) => column));
    while (taken.has(item.column)) item.column += 1;
    group.push(item);
    groupEnd = Math.max(groupEnd, item.to);
  }
  spread(group);
  return placed;
}

/** Events that touch each other, directly or through others, share the width of the day. */
function spread(group: readonly Placed[]) {
  const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
  for (const item of group) {
    const after = group.filter((other) => other.column > item.column && other.from < item.to && other.to > item.from);
    item.columns = columns;
    item.span = Math.min(columns, ...after.map(({ column }) => column)) - item.column;
  }
}
