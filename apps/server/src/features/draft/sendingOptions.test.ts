import { checkLevels, checkOptions, isViewPassword, type LevelLimits, momentOf } from '@jinshu/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const level = fc.integer({ min: 0, max: 5 });
const limits = fc.record<LevelLimits>({ isSecure: fc.boolean(), mailLevel: level, attachLevel: level });
const files = fc.array(fc.record({ id: fc.integer({ min: 1 }), level }), { maxLength: 4 });
const form = fc.record({ isSecure: fc.boolean(), level, attachments: files, netAttachments: files, companyAttachments: files });

describe('the levels of a form', () => {
  it('CMP-41 CMP-43 D-29 are fit exactly when none is above what it may be, and none that is needed is missing', () => {
    fc.assert(
      fc.property(form, limits, (given, own) => {
        const all = [...given.attachments, ...given.netAttachments, ...given.companyAttachments];
        const isFit =
          given.level <= own.mailLevel &&
          all.every((file) => file.level <= given.level && file.level <= own.attachLevel) &&
          (!own.isSecure || own.mailLevel === 0 || given.level > 0) &&
          (!own.isSecure || own.attachLevel === 0 || all.every((file) => file.level > 0));
        expect(checkLevels(given, own) === undefined).toBe(isFit);
      }),
    );
  });

  it('CMP-41 name a file that is really above', () => {
    fc.assert(
      fc.property(form, limits, (given, own) => {
        const wrong = checkLevels(given, own);
        if (wrong?.code !== 'attach-level-above-mail') return;
        const all = [...given.attachments, ...given.netAttachments, ...given.companyAttachments];
        expect(all.some((file) => file.id === wrong.attachmentId && file.level > given.level)).toBe(true);
      }),
    );
  });
});

describe('the ways of sending', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const plain = { isScheduled: false, scheduledAt: '', hasPassword: false, password: '', isBurn: false, burnDate: '' };

  it('CMP-23 exclude each other, whatever else is in the form', () => {
    const options = fc.record({
      isScheduled: fc.boolean(),
      scheduledAt: fc.constantFrom('2026-11-21T13:00:00Z', '2020-01-01T00:00:00Z', ''),
      hasPassword: fc.boolean(),
      password: fc.constantFrom('a1B2c3', 'no'),
      isBurn: fc.boolean(),
      burnDate: fc.constantFrom('2027-01-01', ''),
    });
    fc.assert(
      fc.property(options, (given) => {
        const count = [given.isScheduled, given.hasPassword, given.isBurn].filter(Boolean).length;
        expect(checkOptions(given, now)?.code === 'options-exclusive').toBe(count > 1);
      }),
    );
  });

  it('CMP-25 take exactly 6 letters or digits for a password', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'Z', '0', ' ', '字', '-', 'é') }), (password) => {
        const isFit = password.length === 6 && [...password].every((letter) => 'aZ0'.includes(letter));
        expect(isViewPassword(password)).toBe(isFit);
        expect(checkOptions({ ...plain, hasPassword: true, password }, now)?.code).toBe(isFit ? undefined : 'mail-password-rule');
      }),
    );
    expect([isViewPassword('a1B2c3\n'), isViewPassword(' a1B2c')]).toEqual([false, false]);
  });

  it('CMP-27 CMP-30 lie ahead, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (ms) => {
        const at = new Date(now.getTime() + ms).toISOString();
        expect(checkOptions({ ...plain, isScheduled: true, scheduledAt: at }, now)?.code).toBe(ms > 0 ? undefined : 'schedule-past');
        expect(checkOptions({ ...plain, isBurn: true, burnDate: at }, now)?.code).toBe(ms > 0 ? undefined : 'burn-date-past');
      }),
    );
  });

  it('take a day for its 0:00, and a time with an offset for what it is', () => {
    expect(momentOf('2026-11-28')).toEqual(new Date(2026, 10, 28));
    expect(momentOf('2026-11-28T00:00:00+08:00')).toEqual(new Date('2026-11-27T16:00:00Z'));
    expect(momentOf('2026-11-28 09:30')).toEqual(new Date(2026, 10, 28, 9, 30));
    expect(['', 'soon', '2026-13-01T00:00', '2026-11-28T25:00'].map(momentOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
