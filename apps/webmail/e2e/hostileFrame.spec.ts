import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/lib/chromium.ts';
import { buildHarness, serveHarness } from './harness.ts';
import { hostileBodies } from './hostileBodies.ts';

const bodies = hostileBodies(20_261_121);
const chunk = 100;

test.describe.configure({ timeout: 600_000 });

let canary: NetServer;
let pages: Server;
let browser: Browser;
let page: Page;
/** First bytes of each connection to the canary. */
const knocks: string[] = [];
/** Requests, windows, dialogs and words of scripts. */
const harm: string[] = [];

const listen = (server: NetServer | Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

const policy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

test.beforeAll(async () => {
  test.setTimeout(600_000);
  pages = serveHarness(
    await buildHarness('hostileHarness.tsx'),
    `<div id="around"><header id="above" style="height:40px">Above</header><aside id="beside" style="position:absolute;left:0;top:40px;width:120px;height:300px">Beside</aside></div>
<main style="margin-left:120px;height:600px;overflow:auto"><div id="letter"></div></main><footer id="below" style="height:40px">Below</footer>`,
    policy,
  );
  canary = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => knocks.push(data.toString('latin1').split('\r\n', 1)[0] ?? ''));
    socket.setTimeout(2_000, () => {
      knocks.push('a connection');
      socket.destroy();
    });
  });
  const [own, port] = [await listen(pages), await listen(canary)];
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Every host name that a message uses resolves to the canary, for any port.
    args: [...chromiumArgs, `--host-resolver-rules=MAP *.leak.test 127.0.0.1:${port}`],
  });
  const context = await browser.newContext({ viewport: { width: 1200, height: 720 } });
  context.on('page', (other) => void harm.push(`a window ${other.url()}`));
  page = await context.newPage();
  harm.length = 0;
  page.on('dialog', (dialog) => {
    harm.push(`a dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => message.text().includes('PWNED') && harm.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:data|blob):/.test(url) || url.startsWith('about:')) return;
    if (!url.startsWith(`http://127.0.0.1:${own}/`) || url.includes('__probe__')) harm.push(`a request ${url}`);
  });
  await page.goto(`http://127.0.0.1:${own}/`);
  await page.waitForFunction(() => 'tryLetter' in window);
});

test.afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => canary?.close(resolve));
  await new Promise((resolve) => pages?.close(resolve));
});

test('there are several hundred hostile bodies', () => {
  expect(bodies.length).toBeGreaterThan(600);
});

test('RED-48 what programs say to each other in a letter never swallows what it says', async () => {
  for (const html of [
    '<video controls><source src="http://film.leak.test/a.mp4"><p>MARK-x</p></video>',
    '<audio src="http://film.leak.test/a.mp3">MARK-x</audio>',
    '<xmp>MARK-x</xmp>',
    '<p>a</p><plaintext>MARK-x',
    '<form action="http://form.leak.test/"><fieldset><legend>a</legend><label>MARK-x</label><button>b</button></fieldset></form>',
    '<marquee>MARK-x</marquee><o:p></o:p>',
    '<!--[if mso]><p>a</p><![endif]--><![if !mso]><p>MARK-x</p><![endif]>',
    '<details><summary>MARK-x</summary>a</details>',
    '<center><font color=red><nobr>MARK-x</nobr></font></center>',
    `${'<div>'.repeat(5_000)}MARK-x`,
  ]) {
    const { faults } = await page.evaluate(([body, mark]) => window.tryLetter(body, mark), [`<p>begins</p>${html}`, 'MARK-x'] as const);
    expect.soft(faults, html).toEqual([]);
    expect.soft([...harm, ...knocks], html).toEqual([]);
  }
});

test('RED-48 a style sheet of a letter cannot hide the letter', async () => {
  const hiding = [
    '*{display:none!important}',
    'body>*{visibility:hidden}',
    'div,p{opacity:0}',
    '#all{max-height:0;overflow:hidden}p{font-size:0}',
    'p{content-visibility:hidden;height:0;overflow:hidden;font-size:1px}',
    '@media all{div{display:none}}',
    'p{color:#fff}*{background:#fff}',
    'p{color:#123456}div{background:rgb(18 52 86)}',
    '*{color:transparent!important}',
    'div{opacity:.01}',
    'p{color:rgb(0 0 0/.02)}',
  ];
  const seen = [];
  for (const css of [...hiding, 'p{color:red}']) {
    seen.push(
      await page.evaluate(
        async ([sheet]) => {
          await window.showLetter(`<style>${sheet}</style><div id=all><p>What is said in it</p></div>`);
          const inside = document.querySelector('iframe')?.contentDocument;
          const words = inside?.querySelector('p') as HTMLElement;
          const { width, height, right } = words.getBoundingClientRect();
          const isShown =
            words.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 50 && height > 10 && right > 0;
          return { sheet, isShown, hasSheet: inside?.querySelector('body style') !== null };
        },
        [css] as const,
      ),
    );
  }
  expect(seen).toEqual([
    ...hiding.map((sheet) => ({ sheet, isShown: true, hasSheet: false })),
    { sheet: 'p{color:red}', isShown: true, hasSheet: true },
  ]);
});

for (let start = 0; start < bodies.length; start += chunk) {
  const part = bodies.slice(start, start + chunk);
  test(`RED-48 hostile bodies ${start + 1} to ${start + part.length}: nothing runs, calls, covers or hides`, async () => {
    for (const [index, { what, html }] of part.entries()) {
      const marker = `MARK-${start + index}`;
      const { faults, took } = await page.evaluate(([body, mark]) => window.tryLetter(body, mark), [
        `<p>${marker} begins</p>${html}`,
        marker,
      ] as const);
      expect.soft(faults, what).toEqual([]);
      // None hangs, on a busy machine neither.
      expect.soft(took, `${what}, time`).toBeLessThan(20_000);
      expect.soft([...harm, ...knocks], what).toEqual([]);
      harm.length = 0;
      knocks.length = 0;
    }
  });
}
