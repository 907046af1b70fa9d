export { LockPlace, ScreenLock } from './parts.ts';
export { useLeaveLocked } from './useLeaveLocked.ts';
export { useLockScreen } from './useLockScreen.ts';
