import { CalendarDateTime, toZoned } from '@internationalized/date';
import { findIana } from 'windows-iana';

/** A time zone as a calendar file names it, with the offset that the file itself says it has. */
export interface NamedZone {
  id: string;
  /** Minutes before UTC that its standard time is ahead; null where the file does not say. */
  standardOffset: number | null;
}

/** A moment, and the zone that it was named in: empty where that is not known. */
export interface CalendarMoment {
  at: Date;
  zone: string;
  isDate: boolean;
}

const isZone = (name: string): boolean => {
  try {
    return /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The IANA zone that a name means: Windows has its own names, and some programs put theirs in front. */
export function zoneOf(name: string): string {
  const bare = name.replace(/^"|"$/g, '').trim().slice(0, 200);
  const ends = [bare, bare.split('/').slice(-2).join('/'), bare.split('/').slice(-3).join('/')];
  return ends.find(isZone) ?? findIana(bare)[0] ?? '';
}

/** Parses `2026-11-20`, `2026-11-20T09:30:00` or the same with `Z`. Returns null if the text isn't a time. */
export function readTime(text: string, zone: NamedZone | undefined): CalendarMoment | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/.exec(text);
  if (!found) return null;
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59)));
  if (year < 1900 || utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== day) return null;
  if (found[4] === undefined) return { at: utc, zone: '', isDate: true };
  if (found[7] === 'Z' || zone === undefined) return { at: utc, zone: '', isDate: false };
  const name = zoneOf(zone.id);
  if (name === '') return { at: new Date(utc.getTime() - (zone.standardOffset ?? 0) * 60_000), zone: '', isDate: false };
  // Where the clock is put forward a time may not exist: the one after the gap is meant.
  const local = toZoned(new CalendarDateTime(year, month, day, hour, minute, Math.min(second, 59)), name, 'compatible');
  return { at: local.toDate(), zone: name, isDate: false };
}

/** Parses the format of {@link recurrenceIdOf} and recurrence rules. Returns null if the text isn't a time. */
export function readCompactTime(text: string): Pick<CalendarMoment, 'at' | 'isDate'> | null {
  const [, year, month, day, time, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(text) ?? [];
  if (year === undefined) return null;
  const at = new Date(`${year}-${month}-${day}T${time === undefined ? '00:00:00' : `${hour}:${minute}:${second}`}Z`);
  return Number.isNaN(at.getTime()) ? null : { at, isDate: time === undefined };
}

/** A moment as `calendar_event` writes it: `20261120T013000Z`, or `20261120` of a whole day. */
export function recurrenceIdOf({ at, isDate }: Pick<CalendarMoment, 'at' | 'isDate'>): string {
  const text = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  return isDate ? text.slice(0, 8) : text;
}
