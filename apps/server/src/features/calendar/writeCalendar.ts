import { fromDate, toCalendarDateTime } from '@internationalized/date';
import type { Address, InvitationState } from '@jinshu/api';
import ICAL from 'ical.js';
import type { FullEvent } from '../../mail/invitation/index.ts';
import { DAY, readRule, zoneOfEvent } from '../../mime/calendar/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** An event as a calendar file tells of it. */
export interface FiledEvent
  extends Pick<
    FullEvent,
    | 'uid'
    | 'recurrenceId'
    | 'sequence'
    | 'title'
    | 'description'
    | 'location'
    | 'organiser'
    | 'startsAt'
    | 'endsAt'
    | 'isAllDay'
    | 'timeZone'
    | 'repeat'
    | 'excluded'
    | 'stamp'
  > {
  invitees: readonly (Address & { answer: InvitationState })[];
  /** Address of the sender who acts for the organizer. */
  sentBy?: string | undefined;
}

const partStat = { start: 'NEEDS-ACTION', accept: 'ACCEPTED', tentative: 'TENTATIVE', decline: 'DECLINED' } as const;
const cn = (name: string) => (oneLine(name) === '' ? {} : { cn: oneLine(name).replaceAll('"', "'") });
const utc = (at: Date) => at.toISOString().replace(/\.\d{3}/, '');
const pad = (part: number) => String(part).padStart(2, '0');

/** `20261120T013000Z` or `20261120`, as jCal has it. */
const jsonRecurrence = (id: string) =>
  id.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/, (_, y, m, d, h, min, s) => `${y}-${m}-${d}${h ? `T${h}:${min}:${s}Z` : ''}`);

type JsonProperty = [string, object, string, ...unknown[]];

/** Writes a time. A series uses local time with its time zone, which the file must then describe; other times are in UTC. */
function timeOf(name: string, at: Date, { isAllDay, timeZone, repeat }: FiledEvent): JsonProperty {
  if (isAllDay) return [name, {}, 'date', at.toISOString().slice(0, 10)];
  if (repeat === '' || timeZone === '') return [name, {}, 'date-time', utc(at)];
  const wall = toCalendarDateTime(fromDate(at, timeZone)).toString().slice(0, 19);
  return [name, { tzid: timeZone }, 'date-time', wall];
}

function toComponent(event: FiledEvent, isPublished: boolean): unknown {
  const { recurrenceId, excluded, isAllDay, repeat } = event;
  const properties: JsonProperty[] = [
    ['uid', {}, 'text', event.uid],
    ['dtstamp', {}, 'date-time', utc(event.stamp)],
    ['sequence', {}, 'integer', event.sequence],
    ['summary', {}, 'text', oneLine(event.title)],
    timeOf('dtstart', event.startsAt, event),
    timeOf('dtend', event.endsAt, event),
  ];
  if (recurrenceId !== '')
    properties.push(['recurrence-id', {}, recurrenceId.length === 8 ? 'date' : 'date-time', jsonRecurrence(recurrenceId)]);
  if (event.location !== '') properties.push(['location', {}, 'text', oneLine(event.location)]);
  if (event.description !== '') properties.push(['description', {}, 'text', event.description]);
  const rule = readRule(repeat);
  if (rule) properties.push(['rrule', {}, 'recur', rule.toJSON()]);
  if (excluded.length > 0) properties.push(['exdate', {}, isAllDay ? 'date' : 'date-time', ...excluded.map(jsonRecurrence)]);
  if (!isPublished || event.invitees.length > 0) {
    const sentBy = event.sentBy ? { 'sent-by': `mailto:${event.sentBy}` } : {};
    properties.push(['organizer', { ...cn(event.organiser.name), ...sentBy }, 'cal-address', `mailto:${event.organiser.address}`]);
    for (const { name, address, answer } of event.invitees) {
      const asks = answer === 'start' ? { rsvp: 'TRUE' } : {};
      properties.push([
        'attendee',
        { ...cn(name), role: 'REQ-PARTICIPANT', partstat: partStat[answer], ...asks },
        'cal-address',
        `mailto:${address}`,
      ]);
    }
  }
  return ['vevent', properties, []];
}

const offsetAt = (at: number, zone: string) => fromDate(new Date(at), zone).offset;
const writeOffset = (ms: number) => {
  const minutes = Math.abs(ms) / 60_000;
  return `${ms < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(Math.floor(minutes % 60))}`;
};
/** So far a zone is described: programs know the names of zones, and this is for those that do not. */
const describedDays = 10 * 366;

/** Describes a time zone by listing each clock change over ten years, so that no rule has to be derived. */
function describeZone(zone: string, from: Date): unknown {
  const start = from.getTime() - 366 * DAY;
  const observance = (at: number, before: number, after: number) => {
    const onset = new Date(at + before).toISOString().slice(0, 19);
    return [
      after > before ? 'daylight' : 'standard',
      [
        ['dtstart', {}, 'date-time', onset],
        ['tzoffsetfrom', {}, 'utc-offset', writeOffset(before)],
        ['tzoffsetto', {}, 'utc-offset', writeOffset(after)],
      ],
      [],
    ];
  };
  let known = offsetAt(start, zone);
  const observances = [observance(start, known, known)];
  for (let day = start; day < start + describedDays * DAY; day += 7 * DAY) {
    const next = offsetAt(day + 7 * DAY, zone);
    if (next === known) continue;
    let [low, high] = [day, day + 7 * DAY];
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle, zone) === known) low = middle;
      else high = middle;
    }
    observances.push(observance(Math.round(high / 60_000) * 60_000, known, next));
    known = next;
  }
  return ['vtimezone', [['tzid', {}, 'text', zone]], observances];
}

/** A calendar file: an invitation or its end (RFC 5546), or events for another calendar (`PUBLISH`). */
export function writeCalendar(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', events: readonly FiledEvent[]): string {
  const zoned = events.filter(({ isAllDay, timeZone, repeat }) => !isAllDay && timeZone !== '' && repeat !== '');
  const zones = new Map<string, Date>();
  for (const event of zoned) {
    const zone = zoneOfEvent(event);
    const known = zones.get(zone);
    if (!known || event.startsAt < known) zones.set(zone, event.startsAt);
  }
  const cancelled: JsonProperty[] = method === 'CANCEL' ? [['status', {}, 'text', 'CANCELLED']] : [];
  const components = events.map((event) => {
    const [name, properties, inner] = toComponent(event, method === 'PUBLISH') as [string, JsonProperty[], unknown[]];
    return [name, [...properties, ...cancelled], inner];
  });
  const calendar = [
    'vcalendar',
    [
      ['prodid', {}, 'text', '-//Jinshu//Jinshu//EN'],
      ['version', {}, 'text', '2.0'],
      ['method', {}, 'text', method],
    ],
    [...[...zones].map(([zone, from]) => describeZone(zone, from)), ...components],
  ];
  return `${ICAL.stringify(calendar as never)}\r\n`;
}
