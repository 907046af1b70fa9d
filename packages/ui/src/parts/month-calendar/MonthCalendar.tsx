import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Calendar, type DateValue } from 'react-aria-components';
import { parseIsoDate, toIsoDate } from '../date-field/isoDate.ts';
import { type DateBounds, useDateBounds } from '../date-field/useDateProps.ts';
import { type CalendarMarks, CalendarMonths } from './CalendarMonths.tsx';
import * as styles from './MonthCalendar.css.ts';

export interface MonthCalendarProps extends DateBounds {
  /** Accessible name of the calendar: what the user selects. */
  'aria-label': string;
  /** Selected ISO day; `null` for none. */
  value?: string | null | undefined;
  /** Initially selected day, if uncontrolled. */
  defaultValue?: string | null | undefined;
  onChange?: ((day: string) => void) | undefined;
  /** The ISO day that has the keyboard; its month shows. */
  focusedValue?: string | undefined;
  /**
   * Day that can be focused first.
   * @default the selected day, or today
   */
  defaultFocusedValue?: string | undefined;
  /** Another day has the keyboard, perhaps of another month. */
  onFocusChange?: ((day: string) => void) | undefined;
  /** Dots below days: the colors of the events of each day, by ISO day. */
  marks?: CalendarMarks | undefined;
  /** @default 1 */
  visibleMonths?: 1 | 2 | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  className?: string | undefined;
}

/** One month or two to choose a day from, beside what that day shows. In a form use `DatePicker`. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { value, defaultValue, onChange, focusedValue, defaultFocusedValue, onFocusChange, marks, visibleMonths = 1, className } = props;
  const bounds = useDateBounds(props, 'day');
  const chosen = useMemo(() => parseIsoDate(value, 'day'), [value]);
  const focused = useMemo(() => parseIsoDate(focusedValue, 'day'), [focusedValue]);
  const first = useMemo(() => parseIsoDate(defaultFocusedValue, 'day'), [defaultFocusedValue]);
  return (
    <Calendar<DateValue>
      {...bounds}
      aria-label={props['aria-label']}
      {...(value !== undefined && { value: chosen })}
      {...(defaultValue !== undefined && { defaultValue: parseIsoDate(defaultValue, 'day') })}
      {...(focused && { focusedValue: focused })}
      {...(first && { defaultFocusedValue: first })}
      onChange={(day) => onChange?.(toIsoDate(day, 'day'))}
      onFocusChange={(day) => onFocusChange?.(toIsoDate(day, 'day'))}
      visibleDuration={{ months: visibleMonths }}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      className={clsx(styles.calendar, className)}
    >
      <CalendarMonths visibleMonths={visibleMonths} marks={marks} />
    </Calendar>
  );
}
