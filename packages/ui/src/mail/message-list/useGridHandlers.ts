import type { PointerEvent, RefObject } from 'react';
import type { MessageListProps } from './MessageList.tsx';
import { type Message, messageKey } from './message.ts';
import { useDragOut } from './useDragOut.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useMessageFocus } from './useMessageFocus.ts';
import { useSwipe } from './useSwipe.ts';

/** All handlers of the grid: for the keyboard, the mouse, fingers, and rows that are dragged out of the list. */
export function useGridHandlers(props: MessageListProps, rootRef: RefObject<HTMLDivElement | null>, messages: readonly Message[]) {
  const focus = useMessageFocus(messages, rootRef, props);
  const { handlers, toggle } = useGridEvents(props, { rootRef, messages, focus });
  const dragOut = useDragOut({ isEnabled: props.allowsDragging ?? false, selectedKeys: props.selectedKeys });
  const swiped = (key: string, act: ((message: Message) => void) | undefined) => {
    const message = messages.find((one) => messageKey(one) === key && !one.isMoved);
    if (message) act?.(message);
  };
  const swipe = useSwipe({
    onSwipeEnd: (key) => swiped(key, props.onToggleRead),
    onSwipeStart: (key) => swiped(key, props.onSwipeAway ?? props.onDelete),
    onLongPress: toggle,
  });
  return {
    ...handlers,
    ...swipe,
    ...dragOut,
    ...focus.trackFocus,
    onPointerMove: (event: PointerEvent) => {
      handlers.onPointerMove(event);
      swipe.onPointerMove(event);
    },
  };
}
