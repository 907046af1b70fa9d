import { emptyDraft } from '@jinshu/api';
import { expect, it } from 'vitest';
import { toWallDay, toWallMinute, withOffsets } from './wallTime.ts';

const draft = emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' });
const momentOf = (text: string) => new Date(text).getTime();

it('CMP-26 CMP-30 a time of this wall goes with its offset, and comes back as it was', () => {
  const sent = withOffsets({ ...draft, isScheduled: true, scheduledAt: '2026-11-20T09:30', isBurn: true, burnDate: '2026-11-27' });
  expect(sent.scheduledAt).toMatch(/^2026-11-20T09:30:00[+-]\d{2}:\d{2}$/);
  expect(momentOf(sent.scheduledAt)).toBe(new Date(2026, 10, 20, 9, 30).getTime());
  expect(momentOf(sent.burnDate)).toBe(new Date(2026, 10, 27).getTime());
  expect([toWallMinute(sent.scheduledAt), toWallDay(sent.burnDate)]).toEqual(['2026-11-20T09:30', '2026-11-27']);
});

it('what is not asked for is not said', () => {
  expect(withOffsets({ ...draft, scheduledAt: '2026-11-20T09:30', burnDate: '2026-11-27' })).toMatchObject({
    scheduledAt: '',
    burnDate: '',
  });
  expect([toWallMinute(''), toWallMinute('soon'), toWallDay('2026-11-27')]).toEqual(['', '', '2026-11-27']);
});
