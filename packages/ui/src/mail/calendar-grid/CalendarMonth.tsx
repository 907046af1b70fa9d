// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import { CrowdedDay } from './CrowdedDay.tsx';
import { addDays, dayOf, daysOf } from './calendarEvent.ts';
import { DayMarks, MARKS } from './DayMarks.tsx';
import { DaySpans } from './DaySpans.tsx';
import { addMonths, weekOf, weeksOfMonth } from './days.ts';
import { fitSpans, layoutSpans } from './layoutSpans.ts';
import { MoveWords } from './MoveWords.tsx';
import { useCalendarEvents } from './useCalendarEvents.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { HEAD, useLanes } from './useLanes.ts';

/** Props of {@link CalendarMonth}. */
export type CalendarMonthProps = CalendarViewProps;

/** Events of a month, with a cell for each day. On a phone cells contain bars, and the events of the selected day are listed below. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { events, date, now, dayNote, firstDayOfWeek, isTwelveHour, onOpen, onMove } = props;
  const { calendarGrid: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const formats = useCalendarFormats(isTwelveHour);
  const hintId = useId();
  const isNarrow = useIsNarrow();
  const rootRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const month = date.slice(0, 7);
  const weeks = useMemo(() => weeksOfMonth(`${month}-01`, locale, firstDayOfWeek), [month, locale, firstDayOfWeek]);
  const lanes = useLanes(bodyRef, weeks.length);
  const grid = useCalendarEvents({
    rootRef,
    props,
    formats,
    draftTitle: words.newEvent,
    cellOf: (day) => day,
    choosesDay: (day) => day.startsWith(month),
    shiftOf: (_, { x, y }, edge) => ({ days: x + y * 7, edge }),
    nextCell: (day, { x, y }, key) => {
      if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1);
      if (key === 'Home') return weekOf(day, locale, firstDayOfWeek)[0];
      if (key === 'End') return weekOf(day, locale, firstDayOfWeek)[6];
      return addDays(day, x + y * 7);
    },
  });
  const { crowdedDay } = grid;

  const renderDay = (day: string, spans: ReactNode, count: number) => {
    const isToday = now !== undefined && dayOf(now) === day;
    const name = [formats.day(day), isToday && words.today, count > 0 && words.events(count)].filter(Boolean).join(', ');
    return (
      <div
        key={day}
        role="gridcell"
        tabIndex={-1}
        className={styles.day}
        data-cell={day}
        data-outside={!day.startsWith(month) || undefined}
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
        {spans}
      </div>
    );
  };

  const renderWeek = (days: readonly string[]) => {
    const spans = layoutSpans(grid.shown, days);
    const { shown, hidden } = fitSpans(spans, days.length, lanes);
    return (
      <div key={days[0]} role="row" className={clsx(styles.row, styles.week)}>
        {days.map((day, index) =>
          renderDay(
            day,
            isNarrow ? (
              <DayMarks spans={spans.filter((span) => span.index === index && span.lane < MARKS)} />
            ) : (
              <DaySpans
                {...{ day, lanes, formats }}
                spans={shown.filter((span) => span.index === index)}
                hidden={hidden[index] ?? 0}
                offset={HEAD}
                inset={6}
                pulledId={grid.pulledId}
                hintId={onMove && hintId}
              />
            ),
            spans.filter((span) => span.index <= index && index < span.index + span.span).length,
          ),
        )}
      </div>
    );
  };

  return (
    <div className={clsx(styles.root, props.className)}>
      <div ref={rootRef} role="grid" aria-label={props['aria-label'] ?? formats.month(date)} className={styles.grid} {...grid.handlers}>
        <div role="row" className={clsx(styles.row, styles.head)}>
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={formats.longWeekday(day)} className={styles.weekday}>
              {formats.weekday(day)}
            </span>
          ))}
        </div>
        <div ref={bodyRef} role="rowgroup" className={styles.body}>
          {weeks.map(renderWeek)}
        </div>
      </div>
      {isNarrow && (
        <CalendarAgenda
          {...{ events, date, now, dayNote, isTwelveHour, onOpen }}
          dayCount={1}
          className={styles.chosenDay}
          emptyState={<p className={styles.nothing}>{`${formats.day(date)}, ${words.events(0)}`}</p>}
        />
      )}
      {crowdedDay !== undefined && (
        <CrowdedDay
          day={crowdedDay}
          events={grid.shown.filter((event) => daysOf(event).from <= crowdedDay && crowdedDay <= daysOf(event).to)}
          formats={formats}
          triggerRef={grid.moreRef}
          onClose={grid.closeCrowded}
          onOpen={onOpen}
        />
      )}
      <MoveWords hintId={hintId} announced={grid.announced} />
    </div>
  );
}
