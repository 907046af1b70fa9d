import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './CalendarMonth.css.ts';
import { EventButton } from './EventButton.tsx';
import type { SpanPlacement } from './layoutSpans.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';
import { LANE } from './useLanes.ts';

interface DaySpansProps {
  day: string;
  /** Events that begin on this day of the row. */
  spans: readonly SpanPlacement[];
  /** Number of events of the day that don't fit. */
  hidden: number;
  lanes: number;
  /** Pixels above the first line, and beside the events. */
  offset: number;
  inset: number;
  formats: CalendarFormats;
  pulledId: string | undefined;
  hintId: string | undefined;
}

/** The events that begin on one day of a row of days; they reach over the days that follow. */
export function DaySpans({ day, spans, hidden, lanes, offset, inset, formats, pulledId, hintId }: DaySpansProps) {
  const { calendarGrid: words } = useStrings();
  return (
    <>
      {spans.map(({ event, span, lane, isStart, isEnd }) => {
        const before = isStart ? inset : 0;
        const after = isEnd ? inset : 0;
        return (
          <EventButton
            key={event.id}
            form="line"
            {...{ event, formats, isStart, isEnd, hintId }}
            isPulled={event.id === pulledId}
            className={styles.placed}
            style={{
              insetBlockStart: offset + lane * LANE,
              insetInlineStart: before,
              inlineSize: `calc((100% + 1px) * ${span} - ${before + after + 1}px)`,
            }}
          />
        );
      })}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-more={day}
          data-from={day}
          data-to={day}
          aria-haspopup="dialog"
          className={styles.more}
          style={{ insetBlockStart: offset + (lanes - 1) * LANE }}
        >
          {words.more(hidden)}
        </button>
      )}
    </>
  );
}
