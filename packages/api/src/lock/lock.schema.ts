import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';

/** What the folder lock can protect (FLK-01), each with its index on the wire and in the dialogs (FLK-06). */
export const lockAreas = ['folders', 'calendar', 'files'] as const;

export type LockArea = (typeof lockAreas)[number];

/** An area by its index: 0 the user's own folders, 1 the calendar, 2 the file centre. */
export const lockAreaSchema = z.codec(z.int().check(z.minimum(0), z.maximum(lockAreas.length - 1)), z.enum(lockAreas), {
  decode: (index) => lockAreas[index] as LockArea,
  encode: (area) => lockAreas.indexOf(area),
});

/** The six flags of the lock (FLK-02): what is locked, and what this session has released. */
export const lockStatusSchema = wireObject({
  hasFileLock: named('is_lockfile', z.boolean()),
  isFileReleased: named('is_file_rel', z.boolean()),
  hasCalendarLock: named('is_lockcalendar', z.boolean()),
  isCalendarReleased: named('is_calendar_rel', z.boolean()),
  hasFolderLock: named('is_lockmailbox', z.boolean()),
  isFolderReleased: named('is_maibox_rel', z.boolean()),
});

export type LockStatus = z.output<typeof lockStatusSchema>;

/** Whether an area is closed to this session: locked and not released (FLK-03). */
export function isAreaLocked(status: LockStatus, area: LockArea): boolean {
  if (area === 'files') return status.hasFileLock && !status.isFileReleased;
  if (area === 'calendar') return status.hasCalendarLock && !status.isCalendarReleased;
  return status.hasFolderLock && !status.isFolderReleased;
}

/** A lock password has so many characters (FLK-18). */
export const lockPasswordLength = { minimum: 6, maximum: 20 } as const;

/** Whether a lock password keeps the rules: 6 to 20 characters, no spaces (FLK-18). */
export function isFitLockPassword(password: string): boolean {
  const { length } = [...password];
  return length >= lockPasswordLength.minimum && length <= lockPasswordLength.maximum && !/\s/.test(password);
}
