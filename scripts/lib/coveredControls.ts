import type { Page } from 'playwright';

/** A control that shows while the pointer is over what it belongs to. */
interface Hidden {
  owner: { x: number; y: number };
  control: string;
}

const mark = 'data-hover-walk';

/** Names the controls that nobody sees yet, one of each look, with the place to point at. */
function findHidden(attribute: string): Hidden[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = new Set<string>();
  const found: Hidden[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('button, a[href], [role="button"], [role="checkbox"]')) {
    if (isShown(control) || control.matches(':disabled, [inert] *, [aria-hidden="true"] *, [hidden] *')) continue;
    let owner: HTMLElement | null = control.parentElement;
    while (owner && (!isShown(owner) || owner.offsetHeight < 16 || owner.offsetWidth < 48)) owner = owner.parentElement;
    if (!owner || owner === document.body) continue;
    const states = [...owner.attributes].map(({ name }) => name).filter((name) => /^(data|aria)-/.test(name));
    const look = [control.className, control.dataset.action, owner.className, owner.ariaSelected, ...states].join(' ');
    const { left, top, width, height } = owner.getBoundingClientRect();
    const x = left + Math.min(24, width / 2);
    const y = top + height / 2;
    if (seen.has(look) || !owner.contains(document.elementFromPoint(x, y))) continue;
    seen.add(look);
    control.setAttribute(attribute, String(found.length));
    found.push({ owner: { x, y }, control: `[${attribute}="${found.length}"]` });
  }
  return found;
}

/** Where a control can be pressed now; nothing where it does not show. */
function placeOf(selector: string): { x: number; y: number } | null {
  const control = document.querySelector(selector);
  if (!control?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return width && height ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** What lies over a control; nothing where a press reaches it. */
function coverOf(selector: string): string | null {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (there && control.contains(there)) return null;
  return `${control.ariaLabel ?? control.textContent} lies under ${there?.outerHTML.slice(0, 120)}`;
}

/**
 * Points at everything that shows controls under the pointer, and says which of them cannot be pressed there, since something lies over
 * them. Answers how many it has tried as well.
 */
export async function findCoveredControls(page: Page): Promise<{ tried: number; covered: string[] }> {
  const covered: string[] = [];
  let tried = 0;
  const hidden = await page.evaluate(findHidden, mark);
  for (const { owner, control } of hidden) {
    await page.mouse.move(owner.x, owner.y);
    const place = await page.evaluate(placeOf, control);
    if (!place) continue;
    tried += 1;
    await page.mouse.move(place.x, place.y);
    const cover = await page.evaluate(coverOf, control);
    if (cover !== null) covered.push(cover);
  }
  // What comes next is not under a pointer that nobody moved there.
  if (hidden.length > 0) await page.mouse.move(-1, -1);
  return { tried, covered };
}
