// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import { dayOf } from './calendarEvent.ts';
import { DayMarks, MARKS } from './DayMarks.tsx';
import { DaySpans } from './DaySpans.tsx';
import { fitSpans, layoutSpans } from './layoutSpans.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';
import { HEAD } from './useLanes.ts';

interface MonthProps extends Pick<CalendarViewProps, 'date' | 'now' | 'dayNote'> {
  formats: CalendarFormats;
}

interface MonthWeekProps extends MonthProps, Pick<CalendarViewProps, 'events'> {
  days: readonly string[];
  /** Number of events of a day that fit. */
  lanes: number;
  /** Draws events as bars without words, as on a phone. */
  isNarrow: boolean;
  pulledId: string | undefined;
  hintId: string | undefined;
}

/** A week of a month, with a cell for each day. */
export function MonthWeek({ days, events, lanes, isNarrow, pulledId, hintId, ...month }: MonthWeekProps) {
  const spans = layoutSpans(events, days);
  const { shown, hidden } = fitSpans(spans, days.length, lanes);
  return (
    <div role="row" className={clsx(styles.row, styles.week)}>
      {days.map((day, index) => (
        <Day key={day} day={day} count={spans.filter((span) => span.index <= index && index < span.index + span.span).length} {...month}>
          {isNarrow ? (
            <DayMarks spans={spans.filter((span) => span.index === index && span.lane < MARKS)} />
          ) : (
            <DaySpans
              {...{ day, lanes, pulledId, hintId }}
              formats={month.formats}
              spans={shown.filter((span) => span.index === index)}
              hidden={hidden[index] ?? 0}
              offset={HEAD}
              inset={6}
            />
          )}
        </Day>
      ))}
    </div>
  );
}

interface DayProps extends MonthProps {
  day: string;
  /** Number of events that touch the day. */
  count: number;
  children: ReactNode;
}

function Day({ day, count, date, now, dayNote, formats, children }: DayProps) {
  const { calendarGrid: words } = useStrings();
  const isToday = now !== undefined && dayOf(now) === day;
  const name = [formats.day(day), isToday && words.today, count > 0 && words.events(count)].filter(Boolean).join(', ');
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.day}
      data-cell={day}
      data-outside={day.slice(0, 7) !== date.slice(0, 7) || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={day === date}
    >
      <div className={styles.dayHead}>
        <span className={visuallyHidden}>{name}</span>
        <span aria-hidden="true" className={styles.number}>
          {day.endsWith('-01') ? formats.shortDay(day) : Number(day.slice(8))}
        </span>
        {dayNote && <span className={styles.note}>{dayNote(day)}</span>}
      </div>
      {children}
    </div>
  );
}
