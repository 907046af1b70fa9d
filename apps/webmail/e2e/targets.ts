import type { Page } from '@playwright/test';

/** Minimum width and height of a touch target, in pixels. */
const finger = 44;

/** Runs in the page: the name and the size of each control that a finger can miss. */
function small(finger: number): string[] {
  const controls =
    'a[href], button, input, textarea, select, summary, [contenteditable="true"], :is([role="button"], [role="checkbox"], [role="switch"], [role="radio"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"], [role="row"][data-key], [role="treeitem"])';
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !part.matches(':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *');
  // Inline controls in a line of text may be as high as the line.
  const isInWords = (part: Element) =>
    part.matches('a, button') &&
    getComputedStyle(part).display === 'inline' &&
    [...(part.parentElement?.childNodes ?? [])].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  const hits = (part: Element, x: number, y: number) => {
    const there = document.elementFromPoint(x, y);
    // A label also takes the press for its control, and so does the whole cell of a selection checkbox.
    return (
      there !== null &&
      (part.contains(there) || there.closest('label, [role="gridcell"]:has(> * > input), [role="columnheader"]')?.contains(part) === true)
    );
  };
  const found: string[] = [];
  for (const part of document.querySelectorAll(controls)) {
    if (!isShown(part) || isInWords(part)) continue;
    // Scroll controls that are cut off at the edge of a list or sheet into view.
    part.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Skip controls whose center is scrolled out of view or covered.
    if (!hits(part, x, y)) continue;
    const reach = (dx: number, dy: number) => {
      let length = 0;
      while (length < finger && hits(part, x + dx * (length + 1), y + dy * (length + 1))) length += 1;
      return length;
    };
    const wide = reach(-1, 0) + reach(1, 0) + 1;
    const high = reach(0, -1) + reach(0, 1) + 1;
    // At either side a pixel may be lost to rounding.
    if (wide >= finger - 2 && high >= finger - 2) continue;
    const name = part.getAttribute('aria-label') ?? part.textContent?.trim() ?? '';
    found.push(`${part.getAttribute('role') ?? part.tagName.toLowerCase()} ${name.slice(0, 40)} ${wide}×${high}`);
  }
  return found;
}

/** The controls on the screen that are smaller than a finger, by role, name and size; those in a line of words are not counted. */
export const findSmallTargets = (page: Page): Promise<string[]> => page.evaluate(small, finger);
