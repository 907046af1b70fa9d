import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../lib/serveFolder.ts';
import { prepare, took } from './inPage.ts';
import { type Timing, timingOf } from './stats.ts';

const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** The library's large lists: what they are called here, and how the story of a thousand rows is found. */
const lists = [
  { name: 'DataGrid', story: /^parts-structure-datagrid--.*thousand/ },
  { name: 'message list', story: /^mail-mailbox-messagelist--.*thousand/ },
] as const;

/** Timings of the library's components, and the measurements that failed. */
export interface PartsMeasured {
  timings: Timing[];
  /** Sentences on what is missing. */
  missing: string[];
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}

const rows = '[role=grid] [role=row][data-key]';

async function openStory(browser: Browser, url: string, id: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  // A thousand rows are checked for accessibility before the story counts as finished.
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.locator(rows).first().waitFor();
  // A story may have a play function, whose keys are not ours.
  await page.waitForFunction(() => /^(?:completed|finished|errored)$/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''));
  return page;
}

/** From an arrow key to the frame in which the next row has the focus. */
async function arrowKeys(page: Page, runs: number): Promise<number[]> {
  await page.locator(rows).nth(1).focus();
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key ?? '');
    const moved = `document.activeElement?.closest('${rows}') && document.activeElement.closest('[data-key]').dataset.key !== ${JSON.stringify(before)}`;
    values.push(await took(page, moved, () => page.keyboard.press('ArrowDown'), 'keydown'));
  }
  return values;
}

/** From the press on a row's checkbox to the frame in which the row is selected, or is no longer. */
async function clicks(page: Page, runs: number): Promise<number[]> {
  await page.evaluate(`for (const grid of document.querySelectorAll('[role=grid]')) grid.scrollTop = 0`);
  const shown = await page.locator(rows).evaluateAll((all) =>
    all.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top > 120 && bottom < innerHeight - 20 ? [(row as HTMLElement).dataset.key ?? ''] : [];
    }),
  );
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const key = shown[run % Math.min(shown.length, 10)] ?? '';
    const row = `[role=grid] [role=row][data-key=${JSON.stringify(key)}]`;
    const before = await page.locator(row).getAttribute('aria-selected');
    const box = await page.locator(row).locator('[role=checkbox], input[type=checkbox]').first().boundingBox();
    if (!box) throw new Error(`the row ${key} has no checkbox`);
    // Find the row only once: a search through a thousand rows in each frame would count in the measurement.
    await page.evaluate(`window.benchRow = document.querySelector(${JSON.stringify(row)})`);
    const changed = `window.benchRow.getAttribute('aria-selected') !== ${JSON.stringify(before)}`;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // A hand has come to rest before it presses: what shows under the pointer is drawn by then.
    await page.waitForTimeout(250);
    // Both are sent at once: how long a finger stays down is not ours to measure, nor how long this script takes to hear of the first.
    values.push(await took(page, changed, () => Promise.all([page.mouse.down(), page.mouse.up()])));
  }
  return values;
}

/** From nothing at all to the first paint of a story in the default skin. */
async function firstPaints(browser: Browser, url: string, id: string, runs: number): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('.sb-show-main #storybook-root')?.firstElementChild) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark('painted');
        port2.postMessage(null);
        return 0;
      };
      requestAnimationFrame(look);
    });
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    values.push(await page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN));
    await context.close();
  }
  return values;
}

/** Measures the large lists of the library, in a Storybook at this URL with these stories. */
export async function measureStories(browser: Browser, url: string, ids: readonly string[], runs: number): Promise<PartsMeasured> {
  const timings: Timing[] = [];
  const missing: string[] = [];
  for (const { name, story } of lists) {
    const id = ids.find((candidate) => story.test(candidate));
    if (!id) {
      missing.push(`The ${name} was not measured: there is no story of it whose name has "thousand".`);
      continue;
    }
    const page = await openStory(browser, url, id);
    const count = await page.evaluate(() => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) || 0);
    const what = count > 0 ? `${name}, ${count.toLocaleString('en')} rows` : `${name}, a thousand rows`;
    timings.push(timingOf(`${what}: arrow key to paint`, await arrowKeys(page, runs)));
    timings.push(timingOf(`${what}: click to selected`, await clicks(page, runs)));
    await page.context().close();
  }
  const first = ids.find((id) => /^parts-actions-button--/.test(id));
  if (first) timings.push(timingOf('first paint of a story, nothing cached', await firstPaints(browser, url, first, 7)));
  return { timings, missing };
}

/** Measures the large lists of the library in the built Storybook. */
export async function measureParts(browser: Browser, runs = 60): Promise<PartsMeasured> {
  const index = path.join(built, 'index.json');
  if (!existsSync(index))
    return {
      timings: [],
      missing: ['Not measured: there is no `storybook-static`. `pnpm build:storybook` makes it, then run this again.'],
    };
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, { type?: string }> };
  const ids = Object.keys(entries).filter((id) => entries[id]?.type !== 'docs');
  const served = await serveFolder(built);
  return measureStories(browser, served.url, ids, runs).finally(served.stop);
}
