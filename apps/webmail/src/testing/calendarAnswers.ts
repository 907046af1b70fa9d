import {
  answerCalendarOffer,
  answerOccurrence,
  type Calendar,
  type CalendarEvent,
  type CalendarOffer,
  changeCalendar,
  changeEvent,
  changeOccurrence,
  createCalendar,
  createEvent,
  deleteCalendar,
  deleteEvent,
  deleteOccurrence,
  type EventForm,
  exportEvents,
  getEvent,
  importEvents,
  listCalendarOffers,
  listCalendars,
  listEvents,
  Problem,
  type ShownEvent,
  showCalendar,
  unshareCalendar,
} from '@jinshu/api';
import { exampleUser } from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';

const calendar = (overrides: Partial<Calendar>): Calendar => ({
  id: 1,
  name: '',
  color: 'e08',
  isShown: true,
  isDefault: false,
  isOwn: true,
  ownerName: exampleUser.name,
  ownerAddress: exampleUser.address,
  right: 'edit',
  shares: [],
  ...overrides,
});

/** The calendars of the example. */
export const exampleCalendars = (): Calendar[] => [
  calendar({ isDefault: true }),
  calendar({ id: 2, name: '云川二期', color: 'e01', shares: [{ address: 'chen.wei@jinshu.example', name: '陈伟', right: 'read' }] }),
  calendar({
    id: 3,
    name: '品牌排期',
    color: 'e10',
    isOwn: false,
    right: 'read',
    ownerName: '宋知微',
    ownerAddress: 'song@jinshu.example',
  }),
];

/** A calendar that another user offers. */
export const exampleOffer = (): CalendarOffer => ({
  id: 9,
  name: '值班',
  ownerName: '陈伟',
  ownerAddress: 'chen.wei@jinshu.example',
  right: 'read',
});

/** An event of the example week; times are of Shanghai. */
export const exampleEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  calendarId: 2,
  recurrenceId: '',
  title: '三版合同评审',
  startsAt: '2026-11-20T06:00:00.000Z',
  endsAt: '2026-11-20T07:30:00.000Z',
  isAllDay: false,
  location: '三楼 · 竹里会议室',
  answer: 'accept',
  isRepeating: false,
  canEdit: true,
  timeZone: 'Asia/Shanghai',
  description: '',
  repeat: null,
  reminderMinutes: 15,
  organiser: { name: exampleUser.name, address: exampleUser.address },
  isOrganiser: true,
  invitees: [{ address: 'chen.wei@jinshu.example', name: '陈伟', answer: 'accept' }],
  ...overrides,
});

/** Events in the example calendars. */
export const exampleEvents = (): CalendarEvent[] => [
  exampleEvent(),
  exampleEvent({
    id: 2,
    calendarId: 1,
    recurrenceId: '20261118T013000Z',
    title: '二期周例会',
    startsAt: '2026-11-18T01:30:00.000Z',
    endsAt: '2026-11-18T02:30:00.000Z',
    isRepeating: true,
    repeat: { frequency: 'weekly', end: { type: 'never' } },
    location: '',
    invitees: [],
  }),
  exampleEvent({ id: 3, calendarId: 1, title: '出差：上海', startsAt: '2026-11-18', endsAt: '2026-11-19', isAllDay: true, invitees: [] }),
  exampleEvent({
    id: 4,
    calendarId: 1,
    title: '数据中台答疑',
    startsAt: '2026-11-19T06:00:00.000Z',
    endsAt: '2026-11-19T07:00:00.000Z',
    answer: 'tentative',
    isOrganiser: false,
    organiser: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    invitees: [],
  }),
  exampleEvent({
    id: 5,
    calendarId: 3,
    title: '品牌周会',
    startsAt: '2026-11-20T08:30:00.000Z',
    endsAt: '2026-11-20T09:30:00.000Z',
    canEdit: false,
  }),
];

/** Day, hours of its begin and end, calendar, title and place. */
const ofTheMonth: readonly [number, number, number, number, string, string?][] = [
  [3, 9.5, 10.5, 2, '二期周例会', '项目管理办公室'],
  [5, 13, 15, 3, '物料排期评审'],
  [10, 9.5, 10.5, 2, '二期周例会', '项目管理办公室'],
  [12, 14, 15, 2, '接口联调'],
  [12, 16, 17, 1, '供应商沟通'],
  [16, 9.5, 10.5, 2, '二期周例会', '项目管理办公室'],
  [17, 10, 11, 1, '班车调整说明会'],
  [19, 10, 11.5, 1, '内控反馈', '审计部 · 视频会议'],
  [21, 14, 16, 2, '接口联调', '与何源项目组'],
  [26, 14, 16.5, 2, '验收预备会', '三楼 · 竹里会议室'],
];

