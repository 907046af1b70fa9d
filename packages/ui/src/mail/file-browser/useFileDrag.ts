import type { DragEvent, MouseEvent } from 'react';
import type { FileItem } from './file.ts';
import { hasFiles, readFiles, writeFiles } from './filesTransfer.ts';

interface FileDragOptions {
  files: readonly FileItem[];
  selectedKeys: ReadonlySet<string>;
  /** Without it files can't be dragged. */
  onMove: ((ids: readonly string[], folderId: string) => void) | undefined;
}

const entryOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]');

/**
 * Lets the user drag files onto folders: all selected files, or a single one that isn't selected. A row is draggable only while the button is
 * held, so that its text fields keep their own mouse.
 */
export function useFileDrag({ files, selectedKeys, onMove }: FileDragOptions) {
  if (!onMove) return {};
  const release = ({ target }: { target: EventTarget }) => entryOf(target)?.removeAttribute('draggable');
  const folderAt = ({ target }: { target: EventTarget }) => {
    const element = entryOf(target);
    const folder = files.find(({ id, isFolder }) => isFolder && id === element?.dataset.key);
    return element && folder ? { element, folder } : undefined;
  };
  const clear = ({ currentTarget }: DragEvent) => {
    for (const marked of currentTarget.querySelectorAll('[data-drop-target]')) marked.removeAttribute('data-drop-target');
  };
  return {
    onMouseDown: (event: MouseEvent) => {
      const isTyped = (event.target as Element).matches('input, textarea');
      const entry = event.button === 0 && !isTyped ? entryOf(event.target) : null;
      if (entry) entry.draggable = true;
    },
    onMouseUp: release,
    onDragEnd: release,
    onDragStart: (event: DragEvent) => {
      const key = entryOf(event.target)?.dataset.key;
      if (key !== undefined) writeFiles(event.dataTransfer, selectedKeys.has(key) ? [...selectedKeys] : [key]);
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.stopPropagation();
      clear(event);
      const at = folderAt(event);
      if (!at) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      at.element.dataset.dropTarget = '';
    },
    onDragLeave: clear,
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.stopPropagation();
      clear(event);
      event.preventDefault();
      const at = folderAt(event);
      const ids = readFiles(event.dataTransfer).filter((id) => id !== at?.folder.id);
      if (at && ids.length > 0) onMove(ids, at.folder.id);
    },
  };
}

/** Handlers of a list of places, such as a tree of folders: files dropped on an entry with a key move there. */
export function fileDropHandlers(onMove: (ids: readonly string[], placeId: string) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !entryOf(event.target)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop: (event: DragEvent) => {
      const placeId = entryOf(event.target)?.dataset.key;
      if (!hasFiles(event.dataTransfer) || placeId === undefined) return;
      event.preventDefault();
      const ids = readFiles(event.dataTransfer);
      if (ids.length > 0) onMove(ids, placeId);
    },
  };
}
