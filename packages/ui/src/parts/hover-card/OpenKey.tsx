import { useEffect, useRef } from 'react';
import { PopoverContext, useSlottedContext } from 'react-aria-components';

const stops = ':is(a[href], button:not(:disabled), input, select, textarea, [tabindex]):not([tabindex="-1"], [inert] *)';

/**
 * Opens the card of the control without delay on Alt with the down arrow, and moves focus into it, so that keyboard users don't have to
 * wait.
 */
export function OpenKey({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const context = useSlottedContext(PopoverContext);
  const triggerRef = context?.triggerRef;
  const cardRef = context?.ref;
  const goesIn = useRef(false);
  useEffect(() => {
    const trigger = triggerRef?.current;
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !event.altKey || event.key !== 'ArrowDown' || event.isComposing) return;
      event.preventDefault();
      goesIn.current = true;
      onOpen();
      // It may be open already: then nothing else will tell.
      enter();
    };
    const enter = () => {
      const card = cardRef && typeof cardRef === 'object' ? cardRef.current : null;
      if (!goesIn.current || !card) return;
      goesIn.current = false;
      (card.querySelector<HTMLElement>(stops) ?? card).focus({ preventScroll: true });
    };
    if (isOpen) enter();
    trigger?.addEventListener('keydown', onKeyDown);
    return () => trigger?.removeEventListener('keydown', onKeyDown);
  }, [triggerRef, cardRef, isOpen, onOpen]);
  return null;
}
