/** Area that can be locked. */
export type LockArea = 'folders' | 'calendar' | 'files';

export const lockAreas: readonly LockArea[] = ['folders', 'calendar', 'files'];

/** Whether a lock password keeps the rules: 6 to 20 characters, no spaces. */
export function isFitLockPassword(password: string): boolean {
  const { length } = [...password];
  return length >= 6 && length <= 20 && !/\s/.test(password);
}
