import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules to check, by tag; all if none is given. `isStrict` counts minor findings too. */
interface Scope {
  tags?: readonly string[];
  isStrict?: boolean;
}

/**
 * Returns the serious and critical axe findings of the current page, or all of them. Message frames are excluded: we don't judge the sender's markup, and
 * scripts can't run there. Passes aren't collected, because that takes as long as the check.
 */
async function findFaults(page: Page, { tags, isStrict = false }: Scope): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ iframes: false, resultTypes: ['violations'], ...(tags && { runOnly: { type: 'tag', values: [...tags] } }) })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => isStrict || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => `${id} ${target.join(' ')} ${[...any, ...all].map(({ message }) => message)[0] ?? ''}`),
    );
}

/**
 * Expects that axe finds nothing in the current page; a finding doesn't end the test, but fails it. A finding must last: one that a look
 * within the next seconds doesn't have was a popover that faded in, or a page between two headings.
 */
export async function expectAccessible(page: Page, screen: string, scope: Scope = {}): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findFaults(page, scope), { message: `${screen}: axe`, timeout: 15_000 })
    .toEqual([]);
}

/** Expects that axe finds nothing in the current page, and that the page fits into the window. */
export async function expectGood(page: Page, screen: string, scope: Scope = {}): Promise<void> {
  await expectAccessible(page, screen, scope);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${screen}: width beyond the window`).toBeLessThanOrEqual(0);
}
