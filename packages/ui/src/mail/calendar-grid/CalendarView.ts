import type { ReactNode } from 'react';
import type { CalendarEvent, CalendarRange } from './calendarEvent.ts';
import type { FirstDayOfWeek } from './days.ts';

/** Props that all calendar views share. */
export interface CalendarViewProps {
  /** Accessible name of the view. @default the month or the days it shows */
  'aria-label'?: string | undefined;
  /** The events around the shown days; others do no harm. */
  events: readonly CalendarEvent[];
  /** Selected day as an ISO date. The view shows this day, its week or its month. */
  date: string;
  /** Called when the user selects another day, possibly in another month. */
  onDateChange?: ((day: string) => void) | undefined;
  /** An event was pressed; `anchor` is where its card belongs. */
  onOpen?: ((event: CalendarEvent, anchor: HTMLElement) => void) | undefined;
  /** Room for a new event was marked. Without it nothing can be marked. */
  onCreate?: ((range: CalendarRange) => void) | undefined;
  /** An event was pulled, or moved with the keyboard. Without it events stay where they are. */
  onMove?: ((event: CalendarEvent, to: CalendarRange) => void) | undefined;
  /** The present minute in the zone of the events, see `usePresentMinute`. Without it no day is today. */
  now?: string | undefined;
  /** A word beside the number of a day: the day of the lunar calendar, a holiday. */
  dayNote?: ((day: string) => ReactNode) | undefined;
  /** @default that of the language */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Writes times on a 12-hour clock. @default false */
  isTwelveHour?: boolean | undefined;
  className?: string | undefined;
}
