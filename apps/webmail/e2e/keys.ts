import { expect, type Locator, type Page } from '@playwright/test';

/** Whether a thing has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target
    .first()
    .evaluate((element) => element === document.activeElement, undefined, { timeout: 1_000 })
    .catch(() => false);

/** More stops than any page has. */
const manyStops = 120;

/**
 * Presses Tab until the target has the focus. Finding it by role and name takes longer than a key press. It is therefore found again only
 * after it is redrawn or the tab stop of its group moves.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const one = target.first();
  await expect(one).toBeVisible();
  const find = async () => {
    const element = await one.elementHandle();
    return { element, stop: await element?.getAttribute('tabindex') };
  };
  let found = await find();
  for (let step = 0; step < manyStops; step += 1) {
    const seen = await found.element?.evaluate((element) => ({
      isFocused: element === document.activeElement,
      isThere: element.isConnected,
      stop: element.getAttribute('tabindex'),
    }));
    if (seen?.isFocused) return;
    if (!seen?.isThere || seen.stop !== found.stop) {
      found = await find();
      if (await hasFocus(one)) return;
    }
    await page.keyboard.press(key);
  }
  await expect(one).toBeFocused({ timeout: 1_000 });
}

/** Tabs to something and presses it. */
export async function pressKey(page: Page, target: Locator, { back = false, key = 'Enter' } = {}): Promise<void> {
  await tabTo(page, target, back ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press(key);
}
