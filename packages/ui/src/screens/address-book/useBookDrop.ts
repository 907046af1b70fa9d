import { type DragEvent, useState } from 'react';
import type { BookItem } from './bookItems.ts';
import { type BookNode, CONTACTS_TYPE, readContacts } from './contacts.ts';

interface BookDrop {
  itemOf: (target: EventTarget) => { item: BookItem | undefined };
  onDropContacts: ((ids: readonly string[], node: BookNode) => void) | undefined;
}

/** Handles contacts that are dropped on a group of the user. */
export function useBookDrop({ itemOf, onDropContacts }: BookDrop) {
  const [targetId, setTargetId] = useState<string>();
  const groupOf = (event: DragEvent) => {
    const node = event.dataTransfer.types.includes(CONTACTS_TYPE) ? itemOf(event.target).item?.node : undefined;
    return node?.isOwn ? node : undefined;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      const node = groupOf(event);
      setTargetId(node?.id);
      if (!node) return;
      // Without this the browser allows no drop.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setTargetId(undefined);
    },
    onDrop: (event: DragEvent) => {
      const node = groupOf(event);
      setTargetId(undefined);
      if (!node) return;
      event.preventDefault();
      const ids = readContacts(event.dataTransfer);
      if (ids.length > 0) onDropContacts?.(ids, node);
    },
  };
  return { targetId, handlers: onDropContacts && handlers };
}
