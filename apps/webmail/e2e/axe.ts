import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The serious and critical findings of axe on a page as it stands. What a sender wrote is not ours to judge, and no script may run in there:
 * so nothing is asked of frames, and nothing is gathered of what passes, which together take as long as the looking itself.
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
