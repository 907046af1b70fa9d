import type { Folder } from '@jinshu/api';
import { useStrings } from '@jinshu/ui/provider';
import { useCallback } from 'react';

/** Names folders for reading: default ones in the user's language, the user's own as they were named. */
export function useFolderName(): (folder: Pick<Folder, 'rawName' | 'name'>) => string {
  const { folderTree } = useStrings();
  return useCallback(
    ({ rawName, name }) =>
      Object.hasOwn(folderTree.folders, rawName) ? folderTree.folders[rawName as keyof typeof folderTree.folders] : name,
    [folderTree],
  );
}
