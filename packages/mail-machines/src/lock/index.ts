export {
  type FolderLockContext,
  type FolderLockEvent,
  type FolderLockInput,
  type FolderLockOutput,
  folderLockMachine,
  placeWithoutLock,
} from './folderLockMachine.ts';
