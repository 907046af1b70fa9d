import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './lib/chromium.ts';
import { serveFolder } from './lib/serveFolder.ts';

const usage = `Compares pictures of the stories in three skins with those of packages/ui/looks. Build the Storybook first.

  pnpm looks [--accept] [WORDS …]

  WORDS     only stories whose names have one of these
  --accept  keeps what has changed as the new look`;

const root = path.resolve(import.meta.dirname, '..');
const book = path.join(root, 'storybook-static');
const accepted = path.join(root, 'packages/ui/looks');
/** Where the pictures that differ are left, to be looked at. */
const differing = path.join(root, 'node_modules/.cache/looks');

/** The default, a dark one, and the one for those who need contrast. */
const skins = ['jingdianlan', 'moye', 'heibaifenming'];
const windowSize = { width: 1200, height: 800 };
const windows = 2;
/** The format of the pictures knows no higher ones. */
const mostHeight = 16_000;

interface Story {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** A window in which one story after the other is looked at: the files that all stories need are fetched and compiled once. */
interface Window {
  page: Page;
  devtools: CDPSession;
  /** Requests that were sent and are not answered yet. */
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

/** Waits until nothing has been drawn anew for a tenth of a second and no file is on its way: parts may load when they are first shown. */
async function rest({ page, pending }: Window): Promise<void> {
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

/** Opens a story and waits for the end of its play. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
    return ['completed', 'finished', 'afterEach', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
}

/** The story in each of the skins, after its play. */
async function photograph(window: Window, url: string, { id }: Story): Promise<Buffer[]> {
  const { page, devtools, pending } = window;
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await page.setViewportSize(windowSize);
  await page.goto('about:blank');
  pending.clear();
  const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await show(page, address);
  // A story may be of a window of another size, as the tests of its play have it.
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
  await rest(window);
  const pictures: Buffer[] = [];
  // A skin is a set of variables, and all of them are there: the story need not be told anew.
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
}

/** Whether two pictures are the same to an eye: as large, and all but a thousandth of their points of the same colour. */
async function isAlike(picture: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([picture, other].map((one) => sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  if (a.data.equals(b.data)) return true;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const distance = [0, 1, 2].reduce((sum, channel) => sum + Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)), 0);
    if (distance > 60) different += 1;
  }
  return different <= (a.info.width * a.info.height) / 1000;
}

const fileOf = (folder: string, skin: string | undefined, { id }: Story) => path.join(folder, String(skin), `${id}.webp`);

/** Which of the pictures are not as they were. */
async function findDifferent(pictures: readonly Buffer[], story: Story): Promise<number[]> {
  const different: number[] = [];
  for (const [index, picture] of pictures.entries()) {
    const before = fileOf(accepted, skins[index], story);
    if (!existsSync(before) || !(await isAlike(picture, readFileSync(before)))) different.push(index);
  }
  return different;
}

async function keep(folder: string, story: Story, pictures: readonly Buffer[], which: readonly number[]): Promise<void> {
  for (const index of which) {
    const file = fileOf(folder, skins[index], story);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      await sharp(pictures[index] as Buffer)
        .webp({ lossless: true, effort: 2 })
        .toBuffer(),
    );
  }
}

/** Takes away what was recorded of stories that are no more. */
async function forgetOldStories(stories: readonly Story[]): Promise<void> {
  const wanted = new Set(stories.flatMap((story) => skins.map((skin) => fileOf(accepted, skin, story))));
  for (const name of readdirSync(accepted, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(accepted, name);
    if (path.extname(file) !== '' && !wanted.has(file)) await rm(file);
  }
}

async function compareAll(stories: readonly Story[], url: string, browser: Browser): Promise<string[]> {
  const left = [...stories];
  const different: string[] = [];
  const work = async () => {
    const window = await openWindow(browser);
    for (let story = left.shift(); story; story = left.shift()) {
      let pictures = await photograph(window, url, story);
      let changed = await findDifferent(pictures, story);
      if (changed.length > 0 && !values.accept) {
        // A machine that is busy may show a story before it is whole: whoever says that it differs has looked twice.
        pictures = await photograph(window, url, story);
        changed = await findDifferent(pictures, story);
      }
      await keep(values.accept ? accepted : differing, story, pictures, changed);
      for (const index of changed) different.push(`${story.title} ${story.name} (${skins[index]})`);
      if (left.length % 100 === 0) console.log(`${stories.length - left.length} of ${stories.length}`);
    }
    await window.page.context().close();
  };
  await Promise.all(Array.from({ length: windows }, work));
  return different;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  // Fonts and rasterizers differ between systems: only the kind the pictures were recorded on can judge them.
  if (process.platform !== 'linux') throw new Error('The pictures were recorded on Debian with its Chromium and Noto fonts.');
  const index = path.join(book, 'index.json');
  if (!existsSync(index)) throw new Error('Build the story book first: pnpm build:storybook.');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The pictures need a browser: install chromium, or name one in CHROMIUM_PATH.');
  const all = Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }).entries).filter(
    ({ type, tags }) => type === 'story' && !tags?.includes('no-look'),
  );
  const stories =
    positionals.length > 0 ? all.filter(({ title, name }) => positionals.some((word) => `${title} ${name}`.includes(word))) : all;

  await rm(differing, { recursive: true, force: true });
  const server = await serveFolder(book);
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
  try {
    const different = await compareAll(stories, server.url, browser);
    if (values.accept) await forgetOldStories(all);
    console.log(different.sort().join('\n'));
    const count = `${different.length} of ${stories.length * skins.length} pictures`;
    if (values.accept) console.log(`${count} are new or have changed, and are accepted.`);
    else if (different.length === 0) console.log(`All ${stories.length * skins.length} pictures are as they were.`);
    else console.log(`${count} differ; as they are now: ${path.relative(root, differing)}`);
    return values.accept || different.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exitCode = await main();
