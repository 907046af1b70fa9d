import { useSyncExternalStore } from 'react';

/** Whether the page around a message is dark. */
export const isDark = (page: Element = document.documentElement): boolean => getComputedStyle(page).colorScheme === 'dark';

/** Calls `onChange` when the reader switches the skin. Returns a function that stops watching. */
export function watchDarkness(page: Element, onChange: (isDark: boolean) => void): () => void {
  const observer = new MutationObserver(() => onChange(isDark(page)));
  observer.observe(page, { attributeFilter: ['data-skin', 'style'] });
  return () => observer.disconnect();
}

const subscribe = (onChange: () => void) => watchDarkness(document.documentElement, onChange);

/** Returns whether the skin of the page is dark, for options about a message. */
export const useDarkPage = (): boolean => useSyncExternalStore(subscribe, () => isDark(document.documentElement));
