import { describe, expect, it } from 'vitest';
import { endOfValidity, validities } from './validity.ts';

describe('ATT-31 the validity of a link', () => {
  it.each([
    ['2026-11-20T08:00:00.000Z', 'month', '2026-12-20T08:00:00.000Z'],
    ['2026-12-31T08:00:00.000Z', 'two-months', '2027-02-28T08:00:00.000Z'],
    ['2027-12-31T23:59:59.999Z', 'two-months', '2028-02-29T23:59:59.999Z'],
    ['2026-11-30T00:00:00.000Z', 'quarter', '2027-02-28T00:00:00.000Z'],
    ['2026-08-31T00:00:00.000Z', 'half-year', '2027-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z'],
  ] as const)('begun at %s for a %s ends at %s', (from, validity, end) => {
    expect(endOfValidity(new Date(from), validity)?.toISOString()).toBe(end);
  });

  it('is one of six, of which one never ends', () => {
    expect(validities).toEqual(['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent']);
    expect(endOfValidity(new Date(), 'permanent')).toBeNull();
  });
});
