import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { readCalendar } from '../../mime/calendar/readCalendar.ts';
import { makeSharedMailbox } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
let clock = new Date('2026-11-20T08:00:00Z');
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

interface Told {
  method?: string;
  organiser?: string;
  /** Sender of the message. */
  from?: string;
  invitees?: string[];
  sequence?: number;
  stamp?: string;
  summary?: string;
  lines?: string[];
}

/** Delivers a calendar mail, to Lin Yue unless said otherwise. */
function tell(told: Told = {}, recipients?: string[]) {
  const {
    method = 'REQUEST',
    organiser = outsider,
    from = organiser,
    sequence = 0,
    stamp = '20261119T000000Z',
    summary = '季度评审',
  } = told;
  const {
    invitees = [test.lin.address],
    lines = ['DTSTART;TZID=Asia/Shanghai:20261125T140000', 'DTEND;TZID=Asia/Shanghai:20261125T150000'],
  } = told;
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//X//X//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:review-1@partner.example',
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `ORGANIZER;CN=Organiser:mailto:${organiser}`,
    ...invitees.map((entry) => (entry.includes(';') ? `ATTENDEE${entry}` : `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${entry}`)),
    ...(summary === '' ? [] : [`SUMMARY:${summary}`]),
    'LOCATION:三楼会议室',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  return test.arrive({ from: { name: '', address: from }, subject: '邀请：季度评审', calendar: { method, content } }, recipients);
}

const read = async (uid: number, who: Person = test.lin) => (await who.get(`/mail/message/${uid}/?folder=INBOX`)).body;
const answer = (calendarEventId: number, status: string, who: Person = test.lin) =>
  who.post('/calendar/event/status/', { calendar_event_id: calendarEventId, status });
const eventsOf = (who: Person) =>
  test.deps.db
    .selectFrom('calendar_event')
    .select(['id', 'uid', 'recurrence_id', 'sequence', 'title', 'starts_at', 'answer', 'calendar_id', 'is_deleted'])
    .where('mailbox_id', '=', who.mailboxId)
    .orderBy('id')
    .execute();

