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

// Fonts and rasterizers differ between machines: only the one the pictures were recorded on can judge them.
test.skip(process.env.JINSHU_LOOKS_PLATFORM !== 'debian', 'pictures are compared where they were recorded: JINSHU_LOOKS_PLATFORM=debian');

for (const skin of ['jingdianlan', 'moye']) {
  for (const { id, title, name } of stories) {
    test(`${title} ${name} looks the same in ${skin}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T09:42:00+08:00'));
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=skin:${skin};a11y.manual:!true`);
      await page.waitForFunction(() => {
        const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
        return ['completed', 'finished', 'afterEach'].includes(preview?.currentRender?.phase ?? '');
      });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page).toHaveScreenshot(`${id}--${skin}.png`, { fullPage: true });
    });
  }
}
