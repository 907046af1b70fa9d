import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { media } from '../theme/measures.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone, where the sidebar is a drawer. */
const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.narrow).matches,
    () => false,
  );

/**
 * Makes an element a drawer while it is open in a narrow window: focus goes in, Escape closes it, and focus goes back
 * to where it came from. Returns whether the rest of the page is out of reach.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): boolean {
  const isDrawer = useIsNarrow() && isOpen;
  useEffect(() => {
    if (!isDrawer) return;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isDrawer, ref]);
  useEffect(() => {
    if (!isDrawer) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isDrawer, onClose]);
  return isDrawer;
}
