import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';

export interface SplitterOptions {
  orientation: 'horizontal' | 'vertical';
  /** Pane that keeps its size. */
  sizedPane: 'start' | 'end';
  size: number | undefined;
  defaultSize: number;
  minSize: number;
  maxSize: number;
  onSizeChange?: ((size: number) => void) | undefined;
  onSizeChangeEnd?: ((size: number) => void) | undefined;
}

const step = 10;
const leap = 50;

/** The size of the pane, and what the handle must hear to change it. `paneRef` is the pane that keeps its size. */
export function useSplitter(options: SplitterOptions, paneRef: RefObject<HTMLElement | null>) {
  const { orientation, sizedPane, defaultSize, minSize, maxSize, onSizeChange, onSizeChangeEnd } = options;
  const [own, setOwn] = useState(defaultSize);
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<{ from: number; size: number; now: number } | null>(null);
  const { direction } = useLocale();
  const isHorizontal = orientation === 'horizontal';
  const clamp = (wanted: number) => Math.round(Math.min(maxSize, Math.max(minSize, wanted)));
  const size = clamp(options.size ?? own);
  // Which way of the pointer makes the pane larger.
  const sign = (isHorizontal && direction === 'rtl' ? -1 : 1) * (sizedPane === 'start' ? 1 : -1);

  const change = (wanted: number) => {
    const next = clamp(wanted);
    if (next !== size) {
      setOwn(next);
      onSizeChange?.(next);
    }
    return next;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? leap : step) * sign;
    const moves: Record<string, number> = {
      [isHorizontal ? 'ArrowRight' : 'ArrowDown']: size + by,
      [isHorizontal ? 'ArrowLeft' : 'ArrowUp']: size - by,
      Home: minSize,
      End: maxSize,
    };
    const wanted = moves[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSizeChangeEnd?.(change(wanted));
  };

  const place = (event: PointerEvent) => (isHorizontal ? event.clientX : event.clientY);
  const handleProps: HTMLAttributes<HTMLDivElement> = {
    onKeyDown,
    onDoubleClick: () => onSizeChangeEnd?.(change(defaultSize)),
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Measure the pane: in a small window it is smaller than `size`.
      const box = paneRef.current?.getBoundingClientRect();
      const seen = (isHorizontal ? box?.width : box?.height) ?? size;
      drag.current = { from: place(event), size: seen, now: size };
      setDragging(true);
    },
    onPointerMove: (event) => {
      if (!drag.current) return;
      drag.current.now = change(drag.current.size + (place(event) - drag.current.from) * sign);
    },
    onLostPointerCapture: () => {
      if (!drag.current) return;
      const { now } = drag.current;
      drag.current = null;
      setDragging(false);
      onSizeChangeEnd?.(now);
    },
  };
  return { size, isDragging, handleProps };
}
