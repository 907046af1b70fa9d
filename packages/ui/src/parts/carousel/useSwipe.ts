import { type PointerEvent, useRef } from 'react';
import { useLocale } from 'react-aria-components';

/** Minimum distance of a swipe, in pixels. */
const swipe = 48;

/** Listens for a finger that goes along the slides. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  const { direction } = useLocale();
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(way) >= swipe) onSwipe(way < 0 === (direction === 'ltr') ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
