export type { SortDescriptor } from '../../parts/data-grid/index.ts';
export type { DroppedFile } from '../../parts/file-drop-zone/index.ts';
export { FileBrowser, type FileBrowserProps } from './FileBrowser.tsx';
export { FileCapacity, type FileCapacityProps } from './FileCapacity.tsx';
export { actionsOf, type DiskPermission, type FileAction, type FileItem, type FileNameProblem, fileNameProblem } from './file.ts';
