import { createHash } from 'node:crypto';
import { isAddress } from '@jinshu/api';
import ICAL from 'ical.js';
import { oneLine } from '../header/index.ts';
import { type CalendarMoment, type NamedZone, readTime, recurrenceIdOf } from './calendarTime.ts';
import type { InvitationMail } from './InvitationMail.ts';

/**
 * Limits for reading a calendar file. Recurrence and time zone rules are never expanded, because a file could hide billions of occurrences
 * in them.
 */
export const calendarLimits = { bytes: 512 * 1024, lines: 20_000, lineLength: 64 * 1024, components: 2000, invitees: 500, excluded: 500 };

type JsonProperty = [string, Record<string, unknown>, string, ...unknown[]];
type JsonComponent = [string, JsonProperty[], JsonComponent[]];

const methods = new Map<string, InvitationMail['method']>([
  ['REQUEST', 'request'],
  ['CANCEL', 'cancel'],
  ['REPLY', 'reply'],
  ['COUNTER', 'counter'],
]);

const answers = new Map<string, InvitationMail['invitees'][number]['answer']>([
  ['ACCEPTED', 'accept'],
  ['TENTATIVE', 'tentative'],
  ['DECLINED', 'decline'],
]);

const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
const storableLine = (text: string) => storable(oneLine(text));

const all = ([, properties]: JsonComponent, name: string) => properties.filter(([own]) => own === name);
const first = (component: JsonComponent, name: string) => all(component, name)[0];
const textOf = (property: JsonProperty | undefined): string =>
  typeof property?.[3] === 'string' ? property[3] : String(property?.[3] ?? '');
const param = (property: JsonProperty | undefined, name: string): string => {
  const value = property?.[1][name];
  return typeof value === 'string' ? value : Array.isArray(value) ? String(value[0] ?? '') : '';
};
const addressOf = (text: string) => {
  const address = storableLine(text.replace(/^mailto:/i, ''))
    .toLowerCase()
    .slice(0, 320);
  return isAddress(address) ? address : '';
};
const person = (property: JsonProperty | undefined) => ({
  address: addressOf(textOf(property)),
  name: storableLine(param(property, 'cn')).slice(0, 200),
});

