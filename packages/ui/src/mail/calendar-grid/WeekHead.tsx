// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import * as styles from './CalendarWeek.css.ts';
import { dayOf } from './calendarEvent.ts';
import { DaySpans } from './DaySpans.tsx';
import { isWeekend } from './days.ts';
import { fitSpans, layoutSpans } from './layoutSpans.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';
import { LANE } from './useLanes.ts';

interface WeekHeadProps extends Pick<CalendarViewProps, 'dayNote' | 'events' | 'now'> {
  days: readonly string[];
  formats: CalendarFormats;
  pulledId: string | undefined;
  hintId: string | undefined;
}

/** Lines of the row of whole days; more would leave no room for the hours. */
const MOST_LANES = 4;

/** The days, and above their hours the row of what lasts whole days. */
export function WeekHead({ days, events, formats, now, dayNote, pulledId, hintId }: WeekHeadProps) {
  const { calendarGrid: words } = useStrings();
  const spans = layoutSpans(events, days);
  const { shown, hidden } = fitSpans(spans, days.length, MOST_LANES);
  const lanes = Math.min(MOST_LANES, Math.max(0, ...spans.map(({ lane }) => lane + 1)));
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row}>
        <span role="columnheader">
          <span className={visuallyHidden}>{words.time}</span>
        </span>
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            className={styles.dayHead}
            data-today={(now !== undefined && dayOf(now) === day) || undefined}
            aria-current={now !== undefined && dayOf(now) === day ? 'date' : undefined}
          >
            {formats.weekday(day)}
            <div className={styles.numberLine}>
              <span className={styles.number}>{Number(day.slice(8))}</span>
              {dayNote && <span className={styles.note}>{dayNote(day)}</span>}
            </div>
          </div>
        ))}
      </div>
      <div role="row" className={clsx(styles.row, styles.allDay)} style={{ blockSize: Math.max(1, lanes) * LANE + 8 }}>
        <span role="rowheader" className={clsx(styles.gutter, styles.allDayWords)}>
          {words.allDay}
        </span>
        {days.map((day, index) => (
          <div key={day} role="gridcell" tabIndex={-1} className={styles.cell} data-cell={day} data-weekend={isWeekend(day) || undefined}>
            <span className={visuallyHidden}>{`${formats.day(day)} ${words.allDay}`}</span>
            <DaySpans
              {...{ day, formats, pulledId, hintId }}
              spans={shown.filter((span) => span.index === index)}
              hidden={hidden[index] ?? 0}
              lanes={MOST_LANES}
              offset={5}
              inset={4}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
