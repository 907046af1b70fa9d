import type { Browser } from 'playwright';
import { type BrowserBench, listTab, logIn, openList, prepare, rows, took } from './inPage.ts';
import { type Timing, timingOf } from './stats.ts';

/** Measures the waiting times of a user, from the input to the frame that shows the result. */
export async function measureBrowser(browser: Browser, { url, smtpPort, account, password, runs }: BrowserBench): Promise<Timing[]> {
  const timings: Timing[] = [];
  const input: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
    await context.addInitScript(prepare);
    for (const values of [cold, warm]) {
      const page = await context.newPage();
      values.push(await logIn(page, url, account, password));
      if (values === cold) input.push((await page.evaluate(() => window.benchLogin)) ?? Number.NaN);
      // Forgets who was in; the browser's cache stays.
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await page.close();
    }
    await context.close();
  }
  timings.push(timingOf('login page takes input, nothing cached', input));
  timings.push(timingOf('login to list, nothing cached', cold), timingOf('login to list, files cached', warm));

  const { context, page } = await openList(browser, { url, smtpPort, account, password, runs });
  const list = listTab(page);

  const firstKey = () => page.locator(rows).first().getAttribute('data-key');
  const next: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await firstKey();
    next.push(
      await took(page, `![null, ${JSON.stringify(before)}].includes(document.querySelector('${rows}')?.dataset.key ?? null)`, () =>
        page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Next page' }).click(),
      ),
    );
  }
  timings.push(timingOf('next page', next));

  const folders: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await firstKey();
    const name = run % 2 === 0 ? /^Sent/ : /^Inbox/;
    folders.push(
      await took(page, `![null, ${JSON.stringify(before)}].includes(document.querySelector('${rows}')?.dataset.key ?? null)`, () =>
        page.getByRole('treeitem', { name }).click(),
      ),
    );
  }
  timings.push(timingOf('switch folder', folders));

  const compose: number[] = [];
  // A hidden message form is prepared in advance and doesn't count. Wait until its editor is visible and its form has the focus.
  const opened = `document.activeElement?.closest('form')?.querySelector('[contenteditable=true]')?.checkVisibility()`;
  for (let run = 0; run < runs; run += 1) {
    await list.click();
    compose.push(await took(page, opened, () => page.getByRole('button', { name: 'Compose', exact: true }).first().click()));
  }
  timings.push(timingOf('compose takes input', compose));

  await page.getByRole('textbox', { name: 'Body' }).click();
  const keys: number[] = [];
  const written = `document.activeElement.closest('[contenteditable=true]').textContent.length`;
  for (let run = 0; run < 60; run += 1) {
    // Not asked for by its role: a search through all that is open wakes what lies out of sight, and would be measured along.
    const length = await page.evaluate(written);
    keys.push(await took(page, `${written} !== ${length}`, () => page.keyboard.press('x'), 'keydown'));
  }
  timings.push(timingOf('key to paint', keys));
  timings.push(timingOf('longest task of all this', [await page.evaluate(() => window.benchLongest)]));
  await context.close();
  return timings;
}
