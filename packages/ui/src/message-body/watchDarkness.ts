/** Whether the page around a letter is dark, so that the letter lies on it as a sheet of its own and needs a margin. */
export const isDark = (page: Element): boolean => getComputedStyle(page).colorScheme === 'dark';

/** Tells it again when the reader takes another skin: the letter that is open then stays as it was written. */
export function watchDarkness(page: Element, onChange: (isDark: boolean) => void): () => void {
  const observer = new MutationObserver(() => onChange(isDark(page)));
  observer.observe(page, { attributeFilter: ['data-skin', 'style'] });
  return () => observer.disconnect();
}
