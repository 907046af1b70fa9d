import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { recurrenceIdOf, zoneOf } from './calendarTime.ts';
import { calendarLimits, readCalendar } from './readCalendar.ts';

const lines = (...rest: string[]) => rest.join('\r\n');
const event = (...rest: string[]) =>
  lines('BEGIN:VEVENT', 'UID:u1@x', 'DTSTAMP:20261120T010000Z', 'ORGANIZER:mailto:chen@x.example', ...rest, 'END:VEVENT');
const calendar = (method: string, ...rest: string[]) =>
  lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//X//EN', `METHOD:${method}`, ...rest, 'END:VCALENDAR', '');
const request = (...rest: string[]) => readCalendar(calendar('REQUEST', event(...rest)));

/** Shortened output of these programs. */
const outlook = calendar(
  'REQUEST',
  'BEGIN:VTIMEZONE',
  'TZID:China Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'ORGANIZER;CN="Chen, Wei":MAILTO:Chen.Wei@contoso.example',
  'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=林月:MAILTO:lin.yue@jinshu.example',
  'DESCRIPTION;LANGUAGE=zh-CN:第一行\\n第二行\\, 还有\\; 更多',
  'UID:040000008200E00074C5B7101A82E00800000000',
  'SUMMARY;LANGUAGE=zh-CN:季度评审，含预算\\, 与下一季度的计划以及一些会让这一行长到必须折行的',
  ' 内容',
  'DTSTART;TZID=China Standard Time:20261120T140000',
  'DTEND;TZID=China Standard Time:20261120T153000',
  'CLASS:PUBLIC',
  'PRIORITY:5',
  'DTSTAMP:20261119T020304Z',
  'STATUS:CONFIRMED',
  'SEQUENCE:2',
  'LOCATION;LANGUAGE=zh-CN:三楼会议室',
  'X-MICROSOFT-CDO-APPT-SEQUENCE:2',
  'BEGIN:VALARM',
  'DESCRIPTION:REMINDER',
  'TRIGGER;RELATED=START:-PT15M',
  'ACTION:DISPLAY',
  'END:VALARM',
  'END:VEVENT',
);
const google = calendar(
  'REQUEST',
  'CALSCALE:GREGORIAN',
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'X-LIC-LOCATION:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:19700308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:19701101T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID=America/New_York:20260701T090000',
  'DTEND;TZID=America/New_York:20260701T093000',
  'RRULE:FREQ=WEEKLY;UNTIL=20261231T045959Z;BYDAY=WE',
  'EXDATE;TZID=America/New_York:20260708T090000,20260715T090000',
  'DTSTAMP:20260624T101112Z',
  'ORGANIZER;CN=Ann:mailto:ann@gmail.example',
  'UID:6c1f@google.com',
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=Ann;X-NUM-GUESTS=0:mailto:ann@gmail.example',
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=lin.yue@jinshu.example;X-NUM-GUESTS=0:mailto:lin.yue@ji',
  ' nshu.example',
  'SEQUENCE:0',
  'SUMMARY:Weekly',
  'END:VEVENT',
);
const apple = calendar(
  'REQUEST',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20261001',
  'DTEND;VALUE=DATE:20261004',
  'UID:3E1B9A2C-APPLE',
  'DTSTAMP:20260901T000000Z',
  'ORGANIZER;CN="Zoë":mailto:zoe@icloud.example',
  'ATTENDEE;CN="林月";EMAIL="lin.yue@jinshu.example";PARTSTAT=TENTATIVE:mailto:lin.yue@jinshu.example',
  'SUMMARY:国庆',
  'END:VEVENT',
);

