import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A pointer on its way from the name to the card crosses a gap. */
const graceMs = 200;

/**
 * Tells when a card that a pointer opened can go: the pointer has left both the place it was opened from and the card, and nothing in the
 * card is in use. Escape ends it at once.
 */
export function useStayOpen(anchor: HTMLElement, card: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isInUse = (target: EventTarget | null) =>
      target instanceof Node &&
      (anchor.contains(target) ||
        card.current?.contains(target) ||
        // A menu that the card has opened stands beside it.
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
