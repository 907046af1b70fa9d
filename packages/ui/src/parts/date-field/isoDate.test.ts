import { describe, expect, it } from 'vitest';
import { parseIsoDate, parseIsoTime, toIsoDate, toIsoTime } from './isoDate.ts';

const there = (iso: string, granularity: 'day' | 'minute') => {
  const value = parseIsoDate(iso, granularity);
  return value && toIsoDate(value, granularity);
};

describe('ISO dates', () => {
  it('go there and back, as days and as minutes', () => {
    expect(there('2026-11-20', 'day')).toBe('2026-11-20');
    expect(there('2026-11-20T09:30', 'minute')).toBe('2026-11-20T09:30');
  });

  it('lose what is finer, and begin the day where a time is missing', () => {
    expect(there('2026-11-20T09:30:59.5', 'day')).toBe('2026-11-20');
    expect(there('2026-11-20T09:30:59', 'minute')).toBe('2026-11-20T09:30');
    expect(there('2026-11-20', 'minute')).toBe('2026-11-20T00:00');
  });

  it('are empty where there is no date', () => {
    expect([null, undefined, '', 'soon', '2026-13-40'].map((iso) => parseIsoDate(iso, 'day'))).toEqual([null, null, null, null, null]);
  });

  it('have times of day', () => {
    const time = parseIsoTime('09:30:20');
    expect(time && toIsoTime(time)).toBe('09:30');
    expect(parseIsoTime('later')).toBeNull();
  });
});
