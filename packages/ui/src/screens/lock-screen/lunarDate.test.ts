import { expect, test } from 'vitest';
import { lunarDate } from './lunarDate.ts';

const day = new Date('2025-11-20T10:32:00+08:00');

test.each([
  ['zh-CN', '乙巳年十月初一'],
  ['zh-TW', '乙巳年十月初一'],
  ['en-US', ''],
])('writes the day of the traditional calendar in %s', (locale, written) => {
  expect(lunarDate(day, locale, 'Asia/Shanghai')).toBe(written);
});
