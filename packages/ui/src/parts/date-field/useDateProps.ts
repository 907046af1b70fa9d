import { useMemo } from 'react';
import type { DateValue } from 'react-aria-components';
import { type DateGranularity, parseIsoDate, toIsoDate } from './isoDate.ts';

/** Limits for the dates of a field or calendar. */
export interface DateBounds {
  /** First day or minute that can be selected, in ISO format. */
  minValue?: string | undefined;
  /** The last one. */
  maxValue?: string | undefined;
  /** Returns whether an ISO day can't be selected. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /** @default as the language has it: Monday in simplified Chinese, Sunday in traditional Chinese and English */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | undefined;
}

/** The bounds as React Aria takes them. */
export function useDateBounds({ minValue, maxValue, isDateUnavailable, firstDayOfWeek }: DateBounds, granularity: DateGranularity) {
  return useMemo(() => {
    const min = parseIsoDate(minValue, granularity);
    const max = parseIsoDate(maxValue, granularity);
    return {
      ...(min && { minValue: min }),
      ...(max && { maxValue: max }),
      ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(toIsoDate(date, 'day')) }),
      ...(firstDayOfWeek && { firstDayOfWeek }),
    };
  }, [minValue, maxValue, isDateUnavailable, firstDayOfWeek, granularity]);
}

/** One date that a field holds. */
export interface DateFieldValue extends DateBounds {
  /**
   * Local date as an ISO day (`2026-11-20`), or with `granularity="minute"` as an ISO minute (`2026-11-20T09:30`); `null` when empty. The
   * text has no time zone, so the entered value never shifts, and it can be compared with `<`. The caller converts it to an instant.
   */
  value?: string | null | undefined;
  /** The value at first, where the field keeps it to itself. */
  defaultValue?: string | null | undefined;
  /** Heard once the date is whole, and with `null` once nothing is left of it. */
  onChange?: ((value: string | null) => void) | undefined;
  /** @default 'day' */
  granularity?: DateGranularity | undefined;
  /** @default as the language has it */
  hourCycle?: 12 | 24 | undefined;
}

/** Value and bounds as React Aria takes them, and the props that are neither. */
export function useDateProps<P extends DateFieldValue>(props: P) {
  const {
    value,
    defaultValue,
    onChange,
    granularity = 'day',
    hourCycle,
    minValue,
    maxValue,
    isDateUnavailable,
    firstDayOfWeek,
    ...rest
  } = props;
  const bounds = useDateBounds({ minValue, maxValue, isDateUnavailable }, granularity);
  // React Aria compares values by identity: the same text must stay the same date.
  const parsed = useMemo(() => parseIsoDate(value, granularity), [value, granularity]);
  const dateProps = {
    ...bounds,
    granularity,
    ...(hourCycle && { hourCycle }),
    ...(value !== undefined && { value: parsed }),
    ...(defaultValue !== undefined && { defaultValue: parseIsoDate(defaultValue, granularity) }),
    onChange: (next: DateValue | null) => onChange?.(next && toIsoDate(next, granularity)),
  };
  return { dateProps, rest };
}
