import { useEffect, useState, useSyncExternalStore } from 'react';
import { media } from '../../foundation/theme/measures.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether automatic motion must be avoided. Always true on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.reducedMotion).matches,
    () => true,
  );

/**
 * Returns whether the slides change automatically, and a function to switch that. By default they do if there is an interval and reduced
 * motion isn't set. They wait during hover or focus and while the page is hidden.
 */
export function useRotation(next: () => void, intervalMs: number | null, isHeld: boolean) {
  const [wish, setWish] = useState<boolean | null>(null);
  const isReduced = useReducedMotion();
  const isOn = intervalMs !== null && (wish ?? !isReduced);
  const isRunning = isOn && !isHeld;
  useEffect(() => {
    if (!isRunning || intervalMs === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, next]);
  return { isOn, isRunning, setOn: setWish };
}
