import type { KeyboardEvent } from 'react';
import type { FileAction, FileItem } from './file.ts';

/** Called by the keys that cut, copy and paste. */
export interface FileClipboardHandlers {
  /** Files were cut, to be moved with the next paste. */
  onCut?: ((files: readonly FileItem[]) => void) | undefined;
  /** Files were copied, to be put somewhere with the next paste. */
  onCopy?: ((files: readonly FileItem[]) => void) | undefined;
  /** Paste was pressed where no files of the system were pasted. */
  onPasteFiles?: (() => void) | undefined;
}

interface FileKeysOptions extends FileClipboardHandlers {
  files: readonly FileItem[];
  actions: readonly FileAction[];
  selected: readonly FileItem[];
  act: (action: FileAction, files: readonly FileItem[]) => void;
}

/** Keys of the files: F2 renames, Delete deletes, Ctrl+X cuts, Ctrl+C copies, and Ctrl+V puts what was cut or copied into this folder. */
export function fileKeys({ files, actions, selected, act, onCut, onCopy, onPasteFiles }: FileKeysOptions) {
  const onCommand = (key: string, on: readonly FileItem[]): boolean => {
    if (key === 'x' && on.length > 0 && actions.includes('move') && onCut) onCut(on);
    // Selected text is copied as text.
    else if (key === 'c' && on.length > 0 && actions.includes('copy') && onCopy && getSelection()?.type !== 'Range') onCopy(on);
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
