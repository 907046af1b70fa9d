import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string; tags?: string[] }>;
}

const index = new URL('../../../storybook-static/index.json', import.meta.url);
if (!existsSync(index)) throw new Error('Build the story book first: pnpm build:storybook.');
const stories = Object.values((JSON.parse(readFileSync(index, 'utf8')) as StoryIndex).entries).filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('no-look'),
);

/** The default, a dark one, and the one for those who need contrast. */
const skins = ['jingdianlan', 'moye', 'heibaifenming'];

// Fonts and rasterizers differ between systems: only the kind the pictures were recorded on can judge them.
test.skip(process.platform !== 'linux', 'the pictures were recorded on Debian with its Chromium and Noto fonts');

for (const { id, title, name } of stories) {
  test(`${title} ${name} looks the same`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T09:42:00+08:00'));
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
      return ['completed', 'finished', 'afterEach', 'errored'].includes(preview?.currentRender?.phase ?? '');
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // A skin is a set of variables, and all of them are there: the story need not be told anew.
    for (const skin of skins) {
      await page.evaluate((name) => {
        document.documentElement.dataset.skin = name;
      }, skin);
      // One picture and not two alike in a row: the story has said that it is at rest, and there are thousands.
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      expect.soft(picture).toMatchSnapshot([skin, `${id}.png`], { maxDiffPixelRatio: 0.001 });
    }
  });
}
