import { describe, expect, it } from 'vitest';
import { selectRange, toggleKey } from '../../foundation/grid-core/selectRange.ts';
import { groupByDay } from './groupByDay.ts';
import { type Message, messageKey, messageState } from './message.ts';

const message = (overrides: Partial<Message>): Message => ({
  uid: 1,
  folder: 'INBOX',
  folderName: 'Inbox',
  subject: 'Plan',
  sender: { name: 'Lin Yue', address: 'lin.yue@jinshu.example' },
  recipients: [],
  sentAt: '2026-11-20T01:00:00Z',
  arrivedAt: '2026-11-20T01:00:00Z',
  size: 1024,
  isRead: true,
  isAnswered: false,
  isForwarded: false,
  isScheduled: false,
  isMoved: false,
  flagColor: null,
  tags: [],
  remark: '',
  hasAttachment: false,
  ...overrides,
});
const arrived = (...times: string[]) => times.map((arrivedAt, index) => message({ uid: index + 1, arrivedAt }));
const shape = (groups: ReturnType<typeof groupByDay>) =>
  groups.map(({ key, count, messages }) => [key, count, messages.map(({ uid }) => uid)]);

describe('groupByDay', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const timeZone = 'Asia/Shanghai';

  it('LST-32 puts rows under four headers, newest first, by the days of the reader’s zone', () => {
    const list = arrived(
      '2026-11-20T03:59:00Z',
      '2026-11-19T16:00:00Z',
      '2026-11-19T15:59:59Z',
      '2026-11-18T15:59:59Z',
      '2026-11-17T15:59:59Z',
      '2020-01-01T00:00:00Z',
    );
    expect(shape(groupByDay(list, { now, direction: 'descending', timeZone }))).toEqual([
      ['today', 2, [1, 2]],
      ['yesterday', 1, [3]],
      ['dayBeforeYesterday', 1, [4]],
      ['earlier', 2, [5, 6]],
    ]);
  });

  it('LST-33 begins with Earlier and turns the headers round when the oldest comes first', () => {
    const list = arrived('2020-01-01T00:00:00Z', '2026-11-18T15:59:59Z', '2026-11-20T03:00:00Z');
    expect(shape(groupByDay(list, { now, direction: 'ascending', timeZone }))).toEqual([
      ['earlier', 1, [1]],
      ['dayBeforeYesterday', 1, [2]],
      ['today', 1, [3]],
    ]);
  });

  it('counts days on the calendar where the clock changed in between', () => {
    const list = arrived('2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z', '2026-03-28T22:30:00Z');
    const groups = groupByDay(list, { now: new Date('2026-03-30T00:30:00Z'), direction: 'descending', timeZone: 'Europe/Berlin' });
    expect(shape(groups)).toEqual([
      ['yesterday', 2, [1, 2]],
      ['dayBeforeYesterday', 1, [3]],
    ]);
  });

  it('counts an arrival from a clock that runs ahead as today’s, and one without a date as earlier', () => {
    expect(shape(groupByDay(arrived('2026-11-21T10:00:00Z', 'never'), { now, direction: 'descending', timeZone }))).toEqual([
      ['today', 1, [1]],
      ['earlier', 1, [2]],
    ]);
  });

  it('makes no header for nothing', () => {
    expect(groupByDay([], { now, direction: 'descending' })).toEqual([]);
  });
});

describe('messageState', () => {
  it.each([
    ['unread', { isRead: false }],
    ['read', {}],
    ['replied', { isAnswered: true }],
    ['forwarded', { isForwarded: true }],
    ['replied-and-forwarded', { isAnswered: true, isForwarded: true }],
    ['scheduled', { isScheduled: true, isRead: false }],
    ['not-found', { isMoved: true, isRead: false, isScheduled: true }],
    ['unread', { isRead: false, isAnswered: true }],
  ] as const)('TAG-04 shows %s for %o', (state, overrides) => {
    expect(messageState(message(overrides))).toBe(state);
  });
});

describe('selection', () => {
  const keys = ['a', 'b', 'c', 'd'];

  it('toggles one row', () => {
    expect([...toggleKey(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggleKey(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });

  it('adds a range in either direction and leaves the set it was given alone', () => {
    const selected = new Set(['a']);
    expect([...selectRange(selected, keys, 'd', 'b')]).toEqual(['a', 'b', 'c', 'd']);
    expect([...selectRange(selected, keys, 'gone', 'c')]).toEqual(['a', 'c']);
    expect([...selectRange(selected, keys, 'a', 'gone')]).toEqual(['a']);
    expect([...selected]).toEqual(['a']);
  });

  it('names rows across folders', () => {
    expect(messageKey({ folder: 'Sent', uid: 7 })).toBe('Sent/7');
  });
});
