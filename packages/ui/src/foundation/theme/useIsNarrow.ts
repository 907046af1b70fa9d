import { useCallback, useSyncExternalStore } from 'react';
import { media } from './measures.ts';

/** Whether the window is such as a media query asks for. */
function useMedia(asked: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(asked);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [asked],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(asked).matches,
    () => false,
  );
}

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useMedia(media.narrow);

/** Whether the window has no room for the sidebar, which is a drawer then. */
export const useIsFolded = (): boolean => useMedia(media.folded);
