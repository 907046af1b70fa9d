import { createHash } from 'node:crypto';
import type { CalendarRight, EventColor, EventRepeat, InvitationState } from '@jinshu/api';
import { acceptShare, insertCalendar, writeShares } from '../features/calendar/calendar.repository.ts';
import { defaultCalendar, writeInvitees } from '../mail/invitation/calendarEvent.repository.ts';
import { upsertOwnEvent } from '../mail/invitation/ownEvent.repository.ts';
import { ruleOf, storedTimes } from '../mime/calendar/eventTimes.ts';
import type { Tx } from '../platform/db/db.ts';
import { type ColleagueKey, colleagues } from './organisation.ts';

interface DemoEvent {
  title: string;
  /** Days after the Monday of this week. */
  day: number;
  /** From and to by the clock; whole days where there is none. */
  hours?: readonly [string, string];
  /** The last day of whole ones. */
  until?: number;
  location?: string;
  description?: string;
  repeat?: EventRepeat;
  invitees?: readonly (readonly [ColleagueKey, InvitationState])[];
}

interface DemoCalendar {
  owner: ColleagueKey;
  /** Empty: the first one. */
  name: string;
  color: EventColor;
  shares: readonly (readonly [ColleagueKey, CalendarRight])[];
  events: readonly DemoEvent[];
}

const weekly: EventRepeat = { frequency: 'weekly', end: { type: 'never' } };

const calendars: readonly DemoCalendar[] = [
  {
    owner: 'lin',
    name: '',
    color: 'e08',
    shares: [],
    events: [
      { title: '体检预约', day: -6, hours: ['08:30', '09:30'], location: '市民医院体检中心' },
      { title: '与高院长一对一', day: 1, hours: ['09:00', '09:40'], location: '院长办公室' },
      { title: '读书会：《校雠通义》', day: 2, hours: ['15:00', '16:00'], location: '二楼 · 听松', repeat: weekly },
      { title: '出差：江南大学图书馆', day: 8, until: 9, location: '江南' },
      { title: 'Call with Northwind Libraries', day: 3, hours: ['20:00', '20:45'], location: 'Online' },
    ],
  },
  {
    owner: 'lin',
    name: '青鸾项目',
    color: 'e01',
    shares: [
      ['chen', 'edit'],
      ['wang', 'read'],
      ['liu', 'read'],
    ],
    events: [
      {
        title: '青鸾项目周例会',
        day: -28,
        hours: ['09:30', '10:30'],
        location: '三楼 · 竹里会议室',
        description: '各组五分钟：做了什么，卡在哪里，下周做什么。',
        repeat: weekly,
        invitees: [
          ['chen', 'accept'],
          ['wang', 'accept'],
          ['liu', 'tentative'],
        ],
      },
      { title: '标注规范第三版评审', day: 3, hours: ['10:00', '11:30'], location: '三楼 · 竹里会议室', invitees: [['liu', 'accept']] },
      { title: '评测数据封版', day: 4, until: 4 },
      { title: '接口联调', day: 4, hours: ['14:00', '16:00'], location: '二楼 · 听松', invitees: [['sun', 'start']] },
      { title: '二期验收预备会', day: 9, hours: ['14:00', '16:30'], location: '三楼 · 竹里会议室' },
    ],
  },
  {
    owner: 'chen',
    name: '休假与出差',
    color: 'e05',
    shares: [['lin', 'read']],
    events: [
      { title: '陈伟：年假', day: 10, until: 11 },
      { title: '陈伟：上海，数字人文年会', day: 1, until: 2, location: '上海' },
    ],
  },
  {
    owner: 'tang',
    name: '会议室与活动',
    color: 'e10',
    shares: [
      ['lin', 'read'],
      ['chen', 'read'],
      ['gao', 'edit'],
    ],
    events: [
      { title: '全院大会', day: 4, hours: ['16:30', '17:30'], location: '一楼报告厅' },
      { title: '消防演练', day: 0, hours: ['15:30', '16:00'], location: '南门广场' },
      { title: '供暖检修', day: 5, until: 6, location: '全楼' },
    ],
  },
];

/** The same event has the same name however often the demo is made. */
const uidOf = (calendar: string, title: string, domain: string) =>
  `${createHash('sha256').update(`${calendar} ${title}`).digest('hex').slice(0, 24)}@${domain}`;

/** Gives the demo its calendars: what takes place around this week, and who sees whose (CAL-13). None calls itself to mind. */
export async function insertCalendars(tx: Tx, mailboxOf: (key: ColleagueKey) => number, domain: string, now: Date): Promise<void> {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const dayOf = (day: number) => {
    const at = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + day);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };
  const momentOf = (day: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + day, hour, minute).toISOString();
  };
  const personOf = (key: ColleagueKey) => ({ address: `${colleagues[key].address}@${domain}`, name: colleagues[key].name });
  for (const { owner, name, color, shares, events } of calendars) {
    const mailboxId = mailboxOf(owner);
    const calendarId = name === '' ? await defaultCalendar(tx, mailboxId) : await insertCalendar(tx, mailboxId, { name, color });
    const members = shares.map(([key, right]) => ({ memberId: mailboxOf(key), right }));
    await writeShares(tx, mailboxId, calendarId, members);
    for (const { memberId } of members) await acceptShare(tx, { mailboxId, id: calendarId, memberId });
    for (const { title, day, hours, until = day, location = '', description = '', repeat = null, invitees = [] } of events) {
      const times = storedTimes({
        startsAt: hours ? momentOf(day, hours[0]) : dayOf(day),
        endsAt: hours ? momentOf(day, hours[1]) : dayOf(until),
        isAllDay: !hours,
        timeZone,
      });
      const event = {
        ...times,
        mailboxId,
        calendarId,
        uid: uidOf(`${owner} ${name}`, title, domain),
        recurrenceId: '',
        sequence: 0,
        stamp: new Date(now.getTime() - 14 * 86_400_000),
        title,
        description,
        location,
        organiser: personOf(owner),
        repeat: ruleOf(repeat, times),
        excluded: [],
        reminderMinutes: null,
        remindAt: null,
      };
      const id = await upsertOwnEvent(tx, event);
      await writeInvitees(tx, mailboxId, id, { invitees: invitees.map(([key, answer]) => ({ ...personOf(key), answer })) }, false);
    }
  }
}
