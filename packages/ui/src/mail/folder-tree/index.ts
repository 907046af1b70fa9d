export { type FolderAction, FolderMenu, type FolderMenuProps } from './FolderMenu.tsx';
export { FolderTree, type FolderTreeProps } from './FolderTree.tsx';
export { type Folder, type FolderTreeEntry, MY_FOLDERS } from './treeItems.ts';
