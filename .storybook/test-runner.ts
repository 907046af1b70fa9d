import { readdirSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';

const skins = readdirSync('packages/ui/src/theme/skins')
  .filter((file) => file.endsWith('.tokens.ts') && !file.startsWith('jingdianlan'))
  .map((file) => file.replace('.tokens.ts', ''));

const heard = new WeakMap<Page, string[]>();

// The addon reports accessibility faults itself: a story that has one fails before the hooks below run.
const config: TestRunnerConfig = {
  // An error in the console is a fault even where the story looks right.
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.setViewportSize(parameters.windowSize ?? { width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: parameters.chromatic?.forcedColors ?? 'none', reducedMotion: 'reduce' });
    const faults: string[] = [];
    const known = heard.has(page);
    heard.set(page, faults);
    if (known) return;
    page.on('pageerror', (error) => heard.get(page)?.push(error.message));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') heard.get(page)?.push(message.text());
    });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const expected = (parameters.expectedErrors ?? []) as string[];
    const faults = (heard.get(page) ?? []).filter((fault) => !expected.some((part) => fault.includes(part)));
    if (faults.length > 0) throw new Error(`${context.id} wrote to the console:\n${faults.join('\n')}`);
    if (process.env.JINSHU_STORY_SKINS === 'all') await walkSkins(page, context.id);
  },
};

/** Shows the story in the other skins and asks axe about each. Play is not run again. */
async function walkSkins(page: Page, id: string): Promise<void> {
  for (const skin of skins) {
    await page.evaluate(
      ({ skin }) =>
        new Promise<void>((resolve) => {
          const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
          channel.once('storyRendered', () => resolve());
          channel.emit('updateGlobals', { globals: { skin, a11y: { manual: true } } });
        }),
      { skin },
    );
    const { default: AxeBuilder } = await import('@axe-core/playwright');
    const { violations } = await new AxeBuilder({ page }).include('#storybook-root').withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    if (grave.length > 0) {
      throw new Error(
        `${id} in ${skin}: ${grave.map(({ help, nodes }) => `${help} (${nodes.map((node) => node.target).join(', ')})`).join('; ')}`,
      );
    }
  }
}

export default config;
