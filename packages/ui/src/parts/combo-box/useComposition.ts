import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

/** Keeps what an input method is still composing from being looked up, and its keys from moving in the list. */
export function useComposition(onQueryChange: ((query: string) => void) | undefined) {
  const isComposing = useRef(false);
  const lastQuery = useRef<string | null>(null);
  const look = (query: string) => {
    if (isComposing.current || query === lastQuery.current) return;
    lastQuery.current = query;
    onQueryChange?.(query);
  };
  return {
    onInputChange: look,
    handlers: {
      onCompositionStartCapture: () => {
        isComposing.current = true;
      },
      onCompositionEndCapture: ({ target }: CompositionEvent) => {
        isComposing.current = false;
        if (target instanceof HTMLInputElement) look(target.value);
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        // Safari ends the composition before the Enter that ended it. `keyCode` 229 identifies that key.
        if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
      },
    },
  };
}
