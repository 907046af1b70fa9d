import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns the serious and critical axe findings of the current page. Message frames are excluded: we don't judge the sender's markup, and
 * scripts can't run there. Passes aren't collected, because that takes as long as the check.
 */
export async function findGrave(page: Page, tags?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ iframes: false, resultTypes: ['violations'], ...(tags && { runOnly: { type: 'tag', values: [...tags] } }) })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => `${id} ${target.join(' ')} ${[...any, ...all].map(({ message }) => message)[0] ?? ''}`),
    );
}
