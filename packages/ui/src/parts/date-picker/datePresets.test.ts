import { expect, test } from 'vitest';
import { datePresets } from './useDatePresets.ts';

const daysOf = (today: string) => datePresets(today, undefined).map(({ value }) => value);

test('presets are today, tomorrow and the Monday after', () => {
  expect(daysOf('2026-11-20')).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  expect(daysOf('2026-12-31')).toEqual(['2026-12-31', '2027-01-01', '2027-01-04']);
});

test('on a Monday the next one is a week away, on a Sunday a day', () => {
  expect(daysOf('2026-11-23')[2]).toBe('2026-11-30');
  expect(daysOf('2026-11-22')[2]).toBe('2026-11-23');
});

test('presets of minutes carry the time', () => {
  expect(datePresets('2026-11-20', '09:00')[1].value).toBe('2026-11-21T09:00');
});
