import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Touch actions of a row. */
export interface SwipeActions {
  onSwipeStart?: ((key: string) => void) | undefined;
  onSwipeEnd?: ((key: string) => void) | undefined;
  onLongPress: (key: string) => void;
}

interface Touch {
  row: HTMLElement;
  key: string;
  x: number;
  y: number;
  offset: number;
  timer: ReturnType<typeof setTimeout>;
}

const LONG_PRESS_MS = 500;
const SLOP = 10;
const ACTS_AT = 80;

/**
 * Follows a finger over the rows: towards the end of the line and towards its start are two actions, a long press is a
 * third. The row is moved without rendering, since a finger reports more often than React should hear.
 */
export function useSwipe({ onSwipeStart, onSwipeEnd, onLongPress }: SwipeActions) {
  const touch = useRef<Touch | null>(null);
  const hasActed = useRef(false);

  const release = () => {
    const held = touch.current;
    touch.current = null;
    if (!held) return null;
    clearTimeout(held.timer);
    held.row.style.translate = '';
    return held;
  };
  const onPointerDown = (event: PointerEvent) => {
    const row = event.pointerType === 'touch' ? (event.target as Element).closest<HTMLElement>('[data-key]') : null;
    const key = row?.dataset.key;
    release();
    hasActed.current = false;
    if (!row || !key) return;
    const timer = setTimeout(() => {
      release();
      hasActed.current = true;
      onLongPress(key);
    }, LONG_PRESS_MS);
    touch.current = { row, key, x: event.clientX, y: event.clientY, offset: 0, timer };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = touch.current;
    if (!held) return;
    const moved = event.clientX - held.x;
    if (Math.abs(event.clientY - held.y) > SLOP && held.offset === 0) release();
    else if (Math.abs(moved) > SLOP) {
      clearTimeout(held.timer);
      held.offset = moved;
      held.row.style.translate = `${moved}px`;
    }
  };
  const onPointerUp = () => {
    const held = release();
    if (!held || Math.abs(held.offset) < ACTS_AT) return;
    hasActed.current = true;
    const isRtl = getComputedStyle(held.row).direction === 'rtl';
    if (held.offset > 0 === isRtl) onSwipeStart?.(held.key);
    else onSwipeEnd?.(held.key);
  };
  /** The browser sends a click behind a long press and behind a short swipe. */
  const onClickCapture = (event: MouseEvent) => {
    if (!hasActed.current) return;
    hasActed.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  return { onClickCapture, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void release() };
}