describe('an invitation from outside', () => {
  it('INV-02 says what it invites to and that it is not answered yet', async () => {
    const { uid } = await tell();
    const mail = await read(uid);
    const [event] = await eventsOf(test.lin);
    expect(mail.attrs).toMatchObject({
      is_calendar: true,
      is_calendar_event: false,
      is_calendar_event_deleted: false,
      calendar_event_id: event?.id,
      calendar_eventer_status: 'start',
    });
    expect(mail.invitation).toEqual({
      method: 'request',
      title: '季度评审',
      starts_at: '2026-11-25T06:00:00.000Z',
      ends_at: '2026-11-25T07:00:00.000Z',
      is_all_day: false,
      time_zone: 'Asia/Shanghai',
      location: '三楼会议室',
      organiser: { name: 'Organiser', address: outsider },
      invitees: [{ address: test.lin.address, name: '', status: 'start' }],
      repeat: '',
      is_outdated: false,
    });
  });

  it.each([
    ['pass', 'ACCEPTED', true],
    ['wait', 'TENTATIVE', true],
    ['reject', 'DECLINED', false],
  ] as const)('INV-08 INV-09 answers %s to the organiser as iMIP has it', async (status, partStat, isInCalendar) => {
    const { uid } = await tell({ sequence: 3 });
    const id = (await read(uid)).attrs.calendar_event_id as number;
    expect(await answer(id, status)).toEqual({ status: 200, body: { calendar_event_id: id, status } });
    expect((await read(uid)).attrs).toMatchObject({ calendar_eventer_status: status, is_calendar_event: isInCalendar });
    const [mail] = await test.sink.waitFor(1);
    expect([mail?.mailFrom, mail?.recipients]).toEqual([test.lin.address, [outsider]]);
    const raw = mail?.raw ?? Buffer.alloc(0);
    expect(raw.toString()).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw.toString()).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(raw.toString()).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REPLY/m);
    expect(raw.toString()).not.toMatch(/^Content-Disposition: attachment/m);
    const parsed = await PostalMime.parse(raw);
    expect(parsed).toMatchObject({ from: { address: test.lin.address }, to: [{ address: outsider }] });
    expect(parsed.text).toContain('林月');
    // Beside what it answers in every mail program.
    const { message_id: invitation } = await test.deps.db
      .selectFrom('message')
      .innerJoin('content', 'content.id', 'message.content_id')
      .select('content.message_id')
      .where('message.mailbox_id', '=', test.lin.mailboxId)
      .where('message.uid', '=', uid)
      .orderBy('message.id')
      .executeTakeFirstOrThrow();
    expect([parsed.inReplyTo, parsed.references]).toEqual([`<${invitation}>`, `<${invitation}>`]);
    const part = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const text = Buffer.from(part?.content as ArrayBuffer).toString();
    expect(text.split(/\r?\n/).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    expect(['uid', 'sequence', 'dtstamp', 'organizer', 'dtstart', 'dtend', 'summary'].map(value)).toEqual([
      'review-1@partner.example',
      '3',
      '2026-11-20T08:00:00Z',
      `mailto:${outsider}`,
      '2026-11-25T06:00:00Z',
      '2026-11-25T07:00:00Z',
      '季度评审',
    ]);
    const attendees = event?.getAllProperties('attendee') ?? [];
    expect(attendees.map((own) => [own.getFirstValue(), own.getParameter('partstat')])).toEqual([[`mailto:${test.lin.address}`, partStat]]);
    expect(readCalendar(text)).toMatchObject({ method: 'reply', uid: 'review-1@partner.example', sequence: 3 });
  });

  it('INV-09 keeps one answer, which can be changed; the same again tells nobody', async () => {
    const { uid } = await tell();
    const id = (await read(uid)).attrs.calendar_event_id as number;
    await answer(id, 'pass');
    await Promise.all([answer(id, 'pass'), answer(id, 'pass')]);
    clock = new Date('2026-11-20T08:10:00Z');
    const before = (await test.journal(test.lin.mailboxId)).length;
    await answer(id, 'reject');
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toContainEqual({
      type: 'calendar-event.changed',
      payload: { calendarEventId: id },
    });
    const mails = await test.sink.waitFor(2);
    const said = mails.map(
      ({ raw }) => /PARTSTAT=([A-Z]+)/.exec(raw.toString().replace(/\r\n /g, ''))?.[1] ?? raw.toString('base64').length,
    );
    expect(said).toHaveLength(2);
    expect(await eventsOf(test.lin)).toMatchObject([{ answer: 'decline', calendar_id: null }]);
  });

  it('asks again when the organiser changes the event, and says which mail is out of date', async () => {
    const first = await tell();
    const id = (await read(first.uid)).attrs.calendar_event_id as number;
    await answer(id, 'pass');
    const again = await tell({ sequence: 1, stamp: '20261120T000000Z', lines: ['DTSTART:20261126T060000Z', 'DTEND:20261126T070000Z'] });
    expect((await read(again.uid)).attrs).toMatchObject({ calendar_event_id: id, calendar_eventer_status: 'start' });
    expect((await read(first.uid)).invitation.is_outdated).toBe(true);
    expect((await read(again.uid)).invitation.is_outdated).toBe(false);
    expect(await eventsOf(test.lin)).toMatchObject([{ id, sequence: 1, starts_at: new Date('2026-11-26T06:00:00Z') }]);
    // A repeated or older version doesn't ask for a new response.
    await answer(id, 'wait');
    await tell({ sequence: 1, stamp: '20261120T000001Z' });
    await tell();
    expect(await eventsOf(test.lin)).toMatchObject([{ answer: 'tentative', sequence: 1 }]);
  });

  it('shows an event that was called off, and takes no answer to it', async () => {
    const { uid } = await tell();
    const id = (await read(uid)).attrs.calendar_event_id as number;
    await answer(id, 'pass');
    const before = (await test.journal(test.lin.mailboxId)).length;
    const { uid: cancelled } = await tell({ method: 'CANCEL', sequence: 1 });
    for (const mail of [await read(uid), await read(cancelled)])
      expect(mail.attrs).toMatchObject({ is_calendar: true, is_calendar_event: false, is_calendar_event_deleted: true });
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toContainEqual({
      type: 'calendar-event.changed',
      payload: { calendarEventId: id },
    });
    expect((await answer(id, 'wait')).body.code).toBe('not-found');
  });

  it('INV-06 says which event was called off, also where the mail does not', async () => {
    await tell();
    const { uid } = await tell({ method: 'CANCEL', sequence: 1, summary: '' });
    const { attrs, invitation } = await read(uid);
    expect([attrs.is_calendar_event_deleted, invitation.title]).toEqual([true, '季度评审']);
  });

  it('treats one occurrence of a series as an event of its own', async () => {
    const series = ['DTSTART;TZID=Asia/Shanghai:20261125T140000', 'RRULE:FREQ=WEEKLY;COUNT=4'];
    const { uid } = await tell({ lines: series });
    const one = ['RECURRENCE-ID;TZID=Asia/Shanghai:20261202T140000', 'DTSTART;TZID=Asia/Shanghai:20261202T160000'];
    const { uid: moved } = await tell({ lines: one, sequence: 1 });
    await answer((await read(moved)).attrs.calendar_event_id, 'reject');
    expect((await read(uid)).attrs.calendar_eventer_status).toBe('start');
    const [mail] = await test.sink.waitFor(1);
    const part = (await PostalMime.parse(mail?.raw ?? '')).attachments[0]?.content as ArrayBuffer;
    expect(Buffer.from(part).toString()).toContain('RECURRENCE-ID:20261202T060000Z');
    expect(readCalendar(Buffer.from(part).toString())?.recurrenceId).toBe('20261202T060000Z');
  });

  it('is taken up when it is read where it did not come by delivery', async () => {
    const { uid } = await tell();
    await test.deps.db.deleteFrom('calendar_event').execute();
    const { attrs } = await read(uid);
    expect(attrs).toMatchObject({ is_calendar: true, calendar_eventer_status: 'start', calendar_event_id: expect.any(Number) });
    expect((await answer(attrs.calendar_event_id, 'wait')).status).toBe(200);
  });

  it.each([
    ['an update', { sequence: 5, from: 'mallory@evil.example' }],
    ['a cancellation', { method: 'CANCEL', sequence: 5, from: 'mallory@evil.example' }],
    ['an update in his own name', { sequence: 5, organiser: 'mallory@evil.example' }],
    ['a cancellation in his own name', { method: 'CANCEL', sequence: 5, organiser: 'mallory@evil.example' }],
  ])('%s of a stranger changes nothing', async (_, told) => {
    const { uid } = await tell();
    const id = (await read(uid)).attrs.calendar_event_id as number;
    await answer(id, 'pass');
    await tell(told);
    expect(await eventsOf(test.lin)).toMatchObject([{ id, sequence: 0, answer: 'accept', is_deleted: false }]);
  });

  it("INV-08 does not reach other people's events, and nobody may answer who may only read", async () => {
    const { uid } = await tell();
    const id = (await read(uid)).attrs.calendar_event_id as number;
    expect((await answer(id, 'pass', test.chen)).body.code).toBe('not-found');
    expect((await answer(id, 'start')).status).toBe(400);
    const mailboxId = await makeSharedMailbox(test.deps, 'service@jinshu.example');
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: mailboxId, account_id: test.lin.accountId, level: 'read' })
      .execute();
    const reader = await test.enter({ ...test.lin, mailboxId });
    expect((await answer(id, 'pass', reader)).body.code).toBe('mailbox-share-power');
    expect(await eventsOf(test.lin)).toMatchObject([{ answer: 'start' }]);
  });
});

