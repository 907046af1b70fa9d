import { readdirSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';

// The addon has looked at the first one, and the wireframe is for us alone.
const skins = readdirSync('packages/ui/src/theme/skins')
  .filter((file) => file.endsWith('.tokens.ts') && !/^(jingdianlan|wireframe)/.test(file))
  .map((file) => file.replace('.tokens.ts', ''));

// A screen is made of parts that are looked at in every skin: a dark one, the one with all its contrast and one whose bars are dark do.
const screenSkins = ['moye', 'heibaifenming', 'zhongguofeng'];

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
    // Forced colours are the system's in every skin, and axe cannot see them.
    if (parameters.chromatic?.forcedColors !== 'active' && parameters.a11y?.test !== 'off') await walkSkins(page, context);
  },
};

/** What axe says of the colours of the page as it stands, in each of the skins. */
async function findPoorContrast(names: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run: (root: Element, options: object) => Promise<{ violations: Violation[] }> } };
  interface Violation {
    nodes: { target: unknown; failureSummary?: string }[];
  }
  const page = document.documentElement;
  const before = page.dataset.skin;
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  const faults: string[] = [];
  for (const name of names) {
    page.dataset.skin = name;
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      // A letter in its frame keeps its own colours.
      iframes: false,
    });
    for (const { nodes } of violations)
      for (const { target, failureSummary } of nodes) faults.push(`${name}: ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
  still.remove();
  if (before) page.dataset.skin = before;
  return faults;
}

/** Shows the story as it was left in the other skins and asks axe about their colours. All else is the same in each of them. */
async function walkSkins(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  const faults = await page.evaluate(findPoorContrast, title.startsWith('App/') ? screenSkins : skins);
  if (faults.length > 0) throw new Error(`${id} is hard to read:\n${faults.join('\n')}`);
}

export default config;
