import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime, parseTime, type Time } from '@internationalized/date';

/** Whether a field speaks of days (`2026-11-20`) or of minutes (`2026-11-20T09:30`). */
export type DateGranularity = 'day' | 'minute';

type Parsed = CalendarDate | CalendarDateTime;

const attempt = <T>(parse: () => T): T | null => {
  try {
    return parse();
  } catch {
    return null;
  }
};

/** Parses an ISO day or minute. Returns `null` for invalid text, so that a field never breaks the page. */
export function parseIsoDate(iso: string | null | undefined, granularity: DateGranularity): Parsed | null {
  if (!iso) return null;
  if (granularity === 'day') return attempt(() => parseDate(iso.slice(0, 10)));
  return attempt(() => parseDateTime(iso.length > 10 ? iso.slice(0, 16) : `${iso}T00:00`));
}

/** Writes a day or a minute as ISO. */
export const toIsoDate = (value: { toString: () => string }, granularity: DateGranularity): string =>
  value.toString().slice(0, granularity === 'day' ? 10 : 16);

/** Reads an ISO time of day such as `09:30`. */
export const parseIsoTime = (iso: string | null | undefined): Time | null => (iso ? attempt(() => parseTime(iso.slice(0, 5))) : null);

/** Writes a time of day as ISO, to the minute. */
export const toIsoTime = ({ hour, minute }: { hour: number; minute: number }): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
