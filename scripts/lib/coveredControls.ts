import type { Page } from 'playwright';

/** A control that shows while the pointer is over what it belongs to. */
interface Hidden {
  owner: { x: number; y: number };
  control: string;
}

const mark = 'data-hover-walk';

/** Returns the hidden controls, one per look, with the point to hover over. */
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

/** Returns the point where a control can be clicked, or null if it isn't visible. */
function placeOf(selector: string): { x: number; y: number } | null {
  const control = document.querySelector(selector);
  if (!control?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return width && height ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** Returns a description of the element that covers a control, or null if the control can be clicked. */
function coverOf(selector: string): string | null {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (there && control.contains(there)) return null;
  return `${control.ariaLabel ?? control.textContent} lies under ${there?.outerHTML.slice(0, 120)}`;
}

/** Hovers over every element that reveals controls. Returns the controls that another element covers, and the number of controls tried. */
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
  // Move the pointer away, so that it doesn't hover over elements in later steps.
  if (hidden.length > 0) await page.mouse.move(-1, -1);
  return { tried, covered };
}
