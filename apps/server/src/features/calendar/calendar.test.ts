import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { readCalendar } from '../../mime/calendar/readCalendar.ts';
import { type Answer, type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';
import { sendReminders } from './startReminders.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
let clock = new Date();
beforeEach(async () => {
  clock = new Date('2026-11-20T08:00:00Z');
  test = await openMailboxToOutside({ now: () => clock });
});
afterEach(async () => {
  await test.outbox.stop();
  expect((await check(test.deps)).faults).toEqual([]);
  await test.close();
});

const outsider = 'zhou@partner.example';
const patience = { timeout: 20_000, interval: 100 };

async function ask(who: Person, method: 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> {
  const response = await test.app.inject({ method, url: `/api${path}`, headers: who.headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const calendarsOf = async (who: Person) => (await who.get('/calendar/calendar/')).body.results;
const firstCalendar = async (who: Person): Promise<number> => (await calendarsOf(who))[0].id;
const makeCalendar = (who: Person, changes: object = {}) =>
  who.post('/calendar/calendar/', { name: '云川二期', color: 'e01', shares: [], ...changes });

const offersOf = async (who: Person) => (await who.get('/calendar/calendar/offer/')).body.results;
const answerOffer = (who: Person, calendarId: number, isAccepted = true) =>
  who.post('/calendar/calendar/answer-offer/', { calendar_id: calendarId, is_accepted: isAccepted });

const form = (calendarId: number, changes: object = {}) => ({
  calendar_id: calendarId,
  title: '三版合同评审',
  starts_at: '2026-11-25T02:00:00.000Z',
  ends_at: '2026-11-25T03:30:00.000Z',
  is_all_day: false,
  time_zone: 'Asia/Shanghai',
  repeat: null,
  location: '三楼',
  description: '',
  reminder_minutes: null,
  invitees: [],
  ...changes,
});
const make = async (who: Person, changes: object = {}) => who.post('/calendar/event/', form(await firstCalendar(who), changes));
const eventsOf = async (who: Person, from = '2026-11-23', to = '2026-12-14') =>
  (await who.get(`/calendar/event/?start=${from}T00:00:00Z&end=${to}T00:00:00Z`)).body.results as Record<string, unknown>[];
const startsOf = async (who: Person, from?: string, to?: string) => (await eventsOf(who, from, to)).map(({ starts_at }) => starts_at);
const inbox = async (who: Person) =>
  (await who.get('/mail/message/?folder=INBOX&limit=50&offset=0')).body.results as { uid: number; subject: string }[];
const letter = async (who: Person, uid: number) => (await who.get(`/mail/message/${uid}/?folder=INBOX`)).body;
/** The newest mail, once there are so many. */
async function arrived(who: Person, count: number) {
  await vi.waitFor(async () => expect(await inbox(who)).toHaveLength(count), patience);
  return letter(who, Math.max(...(await inbox(who)).map(({ uid }) => uid)));
}
const daily = (end: object = { type: 'never' }) => ({ frequency: 'daily', end });
const people = (...persons: (Person | string)[]) =>
  persons.map((one) => (typeof one === 'string' ? { address: one, name: '' } : { address: one.address, name: one.name }));

describe('calendars', () => {
  it('CAL-15 CAL-16 CAL-17 CAL-18 are listed, made, changed and removed', async () => {
    expect(await calendarsOf(test.lin)).toEqual([
      expect.objectContaining({ name: '', color: 'e08', is_default: true, is_own: true, is_shown: true, right: 'edit', shares: [] }),
    ]);
    const { body: made } = await makeCalendar(test.lin);
    expect(made).toMatchObject({ name: '云川二期', color: 'e01', is_default: false });
    const changed = await ask(test.lin, 'PUT', `/calendar/calendar/${made.id}/`, { name: '三期', color: 'e02', shares: [] });
    expect(changed.body).toMatchObject({ id: made.id, name: '三期', color: 'e02' });
    await test.lin.post('/calendar/event/', form(made.id));
    expect(await ask(test.lin, 'DELETE', `/calendar/calendar/${made.id}/`)).toMatchObject({ status: 200 });
    expect([(await calendarsOf(test.lin)).length, await eventsOf(test.lin)]).toEqual([1, []]);
    const first = await firstCalendar(test.lin);
    expect(await ask(test.lin, 'DELETE', `/calendar/calendar/${first}/`)).toMatchObject({
      status: 400,
      body: { code: 'calendar-is-default' },
    });
  });

  it.each(['', '   ', '假'.repeat(21)])('CAL-06 refuse the name “%s”', async (name) => {
    expect(await makeCalendar(test.lin, { name })).toMatchObject({ status: 400, body: { code: 'calendar-name-rule' } });
  });

  it('CAL-13 CAL-05 are shared for reading or for editing', async () => {
    const share = (right: string) => ({ shares: [{ address: test.chen.address.toUpperCase(), right }] });
    const { body: calendar } = await makeCalendar(test.lin, share('read'));
    expect(calendar.shares).toEqual([{ address: test.chen.address, name: '陈伟', right: 'read' }]);
    const { body: event } = await test.lin.post('/calendar/event/', form(calendar.id));
    await answerOffer(test.chen, calendar.id);
    expect((await calendarsOf(test.chen))[1]).toMatchObject({
      id: calendar.id,
      is_own: false,
      right: 'read',
      owner_name: '林月',
      shares: [],
    });
    expect(await eventsOf(test.chen)).toEqual([expect.objectContaining({ id: event.id, can_edit: false })]);
    const put = () => ask(test.chen, 'PUT', `/calendar/event/${event.id}/`, form(calendar.id, { title: '改过' }));
    expect(await put()).toMatchObject({ status: 403 });
    expect(await test.chen.post('/calendar/event/', form(calendar.id))).toMatchObject({ status: 403 });
    await ask(test.lin, 'PUT', `/calendar/calendar/${calendar.id}/`, { name: '二期', color: 'e01', ...share('edit') });
    expect(await put()).toMatchObject({ status: 200, body: { title: '改过', organiser: { address: test.lin.address } } });
    expect((await eventsOf(test.lin))[0]).toMatchObject({ title: '改过' });
    // A calendar can't be changed or deleted by a user who doesn't own it.
    expect(await ask(test.chen, 'DELETE', `/calendar/calendar/${calendar.id}/`)).toMatchObject({ status: 403 });
    expect((await test.journal(test.chen.mailboxId)).map(({ type }) => type)).toContain('calendar-event.changed');
  });

  it('CAL-13 CAL-15 are offered to whom they are shared with, and seen by nobody who has not taken them', async () => {
    const { body: calendar } = await makeCalendar(test.lin, { shares: [{ address: test.chen.address, right: 'edit' }] });
    const { body: event } = await test.lin.post('/calendar/event/', form(calendar.id));
    const seen = async () => ({
      calendars: (await calendarsOf(test.chen)).length,
      events: (await eventsOf(test.chen)).length,
      targets: (await test.chen.get('/calendar/calendar/target_id/')).body.count,
      event: (await test.chen.get(`/calendar/event/${event.id}/`)).status,
      file: (await test.app.inject({ url: `/api/calendar/event/export-ics/?calendar_id=${calendar.id}`, headers: test.chen.headers }))
        .statusCode,
      show: (await test.chen.post('/calendar/calendar/show/', { calendar_id: calendar.id, is_shown: true })).status,
      journal: [...new Set((await test.journal(test.chen.mailboxId)).map(({ type }) => type))].filter((type) =>
        type.startsWith('calendar'),
      ),
      offers: await offersOf(test.chen),
    });
    const offer = { id: calendar.id, name: '云川二期', owner_name: '林月', owner_address: test.lin.address, right: 'edit' };
    const nothing = { calendars: 1, events: 0, targets: 1, event: 404, file: 404, show: 404, journal: ['calendar.changed'] };
    expect(await seen()).toEqual({ ...nothing, offers: [offer] });
    // Only whom it is offered to answers.
    expect([await answerOffer(test.lin, calendar.id), await answerOffer(test.chen, 4711)]).toMatchObject([
      { status: 404, body: { code: 'calendar-not-found' } },
      { status: 404, body: { code: 'calendar-not-found' } },
    ]);
    expect(await answerOffer(test.chen, calendar.id)).toMatchObject({ status: 200 });
    const all = { calendars: 2, events: 1, targets: 2, event: 200, file: 200, show: 200, journal: ['calendar.changed'], offers: [] };
    expect(await seen()).toEqual(all);
    // An accepted calendar stays accepted when the owner changes it, and is not offered again.
    const shares = [{ address: test.chen.address, right: 'read' }];
    await ask(test.lin, 'PUT', `/calendar/calendar/${calendar.id}/`, { name: '三期', color: 'e01', shares });
    expect(await seen()).toEqual({ ...all, targets: 1 });
    expect(await answerOffer(test.chen, calendar.id)).toMatchObject({ status: 404 });
  });

  it('CAL-13 CAL-21 are no longer shared with whoever declines them', async () => {
    const { body: calendar } = await makeCalendar(test.lin, { shares: [{ address: test.chen.address, right: 'read' }] });
    expect(await answerOffer(test.chen, calendar.id, false)).toMatchObject({ status: 200 });
    expect([await offersOf(test.chen), (await calendarsOf(test.chen)).length, (await calendarsOf(test.lin))[1].shares]).toEqual([
      [],
      1,
      [],
    ]);
    expect(await answerOffer(test.chen, calendar.id)).toMatchObject({ status: 404 });
    expect((await test.journal(test.lin.mailboxId)).map(({ type }) => type).filter((type) => type === 'calendar.changed')).toHaveLength(2);
  });

  it('CAL-14 ERR-47 are shared within the system only', async () => {
    const refused = await makeCalendar(test.lin, { shares: [{ address: outsider, right: 'read' }] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'not-system-mailbox', params: { address: outsider } } });
    expect(await calendarsOf(test.lin)).toHaveLength(1);
  });

  it('CAL-19 CAL-03 are hidden by each for himself', async () => {
    const { body: calendar } = await makeCalendar(test.lin, { shares: [{ address: test.chen.address, right: 'read' }] });
    await test.lin.post('/calendar/event/', form(calendar.id));
    await answerOffer(test.chen, calendar.id);
    expect(await test.chen.post('/calendar/calendar/show/', { calendar_id: calendar.id, is_shown: false })).toMatchObject({ status: 200 });
    expect([(await eventsOf(test.chen)).length, (await eventsOf(test.lin)).length]).toEqual([0, 1]);
    await test.lin.post('/calendar/calendar/show/', { calendar_id: calendar.id, is_shown: false });
    await test.chen.post('/calendar/calendar/show/', { calendar_id: calendar.id, is_shown: true });
    expect([(await eventsOf(test.chen)).length, (await eventsOf(test.lin)).length]).toEqual([1, 0]);
  });

  it('CAL-20 CAL-21 say where an event may be put, and let go of a share', async () => {
    const shares = [{ address: test.chen.address, right: 'read' }];
    const { body: read } = await makeCalendar(test.lin, { shares });
    const { body: edit } = await makeCalendar(test.lin, { name: '排期', shares: [{ ...shares[0], right: 'edit' }] });
    await answerOffer(test.chen, read.id);
    await answerOffer(test.chen, edit.id);
    const targets = (await test.chen.get('/calendar/calendar/target_id/')).body.results as { id: number }[];
    expect(targets.map(({ id }) => id)).toEqual([await firstCalendar(test.chen), edit.id]);
    const leave = (who: Person, id: number, address: string) =>
      who.post('/calendar/calendar/delete-invitor/', { calendar_id: id, address });
    expect(await leave(test.chen, read.id, test.lin.address)).toMatchObject({ status: 403 });
    expect(await leave(test.chen, read.id, test.chen.address)).toMatchObject({ status: 200 });
    expect(await leave(test.lin, edit.id, test.chen.address)).toMatchObject({ status: 200 });
    expect(await leave(test.lin, edit.id, test.chen.address)).toMatchObject({ status: 404 });
    expect(await calendarsOf(test.chen)).toHaveLength(1);
  });

  it('FLK-29 are closed while they are locked', async () => {
    await sql`INSERT INTO area_lock (mailbox_id, password_hash, areas) VALUES (${test.lin.mailboxId}, 'x', '{calendar}')`.execute(
      test.deps.db,
    );
    const locked = await test.enter(test.lin);
    for (const path of ['/calendar/calendar/', '/calendar/calendar/target_id/', '/calendar/calendar/offer/', '/calendar/event/1/'])
      expect([path, (await locked.get(path)).body.code]).toEqual([path, 'area-locked']);
    expect((await locked.post('/calendar/event/', form(1))).body.code).toBe('area-locked');
    expect((await ask(locked, 'DELETE', '/calendar/event/1/')).body.code).toBe('area-locked');
  });
});

describe('events', () => {
  it('CAL-07 CAL-22 CAL-23 CAL-24 CAL-25 are made, shown in their range, changed and removed', async () => {
    const { status, body } = await make(test.lin, { description: '带上合同', reminder_minutes: 15 });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      calendar_id: await firstCalendar(test.lin),
      recurrence_id: '',
      title: '三版合同评审',
      starts_at: '2026-11-25T02:00:00.000Z',
      ends_at: '2026-11-25T03:30:00.000Z',
      is_all_day: false,
      location: '三楼',
      status: 'pass',
      is_repeating: false,
      can_edit: true,
      time_zone: 'Asia/Shanghai',
      description: '带上合同',
      repeat: null,
      reminder_minutes: 15,
      organiser: { name: '林月', address: test.lin.address },
      is_organiser: true,
      invitees: [],
    });
    expect(await startsOf(test.lin)).toEqual(['2026-11-25T02:00:00.000Z']);
    expect(await startsOf(test.lin, '2026-11-26')).toEqual([]);
    const later = form(body.calendar_id, { title: '评审', starts_at: '2026-11-26T02:00:00Z', ends_at: '2026-11-26T02:00:00Z' });
    expect((await ask(test.lin, 'PUT', `/calendar/event/${body.id}/`, later)).body).toMatchObject({ id: body.id, title: '评审' });
    expect((await test.lin.get(`/calendar/event/${body.id}/`)).body).toMatchObject({
      starts_at: '2026-11-26T02:00:00.000Z',
      location: '三楼',
    });
    expect(await startsOf(test.lin)).toEqual(['2026-11-26T02:00:00.000Z']);
    expect(await ask(test.lin, 'DELETE', `/calendar/event/${body.id}/`)).toMatchObject({ status: 200 });
    expect([(await test.lin.get(`/calendar/event/${body.id}/`)).body.code, await startsOf(test.lin)]).toEqual(['event-not-found', []]);
    expect((await test.journal(test.lin.mailboxId)).filter(({ type }) => type === 'calendar-event.changed')).toHaveLength(3);
  });

  it.each([
    [{ title: ' ' }, 'event-title-required'],
    [{ ends_at: '2026-11-25T01:59:00.000Z' }, 'event-ends-early'],
    [{ repeat: daily({ type: 'count', count: 0 }) }, 'repeat-count-rule'],
    [{ repeat: daily({ type: 'date', date: '2026-11-20' }) }, 'repeat-ends-early'],
    [{ repeat: { frequency: 'hourly', end: { type: 'never' } } }, 'invalid-input'],
    [{ starts_at: '2026-02-31', ends_at: '2026-03-01', is_all_day: true }, 'invalid-input'],
    [{ starts_at: '2026-11-25' }, 'invalid-input'],
    [{ starts_at: 'tomorrow' }, 'invalid-input'],
    [{ reminder_minutes: -1 }, 'invalid-input'],
    [{ invitees: [{ address: 'nobody', name: '' }] }, 'email-format'],
    [{ calendar_id: 999_999 }, 'calendar-not-found'],
  ])('CAL-08 CAL-09 CAL-11 refuse %j: %s', async (changes, code) => {
    expect((await make(test.lin, changes)).body.code).toBe(code);
    expect(await eventsOf(test.lin)).toEqual([]);
  });

  it('of somebody else are not there', async () => {
    const { body } = await make(test.lin);
    const own = await firstCalendar(test.chen);
    expect(await test.chen.get(`/calendar/event/${body.id}/`)).toMatchObject({ status: 404, body: { code: 'event-not-found' } });
    expect((await ask(test.chen, 'PUT', `/calendar/event/${body.id}/`, form(own))).body.code).toBe('event-not-found');
    expect((await ask(test.chen, 'DELETE', `/calendar/event/${body.id}/`)).body.code).toBe('event-not-found');
    expect((await test.chen.post('/calendar/event/', form(body.calendar_id))).body.code).toBe('calendar-not-found');
    expect((await test.chen.get('/calendar/event/?start=2026-01-01T00:00:00Z&end=2028-01-01T00:00:00Z')).body.code).toBe('invalid-input');
  });

  it('CAL-09 CAL-10 CAL-36 repeat in the range that is asked for', async () => {
    await make(test.lin, { repeat: { frequency: 'weekly', end: { type: 'date', date: '2026-12-09' } } });
    expect(await startsOf(test.lin)).toEqual(['2026-11-25T02:00:00.000Z', '2026-12-02T02:00:00.000Z', '2026-12-09T02:00:00.000Z']);
    const [shown] = await eventsOf(test.lin);
    expect(shown).toMatchObject({ recurrence_id: '20261125T020000Z', is_repeating: true });
    const { body } = await test.lin.get(`/calendar/event/${shown?.id}/`);
    expect(body.repeat).toEqual({ frequency: 'weekly', end: { type: 'date', date: '2026-12-09' } });
  });

  it('are found by a person who organizes them or is invited', async () => {
    await make(test.lin, { title: 'With Chen', invitees: people(test.chen) });
    await make(test.lin, { title: 'Alone' });
    const of = async (who: Person, person: string) => {
      const { body } = await who.get(`/calendar/event/?start=2026-11-23T00:00:00Z&end=2026-12-14T00:00:00Z&person=${person}`);
      return (body.results as { title: string }[]).map(({ title }) => title);
    };
    expect(await of(test.lin, test.chen.address.toUpperCase())).toEqual(['With Chen']);
    expect((await of(test.lin, test.lin.address)).sort()).toEqual(['Alone', 'With Chen']);
    expect(await of(test.lin, 'nobody@partner.example')).toEqual([]);
  });

  it('know whole days', async () => {
    const { body } = await make(test.lin, { starts_at: '2026-11-25', ends_at: '2026-11-26', is_all_day: true });
    expect(await eventsOf(test.lin)).toEqual([
      expect.objectContaining({ id: body.id, starts_at: '2026-11-25', ends_at: '2026-11-26', is_all_day: true }),
    ]);
  });

  it('CAL-30 CAL-31 CAL-36 lose an occurrence, and keep one that was changed', async () => {
    const { body } = await make(test.lin, { repeat: daily({ type: 'count', count: 4 }) });
    const name = { event_id: body.id, recurrence_id: '20261126T020000Z' };
    expect(await test.lin.post('/calendar/event/seq-del/', name)).toMatchObject({ status: 200 });
    const moved = { ...form(body.calendar_id, { title: '改期', starts_at: '2026-11-27T06:00:00Z', ends_at: '2026-11-27T07:00:00Z' }) };
    const changed = await test.lin.post('/calendar/event/seq-post/', { ...moved, event_id: body.id, recurrence_id: '20261127T020000Z' });
    expect(changed.body).toMatchObject({ title: '改期', recurrence_id: '20261127T020000Z', is_repeating: true });
    const shown = await eventsOf(test.lin);
    expect(shown.map(({ starts_at, title }) => [starts_at, title])).toEqual([
      ['2026-11-25T02:00:00.000Z', '三版合同评审'],
      ['2026-11-27T06:00:00.000Z', '改期'],
      ['2026-11-28T02:00:00.000Z', '三版合同评审'],
    ]);
    for (const recurrence_id of ['20261126T020000Z', '20261127T030000Z'])
      expect((await test.lin.post('/calendar/event/seq-del/', { ...name, recurrence_id })).body.code).toBe('event-not-found');
    await ask(test.lin, 'DELETE', `/calendar/event/${changed.body.id}/`);
    expect(await eventsOf(test.lin)).toEqual([]);
  });

  it('CAL-35 are called to mind at their time, once, and again where they repeat', async () => {
    const { body } = await make(test.lin, { reminder_minutes: 15, repeat: daily({ type: 'count', count: 2 }) });
    const due = async () => (await test.journal(test.lin.mailboxId)).filter(({ type }) => type === 'calendar-event.due');
    expect(await sendReminders(test.deps)).toBe(0);
    clock = new Date('2026-11-25T01:45:00Z');
    expect([await sendReminders(test.deps), await sendReminders(test.deps)]).toEqual([1, 0]);
    expect(await due()).toEqual([
      { type: 'calendar-event.due', payload: { calendarEventId: body.id, startsAt: '2026-11-25T02:00:00.000Z' } },
    ]);
    clock = new Date('2026-11-26T01:46:00Z');
    expect([await sendReminders(test.deps), await sendReminders(test.deps)]).toEqual([1, 0]);
    clock = new Date('2026-11-28T01:46:00Z');
    expect([await sendReminders(test.deps), (await due()).length]).toEqual([0, 2]);
  });
});

describe('events with invitees', () => {
  it('CAL-33 CAL-12 CAL-26 invite colleagues and others by mail, and hear what they say', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen, outsider, test.lin) });
    expect(body.invitees).toEqual([
      { address: test.chen.address, name: '陈伟', status: 'start' },
      { address: outsider, name: '', status: 'start' },
    ]);
    const mail = await arrived(test.chen, 1);
    expect(mail).toMatchObject({
      subject: '邀请：三版合同评审',
      attrs: { is_calendar: true, is_calendar_event: false, calendar_eventer_status: 'start' },
      invitation: { method: 'request', title: '三版合同评审', starts_at: '2026-11-25T02:00:00.000Z' },
    });
    const id = mail.attrs.calendar_event_id;
    expect(id).toEqual(expect.any(Number));
    const [outside] = await test.sink.waitFor(1);
    expect([outside?.mailFrom, outside?.recipients]).toEqual([test.lin.address, [outsider]]);
    expect(outside?.raw.toString()).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    await test.chen.post('/calendar/event/status/', { calendar_event_id: id, status: 'pass' });
    expect((await test.lin.get(`/calendar/event/${body.id}/`)).body.invitees[0]).toMatchObject({
      address: test.chen.address,
      status: 'pass',
    });
    expect(await eventsOf(test.chen)).toEqual([expect.objectContaining({ id, title: '三版合同评审', status: 'pass' })]);
  });

  it('CAL-34 CAL-24 tell of changes, and that they do not take place', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen) });
    const { uid, attrs } = await arrived(test.chen, 1);
    await test.chen.post('/calendar/event/status/', { calendar_event_id: attrs.calendar_event_id, status: 'pass' });
    const changes = { invitees: people(test.chen), title: '评审', reminder_minutes: 5 };
    await ask(test.lin, 'PUT', `/calendar/event/${body.id}/`, form(body.calendar_id, { ...changes, starts_at: '2026-11-25T01:00:00Z' }));
    expect(await arrived(test.chen, 2)).toMatchObject({ subject: '日程变更：评审', attrs: { calendar_eventer_status: 'start' } });
    expect(await eventsOf(test.chen)).toEqual([
      expect.objectContaining({ title: '评审', starts_at: '2026-11-25T01:00:00.000Z', status: 'start' }),
    ]);
    // A change that only the organizer sees isn't sent to the invitees.
    await ask(
      test.lin,
      'PUT',
      `/calendar/event/${body.id}/`,
      form(body.calendar_id, { ...changes, starts_at: '2026-11-25T01:00:00Z', reminder_minutes: 10 }),
    );
    await ask(test.lin, 'DELETE', `/calendar/event/${body.id}/`);
    expect(await arrived(test.chen, 3)).toMatchObject({ subject: '日程取消：评审', attrs: { is_calendar_event_deleted: true } });
    expect((await letter(test.chen, uid)).attrs.is_calendar_event_deleted).toBe(true);
    expect(await eventsOf(test.chen)).toEqual([]);
  });

  it('CAL-27 let somebody go, who is told', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen, outsider) });
    await arrived(test.chen, 1);
    const taken = await test.lin.post('/calendar/event/cancel-invitor/', { event_id: body.id, address: test.chen.address });
    expect(taken.body.invitees.map(({ address }: { address: string }) => address)).toEqual([outsider]);
    expect((await arrived(test.chen, 2)).attrs.is_calendar_event_deleted).toBe(true);
  });

  it('CAL-32 are answered for one occurrence', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen), repeat: daily({ type: 'count', count: 3 }) });
    const id = (await arrived(test.chen, 1)).attrs.calendar_event_id;
    await test.chen.post('/calendar/event/status/', { calendar_event_id: id, status: 'pass' });
    const name = { event_id: id, recurrence_id: '20261126T020000Z' };
    const answered = await test.chen.post('/calendar/event/seq-status/', { ...name, status: 'reject' });
    expect(answered).toMatchObject({ status: 200, body: { status: 'reject' } });
    expect(await startsOf(test.chen)).toEqual(['2026-11-25T02:00:00.000Z', '2026-11-27T02:00:00.000Z']);
    const shown = await eventsOf(test.lin);
    expect(shown).toHaveLength(3);
    const statuses = [];
    for (const one of shown) statuses.push((await test.lin.get(`/calendar/event/${one.id}/`)).body.invitees[0].status);
    expect(statuses).toEqual(['pass', 'reject', 'pass']);
    expect(shown[0]?.id).toBe(body.id);
  });

  it('CAL-30 an occurrence that does not take place leaves the calendars of the invitees', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen), repeat: daily({ type: 'count', count: 2 }) });
    const id = (await arrived(test.chen, 1)).attrs.calendar_event_id;
    await test.chen.post('/calendar/event/status/', { calendar_event_id: id, status: 'pass' });
    await test.lin.post('/calendar/event/seq-del/', { event_id: body.id, recurrence_id: '20261126T020000Z' });
    await arrived(test.chen, 2);
    expect(await startsOf(test.chen)).toEqual(['2026-11-25T02:00:00.000Z']);
  });

  it('CAL-25 an invitee who removes one declines it, and changes nothing but calendar and reminder', async () => {
    const { body } = await make(test.lin, { invitees: people(test.chen) });
    const id = (await arrived(test.chen, 1)).attrs.calendar_event_id;
    await test.chen.post('/calendar/event/status/', { calendar_event_id: id, status: 'wait' });
    const own = await firstCalendar(test.chen);
    const changed = await ask(test.chen, 'PUT', `/calendar/event/${id}/`, form(own, { title: '我的', reminder_minutes: 30 }));
    expect(changed.body).toMatchObject({ title: '三版合同评审', reminder_minutes: 30, is_organiser: false });
    await ask(test.chen, 'DELETE', `/calendar/event/${id}/`);
    expect(await eventsOf(test.chen)).toEqual([]);
    expect((await test.lin.get(`/calendar/event/${body.id}/`)).body.invitees[0].status).toBe('reject');
  });
});

