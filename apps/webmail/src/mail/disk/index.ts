export { DiskFolderPicker } from './DiskFolderPicker.tsx';
export {
  diskCapacityOptions,
  diskListOptions,
  diskSearchOptions,
  diskTrashOptions,
  diskTreeOptions,
  diskVersionsOptions,
  fileShareOptions,
  fileSharesOptions,
  shareVisitsOptions,
} from './disk.queries.ts';
export { diskStrings } from './disk.strings.ts';
export { idOfKey, keyOfEntry, selectionOf } from './diskEntry.ts';
