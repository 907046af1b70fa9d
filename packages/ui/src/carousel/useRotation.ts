import { useEffect, useState, useSyncExternalStore } from 'react';
import { media } from '../theme/measures.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether nothing may move by itself. On the server nothing does. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.reducedMotion).matches,
    () => true,
  );

/**
 * Whether the slides change by themselves, and the switch for it. Until the reader has said something, they do when there
 * is an interval and motion is welcome; under the pointer, the focus or a hidden page they wait.
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
