export {
  type FolderLockContext,
  type FolderLockEvent,
  type FolderLockInput,
  type FolderLockOutput,
  folderLockMachine,
  placeWithoutLock,
} from './folderLockMachine.ts';
export {
  type ScreenLockChanged,
  type ScreenLockContext,
  type ScreenLockEvent,
  type ScreenLockInput,
  screenLockCheckMs,
  screenLockMachine,
  screenLockSeconds,
} from './screenLockMachine.ts';