describe('an invitation of a colleague', () => {
  const both = () => ({ organiser: test.chen.address, invitees: [test.lin.address, 'ann@gmail.example', 'bob@gmail.example'] });
  const everybody = () => [test.chen.address, test.lin.address];
  const listOf = async (who: Person) =>
    Object.fromEntries(
      (await read(1, who)).invitation.invitees.map(({ address, status }: { address: string; status: string }) => [address, status]),
    );

  it('INV-09 shows the answer in the list of the organiser at once, without a mail', async () => {
    await tell(both(), everybody());
    expect((await read(1, test.chen)).attrs.is_calendar).toBe(false);
    const before = (await test.journal(test.chen.mailboxId)).length;
    await answer((await read(1)).attrs.calendar_event_id, 'wait');
    expect(await listOf(test.chen)).toEqual({ [test.lin.address]: 'wait', 'ann@gmail.example': 'start', 'bob@gmail.example': 'start' });
    expect((await test.journal(test.chen.mailboxId)).slice(before).map(({ type }) => type)).toEqual(['calendar-event.changed']);
    expect((await test.chen.get('/mail/message/?folder=INBOX&limit=20&offset=0')).body.count).toBe(1);
    expect(await eventsOf(test.chen)).toMatchObject([{ answer: 'accept', calendar_id: expect.any(Number) }]);
  });

  it('INV-09 takes answers that come by mail into the list, each from whoever gives it', async () => {
    await tell(both(), everybody());
    const reply = (invitee: string, partStat: string, told: Told = {}) =>
      tell(
        {
          ...both(),
          method: 'REPLY',
          from: invitee,
          invitees: [`;PARTSTAT=${partStat}:mailto:${invitee}`],
          stamp: '20261120T010000Z',
          ...told,
        },
        [test.chen.address],
      );
    await reply('ann@gmail.example', 'ACCEPTED');
    expect((await listOf(test.chen))['ann@gmail.example']).toBe('pass');
    await reply('ann@gmail.example', 'DECLINED', { stamp: '20261120T020000Z' });
    // Late: it was given before the other one.
    await reply('ann@gmail.example', 'TENTATIVE', { stamp: '20261120T013000Z' });
    // Forged sender, sender who isn't invited, and recipient who isn't the organizer.
    await reply('bob@gmail.example', 'ACCEPTED', { from: 'mallory@evil.example' });
    await reply('mallory@evil.example', 'ACCEPTED');
    await tell({ ...both(), method: 'REPLY', from: 'bob@gmail.example', invitees: [';PARTSTAT=ACCEPTED:mailto:bob@gmail.example'] }, [
      test.lin.address,
    ]);
    expect(await listOf(test.chen)).toEqual({ [test.lin.address]: 'start', 'ann@gmail.example': 'reject', 'bob@gmail.example': 'start' });
    const shown = await read(2, test.chen);
    expect([shown.attrs.is_calendar, shown.invitation.method]).toEqual([false, 'reply']);
  });

  it('a proposal of another time is shown and changes nothing', async () => {
    await tell(both(), everybody());
    await tell({ ...both(), method: 'COUNTER', from: 'ann@gmail.example', lines: ['DTSTART:20261127T060000Z'] }, [test.chen.address]);
    expect((await read(2, test.chen)).invitation).toMatchObject({ method: 'counter', starts_at: '2026-11-27T06:00:00.000Z' });
    expect(await eventsOf(test.chen)).toMatchObject([{ starts_at: new Date('2026-11-25T06:00:00Z') }]);
  });

  it('a new version keeps what was said where the time stays, and asks everybody where it does not', async () => {
    await tell(both(), everybody());
    await answer((await read(1)).attrs.calendar_event_id, 'pass');
    await tell({ ...both(), stamp: '20261120T000000Z', invitees: [test.lin.address, 'ann@gmail.example'] }, everybody());
    expect(await listOf(test.chen)).toEqual({ [test.lin.address]: 'pass', 'ann@gmail.example': 'start' });
    await tell({ ...both(), sequence: 1, stamp: '20261120T010000Z' }, everybody());
    expect((await listOf(test.chen))[test.lin.address]).toBe('start');
    expect(await eventsOf(test.lin)).toMatchObject([{ answer: 'start' }]);
  });
});
