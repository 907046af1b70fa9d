export type { SortDescriptor } from '../../parts/data-grid/index.ts';
export type { DroppedFile } from '../../parts/file-drop-zone/index.ts';
export { CapacityWarning, isNearlyFull } from './CapacityWarning.tsx';
export { FileBrowser, type FileBrowserProps } from './FileBrowser.tsx';
export { FileCapacity, type FileCapacityProps } from './FileCapacity.tsx';
export { FolderDialog, type FolderDialogProps } from './FolderDialog.tsx';
export {
  actionsOf,
  appliesTo,
  type DiskPermission,
  type FileAction,
  type FileItem,
  type FileNameProblem,
  fileNameProblem,
} from './file.ts';
export { type NameConflictAnswer, NameConflictDialog, type NameConflictDialogProps } from './NameConflictDialog.tsx';
export { fileDropHandlers } from './useFileDrag.ts';
