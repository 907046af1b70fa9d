import { type PointerEvent, useEffect, useRef } from 'react';
import type { MessageListProps } from './MessageList.tsx';
import type { Message } from './message.ts';

const PREFETCH_MS = 60;
const CARD_MS = 500;

/** The row around an element. */
export const rowOf = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-key]');

/** Prefetches the row under the pointer, and shows the card of its sender. */
export function useRowHover(
  { onPrefetch, onSenderHover }: Pick<MessageListProps, 'onPrefetch' | 'onSenderHover'>,
  find: (key: string | undefined) => Message | undefined,
) {
  const prefetchTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cardTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hovered = useRef<string | undefined>(undefined);
  const cardAnchor = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      clearTimeout(prefetchTimer.current);
      clearTimeout(cardTimer.current);
    },
    [],
  );
  const prefetch = (key: string | undefined, afterMs = PREFETCH_MS) => {
    clearTimeout(prefetchTimer.current);
    const message = find(key);
    if (!message || message.isMoved || !onPrefetch) return;
    if (afterMs) prefetchTimer.current = setTimeout(() => onPrefetch(message), afterMs);
    else onPrefetch(message);
  };

  // Rows that move under a pointer at rest are not pointed at: only a movement counts.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const key = rowOf(event.target)?.dataset.key;
    if (key !== hovered.current) prefetch(key);
    hovered.current = key;
    const anchor = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (anchor === cardAnchor.current) return;
    clearTimeout(cardTimer.current);
    if (cardAnchor.current) onSenderHover?.(null, null);
    cardAnchor.current = anchor;
    const message = anchor ? find(rowOf(anchor)?.dataset.key) : undefined;
    if (anchor && message && onSenderHover) cardTimer.current = setTimeout(() => onSenderHover(message, anchor), CARD_MS);
  };
  /** Prefetch on press: the click comes later, and the tab is rendered only after it. */
  const onPointerDownCapture = (event: PointerEvent) => {
    const { pointerType, button, target } = event;
    // A finger may only mean to scroll.
    if (pointerType === 'touch' || button !== 0 || (target as Element).closest('[data-action]')) return;
    prefetch(rowOf(target)?.dataset.key, 0);
  };
  const onPointerLeave = () => {
    hovered.current = undefined;
    clearTimeout(prefetchTimer.current);
    clearTimeout(cardTimer.current);
    if (cardAnchor.current) onSenderHover?.(null, null);
    cardAnchor.current = null;
  };

  return { prefetch, onPointerMove, onPointerDownCapture, onPointerLeave };
}
