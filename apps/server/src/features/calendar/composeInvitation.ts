import type { Address, Language } from '@jinshu/api';
import { zoneOfEvent } from '../../mime/calendar/index.ts';
import { type ComposedMessage, composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';
import { type FiledEvent, writeCalendar } from './writeCalendar.ts';

/** Message that invites to an event or cancels it. */
export interface InvitationLetter {
  method: 'REQUEST' | 'CANCEL';
  event: FiledEvent;
  /** Recipients of this message. The file lists all invitees. */
  recipients: readonly Address[];
  /** Sender, if not the organizer. */
  sender?: Address | undefined;
  /** Whether the recipients were notified of the event before. */
  isUpdate: boolean;
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    locale: 'zh-CN',
    colon: '：',
    invitation: '邀请',
    update: '日程变更',
    cancelled: '日程取消',
    when: '时间',
    where: '地点',
    organiser: '组织者',
  },
  'zh-tw': {
    locale: 'zh-TW',
    colon: '：',
    invitation: '邀請',
    update: '行程變更',
    cancelled: '行程取消',
    when: '時間',
    where: '地點',
    organiser: '召集人',
  },
  en: {
    locale: 'en-GB',
    colon: ': ',
    invitation: 'Invitation',
    update: 'Updated',
    cancelled: 'Cancelled',
    when: 'When',
    where: 'Where',
    organiser: 'Organiser',
  },
} as const satisfies Record<Language, object>;

function whenOf(event: FiledEvent, locale: string): string {
  const { startsAt, endsAt, isAllDay } = event;
  const days = { dateStyle: 'full', timeZone: zoneOfEvent(event) } as const;
  if (isAllDay) {
    const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 86_400_000));
    return new Intl.DateTimeFormat(locale, days).formatRange(startsAt, last);
  }
  const zone = zoneOfEvent(event);
  return `${new Intl.DateTimeFormat(locale, { ...days, timeStyle: 'short' }).formatRange(startsAt, endsAt)} (${zone})`;
}

/** Writes the mail of an invitation (RFC 6047): when and where for people, and beside it the part that calendar programs read. */
export function composeInvitation(letter: InvitationLetter): Promise<ComposedMessage> {
  const { method, event, recipients, sender, isUpdate, language, domain, at } = letter;
  const { locale, colon, ...w } = words[language];
  const kind = method === 'CANCEL' ? w.cancelled : isUpdate ? w.update : w.invitation;
  const organiser = oneLine(event.organiser.name || event.organiser.address);
  const lines = [
    oneLine(event.title),
    `${w.when}${colon}${whenOf(event, locale)}`,
    ...(event.location === '' ? [] : [`${w.where}${colon}${oneLine(event.location)}`]),
    `${w.organiser}${colon}${organiser}`,
    ...(event.description === '' ? [] : ['', event.description]),
  ];
  return composeMessage({
    from: event.organiser,
    sender,
    to: recipients,
    cc: [],
    subject: `${kind}${colon}${oneLine(event.title)}`,
    text: lines.join('\n'),
    calendar: { method, content: writeCalendar(method, [event]) },
    domain,
    date: at,
  });
}
