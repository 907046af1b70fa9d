import { expect, it } from 'vitest';
import { arrivalDelay, writeDelay } from './arrivalDelay.ts';

it.each([
  ['2026-11-20T01:42:00Z', '2026-11-20T02:41:59Z', null],
  ['2026-11-20T01:42:00Z', '2026-11-20T02:42:00Z', { hours: 1, minutes: 0, isEarly: false }],
  ['2026-11-20T01:42:00Z', '2026-11-20T03:47:30Z', { hours: 2, minutes: 5, isEarly: false }],
  ['2026-11-20T03:42:00Z', '2026-11-20T01:00:00Z', { hours: 2, minutes: 42, isEarly: true }],
  ['2026-11-20T01:59:59Z', '2026-11-20T01:00:00Z', null],
  [null, '2026-11-20T01:00:00Z', null],
])('RED-28 hints at what lies between %s and %s', (sentAt, arrivedAt, delay) => {
  expect(arrivalDelay(sentAt, arrivedAt)).toEqual(delay);
});

it.each([
  [1, 0, '1 hour', '1 小时', '1 小時'],
  [2, 5, '2 hours 5 minutes', '2 小时 5 分钟', '2 小時 5 分鐘'],
  [23, 59, '23 hours 59 minutes', '23 小时 59 分钟', '23 小時 59 分鐘'],
  [24, 30, '1 day', '1 天', '1 天'],
  [29 * 24 + 23, 0, '29 days', '29 天', '29 天'],
  [364 * 24, 0, '12 months', '12 个月', '12 個月'],
  [80_117, 12, '9 years', '9 年', '9 年'],
])('RED-28 says %i hours and %i minutes as a person would', (hours, minutes, ...words) => {
  expect(['en-US', 'zh-CN', 'zh-TW'].map((locale) => writeDelay({ hours, minutes }, locale))).toEqual(words);
});
