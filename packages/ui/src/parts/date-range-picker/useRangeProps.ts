import { useMemo } from 'react';
import type { DateValue } from 'react-aria-components';
import { parseIsoDate, toIsoDate } from '../date-field/isoDate.ts';
import { type DateBounds, useDateBounds } from '../date-field/useDateProps.ts';

/** Two ISO days, the first not after the last. */
export interface IsoDateRange {
  start: string;
  end: string;
}

/** Range that a picker holds. */
export interface DateRangeValue extends DateBounds {
  /** The range; `null` when empty. Days are ISO text, as in `DatePicker`. */
  value?: IsoDateRange | null | undefined;
  /** The range at first, where the picker keeps it to itself. */
  defaultValue?: IsoDateRange | null | undefined;
  /** Heard once both days are whole, and with `null` once nothing is left of them. */
  onChange?: ((value: IsoDateRange | null) => void) | undefined;
}

/** Parses a range. Returns `null` unless both days are valid. */
export function parseRange(range: IsoDateRange | null | undefined) {
  const start = parseIsoDate(range?.start, 'day');
  const end = parseIsoDate(range?.end, 'day');
  return start && end ? { start, end } : null;
}

/** Value and bounds as React Aria takes them, and the props that are neither. */
export function useRangeProps<P extends DateRangeValue>(props: P) {
  const { value, defaultValue, onChange, minValue, maxValue, isDateUnavailable, firstDayOfWeek, ...rest } = props;
  const bounds = useDateBounds({ minValue, maxValue, isDateUnavailable, firstDayOfWeek }, 'day');
  const start = value?.start;
  const end = value?.end;
  // React Aria compares values by identity: the same text must stay the same range.
  const range = useMemo(() => (start && end ? parseRange({ start, end }) : null), [start, end]);
  const rangeProps = {
    ...bounds,
    ...(value !== undefined && { value: range }),
    ...(defaultValue !== undefined && { defaultValue: parseRange(defaultValue) }),
    onChange: (next: { start: DateValue; end: DateValue } | null) =>
      onChange?.(next && { start: toIsoDate(next.start, 'day'), end: toIsoDate(next.end, 'day') }),
  };
  return { rangeProps, rest };
}
