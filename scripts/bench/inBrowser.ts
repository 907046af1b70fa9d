import type { Browser, Page } from 'playwright';
import { sendBySmtp } from '../../apps/webmail/e2e/smtp.ts';
import { type Timing, timingOf } from './stats.ts';

const rows = '[role=grid] [role=row][data-key]';

declare global {
  interface Window {
    /** From the next trusted input to the frame that shows what the condition waits for. */
    benchUntil(condition: () => boolean, input: 'pointerdown' | 'keydown'): void;
    benchTook: Promise<number>;
    benchLongest: number;
  }
}

/** Runs in the page before its own scripts: gives it what `took` needs. */
export function prepare(): void {
  // The language of the account, so that no other is loaded first.
  localStorage.setItem('jinshu.language', 'en');
  window.benchLongest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchLongest = Math.max(window.benchLongest, duration);
  }).observe({ type: 'longtask', buffered: true });
  window.benchUntil = (condition, input) => {
    window.benchTook = new Promise((resolve) => {
      let start: number | undefined;
      const began = ({ timeStamp }: Event) => {
        start = timeStamp;
      };
      addEventListener(input, began, { capture: true, once: true });
      const look = () => {
        if (start === undefined || !condition()) return requestAnimationFrame(look);
        // A message that is posted in a frame comes when that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - (start ?? 0));
        port2.postMessage(null);
        return 0;
      };
      requestAnimationFrame(look);
    });
  };
}

/** Measures one action: `condition` is an expression that is true once its result is in the page. */
export async function took(
  page: Page,
  condition: string,
  act: () => Promise<unknown>,
  input: 'pointerdown' | 'keydown' = 'pointerdown',
): Promise<number> {
  await page.evaluate(`window.benchUntil(() => Boolean(${condition}), ${JSON.stringify(input)})`);
  await act();
  return page.evaluate(() => window.benchTook);
}

async function logIn(page: Page, url: string, account: string, password: string): Promise<number> {
  const [prepared] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/login-before/')),
    page.goto(`${url}/login`),
  ]);
  await prepared.finished();
  await page.locator('form input').first().fill(account);
  await page.locator('form input[type=password]').fill(password);
  return took(page, `document.querySelector('${rows}')`, () => page.locator('form [type=submit]').click());
}

const html = (bytes: number) => {
  const row =
    '<tr><td style="padding:4px;border:1px solid #ccc">第三季度预算</td><td><b>Budget</b> of the third quarter, as agreed</td><td>1,024.00</td></tr>';
  return `<html><body><h1>报表</h1><table>${row.repeat(Math.ceil(bytes / Buffer.byteLength(row)))}</table></body></html>`;
};

const mail = (to: string, subject: string, type: string, body: string) =>
  [
    'From: Ida Brandt <ida@outside.example>',
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${crypto.randomUUID()}@outside.example>`,
    'MIME-Version: 1.0',
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');

/** Where a browser and its user are to be. */
export interface BrowserBench {
  url: string;
  smtpPort: number;
  account: string;
  password: string;
  runs: number;
}

/** What a user waits for, from the input to the frame that shows its result. */
export async function measureBrowser(browser: Browser, { url, smtpPort, account, password, runs }: BrowserBench): Promise<Timing[]> {
  const timings: Timing[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
    await context.addInitScript(prepare);
    for (const values of [cold, warm]) {
      const page = await context.newPage();
      values.push(await logIn(page, url, account, password));
      // Forgets who was in; the browser's cache stays.
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await page.close();
    }
    await context.close();
  }
  timings.push(timingOf('login to list, nothing cached', cold), timingOf('login to list, files cached', warm));

  for (let number = 1; number <= runs; number += 1) {
    await sendBySmtp({ port: smtpPort, to: account, raw: mail(account, `large ${number}`, 'html', html(150_000)) });
    await sendBySmtp({ port: smtpPort, to: account, raw: mail(account, `small ${number}`, 'plain', `Hello, this is mail ${number}.`) });
  }
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  await logIn(page, url, account, password);
  await page.waitForLoadState('networkidle');
  const list = page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab').first();

  for (const kind of ['small', 'large']) {
    const values: number[] = [];
    for (let number = runs; number > 0; number -= 1) {
      const row = page.locator(rows, { hasText: `${kind} ${number}` }).first();
      const text = kind === 'small' ? `this is mail ${number}` : '报表';
      const shown = `(() => { const frame = [...document.querySelectorAll('article iframe, iframe[title="Message body"]')].at(-1); return frame?.contentDocument?.body?.innerText.includes(${JSON.stringify(text)}) && document.querySelector('article')?.getAttribute('aria-label')?.includes('${kind} ${number}') !== false && frame.clientHeight > 0; })()`;
      const box = await row.boundingBox();
      if (!box) throw new Error(`${kind} ${number} is not on the page`);
      values.push(await took(page, shown, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)));
      await page.keyboard.press('Escape');
      await list.click();
      await row.waitFor();
      await page.mouse.move(0, 0);
    }
    timings.push(timingOf(kind === 'small' ? 'click to body, small mail' : 'click to body, HTML of 150 KB', values.slice(1)));
  }

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
  const editors = `document.querySelectorAll('form [contenteditable=true]').length`;
  for (let run = 0; run < runs; run += 1) {
    await list.click();
    const before = (await page.evaluate(editors)) as number;
    compose.push(
      await took(page, `${editors} > ${before} && document.activeElement?.closest('form')`, () =>
        page.getByRole('button', { name: 'Compose', exact: true }).first().click(),
      ),
    );
  }
  timings.push(timingOf('compose takes input', compose));

  await page.getByRole('textbox', { name: 'Body' }).click();
  const keys: number[] = [];
  for (let run = 0; run < 60; run += 1) {
    const length = ((await page.getByRole('textbox', { name: 'Body' }).textContent()) ?? '').trim().length;
    keys.push(
      await took(
        page,
        `document.activeElement.closest('[contenteditable=true]').textContent.trim().length !== ${length}`,
        () => page.keyboard.press('x'),
        'keydown',
      ),
    );
  }
  timings.push(timingOf('key to paint', keys));
  timings.push(timingOf('longest task of all this', [await page.evaluate(() => window.benchLongest)]));
  await context.close();
  return timings;
}