describe('readCalendar', () => {
  it('reads what Outlook writes: zones of Windows, folded lines, escaped text', () => {
    expect(readCalendar(outlook)).toEqual({
      method: 'request',
      uid: '040000008200E00074C5B7101A82E00800000000',
      recurrenceId: '',
      sequence: 2,
      stamp: '2026-11-19T02:03:04.000Z',
      title: '季度评审，含预算, 与下一季度的计划以及一些会让这一行长到必须折行的内容',
      description: '第一行\n第二行, 还有; 更多',
      location: '三楼会议室',
      organiser: { name: 'Chen, Wei', address: 'chen.wei@contoso.example' },
      sentBy: '',
      startsAt: '2026-11-20T06:00:00.000Z',
      endsAt: '2026-11-20T07:30:00.000Z',
      isAllDay: false,
      timeZone: 'Asia/Shanghai',
      repeat: '',
      excluded: [],
      invitees: [{ address: 'lin.yue@jinshu.example', name: '林月', answer: 'start' }],
    });
  });

  it('reads what Google writes: a series in its zone, with days left out', () => {
    expect(readCalendar(google)).toMatchObject({
      startsAt: '2026-07-01T13:00:00.000Z',
      timeZone: 'America/New_York',
      repeat: 'FREQ=WEEKLY;UNTIL=20261231T045959Z;BYDAY=WE',
      excluded: ['20260708T130000Z', '20260715T130000Z'],
      invitees: [{ answer: 'accept' }, { address: 'lin.yue@jinshu.example', answer: 'start' }],
    });
  });

  it('reads what Apple writes: whole days', () => {
    expect(readCalendar(apple)).toMatchObject({
      startsAt: '2026-10-01T00:00:00.000Z',
      endsAt: '2026-10-04T00:00:00.000Z',
      isAllDay: true,
      organiser: { name: 'Zoë' },
      invitees: [{ answer: 'tentative' }],
    });
  });

  it.each([
    ['DTSTART:20261120T010000Z', 'DURATION:PT45M', '2026-11-20T01:45:00.000Z'],
    ['DTSTART:20261120T010000Z', 'X-NOTHING:1', '2026-11-20T01:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20261120', 'X-NOTHING:1', '2026-11-21T00:00:00.000Z'],
    ['DTSTART:20261120T010000Z', 'DTEND:20261119T010000Z', '2026-11-20T01:00:00.000Z'],
  ])('knows when an event ends: %s, %s', (start, end, endsAt) => expect(request(start, end)?.endsAt).toBe(endsAt));

  it.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    ['China Standard Time', 'Asia/Shanghai'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
    ['"Pacific Standard Time"', 'America/Los_Angeles'],
    ['Mars/Olympus', ''],
    ['../../etc/passwd', ''],
    ['', ''],
  ])('knows the zone “%s”', (name, zone) => expect(zoneOf(name)).toBe(zone));

  it('takes the offset that a file says its own zone has', () => {
    const zone = lines(
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    );
    const read = readCalendar(calendar('REQUEST', zone, event('DTSTART;TZID=Office:20261120T090000')));
    expect(read).toMatchObject({ startsAt: '2026-11-20T03:30:00.000Z', timeZone: '' });
  });

  it('names an occurrence by the start that it would have', () => {
    const read = request('RECURRENCE-ID;TZID=Europe/Berlin:20261120T090000', 'DTSTART;TZID=Europe/Berlin:20261120T100000');
    expect(read?.recurrenceId).toBe('20261120T080000Z');
    expect(recurrenceIdOf({ at: new Date('2026-11-20T00:00:00Z'), isDate: true })).toBe('20261120');
  });

  it('takes the series where its exceptions come with it', () => {
    const exception = event('RECURRENCE-ID:20261120T010000Z', 'DTSTART:20261120T020000Z', 'SUMMARY:one');
    expect(readCalendar(calendar('REQUEST', exception, event('DTSTART:20261113T010000Z', 'SUMMARY:all')))?.title).toBe('all');
  });

  it.each([
    ['no method', calendar('X', event('DTSTART:20261120T010000Z')).replace('METHOD:X\r\n', '')],
    ['a file that is only published', calendar('PUBLISH', event('DTSTART:20261120T010000Z'))],
    ['no event', calendar('REQUEST')],
    ['no start', calendar('REQUEST', event('SUMMARY:x'))],
    ['no day of the calendar', calendar('REQUEST', event('DTSTART:20260231T010000Z'))],
    ['nobody who invites', calendar('REQUEST', event('DTSTART:20261120T010000Z').replace(/ORGANIZER.*\r\n/, ''))],
    [
      'an organiser without an address',
      calendar('REQUEST', event('DTSTART:20261120T010000Z').replace('mailto:chen@x.example', 'https://x.example/')),
    ],
    ['no calendar', 'Hello'],
    ['nothing', ''],
    ['a file that is cut off', outlook.slice(0, 600)],
  ])('reads nothing of %s', (_, text) => expect(readCalendar(text)).toBeNull());
});

