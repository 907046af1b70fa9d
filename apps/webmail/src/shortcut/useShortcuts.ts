import { useEffect, useEffectEvent } from 'react';

/** Keys and what they do: a letter in lower case, or the name of a key. What is absent does nothing. */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | false | undefined>>;

/** Where keys have a meaning of their own. */
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [contenteditable="true"], textarea, select';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(ownKeys) !== null || target.matches('input:not([type="checkbox"], [type="radio"])'));

/** Keys of the whole page. They rest while somebody types, and while a menu or a dialog has the keyboard. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // Shift makes another key of a letter and of Delete; a sign such as # may need it.
    const act = event.shiftKey && /^(\p{L}|Delete)$/u.test(event.key) ? undefined : shortcuts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
