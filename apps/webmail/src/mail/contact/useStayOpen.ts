import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time to cross the gap between the name and the card, in milliseconds. */
const graceMs = 200;

/**
 * Calls `onLeave` when a hover card can close: the pointer has left both its anchor and the card, and nothing in the card is in use. Escape
 * closes it immediately.
 */
export function useStayOpen(anchor: HTMLElement, card: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isInUse = (target: EventTarget | null) =>
      target instanceof Node &&
      (anchor.contains(target) ||
        card.current?.contains(target) ||
        // A menu opened from the card is outside its element.
        (target instanceof Element && target.closest('[role="menu"], [data-testid="underlay"]') !== null));
    const onPointer = ({ target }: Event) => {
      if (isInUse(target)) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(leave, graceMs);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before the keys of the page hear of it: what is open goes first, and only the next Escape reaches what is chosen.
      event.preventDefault();
      leave();
    };
    document.addEventListener('pointermove', onPointer);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', onPointer);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [anchor, card]);
}