describe('INV hostile calendar files', () => {
  const deep = (depth: number) => `${'BEGIN:X\r\n'.repeat(depth)}${'END:X\r\n'.repeat(depth)}`;
  it.each<[string, string]>([
    ['a repetition every second for ever', calendar('REQUEST', event('DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY'))],
    [
      'a zone that changes every second',
      calendar(
        'REQUEST',
        lines(
          'BEGIN:VTIMEZONE',
          'TZID:Evil',
          'BEGIN:STANDARD',
          'DTSTART:19000101T000000',
          'RRULE:FREQ=SECONDLY',
          'TZOFFSETFROM:+0100',
          'TZOFFSETTO:+0200',
          'END:STANDARD',
          'END:VTIMEZONE',
        ),
        event('DTSTART;TZID=Evil:20261120T010000'),
      ),
    ],
    ['components in each other', calendar('REQUEST', deep(1900), event('DTSTART:20261120T010000Z'))],
    ['more components than there is room for', calendar('REQUEST', deep(9000), event('DTSTART:20261120T010000Z'))],
    ['one line without end', calendar('REQUEST', event('DTSTART:20261120T010000Z', `SUMMARY:${'x'.repeat(400_000)}`))],
    ['a line folded at every letter', calendar('REQUEST', event('DTSTART:20261120T010000Z', `SUMMARY:${'x\r\n '.repeat(90_000)}`))],
    ['quotation marks and colons', calendar('REQUEST', event('DTSTART:20261120T010000Z', `SUMMARY;X=${'":'.repeat(30_000)}`))],
    ['escapes', calendar('REQUEST', event('DTSTART:20261120T010000Z', `SUMMARY:${'\\'.repeat(60_000)}`))],
    ['parameters', calendar('REQUEST', event('DTSTART:20261120T010000Z', `SUMMARY${';X=1'.repeat(15_000)}:x`))],
    [
      'thousands of invitees',
      calendar('REQUEST', event('DTSTART:20261120T010000Z', ...Array.from({ length: 9000 }, (_, n) => `ATTENDEE:mailto:a${n}@x.example`))),
    ],
    [
      'thousands of days left out',
      calendar('REQUEST', event('DTSTART:20261120T010000Z', `EXDATE:${Array(3000).fill('20261120T010000Z').join()}`)),
    ],
    ['a duration of ages', calendar('REQUEST', event('DTSTART:20261120T010000Z', 'DURATION:P99999999999W'))],
    [
      'a prototype',
      calendar('REQUEST', event('DTSTART:20261120T010000Z', '__PROTO__:x', 'CONSTRUCTOR;__PROTO__=x:y', 'UID;__PROTO__=1:u')),
    ],
  ])('are done with at once: %s', (_, text) => {
    const began = performance.now();
    const read = readCalendar(text);
    // A machine that has other things to do takes longer; what does not end takes for ever.
    expect(performance.now() - began).toBeLessThan(3000);
    if (!read) return;
    expect(read.invitees.length).toBeLessThanOrEqual(calendarLimits.invitees);
    expect(read.excluded.length).toBeLessThanOrEqual(calendarLimits.excluded);
    expect(JSON.stringify(read).length).toBeLessThan(200_000);
    expect(Number.isNaN(Date.parse(read.startsAt)) || Number.isNaN(Date.parse(read.endsAt))).toBe(false);
  });

  it('never throws, whatever stands in the file', () => {
    const piece = fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'METHOD:REQUEST',
      'UID:u',
      'ORGANIZER:mailto:a@b.example',
      'DTSTART:20261120T010000Z',
      'DTSTART;VALUE=DATE:20261120',
      'DTSTART;TZID=X:2026',
      'DURATION:P',
      'RRULE:FREQ=',
      'RRULE:FREQ=DAILY;COUNT=x',
      'EXDATE:',
      'RECURRENCE-ID:x',
      'SEQUENCE:-1',
      'SEQUENCE:1e99',
      ';:',
      '',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (parts) => {
        const read = readCalendar(parts.join('\r\n'));
        if (read) expect(JSON.stringify(read)).not.toContain('\\u0000');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a mail that is nothing but a calendar', () => {
  const mailOf = (text: string, type = 'text/calendar; charset=utf-8') =>
    prepareMessage(Buffer.from(`From: <a@x.example>\r\nContent-Type: ${type}\r\n\r\n${text}`));
  const wordsOf = (method: string, ...rest: string[]) => mailOf(calendar(method, event(...rest))).facts.text;

  it('RED-47 SRC-15 says what stands in it, whatever it is for, and is found by it', () => {
    const told = [
      'SUMMARY:Quarterly walnuts',
      'LOCATION:Room 3',
      'DESCRIPTION:Bring figures',
      'DTSTART;TZID=Asia/Shanghai:20261125T140000',
    ];
    const end = 'DTEND;TZID=Asia/Shanghai:20261125T150000';
    const words = 'Quarterly walnuts\n2026-11-25 14:00 – 15:00 (Asia/Shanghai)\nRoom 3\nBring figures';
    for (const method of ['PUBLISH', 'COUNTER', 'REFRESH']) expect(wordsOf(method, ...told, end)).toBe(words);
    expect(mailOf(calendar('PUBLISH', event(...told))).lexemes.join(' ')).toMatch(/walnut/);
  });

  it.each([
    [['DTSTART;VALUE=DATE:20261125'], '2026-11-25'],
    [['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261128'], '2026-11-25 – 2026-11-27'],
    [['DTSTART:20261125T230000Z', 'DTEND:20261126T010000Z'], '2026-11-25 23:00 – 2026-11-26 01:00 (UTC)'],
    [['DTSTART:20261125T230000Z'], '2026-11-25 23:00 (UTC)'],
  ])('RED-47 tells when: %j', (times, words) => {
    expect(wordsOf('PUBLISH', 'SUMMARY:x', ...times)).toBe(`x\n${words}`);
  });

  it('leaves a mail that says something itself, and what cannot be read', () => {
    expect(mailOf('no calendar').facts.text).toBeNull();
    const both = `--b\r\nContent-Type: text/plain\r\n\r\ncome\r\n--b\r\nContent-Type: text/calendar\r\n\r\n${calendar('PUBLISH', event('SUMMARY:x', 'DTSTART:20261125T230000Z'))}--b--`;
    expect(mailOf(both, 'multipart/alternative; boundary=b').facts.text?.trim()).toBe('come');
  });
});

it('INV-01 offers an invitation that has no name of its own, under the same name each time it comes', () => {
  const nameless = (method: string, title: string) =>
    readCalendar(
      calendar(method, 'BEGIN:VEVENT', 'ORGANIZER:mailto:chen@x.example', 'DTSTART:20261120T060000Z', `SUMMARY:${title}`, 'END:VEVENT'),
    );
  const found = nameless('REQUEST', 'Review');
  expect(found).toMatchObject({ method: 'request', title: 'Review', startsAt: '2026-11-20T06:00:00.000Z' });
  expect(found?.uid).toMatch(/^[0-9a-f]{32}@without-uid\.invalid$/);
  expect([nameless('REQUEST', 'Review')?.uid === found?.uid, nameless('REQUEST', 'Other')?.uid === found?.uid]).toEqual([true, false]);
  // What ends an event has to say which.
  expect(nameless('CANCEL', 'Review')).toBe(null);
});
