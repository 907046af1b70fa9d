import { useSyncExternalStore } from 'react';

/** Whether the page around a letter is dark. */
export const isDark = (page: Element = document.documentElement): boolean => getComputedStyle(page).colorScheme === 'dark';

/** Tells it again when the reader takes another skin: the letter that is open then stays as it was written. */
export function watchDarkness(page: Element, onChange: (isDark: boolean) => void): () => void {
  const observer = new MutationObserver(() => onChange(isDark(page)));
  observer.observe(page, { attributeFilter: ['data-skin', 'style'] });
  return () => observer.disconnect();
}

const subscribe = (onChange: () => void) => watchDarkness(document.documentElement, onChange);

/** Whether the skin of the page is dark, for what is offered about a letter there. */
export const useDarkPage = (): boolean => useSyncExternalStore(subscribe, () => isDark(document.documentElement));
