export { DeleteFolder } from './DeleteFolder.tsx';
export { EmptyFolder } from './EmptyFolder.tsx';
export { FolderName } from './FolderName.tsx';
export { folderStrings } from './folder.strings.ts';
export type { ListedFolder } from './ListedFolder.ts';
export { folderSizesOptions, tagCountsOptions } from './sizes.queries.ts';
export { useFolderName } from './useFolderName.ts';
