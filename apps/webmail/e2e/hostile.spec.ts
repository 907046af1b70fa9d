import { createServer, type Server } from 'node:net';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/lib/chromium.ts';
import { type HostileVariant, hostileVariants } from './hostileVariants.ts';
import { deliver, letter, list, logIn, makeUser, rows, server } from './jinshu.ts';

/** List order: newest first. */
const variants = hostileVariants('').reverse();
const chunk = 20;

test.describe.configure({ timeout: 300_000 });

let canary: Server;
let browser: Browser;
let page: Page;
let title: string;
/** First bytes of each connection to the canary. */
const knocks: string[] = [];
/** Output of scripts in messages, and requests that left the product. */
const harm: string[] = [];

const mailOf = ({ id, what, html }: HostileVariant) =>
  [
    `From: Mallory <mallory@outside.example>`,
    `Subject: ${id} ${what}`,
    `Message-ID: <${id}@outside.example>`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0800',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(html)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  canary = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => knocks.push(data.toString('latin1').split('\r\n', 1)[0] ?? ''));
    socket.setTimeout(2_000, () => {
      knocks.push('a connection');
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const { port } = canary.address() as { port: number };
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Every host name that a message uses resolves to the canary.
    args: [...chromiumArgs, `--host-resolver-rules=MAP *.leak.test 127.0.0.1:${port}`],
  });
  const address = await makeUser(`hostile.${Date.now()}`);
  for (const variant of variants.toReversed()) expect(await deliver(address, mailOf(variant)), variant.what).toBe(250);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  context.on('page', (other) => void harm.push(`a window ${other.url()}`));
  page = await context.newPage();
  harm.length = 0;
  page.on('console', (message) => message.text().includes('PWNED') && harm.push(message.text()));
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:data|blob):/.test(url) || url === 'about:srcdoc') return;
    if (!url.startsWith(`${server.url}/`) || url.includes('__probe__')) harm.push(`request ${url}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(server.url) && !/^about:(?:srcdoc|blank)$/.test(frame.url())) harm.push(`navigation ${frame.url()}`);
  });
  await logIn(page, address, { url: server.url });
  await page.getByRole('button', { name: '20 per page' }).click();
  await page.getByRole('menuitemradio', { name: '100 per page' }).click();
  await expect(rows(page)).toHaveCount(Math.min(100, variants.length));
  title = await page.title();
});

test.afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => canary?.close(resolve));
});

/** Returns whether the controls around a message are still on top at their center, and whether the message stays within its frame. */
const lookAround = () =>
  page.evaluate(() => {
    const isOnTop = (element: Element | null | undefined) => {
      if (!element) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && element.contains(top);
    };
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Message body"]');
    const box = frame?.getBoundingClientRect();
    return {
      isTreeOnTop: isOnTop(document.querySelector('[role="tree"], [role="treegrid"]')?.querySelector('[role="treeitem"], [role="row"]')),
      areTabsOnTop: isOnTop(document.querySelector('[role="tablist"][aria-label="Open tabs"] [role="tab"]')),
      isWithin: box !== undefined && box.left >= 0 && box.right <= innerWidth + 1 && box.height <= 100_001,
      isPageStill: document.documentElement.scrollWidth <= innerWidth,
      isPwned: '__pwned' in window,
      isFrameHostile: Boolean(
        frame?.contentDocument?.querySelector(
          'script,iframe,object,embed,form,input,button,svg,math,link,base:not([target="_blank"]),dialog,video,audio',
        ),
      ),
    };
  });

const around = { isTreeOnTop: true, areTabsOnTop: true, isWithin: true, isPageStill: true, isPwned: false, isFrameHostile: false };

for (let start = 0; start < variants.length; start += chunk) {
  const part = variants.slice(start, start + chunk);
  test(`RED-48 hostile letters ${start + 1} to ${start + part.length}: nothing runs, calls, covers or leads away, before consent and after`, async () => {
    for (const variant of part) {
      await test.step(`${variant.id} ${variant.what}`, async () => {
        const row = list(page)
          .locator('[role="row"][data-key]', { hasText: `${variant.id} ` })
          .first();
        if (!(await row.isVisible())) await page.getByRole('button', { name: 'Next page' }).click();
        await row.click();
        await expect(page.getByRole('article')).toBeVisible();
        await expect(letter(page).getByText(`${variant.marker} begins`).first()).toBeVisible();
        const say = `${variant.id} ${variant.what}`;
        expect.soft(await lookAround(), say).toEqual(around);
        const consent = page.getByRole('button', { name: 'Show remote images' });
        if (await consent.isVisible()) {
          await consent.click();
          await expect(consent).toBeHidden();
          await expect(letter(page).getByText(`${variant.marker} begins`).first()).toBeVisible();
          expect.soft(await lookAround(), `${say}, after consent`).toEqual(around);
        }
        expect.soft(harm, say).toEqual([]);
        expect.soft(knocks, say).toEqual([]);
        expect.soft(await page.title(), say).toBe(title);
        harm.length = 0;
        knocks.length = 0;
        await page.getByRole('button', { name: 'Close all' }).click();
        await expect(list(page)).toBeVisible();
      });
    }
  });
}

const wire = (subject: string, type: string, body: string) =>
  `From: Ida <ida@outside.example>\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Microseconds that the processor spent on it. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest piece of work of a page, which is as long as it cannot answer, in time of the processor: what else the machine does does not count. */
function longestTask(recording: Buffer): number {
  const { traceEvents } = JSON.parse(recording.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.name === 'RunTask' && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the browser recorded nothing of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

test('RED-48 RED-35 a letter of 5 MB and one of 10,000 parts open, and the page answers at once', async () => {
  const address = await makeUser(`heavy.${Date.now()}`);
  const cell =
    '<tr><td style="padding:4px">第三季度预算</td><td><b>Budget</b> <a href="https://x.example/">of the third quarter</a></td></tr>\r\n';
  const letterOf5Mb = `<p>MARK-large begins</p><table>${cell.repeat(Math.ceil(5_000_000 / Buffer.byteLength(cell)))}</table>`;
  const parts = Array.from({ length: 10_000 }, (_, index) => `--b\r\nContent-Type: image/png; name="${index}.png"\r\n\r\nx\r\n`).join('');
  expect(await deliver(address, wire('Large letter', 'text/html; charset=utf-8', letterOf5Mb))).toBe(250);
  expect(
    await deliver(
      address,
      wire('Many parts', 'multipart/mixed; boundary=b', `--b\r\nContent-Type: text/plain\r\n\r\nMARK-parts begins\r\n${parts}--b--`),
    ),
  ).toBe(250);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await logIn(first, address, { url: server.url });
  await first.close();
  for (const [subject, marker] of [
    ['Large letter', 'MARK-large begins'],
    ['Many parts', 'MARK-parts begins'],
  ] as const) {
    let longest = Number.POSITIVE_INFINITY;
    // What else the machine does may hold up one opening, but not each of them.
    await expect(async () => {
      // Use a new window: the message isn't loaded yet, and no tab is open.
      const other = await context.newPage();
      await other.goto(`${server.url}/mailbox/innerbox/INBOX`);
      await expect(list(other)).toBeVisible();
      await browser.startTracing(other, { categories: ['disabled-by-default-devtools.timeline'] });
      const start = performance.now();
      await rows(other).filter({ hasText: subject }).first().click();
      const words = letter(other).getByText(marker).first();
      const took = await expect(words)
        .toBeVisible({ timeout: 20_000 })
        .then(() => performance.now() - start)
        .finally(async () => {
          longest = longestTask(await browser.stopTracing());
        });
      await other.close();
      expect(took, `${subject}: time to its words`).toBeLessThan(5_000);
    }).toPass({ timeout: 120_000 });
    expect.soft(longest, `${subject}: longest time without an answer`).toBeLessThan(1_000);
  }
  await context.close();
});
