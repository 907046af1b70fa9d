import { expect, test } from 'vitest';
import { firstBurnDate, isPast, isViewPassword, switchOption } from './optionRules.ts';

const now = new Date(2026, 11, 28, 23, 30, 40);

test('CMP-26 a schedule is preset to one hour ahead, over midnight too', () => {
  expect(switchOption('isScheduled', true, now)).toEqual({ isScheduled: true, scheduledAt: '2026-12-29T00:30' });
  expect(switchOption('isScheduled', false, now)).toEqual({ isScheduled: false, scheduledAt: '' });
});

test('CMP-27 a minute that has begun is past', () => {
  expect(isPast('2026-12-28T23:30', now)).toBe(true);
  expect(isPast('2026-12-28T23:31', now)).toBe(false);
});

test('CMP-28 CMP-29 a mail burns after one reading and in seven days', () => {
  expect(switchOption('isBurn', true, now)).toEqual({ isBurn: true, burnLimit: 1, burnDate: '2027-01-04' });
  expect(firstBurnDate(now)).toBe('2026-12-29');
});

test.each([
  ['aB3xY9', true],
  ['aB3xY', false],
  ['aB3xY99', false],
  [' B3xY9', false],
  ['密码abcd', false],
  ['１２３４５６', false],
])('CMP-25 %j as a view password: %s', (password, isOne) => {
  expect(isViewPassword(password)).toBe(isOne);
});
