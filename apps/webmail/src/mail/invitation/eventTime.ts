import type { Invitation } from '@jinshu/api';

interface Options {
  locale: string;
  isTwelveHour: boolean;
  /** IANA; that of the browser when left out. */
  timeZone?: string | undefined;
}

/** Formats the time of an event in the reader's time zone. Dates of all-day events are the same everywhere. */
export function eventTime({ startsAt, endsAt, isAllDay }: Pick<Invitation, 'startsAt' | 'endsAt' | 'isAllDay'>, options: Options): string {
  const { locale, isTwelveHour, timeZone } = options;
  const [start, end] = [new Date(startsAt), new Date(endsAt || startsAt)];
  if (Number.isNaN(start.getTime())) return '';
  const zone = isAllDay ? { timeZone: 'UTC' } : timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(locale, {
    month: locale.startsWith('zh') ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
    ...zone,
  });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: isTwelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(isTwelveHour ? { hour12: true } : { hourCycle: 'h23' }),
    ...zone,
  });
  const write = (moment: Date) => (isAllDay ? day.format(moment) : `${day.format(moment)} ${clock.format(moment)}`);
  if (Number.isNaN(end.getTime()) || end <= start) return write(start);
  if (day.format(start) !== day.format(end)) return `${write(start)} – ${write(end)}`;
  return isAllDay ? write(start) : `${write(start)}–${clock.format(end)}`;
}
