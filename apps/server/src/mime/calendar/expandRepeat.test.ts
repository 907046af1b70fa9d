import { describe, expect, it } from 'vitest';
import { occurrenceOf, occurrencesOf, type Series } from './expandRepeat.ts';

const series = (changes: Partial<Series> = {}): Series => ({
  startsAt: new Date('2026-11-20T01:00:00Z'),
  endsAt: new Date('2026-11-20T02:00:00Z'),
  isAllDay: false,
  timeZone: 'Asia/Shanghai',
  repeat: '',
  excluded: [],
  ...changes,
});
const between = (one: Series, from: string, to: string) =>
  occurrencesOf(one, new Date(from), new Date(to)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

describe('CAL-36 when an event takes place', () => {
  it.each([
    ['FREQ=DAILY', ['2026-12-01T01:00', '2026-12-02T01:00', '2026-12-03T01:00']],
    ['FREQ=DAILY;INTERVAL=5', []],
    ['FREQ=WEEKLY', []],
    ['FREQ=WEEKLY;BYDAY=TU,TH', ['2026-12-01T01:00', '2026-12-03T01:00']],
    ['FREQ=DAILY;COUNT=12', ['2026-12-01T01:00']],
    ['FREQ=DAILY;UNTIL=20261202T155959Z', ['2026-12-01T01:00', '2026-12-02T01:00']],
    ['FREQ=DAILY;UNTIL=20261201', ['2026-12-01T01:00']],
  ])('CAL-09 CAL-10 %s', (repeat, expected) => {
    expect(between(series({ repeat }), '2026-12-01T00:00:00Z', '2026-12-04T00:00:00Z')).toEqual(expected);
  });

  it('CAL-09 repeats monthly and yearly, and leaves out months that are too short', () => {
    const last = series({ startsAt: new Date('2026-01-31T01:00:00Z'), endsAt: new Date('2026-01-31T02:00:00Z') });
    expect(between({ ...last, repeat: 'FREQ=MONTHLY' }, '2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z')).toEqual([
      '2026-01-31T01:00',
      '2026-03-31T01:00',
      '2026-05-31T01:00',
    ]);
    expect(between({ ...last, repeat: 'FREQ=YEARLY' }, '2030-01-01T00:00:00Z', '2032-01-01T00:00:00Z')).toEqual([
      '2030-01-31T01:00',
      '2031-01-31T01:00',
    ]);
  });

  it('keeps its hour where the clock is changed', () => {
    const berlin = series({
      startsAt: new Date('2026-10-19T07:00:00Z'),
      endsAt: new Date('2026-10-19T08:00:00Z'),
      timeZone: 'Europe/Berlin',
      repeat: 'FREQ=WEEKLY',
    });
    expect(between(berlin, '2026-10-19T00:00:00Z', '2026-11-03T00:00:00Z')).toEqual([
      '2026-10-19T07:00',
      '2026-10-26T08:00',
      '2026-11-02T08:00',
    ]);
  });

  it('knows whole days, and leaves out what does not take place', () => {
    const days = series({
      startsAt: new Date('2026-11-20T00:00:00Z'),
      endsAt: new Date('2026-11-22T00:00:00Z'),
      isAllDay: true,
      repeat: 'FREQ=WEEKLY',
      excluded: ['20261127'],
    });
    expect(occurrencesOf(days, new Date('2026-11-21T00:00:00Z'), new Date('2026-12-05T00:00:00Z'))).toEqual([
      { recurrenceId: '20261120', startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: new Date('2026-11-22T00:00:00Z') },
      { recurrenceId: '20261204', startsAt: new Date('2026-12-04T00:00:00Z'), endsAt: new Date('2026-12-06T00:00:00Z') },
    ]);
    expect(occurrenceOf(days, '20261204')?.startsAt).toEqual(new Date('2026-12-04T00:00:00Z'));
    expect([occurrenceOf(days, '20261127'), occurrenceOf(days, '20261205'), occurrenceOf(series(), '20261120T010000Z')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;BYSECOND=1',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4',
    'FREQ=WEEKLY;INTERVAL=2;BYMONTH=13',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=999999999',
    'FREQ=YEARLY;BYWEEKNO=99',
    'FREQ=MONTHLY;BYDAY=9MO',
    'FREQ=FOREVER',
    'x',
  ])('is done with rules that mean harm at once: %s', (repeat) => {
    const began = performance.now();
    const long = series({ startsAt: new Date('1900-01-01T00:00:00Z'), endsAt: new Date('1900-01-01T01:00:00Z'), repeat });
    expect(occurrencesOf(long, new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')).length).toBeLessThanOrEqual(366);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