/** Returns the standard-time offsets of the time zones defined in a calendar file. */
function zonesOf([, , components]: JsonComponent): Map<string, NamedZone> {
  const zones = new Map<string, NamedZone>();
  for (const zone of components.filter(([name]) => name === 'vtimezone').slice(0, 50)) {
    const id = textOf(first(zone, 'tzid'));
    const standard = zone[2].find(([name]) => name === 'standard') ?? zone[2][0];
    const offset = /^([+-])(\d\d):?(\d\d)/.exec(textOf(standard && first(standard, 'tzoffsetto')));
    const minutes = offset && (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
    // Some programs say beside their own name which zone it is.
    const known = textOf(first(zone, 'x-lic-location'));
    zones.set(id, { id: known === '' ? id : known, standardOffset: minutes });
  }
  return zones;
}

type ReadTime = (property: JsonProperty | undefined, value?: unknown) => CalendarMoment | null;

const timeReader =
  (zones: ReadonlyMap<string, NamedZone>): ReadTime =>
  (property, value = property?.[3]) => {
    if (!property || typeof value !== 'string') return null;
    const id = param(property, 'tzid');
    return readTime(value, id === '' ? undefined : (zones.get(id) ?? { id, standardOffset: null }));
  };

function endOf(event: JsonComponent, start: CalendarMoment, read: ReadTime): Date {
  const end = read(first(event, 'dtend'));
  if (end && end.at >= start.at) return end.isDate && end.at.getTime() === start.at.getTime() ? dayAfter(start.at) : end.at;
  const duration = first(event, 'duration');
  const seconds = duration ? ICAL.Duration.fromString(textOf(duration)).toSeconds() : 0;
  if (seconds > 0 && seconds < 100 * 366 * 86_400) return new Date(start.at.getTime() + seconds * 1000);
  return start.isDate ? dayAfter(start.at) : start.at;
}

const dayAfter = (day: Date) => new Date(day.getTime() + 86_400_000);

function repeatOf(event: JsonComponent): string {
  const rule = first(event, 'rrule');
  return rule
    ? storableLine(ICAL.stringify.property(rule as never, ICAL.design.icalendar, true).replace(/^RRULE[^:]*:/i, '')).slice(0, 500)
    : '';
}

/** The same invitation again gets the same name. */
const nameFor = (...facts: readonly (string | Date)[]) =>
  `${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}@without-uid.invalid`;

function toInvitation(
  calendar: JsonComponent,
  event: JsonComponent,
  method: InvitationMail['method'],
  own: InvitationMail['organiser'] = { name: '', address: '' },
): InvitationMail | null {
  const read = timeReader(zonesOf(calendar));
  const organiserField = first(event, 'organizer');
  const organiser = own.address === '' ? person(organiserField) : own;
  const occurrence = first(event, 'recurrence-id');
  const replaced = read(occurrence);
  // An answer may leave out when the event takes place.
  const start =
    read(first(event, 'dtstart')) ?? (method === 'request' || method === 'counter' ? null : { at: new Date(0), zone: '', isDate: false });
  if (organiser.address === '' || start === null || (occurrence && !replaced)) return null;
  const given = storableLine(textOf(first(event, 'uid'))).slice(0, 500);
  // An invitation without a UID can still be answered; an update or response needs one.
  const uid = given === '' && method === 'request' ? nameFor(organiser.address, start.at, textOf(first(event, 'summary'))) : given;
  if (uid === '') return null;
  const sequence = Number(textOf(first(event, 'sequence')));
  const stamp = read(first(event, 'dtstamp'));
  const invitees = all(event, 'attendee')
    .slice(0, calendarLimits.invitees)
    .map((field) => ({ ...person(field), answer: answers.get(param(field, 'partstat').toUpperCase()) ?? ('start' as const) }))
    .filter(({ address }) => address !== '');
  return {
    method,
    uid,
    recurrenceId: replaced ? recurrenceIdOf(replaced) : '',
    sequence: Number.isInteger(sequence) && sequence >= 0 && sequence < 2 ** 31 ? sequence : 0,
    stamp: (stamp?.at ?? new Date(0)).toISOString(),
    title: storableLine(textOf(first(event, 'summary'))).slice(0, 500),
    description: storable(textOf(first(event, 'description'))).slice(0, 10_000),
    location: storableLine(textOf(first(event, 'location'))).slice(0, 500),
    organiser,
    sentBy: addressOf(param(organiserField, 'sent-by')),
    startsAt: start.at.toISOString(),
    endsAt: endOf(event, start, read).toISOString(),
    isAllDay: start.isDate,
    timeZone: start.zone,
    repeat: repeatOf(event),
    excluded: all(event, 'exdate')
      .flatMap((field) => field.slice(3).map((value) => read(field, value)))
      .flatMap((moment) => (moment ? [recurrenceIdOf(moment)] : []))
      .slice(0, calendarLimits.excluded),
    invitees: [...new Map(invitees.map((invitee) => [invitee.address, invitee])).values()],
  };
}

function isModest(text: string): boolean {
  const lines = text.split('\n');
  if (lines.length > calendarLimits.lines) return false;
  let components = 0;
  let length = 0;
  for (const line of lines) {
    length = /^[ \t]/.test(line) ? length + line.length : line.length;
    if (length > calendarLimits.lineLength) return false;
    if (/^BEGIN:/i.test(line)) components += 1;
  }
  return components <= calendarLimits.components;
}

function calendarsOf(text: string): JsonComponent[] {
  const parsed = ICAL.parse(text.trim()) as JsonComponent | JsonComponent[];
  return (typeof parsed[0] === 'string' ? [parsed] : parsed) as JsonComponent[];
}

/**
 * Reads the events of a calendar file of any method as events of the given organizer. Returns an empty list if the text isn't a calendar
 * file or is too large.
 */
export function readEvents(text: string, organiser: InvitationMail['organiser']): InvitationMail[] {
  if (text.length > calendarLimits.bytes || !isModest(text)) return [];
  try {
    return calendarsOf(text).flatMap((calendar) =>
      calendar[2]
        .filter(([name]) => name === 'vevent')
        .flatMap((event) => {
          const read = toInvitation(calendar, event, 'request', organiser);
          return read ? [{ ...read, title: read.title.slice(0, 200) || '–' }] : [];
        }),
    );
  } catch {
    return [];
  }
}

/**
 * Reads the event that a calendar file invites to, calls off, answers or proposes otherwise (RFC 5546). Null when it does none of these, is
 * larger than any invitation, or cannot be read. Of a series that comes with its exceptions, the series.
 */
export function readCalendar(text: string): InvitationMail | null {
  if (text.length > calendarLimits.bytes || !isModest(text)) return null;
  try {
    const [calendar] = calendarsOf(text);
    if (!calendar) return null;
    const method = methods.get(textOf(first(calendar, 'method')).toUpperCase());
    const events = calendar[2].filter(([name]) => name === 'vevent');
    const event = events.find((candidate) => !first(candidate, 'recurrence-id')) ?? events[0];
    return method && event ? toInvitation(calendar, event, method) : null;
  } catch {
    return null;
  }
}
