/** Format of a date in the list. */
export interface FormatDateOptions {
  /** BCP 47 tag that sets the language and the order of the date fields. */
  locale: string;
  /** Writes the time on a 12-hour clock with morning and afternoon. @default false */
  isTwelveHour?: boolean | undefined;
  /** IANA zone; the zone of the browser when left out. */
  timeZone?: string | undefined;
  /** The moment it is now, which decides whether the year is written. @default new Date() */
  now?: Date | undefined;
}

interface Formats {
  day: Intl.DateTimeFormat;
  dayAndYear: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  year: Intl.DateTimeFormat;
  calendarDay: Intl.DateTimeFormat;
}

const cache = new Map<string, Formats>();

/** Making an Intl formatter costs more than a whole row, so each kind is made once. */
function formatsOf({ locale, isTwelveHour = false, timeZone }: FormatDateOptions): Formats {
  const key = `${locale} ${isTwelveHour} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  const month = locale.startsWith('zh') ? 'long' : 'short';
  const zone = timeZone === undefined ? {} : { timeZone };
  const made: Formats = {
    day: new Intl.DateTimeFormat(locale, { month, day: 'numeric', ...zone }),
    dayAndYear: new Intl.DateTimeFormat(locale, { year: 'numeric', month, day: 'numeric', ...zone }),
    time: new Intl.DateTimeFormat(locale, {
      hour: isTwelveHour ? 'numeric' : '2-digit',
      minute: '2-digit',
      // `dayPeriod` would write 清晨 or 凌晨; `hour12` alone writes 上午 and 下午.
      ...(isTwelveHour ? { hour12: true } : { hourCycle: 'h23' }),
      ...zone,
    }),
    year: new Intl.DateTimeFormat('en', { year: 'numeric', ...zone }),
    calendarDay: new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone }),
  };
  cache.set(key, made);
  return made;
}

/** Formats a date for the list: `11月20日 09:42`. Dates of other years include the year. */
export function formatDate(iso: string, options: FormatDateOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const formats = formatsOf(options);
  return `${(isThisYear(date, formats, options) ? formats.day : formats.dayAndYear).format(date)} ${writeTime(formats, date)}`;
}

const isThisYear = (date: Date, { year }: Formats, { now = new Date() }: FormatDateOptions) => year.format(date) === year.format(now);

/** Formats a date with its weekday, for a message header: `11月20日 周四 09:42`, `Thu, Nov 20 09:42`. */
export function formatDateAndWeekday(iso: string, options: FormatDateOptions): string {
  const plain = formatDate(iso, options);
  if (plain === '') return '';
  const { locale, timeZone } = options;
  const date = new Date(iso);
  const weekday = { weekday: 'short', ...(timeZone !== undefined && { timeZone }) } as const;
  // Intl writes 11月20日周四, without the spaces that a header has in Chinese.
  if (locale.startsWith('zh')) return plain.replace(' ', ` ${new Intl.DateTimeFormat(locale, weekday).format(date)} `);
  const formats = formatsOf(options);
  const year = isThisYear(date, formats, options) ? {} : ({ year: 'numeric' } as const);
  const day = new Intl.DateTimeFormat(locale, { ...year, month: 'short', day: 'numeric', ...weekday }).format(date);
  return `${day} ${writeTime(formats, date)}`;
}

/** Intl writes 上午9:42 without a space and 9:42 AM with a narrow one; both get a plain space. */
function writeTime(formats: Formats, date: Date): string {
  return formats.time
    .format(date)
    .replaceAll('\u202f', ' ')
    .replace(/([上下]午)(?=\d)/, '$1 ');
}

/** Formats a date for narrow screens: only the time for today, only the day otherwise. */
export function formatShortDate(iso: string, options: FormatDateOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const now = options.now ?? new Date();
  const formats = formatsOf(options);
  if (formats.calendarDay.format(date) === formats.calendarDay.format(now)) return writeTime(formats, date);
  return (formats.year.format(date) === formats.year.format(now) ? formats.day : formats.dayAndYear).format(date);
}

/** The calendar day of a moment as `2026-11-20`, for comparing days in one zone. */
export function calendarDay(moment: Date, timeZone?: string): string {
  return formatsOf({ locale: 'en', timeZone }).calendarDay.format(moment);
}
