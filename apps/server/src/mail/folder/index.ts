export { isDefaultName } from './checkFreeName.ts';
export { createFolder } from './createFolder.ts';
export { removeWithContent } from './deleteFolder.ts';
export { insertFolder, isNameTaken, type StoredFolder, selectFolder } from './folder.repository.ts';
