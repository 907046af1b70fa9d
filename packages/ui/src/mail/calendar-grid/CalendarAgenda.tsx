import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './CalendarAgenda.css.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import { type CalendarEvent, dayOf, daysOf } from './calendarEvent.ts';
import { daysFrom } from './days.ts';
import * as event from './EventButton.css.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

/** Props of {@link CalendarAgenda}. */
export interface CalendarAgendaProps
  extends Pick<CalendarViewProps, 'aria-label' | 'events' | 'onOpen' | 'now' | 'dayNote' | 'isTwelveHour' | 'className'> {
  /** The first ISO day. */
  date: string;
  /** Number of days shown. @default 30 */
  dayCount?: number | undefined;
  /** Shown when none of the days has an event. */
  emptyState?: ReactNode;
}

/** The events of the days that follow, one below the other. Days without any are left out. */
export function CalendarAgenda({
  events,
  date,
  dayCount = 30,
  onOpen,
  now,
  dayNote,
  isTwelveHour,
  emptyState,
  className,
  ...props
}: CalendarAgendaProps) {
  const { calendarGrid: words } = useStrings();
  const formats = useCalendarFormats(isTwelveHour);
  const days = useMemo(() => agendaOf(events, daysFrom(date, dayCount)), [events, date, dayCount]);
  const entries = days.flatMap(({ day, events: ofDay }) => ofDay.map(({ id }) => `${day} ${id}`));
  const [stop, setStop] = useState<string>();
  const current = stop !== undefined && entries.includes(stop) ? stop : entries[0];

  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const index = {
      ArrowDown: entries.indexOf(current ?? '') + 1,
      ArrowUp: entries.indexOf(current ?? '') - 1,
      Home: 0,
      End: entries.length - 1,
    }[press.key];
    const next = index === undefined ? undefined : entries[index];
    if (next === undefined) return;
    press.preventDefault();
    press.currentTarget.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next)}"]`)?.focus();
  };
  const time = (one: CalendarEvent, day: string) => {
    const { from, to } = daysOf(one);
    if (one.isAllDay || (from < day && day < to)) return words.allDay;
    return `${from === day ? formats.time(one.start) : ''} – ${to === day ? formats.time(one.end) : ''}`.trim();
  };

  if (days.length === 0) return <div className={clsx(styles.root, className)}>{emptyState}</div>;
  return (
    <section
      aria-label={props['aria-label'] ?? formats.range(date, days.at(-1)?.day ?? date)}
      className={clsx(styles.root, className)}
      onKeyDown={onKeyDown}
    >
      {days.map(({ day, events: ofDay }) => (
        <div key={day} className={styles.day}>
          <h3 className={styles.title} data-today={(now !== undefined && dayOf(now) === day) || undefined}>
            {formats.shortDay(day)} <span>{formats.weekday(day)}</span>
            {dayNote && <span className={styles.note}>{dayNote(day)}</span>}
          </h3>
          <ul className={styles.list}>
            {ofDay.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={styles.event}
                  tabIndex={current === `${day} ${one.id}` ? 0 : -1}
                  data-entry={`${day} ${one.id}`}
                  onFocus={() => setStop(`${day} ${one.id}`)}
                  onClick={({ currentTarget }) => onOpen?.(one, currentTarget)}
                >
                  <span className={clsx(event.swatch, event.colour[one.color])} />
                  <span className={styles.time}>{time(one, day)}</span>
                  <span className={styles.words}>{one.title}</span>
                  {one.location !== undefined && <span className={styles.place}>{one.location}</span>}
                  {one.isTentative && <span className={styles.tentative}>{words.tentative}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The days that have events, each with its own in the order of the day. */
function agendaOf(events: readonly CalendarEvent[], days: readonly string[]) {
  const order = events.toSorted((a, b) => Number(b.isAllDay) - Number(a.isAllDay) || (a.start < b.start ? -1 : 1));
  return days
    .map((day) => ({ day, events: order.filter((one) => daysOf(one).from <= day && day <= daysOf(one).to) }))
    .filter(({ events: ofDay }) => ofDay.length > 0);
}
