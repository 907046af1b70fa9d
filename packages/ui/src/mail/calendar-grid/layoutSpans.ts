import { type CalendarEvent, daysBetween, daysOf } from './calendarEvent.ts';

/** Segment of an event in one row of days. */
export interface SpanPlacement {
  event: CalendarEvent;
  /** Index of the first day, and the number of days the segment spans. */
  index: number;
  span: number;
  /** The line below the number of the day, from 0. */
  lane: number;
  /** Whether the event begins, and ends, in this row. */
  isStart: boolean;
  isEnd: boolean;
}

/** Gives each event of a row of days a line of its own, long ones first, so that none crosses another. */
export function layoutSpans(events: readonly CalendarEvent[], days: readonly string[]): SpanPlacement[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const spans = events
    .map((event) => ({ event, ...daysOf(event) }))
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ event, from, to }): SpanPlacement => {
      const index = Math.max(0, daysBetween(first, from));
      return {
        event,
        index,
        span: Math.min(days.length - 1, daysBetween(first, to)) - index + 1,
        lane: 0,
        isStart: from >= first,
        isEnd: to <= last,
      };
    })
    .sort((a, b) => a.index - b.index || b.span - a.span || rank(a.event) - rank(b.event) || compare(a.event, b.event));

  // End of the last segment in each lane so far.
  const lanes: number[] = [];
  for (const item of spans) {
    const free = lanes.findIndex((end) => end <= item.index);
    item.lane = free < 0 ? lanes.length : free;
    lanes[item.lane] = item.index + item.span;
  }
  return spans;
}

const rank = ({ isAllDay }: CalendarEvent) => (isAllDay ? 0 : 1);

const compare = (a: CalendarEvent, b: CalendarEvent) => (a.start === b.start ? (a.id < b.id ? -1 : 1) : a.start < b.start ? -1 : 1);

/** The spans that find room in so many lines, and for each day how many do not. A day that has too many gives its last line up. */
export function fitSpans(
  spans: readonly SpanPlacement[],
  dayCount: number,
  lanes: number,
): { shown: SpanPlacement[]; hidden: readonly number[] } {
  const touches = ({ index, span }: SpanPlacement, day: number) => index <= day && day < index + span;
  const isCrowded = Array.from({ length: dayCount }, (_, day) => spans.some((span) => touches(span, day) && span.lane >= lanes));
  const fits = (span: SpanPlacement) =>
    span.lane < lanes - 1 || (span.lane === lanes - 1 && !isCrowded.some((crowded, day) => crowded && touches(span, day)));
  const hidden = isCrowded.map((_, day) => spans.filter((span) => touches(span, day) && !fits(span)).length);
  return { shown: spans.filter(fits), hidden };
}
