import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../lib/chromium.ts';

/** The default skin, a dark one, and the one for those who need contrast. */
export const skins = ['jingdianlan', 'moye', 'heibaifenming'] as const;
const windowSize = { width: 1200, height: 800 };
/** Maximum height of an image, in pixels. Chromium can't take larger ones in one piece. */
const mostHeight = 16_000;

/** A browser window that shows one story after another, so that the files all stories need are fetched and compiled once. */
interface Window {
  page: Page;
  devtools: CDPSession;
  /** Requests without an answer so far. */
  pending: Set<object>;
}

async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext({
    viewport: windowSize,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-20T09:42:00+08:00'));
  const pending = new Set<object>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { page, devtools: await context.newCDPSession(page), pending };
}

/** Waits until the page has not changed for a tenth of a second and nothing is being fetched: parts may load when they first show. */
async function settle({ page, pending }: Window): Promise<void> {
  const until = Date.now() + 10_000;
  do {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const settled = () => {
            observer.disconnect();
            resolve();
          };
          let timer = setTimeout(settled, 100);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(settled, 100);
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          setTimeout(settled, 3_000);
        }),
    );
  } while (pending.size > 0 && Date.now() < until);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens a story and waits for the end of its play function. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
    return ['completed', 'finished', 'afterEach', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
}

/** Takes PNG images of stories, one per skin, after the story's play function. */
export interface Photographer {
  photograph(url: string, storyId: string): Promise<Buffer[]>;
}

/** Opens a window and returns a photographer that works in it. */
async function createPhotographer(browser: Browser): Promise<Photographer> {
  const window = await openWindow(browser);
  const { page, devtools, pending } = window;
  const photograph = async (url: string, storyId: string) => {
    await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
    await page.setViewportSize(windowSize);
    await page.goto('about:blank');
    pending.clear();
    const address = `${url}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`;
    await show(page, address);
    // A story may ask for a window of another size, as its play function does in the tests.
    const size = await page.evaluate(() => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
        currentRender?: { story?: { parameters?: { windowSize?: { width: number; height: number } } } };
      };
      return preview.currentRender?.story?.parameters?.windowSize;
    });
    if (size) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await show(page, address);
    }
    await settle(window);
    const pictures: Buffer[] = [];
    // A skin is a set of variables, all of them loaded: the story needs no second start.
    for (const skin of skins) {
      await page.evaluate((name) => {
        document.documentElement.dataset.skin = name;
      }, skin);
      const { width, height } = await page.evaluate(() => ({
        width: Math.max(innerWidth, document.documentElement.scrollWidth),
        height: Math.max(innerHeight, document.documentElement.scrollHeight),
      }));
      const clip = height > mostHeight && { clip: { x: 0, y: 0, width, height: mostHeight } };
      pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', ...clip }));
    }
    return pictures;
  };
  return { photograph };
}

/** Starts a browser, calls `work` with a number of photographers, each with a window of its own, and closes the browser. */
export async function withPhotographers(count: number, work: (photographers: readonly Photographer[]) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The pictures need a browser: install chromium, or name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
  try {
    await work(await Promise.all(Array.from({ length: count }, () => createPhotographer(browser))));
  } finally {
    await browser.close();
  }
}
