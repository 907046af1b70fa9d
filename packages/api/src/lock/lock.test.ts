import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAreaLocked, isFitLockPassword, type LockStatus, lockAreaSchema, lockAreas, lockStatusSchema } from './lock.schema.ts';

const open: LockStatus = {
  hasFileLock: false,
  isFileReleased: false,
  hasCalendarLock: false,
  isCalendarReleased: false,
  hasFolderLock: false,
  isFolderReleased: false,
};
const lockedIn = (status: Partial<LockStatus>) => lockAreas.filter((area) => isAreaLocked({ ...open, ...status }, area));

describe('lock', () => {
  it('FLK-02 spells its six flags on the wire as the ledger does', () => {
    expect(Object.keys(z.encode(lockStatusSchema, open) as object)).toEqual([
      'is_lockfile',
      'is_file_rel',
      'is_lockcalendar',
      'is_calendar_rel',
      'is_lockmailbox',
      'is_maibox_rel',
    ]);
  });

  it('FLK-03 an area is locked when its flag is set and it was not released', () => {
    expect(lockedIn({})).toEqual([]);
    expect(lockedIn({ hasFileLock: true })).toEqual(['files']);
    expect(lockedIn({ hasCalendarLock: true })).toEqual(['calendar']);
    expect(lockedIn({ hasFolderLock: true })).toEqual(['folders']);
    expect(lockedIn({ hasFileLock: true, isFileReleased: true })).toEqual([]);
    expect(lockedIn({ hasCalendarLock: true, isCalendarReleased: true, hasFolderLock: true })).toEqual(['folders']);
    expect(lockedIn({ hasFolderLock: true, isFolderReleased: true })).toEqual([]);
    expect(lockedIn({ isFolderReleased: true, isFileReleased: true })).toEqual([]);
  });

  it('FLK-06 the calendar has the index 1 and the file centre 2', () => {
    expect(lockAreas.map((area) => z.encode(lockAreaSchema, area))).toEqual([0, 1, 2]);
    expect(z.decode(lockAreaSchema, 2)).toBe('files');
    expect(z.safeDecode(lockAreaSchema, 3).success).toBe(false);
  });

  it('FLK-18 a lock password has 6 to 20 characters and no spaces', () => {
    for (const fit of ['123456', '锁住我的文件夹', 'x'.repeat(20), '😀'.repeat(20)])
      expect([fit, isFitLockPassword(fit)]).toEqual([fit, true]);
    for (const unfit of ['', '12345', 'x'.repeat(21), '123 456', ' 123456', '123\t456', '１２３　４５６']) {
      expect([unfit, isFitLockPassword(unfit)]).toEqual([unfit, false]);
    }
  });
});
