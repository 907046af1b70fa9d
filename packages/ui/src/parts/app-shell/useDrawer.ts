import { type RefObject, useEffect } from 'react';
import { useIsFolded } from '../../foundation/theme/useIsNarrow.ts';

/**
 * Makes an element a drawer while it is open in a narrow window: focus goes in, Escape closes it, and focus goes back
 * to where it came from. Returns whether the rest of the page is out of reach.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): boolean {
  const isDrawer = useIsFolded() && isOpen;
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
