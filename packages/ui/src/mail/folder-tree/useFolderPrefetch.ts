import { type RefObject, useEffect, useRef } from 'react';

/** Time on a folder after which its list is likely to be wanted, in milliseconds. */
const restMs = 60;

/** Calls `onPrefetch` with the key of a line that the pointer or the focus stays on. */
export function useFolderPrefetch(rootRef: RefObject<HTMLElement | null>, onPrefetch: ((key: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (key: string | undefined) => {
    stop();
    if (key === undefined || !onPrefetch) return;
    // The folder may be deleted by then, as after the question whether it should be.
    const isThere = () => rootRef.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    timer.current = setTimeout(() => isThere() && onPrefetch(key), restMs);
  };
  return { start, stop };
}
