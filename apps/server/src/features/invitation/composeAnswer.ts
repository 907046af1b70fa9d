import type { Address, InvitationAnswer, Language } from '@jinshu/api';
import ICAL from 'ical.js';
import type { StoredEvent } from '../../mail/invitation/index.ts';
import { type ComposedMessage, composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** Response to an invitation, for the organizer. */
export interface InvitationReply {
  event: Pick<StoredEvent, 'uid' | 'recurrenceId' | 'sequence' | 'title' | 'organiser' | 'startsAt' | 'endsAt' | 'isAllDay'>;
  invitee: Address;
  answer: InvitationAnswer;
  /** The mail that invited. */
  invitation?: { messageId: string; references: readonly string[] } | undefined;
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    colon: '：',
    accept: '已接受',
    tentative: '暂定',
    decline: '已谢绝',
    text: (name: string, answer: string) => `${name} ${answer}此邀请。`,
  },
  'zh-tw': {
    colon: '：',
    accept: '已接受',
    tentative: '暫定',
    decline: '已婉拒',
    text: (name: string, answer: string) => `${name} ${answer}此邀請。`,
  },
  en: {
    colon: ': ',
    accept: 'Accepted',
    tentative: 'Tentative',
    decline: 'Declined',
    text: (name: string, answer: string) => `${name} answers the invitation: ${answer}.`,
  },
} as const satisfies Record<Language, object>;

const partStat = { accept: 'ACCEPTED', tentative: 'TENTATIVE', decline: 'DECLINED' } as const satisfies Record<InvitationAnswer, string>;

/** A moment as jCal has it. */
const jsonTime = (at: Date, isDate: boolean) => (isDate ? at.toISOString().slice(0, 10) : at.toISOString().replace(/\.\d{3}/, ''));
/** `20261120T013000Z` as jCal has it. */
const jsonRecurrence = (id: string) =>
  id.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/, (_, y, m, d, h, min, s) => `${y}-${m}-${d}${h ? `T${h}:${min}:${s}Z` : ''}`);

/**
 * The calendar part of an answer (RFC 5546, 3.2.3): the event by its name, who answers and what. Times are in UTC, so that no zone has to be
 * described.
 */
export function answerCalendar({ event, invitee, answer, at }: Omit<InvitationReply, 'language' | 'domain'>): string {
  const { isAllDay } = event;
  const type = isAllDay ? 'date' : 'date-time';
  const cn = (name: string) => (oneLine(name) === '' ? {} : { cn: oneLine(name).replaceAll('"', "'") });
  const occurrence = event.recurrenceId;
  const properties: unknown[] = [
    ['uid', {}, 'text', event.uid],
    ['dtstamp', {}, 'date-time', jsonTime(at, false)],
    ['sequence', {}, 'integer', event.sequence],
    ['organizer', cn(event.organiser.name), 'cal-address', `mailto:${event.organiser.address}`],
    ['attendee', { ...cn(invitee.name), partstat: partStat[answer] }, 'cal-address', `mailto:${invitee.address}`],
    ['summary', {}, 'text', oneLine(event.title)],
    ...(occurrence === '' ? [] : [['recurrence-id', {}, occurrence.length === 8 ? 'date' : 'date-time', jsonRecurrence(occurrence)]]),
    ['dtstart', {}, type, jsonTime(event.startsAt, isAllDay)],
    ['dtend', {}, type, jsonTime(event.endsAt, isAllDay)],
  ];
  const calendar = [
    'vcalendar',
    [
      ['prodid', {}, 'text', '-//Jinshu//Jinshu//EN'],
      ['version', {}, 'text', '2.0'],
      ['method', {}, 'text', 'REPLY'],
    ],
    [['vevent', properties, []]],
  ];
  return `${ICAL.stringify(calendar as never)}\r\n`;
}

/** Writes the mail of an answer (RFC 6047): a sentence for people, and beside it the part that calendar programs read. */
export function composeAnswer(reply: InvitationReply): Promise<ComposedMessage> {
  const { event, invitee, answer, invitation, language, domain, at } = reply;
  const { colon, text, [answer]: word } = words[language];
  return composeMessage({
    from: invitee,
    to: [event.organiser],
    cc: [],
    subject: `${word}${colon}${oneLine(event.title)}`,
    text: text(oneLine(invitee.name === '' ? invitee.address : invitee.name), word),
    ...(invitation && { inReplyTo: invitation.messageId, references: [...invitation.references, invitation.messageId] }),
    calendar: { method: 'REPLY', content: answerCalendar(reply) },
    domain,
    date: at,
  });
}