/** A month in which something takes place. */
export const exampleMonth = (): CalendarEvent[] => {
  const time = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour - 8, (hour % 1) * 60)).toISOString();
  return [
    ...exampleEvents(),
    ...ofTheMonth.map(([day, from, to, calendarId, title, location = ''], index) =>
      exampleEvent({
        id: 10 + index,
        calendarId,
        title,
        location,
        startsAt: time(day, from),
        endsAt: time(day, to),
        canEdit: calendarId !== 3,
        invitees: [],
      }),
    ),
    exampleEvent({ id: 30, title: '接口联调窗口', startsAt: '2026-11-24', endsAt: '2026-11-26', isAllDay: true, invitees: [] }),
  ];
};

const done = { msg: 'success' };

const toShown = ({
  timeZone: _,
  description: _d,
  repeat: _r,
  reminderMinutes: _m,
  organiser: _o,
  isOrganiser: _i,
  invitees: _n,
  ...shown
}: CalendarEvent): ShownEvent => shown;

/** The answers of a server with calendars in memory. Its series stand still: each has one occurrence. */
export function calendarAnswers(events: CalendarEvent[] = exampleEvents(), offered: CalendarOffer[] = []): FakeAnswer[] {
  let calendars = exampleCalendars();
  let offers = offered;
  const found = (id: number): CalendarEvent => {
    const event = events.find((one) => one.id === id);
    if (!event) throw new Problem('event-not-found');
    return event;
  };
  const write = (id: number, { invitees, ...form }: EventForm, known?: CalendarEvent): CalendarEvent => {
    const event = exampleEvent({
      ...known,
      ...form,
      id,
      invitees: invitees.map((one) => ({ ...one, answer: 'start' })),
      isRepeating: form.repeat !== null,
    });
    events.splice(known ? events.indexOf(known) : events.length, known ? 1 : 0, event);
    return event;
  };
  const drop = (id: number) => void events.splice(events.indexOf(found(id)), 1);
  const members = (shares: readonly { address: string; right: 'read' | 'edit' }[]) =>
    shares.map((one) => {
      if (!one.address.endsWith('@jinshu.example')) throw new Problem('not-system-mailbox', { address: one.address });
      return { ...one, name: '' };
    });
  return [
    answer(listCalendars, () => ({ count: calendars.length, results: calendars })),
    answer(listCalendarOffers, () => ({ count: offers.length, results: offers })),
    answer(answerCalendarOffer, ({ body: { calendarId, isAccepted } }) => {
      const offer = offers.find(({ id }) => id === calendarId);
      if (!offer) throw new Problem('calendar-not-found');
      offers = offers.filter((one) => one !== offer);
      if (isAccepted) calendars = [...calendars, calendar({ ...offer, isOwn: false })];
      return done;
    }),
    answer(createCalendar, ({ body }) => {
      const made = calendar({ id: calendars.length + 1, ...body, shares: members(body.shares) });
      calendars = [...calendars, made];
      return made;
    }),
    answer(changeCalendar, ({ params: { id }, body }) => {
      const shares = members(body.shares);
      calendars = calendars.map((one) => (one.id === id ? { ...one, ...body, shares } : one));
      return calendars.find((one) => one.id === id) as Calendar;
    }),
    answer(deleteCalendar, ({ params: { id } }) => {
      if (calendars.some((one) => one.id === id && one.isDefault)) throw new Problem('calendar-is-default');
      calendars = calendars.filter((one) => one.id !== id);
      return done;
    }),
    answer(showCalendar, ({ body }) => {
      calendars = calendars.map((one) => (one.id === body.calendarId ? { ...one, isShown: body.isShown } : one));
      return done;
    }),
    answer(listEvents, () => {
      const shown = new Set(calendars.filter(({ isShown }) => isShown).map(({ id }) => id));
      const results = events.filter(({ calendarId }) => shown.has(calendarId)).map(toShown);
      return { count: results.length, results };
    }),
    answer(unshareCalendar, ({ body }) => {
      calendars = calendars.filter(({ id, isOwn }) => isOwn || id !== body.calendarId);
      return done;
    }),
    answer(importEvents, () => ({ count: 2 })),
    answer(exportEvents, ({ query: { calendarId } }) => ({
      blob: new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }),
      fileName: `calendar-${calendarId}.ics`,
    })),
    answer(getEvent, ({ params: { id } }) => found(id)),
    answer(createEvent, ({ body }) => write(Math.max(0, ...events.map(({ id }) => id)) + 1, body)),
    answer(changeEvent, ({ params: { id }, body }) => write(id, body, found(id))),
    answer(changeOccurrence, ({ body: { eventId, recurrenceId: _, ...form } }) => write(eventId, form, found(eventId))),
    answer(deleteEvent, ({ params: { id } }) => {
      drop(id);
      return done;
    }),
    answer(deleteOccurrence, ({ body: { eventId } }) => {
      drop(eventId);
      return done;
    }),
    answer(answerOccurrence, ({ body }) => ({ calendarEventId: body.eventId, answer: body.answer })),
  ];
}
