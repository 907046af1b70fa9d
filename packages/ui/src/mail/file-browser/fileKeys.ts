import type { KeyboardEvent } from 'react';
import type { FileAction, FileItem } from './file.ts';

interface FileKeysOptions {
  files: readonly FileItem[];
  actions: readonly FileAction[];
  selected: readonly FileItem[];
  act: (action: FileAction, files: readonly FileItem[]) => void;
  /** Called with files to move with the next paste. */
  onCut: ((files: readonly FileItem[]) => void) | undefined;
  onPasteFiles: (() => void) | undefined;
}

/** Keys of the files: F2 renames, Delete deletes, Ctrl+X cuts and Ctrl+V moves what was cut into this folder. */
export function fileKeys({ files, actions, selected, act, onCut, onPasteFiles }: FileKeysOptions) {
  const onCommand = (key: string, on: readonly FileItem[]): boolean => {
    if (key === 'x' && on.length > 0 && actions.includes('move') && onCut) onCut(on);
    else if (key === 'v' && onPasteFiles) onPasteFiles();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.target as Element).matches('input, textarea')) return;
    const row = (event.target as Element).matches('button') ? null : (event.target as Element).closest<HTMLElement>('[data-key]');
    const file = files.find(({ id }) => id === row?.dataset.key);
    const on = selected.length > 0 ? selected : file ? [file] : [];
    if (event.ctrlKey || event.metaKey) {
      if (onCommand(event.key.toLowerCase(), on)) event.preventDefault();
      return;
    }
    if (!file) return;
    const deletes = (['delete', 'deleteForever'] as const).find((action) => actions.includes(action));
    if (event.key === 'F2' && actions.includes('rename')) act('rename', [file]);
    else if (event.key === 'Delete' && deletes) act(deletes, on);
    else return;
    event.preventDefault();
  };
  return onKeyDown;
}
