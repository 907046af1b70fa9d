import type { Folder } from '@jinshu/api';

/** A folder as the tree knows it. */
export type ListedFolder = Pick<Folder, 'rawName' | 'name' | 'isDefault'>;
