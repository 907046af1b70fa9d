// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { CalendarDayList } from './CalendarDayList.tsx';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import { CrowdedDay } from './CrowdedDay.tsx';
import { addDays } from './calendarEvent.ts';
import { addMonths, weekOf, weeksOfMonth } from './days.ts';
import { MonthWeek } from './MonthWeek.tsx';
import { MoveWords } from './MoveWords.tsx';
import { useCalendarEvents } from './useCalendarEvents.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useLanes } from './useLanes.ts';

/** Props of {@link CalendarMonth}. */
export type CalendarMonthProps = CalendarViewProps;

/** Events of a month, with a cell for each day. On a phone cells contain bars, and the events of the selected day are listed below. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { events, date, now, dayNote, firstDayOfWeek, isTwelveHour, onOpen, onMove } = props;
  const formats = useCalendarFormats(isTwelveHour);
  const { locale } = formats;
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
          {weeks.map((days) => (
            <MonthWeek
              key={days[0]}
              {...{ days, date, now, dayNote, formats, lanes, isNarrow }}
              events={grid.shown}
              pulledId={grid.pulledId}
              hintId={onMove && hintId}
            />
          ))}
        </div>
      </div>
      {isNarrow && <CalendarDayList {...{ events, date, now, dayNote, isTwelveHour, onOpen, formats }} />}
      {crowdedDay !== undefined && (
        <CrowdedDay
          day={crowdedDay}
          events={grid.shown}
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
