import type { Browser, BrowserContext, Page } from 'playwright';

/** The rows of a list. */
export const rows = '[role=grid] [role=row][data-key]';

declare global {
  interface Window {
    /** From the next trusted input to the frame that shows what the condition waits for. */
    benchUntil(condition: () => boolean, input: 'pointerdown' | 'keydown'): void;
    benchTook: Promise<number>;
    benchLongest: number;
    /** Starts watching for long tasks. Returns a function that stops it and returns the longest time the page was blocked. */
    benchHeldUp(): () => number;
    benchEnd?: () => number;
    /** Time at which the login form accepted input. */
    benchLogin?: number;
  }
}

/** Runs in the page before its own scripts: gives it what `took` needs. */
export function prepare(): void {
  // The language of the account, so that no other is loaded first.
  localStorage.setItem('jinshu.language', 'en');
  performance.setResourceTimingBufferSize(5_000);
  window.benchLongest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchLongest = Math.max(window.benchLongest, duration);
  }).observe({ type: 'longtask', buffered: true });
  window.benchHeldUp = () => {
    window.benchLongest = 0;
    let [last, most, isOver] = [performance.now(), 0, false];
    const tick = () => {
      const now = performance.now();
      // Browsers delay nested timers by at least four milliseconds.
      most = Math.max(most, now - last - 4);
      last = now;
      if (!isOver) setTimeout(tick);
    };
    tick();
    return () => {
      isOver = true;
      // Between two ticks there may have been several tasks; the browser tells of each that took fifty milliseconds or more.
      return window.benchLongest || Math.min(most, 49);
    };
  };
  const lookForLogin = () => {
    if (document.querySelector('form input:not([disabled])')) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchLogin = performance.now();
      };
      port2.postMessage(null);
    } else if (performance.now() < 20_000) requestAnimationFrame(lookForLogin);
  };
  // A story has none, and a search through its thousand rows in each frame would be measured along.
  if (!location.pathname.endsWith('/iframe.html')) requestAnimationFrame(lookForLogin);
  window.benchUntil = (condition, input) => {
    window.benchTook = new Promise((resolve, reject) => {
      let start: number | undefined;
      setTimeout(() => reject(new Error(`what was waited for did not come: ${condition}`)), 60_000);
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
  await page.evaluate(`window.benchUntil(function () { return Boolean(${condition}); }, ${JSON.stringify(input)})`);
  await act();
  return page.evaluate(() => window.benchTook);
}

/** Logs in on the login page. Returns the time from the click to the first row. */
export async function logIn(page: Page, url: string, account: string, password: string): Promise<number> {
  const [prepared] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/login-before/')),
    page.goto(`${url}/login`),
  ]);
  await prepared.finished();
  await page.locator('form input').first().fill(account);
  await page.locator('form input[type=password]').fill(password);
  return took(page, `document.querySelector('${rows}')`, () => page.locator('form [type=submit]').click());
}

/** A table of about so many bytes of HTML. */
export const html = (bytes: number, title = '报表') => {
  const row =
    '<tr><td style="padding:4px;border:1px solid #ccc">第三季度预算</td><td><b>Budget</b> of the third quarter, as agreed</td><td>1,024.00</td></tr>';
  return `<html><body><h1>${title}</h1><table>${row.repeat(Math.ceil(bytes / Buffer.byteLength(row)))}</table></body></html>`;
};

/** Returns a message from an outside sender. */
export const mail = (to: string, subject: string, type: string, body: string) =>
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

/** Server and user of a browser benchmark. */
export interface BrowserBench {
  url: string;
  smtpPort: number;
  account: string;
  password: string;
  runs: number;
}

/** A fresh browser, and its first page with the list. */
export async function openList(
  browser: Browser,
  { url, account, password }: BrowserBench,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  await logIn(page, url, account, password);
  await page.waitForLoadState('networkidle');
  return { context, page };
}

/** The tab of the list. */
export const listTab = (page: Page) => page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab').first();
