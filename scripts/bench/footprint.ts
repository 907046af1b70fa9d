import type { Browser, CDPSession, Page } from 'playwright';
import { sendBySmtp } from '../../apps/webmail/e2e/smtp.ts';
import { type BrowserBench, listTab, logIn, mail, prepare, rows } from './inPage.ts';
import { type Amount, percentile, type Timing, timingOf } from './stats.ts';

/** Time after the list appears until prefetched files are loaded and ready, in milliseconds. */
const standsMs = 8_000;
const letters = 50;

/** Returns the heap size of the page after garbage collection, in megabytes. */
async function heap(cdp: CDPSession): Promise<number> {
  // What was held weakly, or by what the first collection ended, goes with the second.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / 2 ** 20;
}

/** The scripts and sheets that the page has asked for. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const stood = performance.getEntriesByName('bench-list')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const parts = entries.filter(({ name }) => /\/assets\/[^/]+\.(?:js|css)$/.test(new URL(name).pathname));
    const scripts = parts.filter(({ name }) => name.endsWith('.js'));
    return {
      ahead: parts.filter(({ startTime }) => startTime > stood).length,
      script: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1024,
    };
  });

async function open(page: Page, number: number): Promise<void> {
  const row = page.locator(rows).nth(number % 20);
  await row.click();
  await page.locator('iframe[data-title="message-body"], article').first().waitFor();
  await page.keyboard.press('Escape');
  // With no letter left open there are no tabs to choose from.
  if (await listTab(page).isVisible()) await listTab(page).click();
  await page.locator(rows).first().waitFor();
}

/** Measures heap size and loaded files of a page: after login, and after fifty messages. */
export async function measureFootprint(browser: Browser, { url, account, password, smtpPort }: BrowserBench): Promise<Amount[]> {
  for (let number = 1; number <= 5; number += 1)
    await sendBySmtp({ port: smtpPort, to: account, raw: mail(account, `a small one ${number}`, 'plain', 'Some words.') });
  const login: number[] = [];
  const read: number[] = [];
  const ahead: number[] = [];
  const script: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
    try {
      await context.addInitScript(prepare);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await logIn(page, url, account, password);
      await page.evaluate(() => performance.mark('bench-list'));
      await page.waitForTimeout(standsMs);
      const parts = await partsOf(page);
      ahead.push(parts.ahead);
      script.push(parts.script);
      login.push(await heap(cdp));
      for (let number = 0; number < letters; number += 1) {
        if (number > 0 && number % 20 === 0)
          await page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Next page' }).click();
        await open(page, number);
      }
      await page.waitForTimeout(2_000);
      read.push(await heap(cdp));
    } finally {
      await context.close();
    }
  }
  const middle = (what: string, unit: Amount['unit'], values: readonly number[]): Amount => ({
    what,
    unit,
    value: percentile(values, 0.5),
  });
  return [
    middle('heap after the login', 'MB', login),
    middle(`heap after ${letters} messages`, 'MB', read),
    middle('parts fetched ahead after the login', 'requests', ahead),
    middle('script after the login', 'KB', script),
  ];
}

/** Measures actions on fifty rows, until the last change of the list and the last response. */
export async function measureBulk(
  browser: Browser,
  { url, account, password, runs }: BrowserBench,
): Promise<{ timings: Timing[]; amounts: Amount[] }> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(prepare);
    const page = await context.newPage();
    await logIn(page, url, account, password);
    await page.getByRole('button', { name: '20 per page' }).click();
    await page.getByRole('menuitemradio', { name: '50 per page' }).click();
    await page.locator(rows).nth(49).waitFor();
    await page.waitForTimeout(standsMs);
    const timings: Timing[] = [];
    const amounts: Amount[] = [];
    for (const [what, act] of Object.entries(bulk)) {
      const took: number[] = [];
      const lists: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await choosePage(page);
        const settled = await act(page, run);
        took.push(settled.ms);
        lists.push(settled.lists);
      }
      timings.push(timingOf(`${what} 50 rows until the list has settled`, took));
      amounts.push({ what: `lists asked for: ${what} 50 rows`, unit: 'requests', value: Math.max(...lists) });
    }
    return { timings, amounts };
  } finally {
    await context.close();
  }
}

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Message actions' });
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

async function choosePage(page: Page): Promise<void> {
  await tools(page).getByRole('button', { name: 'Select' }).click();
  await choose(page, 'This page').click();
}

/** The actions, each up to the press that does it. */
const bulk: Record<string, (page: Page, run: number) => Promise<Settled>> = {
  mark: async (page, run) => {
    await tools(page).getByRole('button', { name: 'Mark as' }).click();
    return settledAfter(page, () => choose(page, run % 2 === 0 ? 'Read' : 'Unread').click());
  },
  move: async (page) => {
    await tools(page).getByRole('button', { name: 'Move to' }).click();
    return settledAfter(page, () => choose(page, 'Spam').click());
  },
  delete: async (page) => {
    await tools(page).getByRole('button', { name: 'Delete' }).click();
    return settledAfter(page, () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click());
  },
};

interface Settled {
  ms: number;
  lists: number;
}

/** From the press to the last change of the list and the last answer, once nothing has happened for a while. */
async function settledAfter(page: Page, press: () => Promise<void>): Promise<Settled> {
  const watching = page.evaluate(
    () =>
      new Promise<Settled>((resolve) => {
        let start = Number.NaN;
        let last = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        const grid = document.querySelector('[role=grid]')?.parentElement;
        if (grid) observer.observe(grid, { childList: true, subtree: true, attributes: true, characterData: true });
        const look = () => {
          const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, startTime }) => startTime >= start && name.includes('/api/'),
          );
          const ended = Math.max(last, ...calls.map(({ responseEnd }) => responseEnd));
          if (Number.isNaN(start) || performance.now() - ended < 700) return setTimeout(look, 50);
          observer.disconnect();
          return resolve({ ms: ended - start, lists: calls.filter(({ name }) => new URL(name).pathname === '/api/mail/message/').length });
        };
        look();
      }),
  );
  await press();
  return watching;
}
