import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useRowFocus } from '../../foundation/grid-core/useRowFocus.ts';
import type { MessageListProps } from './MessageList.tsx';
import { type Message, messageKey } from './message.ts';
import { useCurrentRow } from './useCurrentRow.ts';

/** Keeps one row as the tab stop, and reports its message, even when the message changes or is replaced. */
export function useMessageFocus(
  messages: readonly Message[],
  rootRef: RefObject<HTMLDivElement | null>,
  { onFocusedChange, currentKey }: Pick<MessageListProps, 'onFocusedChange' | 'currentKey'>,
) {
  const keys = useMemo(() => messages.map(messageKey), [messages]);
  const told = useRef<Message | undefined>(undefined);
  const tell = () => {
    const shown = messages[focus.focused().index];
    if (shown === told.current) return;
    told.current = shown;
    onFocusedChange?.(shown);
  };
  const focus = useRowFocus(rootRef, keys, tell);
  useLayoutEffect(tell);
  useCurrentRow(currentKey, focus);
  return focus;
}
