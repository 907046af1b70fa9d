import { expect, it } from 'vitest';
import { arrivalDelay } from './arrivalDelay.ts';

it.each([
  ['2026-11-20T01:42:00Z', '2026-11-20T02:41:59Z', null],
  ['2026-11-20T01:42:00Z', '2026-11-20T02:42:00Z', { hours: 1, minutes: 0 }],
  ['2026-11-20T01:42:00Z', '2026-11-20T03:47:30Z', { hours: 2, minutes: 5 }],
  ['2026-11-20T03:42:00Z', '2026-11-20T01:00:00Z', null],
  [null, '2026-11-20T01:00:00Z', null],
])('RED-28 hints at a delay between %s and %s', (sentAt, arrivedAt, delay) => {
  expect(arrivalDelay(sentAt, arrivedAt)).toEqual(delay);
});
