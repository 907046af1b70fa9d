import { useSyncExternalStore } from 'react';
import { media } from './measures.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.narrow).matches,
    () => false,
  );