describe('calendar files', () => {
  const file = (content: string, calendarId: number) => {
    const boundary = 'x';
    const payload = [
      `--${boundary}`,
      'Content-Disposition: form-data; name="calendar_id"',
      '',
      String(calendarId),
      `--${boundary}`,
      'Content-Disposition: form-data; name="icsFile"; filename="a.ics"',
      'Content-Type: text/calendar',
      '',
      content,
      `--${boundary}--`,
      '',
    ].join('\r\n');
    const headers = { ...test.lin.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return test.app.inject({ method: 'POST', url: '/api/calendar/event/ics/', headers, payload });
  };

  it('CAL-28 CAL-29 go out and come in again, with zones and repetitions', async () => {
    const first = await firstCalendar(test.lin);
    const times = { starts_at: '2026-10-19T07:00:00Z', ends_at: '2026-10-19T08:00:00Z', time_zone: 'Europe/Berlin' };
    await make(test.lin, { ...times, repeat: { frequency: 'weekly', end: { type: 'never' } }, invitees: people(outsider) });
    await make(test.lin, { starts_at: '2026-11-25', ends_at: '2026-11-26', is_all_day: true });
    const exported = await test.app.inject({ url: `/api/calendar/event/export-ics/?calendar_id=${first}`, headers: test.lin.headers });
    expect([exported.statusCode, exported.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(exported.body).toContain('BEGIN:VTIMEZONE');
    expect(readCalendar(exported.body.replace('METHOD:PUBLISH', 'METHOD:REQUEST'))).toMatchObject({
      timeZone: 'Europe/Berlin',
      repeat: 'FREQ=WEEKLY',
    });
    const { body: other } = await makeCalendar(test.lin);
    await test.lin.post('/calendar/calendar/show/', { calendar_id: first, is_shown: false });
    const read = await file(exported.body, other.id);
    expect(read.json()).toEqual({ count: 2 });
    expect(await startsOf(test.lin, '2026-10-19', '2026-11-03')).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ]);
    expect(await startsOf(test.lin, '2026-11-25', '2026-11-26')).toEqual(['2026-11-25']);
    await test.sink.waitFor(1);
    expect(test.sink.mails).toHaveLength(1);
  });

  it('CAL-28 refuse what is no calendar file', async () => {
    const refused = await file('Hello', await firstCalendar(test.lin));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'not-a-calendar-file']);
    expect((await file('Hello', 999)).json().code).toBe('calendar-not-found');
    const gone = await test.app.inject({ url: '/api/calendar/event/export-ics/?calendar_id=999', headers: test.lin.headers });
    expect(gone.json().code).toBe('calendar-not-found');
  });
});
