import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { toHex } from '../../../packages/ui/src/foundation/theme/colour.ts';
import { hetangyuese } from '../../../packages/ui/src/foundation/theme/skins/hetangyuese.tokens.ts';
import { moye } from '../../../packages/ui/src/foundation/theme/skins/moye.tokens.ts';
import { xinghe } from '../../../packages/ui/src/foundation/theme/skins/xinghe.tokens.ts';
import { chromiumArgs, findChromium } from '../../../scripts/lib/chromium.ts';
import { parseMessage } from '../../server/src/mime/structure/parseMessage.ts';
import { hasCorpus, hostileMails, mimeFile, mimeMails, noCorpus, readHostile } from './corpus.ts';
import { buildHarness, serveHarness } from './harness.ts';

const skins = [moye, hetangyuese, xinghe].map(({ meta }) => meta.id);

/** Message designs with the senders' own colors. */
const designs: Record<string, string> = {
  'a newsletter': `<body bgcolor="#f4f4f7"><table width="600" bgcolor="white"><tr><td style="background:#1a73e8;color:#fff;padding:20px">Offer</td></tr>
    <tr><td style="color:#999">Pale<p style="color:#bbbbbb;font-size:11px">Paler <a href="https://a.example/" style="color:#ff9900">link</a></p></td></tr>
    <tr><td bgcolor="#ff9900"><font color="#ffffff">White on orange</font></td></tr></table></body>`,
  'colours with much say':
    '<style>p{color:#333!important}td{background:#eee!important}</style><p style="color:#111!important">a<table><td>b<b style="color:navy!important">c</b></td></table>',
  'a gradient and words cut out of it':
    '<div style="background:linear-gradient(90deg,#fff,#ccc);color:#888">a</div><h1 style="background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">b</h1>',
  'half of a colour': '<div style="background:rgba(0,0,0,.05);color:rgba(0,0,0,.5)">a<span style="opacity:.5">b</span></div>',
  'words of a system':
    '<p style="color:windowtext;background:window">a</p><p class=MsoNormal style="color:#1F497D">b</p><span style="background:yellow">c</span>',
  'a dark letter':
    '<body bgcolor="#111111" text="#eeeeee" link="#8888ff"><p>a <a href="https://a.example/">b</a></p><div style="background:#222;color:#666">c</div></body>',
  'spaces of colours':
    '<p style="color:oklch(.3 .1 30);background:color(display-p3 1 1 1)">a</p><p style="color:hsl(60 100% 50%)">b</p><p style="color:lab(50% 40 59)">c</p>',
  'a picture behind': '<div style="background:url(https://a.example/a.png);color:#ccc">a<p style="background:#fff;color:#eee">b</p></div>',
  'shadows and blending': '<p style="color:#fff;text-shadow:0 0 2px #000">a</p><p style="mix-blend-mode:difference;filter:invert(1)">b</p>',
  'a long table': `<table>${'<tr><td style="background:#fafafa">a</td><td>b</td></tr>'.repeat(5_000)}</table>`,
  'a long quote': `<p>a</p><blockquote type="cite" style="color:#aaa">${'quoted '.repeat(200)}</blockquote>`,
};

test.describe.configure({ timeout: 300_000 });

let pages: Server;
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  pages = serveHarness(
    await buildHarness('darkHarness.tsx'),
    '<main id="letter" style="width:800px"></main>',
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src 'self'",
  );
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArgs] });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'measureLetter' in window);
});

test.afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => pages?.close(resolve));
});

const measure = (letter: { html?: string; text?: string }, skin: string) =>
  page.evaluate(([given, to]) => window.measureLetter(given, to), [letter, skin] as const);

for (const skin of skins) {
  test(`RED-48 words in ${skin} can be read however their sender coloured them`, async () => {
    for (const [name, html] of Object.entries(designs)) {
      const { count, faint } = await measure({ html }, skin);
      expect.soft([name, faint, count > 0]).toEqual([name, [], true]);
    }
  });

  test(`RED-48 every word of the corpus can be read in ${skin}`, async () => {
    test.skip(!hasCorpus, noCorpus);
    const raws = [...mimeMails().map((mail) => readFileSync(mimeFile(mail))), ...hostileMails().map(readHostile)];
    let words = 0;
    for (const raw of raws) {
      const { html, text, subject } = parseMessage(raw);
      const { count, faint } = await measure(html ? { html } : { text: text ?? '' }, skin);
      expect.soft([subject, faint]).toEqual([subject, []]);
      words += count;
    }
    expect(words).toBeGreaterThan(300);
  });
}

test('RED-48 a letter without colours lies on the panel in the ink of the skin', async () => {
  for (const { meta, color } of [moye, hetangyuese, xinghe]) {
    const { ground, ink } = await measure({ text: 'a' }, meta.id);
    expect([ground, ink]).toEqual([toHex(color.surface.panel), toHex(color.text.primary)]);
  }
});
