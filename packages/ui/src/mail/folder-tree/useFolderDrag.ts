import { type DragEvent, useEffect, useRef, useState } from 'react';
import { hasMessages, readMessages } from '../../foundation/grid-core/messagesTransfer.ts';
import { type Folder, MY_FOLDERS, type TreeItem } from './treeItems.ts';

/** Position at which a dragged item would be dropped: on a row, or between two. */
export interface DropTarget {
  key: string;
  place: 'on' | 'before' | 'after';
}

interface FolderDragOptions {
  folders: readonly Folder[];
  isExpanded: boolean;
  onExpand: () => void;
  itemOf: (target: EventTarget) => { element: HTMLElement | null; item: TreeItem | undefined };
  onDropMessages?: ((keys: readonly string[], folder: Folder) => void) | undefined;
  canDrop?: ((folder: Folder) => boolean) | undefined;
  onReorder?: ((folder: Folder, before: Folder | null) => void) | undefined;
}

const FOLDER_TYPE = 'application/x-jinshu-folder';

/** A folded node opens when something is held over it for so long. */
const OPEN_MS = 600;

/** The folder that stands after `folder` once it has been dropped at `place` of `target`. */
export function folderBefore(own: readonly Folder[], folder: Folder, target: Folder, place: 'before' | 'after'): Folder | null {
  const others = own.filter(({ rawName }) => rawName !== folder.rawName);
  const index = others.findIndex(({ rawName }) => rawName === target.rawName);
  return others[place === 'before' ? index : index + 1] ?? null;
}

/** Handles messages dropped on folders, and reordering of the user's folders. */
export function useFolderDrag(options: FolderDragOptions) {
  const { folders, isExpanded, onExpand, itemOf, onDropMessages, canDrop = isNotDrafts, onReorder } = options;
  const [target, setTarget] = useState<DropTarget>();
  const held = useRef<Folder | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const aim = (next: DropTarget | undefined) => {
    if (next?.key !== target?.key || next?.place !== target?.place) setTarget(next);
  };
  /** Returns the drop target at this position, if dropping is allowed. */
  const targetOf = (event: DragEvent): DropTarget | undefined => {
    const { element, item } = itemOf(event.target);
    const folder = item?.folder;
    if (!element || !folder) return undefined;
    if (onDropMessages && hasMessages(event.dataTransfer)) return canDrop(folder) ? { key: item.key, place: 'on' } : undefined;
    if (!held.current || folder.isDefault || folder.rawName === held.current.rawName) return undefined;
    const { top, height } = element.getBoundingClientRect();
    return { key: item.key, place: event.clientY < top + height / 2 ? 'before' : 'after' };
  };
  const openLater = (item: TreeItem | undefined) => {
    if (item?.key !== MY_FOLDERS || isExpanded) {
      clearTimeout(timer.current);
      timer.current = undefined;
    } else timer.current ??= setTimeout(onExpand, OPEN_MS);
  };
  const end = () => {
    openLater(undefined);
    held.current = undefined;
    aim(undefined);
  };

  const handlers = {
    onDragStart: (event: DragEvent) => {
      const { item } = itemOf(event.target);
      if (!onReorder || !item?.folder || item.folder.isDefault) return;
      held.current = item.folder;
      event.dataTransfer.setData(FOLDER_TYPE, item.key);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (onDropMessages && hasMessages(event.dataTransfer)) openLater(itemOf(event.target).item);
      const next = targetOf(event);
      aim(next);
      if (!next) return;
      // Without this the browser allows no drop.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave: (event: DragEvent) => {
      if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
      openLater(undefined);
      aim(undefined);
    },
    onDrop: (event: DragEvent) => {
      const next = targetOf(event);
      const folder = itemOf(event.target).item?.folder;
      const moved = held.current;
      end();
      if (!next || !folder) return;
      event.preventDefault();
      if (next.place !== 'on') {
        if (moved) onReorder?.(moved, folderBefore(folders.filter(isOwn), moved, folder, next.place));
        return;
      }
      const keys = readMessages(event.dataTransfer);
      if (keys.length > 0) onDropMessages?.(keys, folder);
    },
    onDragEnd: end,
  };
  return { target, handlers: onDropMessages || onReorder ? handlers : undefined };
}

const isOwn = ({ isDefault }: Folder) => !isDefault;

/** Messages can't be moved to Drafts; drafts are created only by writing. */
const isNotDrafts = ({ rawName }: Folder) => rawName !== 'Drafts';
