import type { KeyboardEvent } from 'react';
import { findByTyping } from '../../foundation/grid-core/findByTyping.ts';
import { useTyping } from '../../foundation/grid-core/useTyping.ts';
import type { BookTreeProps } from './BookTree.tsx';
import type { BookItem } from './bookItems.ts';

interface BookTreeKeys extends Pick<BookTreeProps, 'onSelect' | 'onRename' | 'onDelete' | 'onMenu'> {
  items: readonly BookItem[];
  itemOf: (target: EventTarget) => { element: HTMLElement | null; item: BookItem | undefined };
  focus: (index: number) => void;
  expand: (id: string, isOpen: boolean) => void;
}

/** Keys of the tree of a book. */
export function useBookTreeKeys({ items, itemOf, focus, expand, onSelect, onRename, onDelete, onMenu }: BookTreeKeys) {
  const typed = useTyping();
  return (event: KeyboardEvent) => {
    const { element, item } = itemOf(event.target);
    if (!element || !item || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, isExpanded, parentId } = item;
    const index = items.indexOf(item);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'ArrowDown') focus(index + 1);
    else if (event.key === 'ArrowUp') focus(index - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(items.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(node.id);
    else if (event.key === inward && isExpanded === false) expand(node.id, true);
    else if (event.key === inward && isExpanded) focus(index + 1);
    else if (event.key === outward && isExpanded) expand(node.id, false);
    else if (event.key === outward && parentId !== undefined) focus(items.findIndex((one) => one.node.id === parentId));
    else if (event.key === 'F2' && node.isOwn) onRename?.(node);
    else if (event.key === 'Delete' && node.isOwn) onDelete?.(node);
    else if (node.isOwn && (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) onMenu?.(node, element);
    else if (event.key.length === 1) {
      const names = items.map((one) => one.node.name);
      focus(findByTyping(names, index, typed(event.key, event.timeStamp)));
    } else return;
    event.preventDefault();
  };
}
