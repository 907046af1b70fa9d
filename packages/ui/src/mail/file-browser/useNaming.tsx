import { type ReactNode, useMemo, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { FileItem } from './file.ts';
import { NameField } from './NameField.tsx';

/** Id of a new folder that has no name yet. */
export const NEW_FOLDER = 'new-folder';

interface NamingProps {
  files: readonly FileItem[];
  onRename: ((file: FileItem, name: string) => void) | undefined;
  onCreateFolder: ((name: string) => void) | undefined;
}

/** Returns the file or folder being named, and the field that replaces its name meanwhile. */
export function useNaming({ files, onRename, onCreateFolder }: NamingProps) {
  const { fileBrowser: words } = useStrings();
  const [renamed, setRenamed] = useState<string>();
  const shown = useMemo(
    () => (renamed === NEW_FOLDER ? [{ id: NEW_FOLDER, name: '', isFolder: true } satisfies FileItem, ...files] : files),
    [renamed, files],
  );
  const field = useMemo(
    () =>
      (file: FileItem): ReactNode => {
        if (file.id !== renamed) return undefined;
        const isNew = file.id === NEW_FOLDER;
        return (
          <NameField
            file={file}
            label={isNew ? words.newFolderName : words.rename(file.name)}
            others={files.filter(({ id }) => id !== file.id).map(({ name }) => name)}
            onCancel={() => setRenamed(undefined)}
            onSubmit={(name) => {
              setRenamed(undefined);
              if (isNew) onCreateFolder?.(name);
              else onRename?.(file, name);
            }}
          />
        );
      },
    [renamed, files, words, onRename, onCreateFolder],
  );
  // Rows compare their columns, which hold this: it stays the same while nothing is named.
  return useMemo(() => ({ renamed, shown, field, begin: setRenamed }), [renamed, shown, field]);
}

export type Naming = Pick<ReturnType<typeof useNaming>, 'field'>;
