// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { CalendarViewProps } from './CalendarView.ts';
import * as styles from './CalendarWeek.css.ts';
import { CrowdedDay } from './CrowdedDay.tsx';
import { addDays, type CalendarEvent, dayOf, minuteAt, minuteOf } from './calendarEvent.ts';
import { daysFrom, weekOf } from './days.ts';
import { type DayPlacement, layoutDay } from './layoutDay.ts';
import { MoveWords } from './MoveWords.tsx';
import { SlotRow } from './SlotRow.tsx';
import { SLOT } from './useCalendarDrag.ts';
import { useCalendarEvents } from './useCalendarEvents.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { WeekHead } from './WeekHead.tsx';

/** Props of {@link CalendarWeek}. */
export interface CalendarWeekProps extends CalendarViewProps {
  /** One day, or the week around it. @default 7 */
  visibleDays?: 1 | 7 | undefined;
  /** The hour at the top when the view opens. @default 8 */
  firstHour?: number | undefined;
}

const SLOTS = Array.from({ length: (24 * 60) / SLOT }, (_, index) => index * SLOT);
const NONE: ReadonlyMap<string, readonly DayPlacement[]> = new Map();

/** Whether an event belongs in the row above the hours: it lasts whole days, or 24 hours or more. */
const standsAbove = (event: CalendarEvent) => event.isAllDay || minuteSpan(event) >= 24 * 60;
const minuteSpan = ({ start, end }: CalendarEvent) => (Date.parse(`${end.slice(0, 16)}Z`) - Date.parse(`${start.slice(0, 16)}Z`)) / 60_000;

/** The events of a week, or of a day, between its hours. */
export function CalendarWeek(props: CalendarWeekProps) {
  const { date, now, firstDayOfWeek, onMove, visibleDays = 7, firstHour = 8 } = props;
  const formats = useCalendarFormats(props.isTwelveHour);
  const hintId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const first = visibleDays === 7 ? (weekOf(date, formats.locale, firstDayOfWeek)[0] ?? date) : date;
  const days = useMemo(() => daysFrom(first, visibleDays), [first, visibleDays]);
  const grid = useCalendarEvents({
    rootRef,
    props,
    formats,
    cellOf: (day) => minuteAt(day, firstHour * 60),
    choosesDay: () => true,
    shiftOf: ({ isAllDay }, { x, y }, edge) => (isAllDay ? { days: x, edge } : { days: edge === 'end' ? 0 : x, minutes: y * 15, edge }),
    nextCell: (cell, step, key) => nextCell(cell, step, key, days),
  });
  const { shown, crowdedDay } = grid;
  const whole = useMemo(() => shown.filter(standsAbove), [shown]);
  const slots = useMemo(
    () =>
      slotsOf(
        shown.filter((event) => !standsAbove(event)),
        days,
      ),
    [shown, days],
  );
  const present = now === undefined || !days.includes(dayOf(now)) ? undefined : { day: dayOf(now), minute: minuteOf(now) };

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const slot = scroller?.querySelector('[data-cell*="T"]');
    if (scroller && slot) scroller.scrollTop = (slot.clientHeight * firstHour * 60) / SLOT - 8;
  }, [firstHour]);

  return (
    <div className={clsx(styles.root, props.className)}>
      <div ref={scrollerRef} className={styles.scroller}>
        <div
          ref={rootRef}
          role="grid"
          aria-label={props['aria-label'] ?? (visibleDays === 1 ? formats.day(first) : formats.range(first, addDays(first, 6)))}
          {...grid.handlers}
        >
          <WeekHead {...{ days, formats, now }} dayNote={props.dayNote} events={whole} pulledId={grid.pulledId} hintId={onMove && hintId} />
          <div role="rowgroup">
            {SLOTS.map((minute) => (
              <SlotRow
                key={minute}
                {...{ days, minute, formats }}
                placements={slots.get(minute) ?? NONE}
                now={present && present.minute >= minute && present.minute < minute + SLOT ? present : undefined}
                pulledId={slots.get(minute) && grid.pulledId}
                hintId={onMove && hintId}
              />
            ))}
          </div>
        </div>
      </div>
      {crowdedDay !== undefined && (
        <CrowdedDay
          day={crowdedDay}
          events={whole}
          formats={formats}
          triggerRef={grid.moreRef}
          onClose={grid.closeCrowded}
          onOpen={props.onOpen}
        />
      )}
      <MoveWords hintId={hintId} announced={grid.announced} />
    </div>
  );
}

/** Returns the events that begin in each half hour, by minute and day. */
function slotsOf(events: readonly CalendarEvent[], days: readonly string[]) {
  const slots = new Map<number, Map<string, DayPlacement[]>>();
  for (const day of days)
    for (const placement of layoutDay(events, day)) {
      const minute = Math.floor(placement.from / SLOT) * SLOT;
      const byDay = slots.get(minute) ?? new Map<string, DayPlacement[]>();
      slots.set(minute, byDay.set(day, [...(byDay.get(day) ?? []), placement]));
    }
  return slots;
}

/** Returns the cell that a key moves to. The row of whole days is above the first half hour. */
function nextCell(cell: string, { x, y }: { x: number; y: number }, key: string, days: readonly string[]): string | undefined {
  const to = (day: string | undefined) => day && day + cell.slice(10);
  const day = dayOf(cell);
  const isWhole = cell.length === 10;
  if (key === 'Home') return to(days[0]);
  if (key === 'End') return to(days.at(-1));
  if (key === 'PageUp' || key === 'PageDown') return to(addDays(day, key === 'PageUp' ? -days.length : days.length));
  if (x !== 0) return to(addDays(day, x));
  if (isWhole) return y > 0 ? minuteAt(day, 0) : undefined;
  const minute = minuteOf(cell) + y * SLOT;
  if (minute < 0) return day;
  return minute < 24 * 60 ? minuteAt(day, minute) : undefined;
}
