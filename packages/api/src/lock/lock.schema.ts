import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';

/** Areas that the folder lock can protect. The index is used on the wire and in the dialogs. */
export const lockAreas = ['folders', 'calendar', 'files'] as const;

export type LockArea = (typeof lockAreas)[number];

/** An area by its index: 0 the user's own folders, 1 the calendar, 2 the file centre. */
export const lockAreaSchema = z.codec(z.int().check(z.minimum(0), z.maximum(lockAreas.length - 1)), z.enum(lockAreas), {
  decode: (index) => lockAreas[index] as LockArea,
  encode: (area) => lockAreas.indexOf(area),
});

/** Flags of the lock: which areas are locked, and which of them this session has unlocked. */
export const lockStatusSchema = wireObject({
  hasFileLock: named('is_lockfile', z.boolean()),
  isFileReleased: named('is_file_rel', z.boolean()),
  hasCalendarLock: named('is_lockcalendar', z.boolean()),
  isCalendarReleased: named('is_calendar_rel', z.boolean()),
  hasFolderLock: named('is_lockmailbox', z.boolean()),
  isFolderReleased: named('is_maibox_rel', z.boolean()),
});

export type LockStatus = z.output<typeof lockStatusSchema>;

/** Whether an area is locked and this session hasn't unlocked it. */
export function isAreaLocked(status: LockStatus, area: LockArea): boolean {
  if (area === 'files') return status.hasFileLock && !status.isFileReleased;
  if (area === 'calendar') return status.hasCalendarLock && !status.isCalendarReleased;
  return status.hasFolderLock && !status.isFolderReleased;
}

/** Allowed length of a lock password, in characters. */
export const lockPasswordLength = { minimum: 6, maximum: 20 } as const;

/** Whether a lock password is valid: 6 to 20 characters without spaces. */
export function isFitLockPassword(password: string): boolean {
  const { length } = [...password];
  return length >= lockPasswordLength.minimum && length <= lockPasswordLength.maximum && !/\s/.test(password);
}
