import { createServer, type Server } from 'node:http';
import { deflateSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makePdf } from '../../server/src/testing/documents.ts';
import { dot, makeSlides, makeWordFile, makeWorkbook } from '../../server/src/testing/officeFiles.ts';
import { deliver, logIn, makeUser, openMail } from './jinshu.ts';

const canaryPort = 9418;
const canary = `http://127.0.0.1:${canaryPort}/leak`;
const pwn = 'parent.document.title="PWNED";top.reportPwned("script");fetch("/leak")';
const hostilePage = `<meta http-equiv="refresh" content="0;url=${canary}?refresh"><script>${pwn}</script><img src=x onerror='${pwn}'>
<img src="${canary}?img"><link rel=stylesheet href="${canary}?css"><style>@import "${canary}?import"; body{background:url(${canary}?bg)}</style>
<iframe src="${canary}?frame"></iframe><iframe srcdoc="<script>${pwn}</script>"></iframe><form action="${canary}?form"><input name=a><button>按我</button></form>
<a id=away href="${canary}?link">点我</a><svg onload='${pwn}'></svg><object data="${canary}?object"></object><link rel=preconnect href="http://127.0.0.1:${canaryPort}"><iframe srcdoc="&lt;link rel=preconnect href='http://127.0.0.1:${canaryPort}'>"></iframe><p>可以读的字</p>`;
const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="200" onload='${pwn}'>
<script>${pwn}</script><image xlink:href="${canary}?svg" width="9" height="9"/><foreignObject><iframe src="${canary}?fo"/></foreignObject>
<rect width="300" height="200" fill="#3366cc"/></svg>`;
/** File of a few kilobytes that expands to gigabytes when its filters are decoded. */
const bomb = () =>
  Buffer.from(
    makePdf(['x'], { content: deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024, 'x'), { level: 9 }), { level: 9 }) })
      .toString('latin1')
      .replace('/Filter /FlateDecode ', '/Filter [/FlateDecode /FlateDecode] '),
    'latin1',
  );

const files: readonly (readonly [name: string, content: () => Promise<Buffer> | Buffer])[] = [
  ['合同.pdf', () => makePdf(['第一页\n验收方案', '第二页', '第三页'])],
  ['现场.png', () => dot],
  ['总则.docx', () => makeWordFile('总则')],
  [
    '报价.xlsx',
    () =>
      makeWorkbook(
        {
          报价: [
            ['名称', '单价'],
            ['阀门', 12.5],
          ],
          第二张: [['x']],
        },
        'xlsx',
      ),
  ],
  ['旧表.xls', () => makeWorkbook({ 旧表: [['旧的', 1]] }, 'biff8')],
  ['幻灯.pptx', () => makeSlides('开场', '结尾')],
  ['说明.txt', () => Buffer.from('cbb5c3f7d6d0cec4', 'hex')],
  ['名单.csv', () => Buffer.from('姓名,部门\n林月,研究院\n')],
  ['README.md', () => Buffer.from(`# 标题\n\n<script>${pwn}</script>\n\n![p](${canary}?md)`)],
  ['配置.xml', () => Buffer.from('<?xml version="1.0"?><a><b>1</b></a>')],
  ['恶意.html', () => Buffer.from(hostilePage)],
  ['恶意.svg', () => Buffer.from(hostileDrawing)],
  ['恶意.pdf', () => Buffer.from(`<html><script>${pwn}</script></html>`)],
  ['恶意.png', () => Buffer.from(`<svg onload='${pwn}'/>`)],
  ['坏.docx', () => Buffer.from('PK\u0003\u0004 broken')],
  ['程序.exe', () => Buffer.from('MZ')],
];

async function mailOf(to: string, subject: string, attached: typeof files): Promise<string> {
  const parts = await Promise.all(
    attached.map(async ([name, content]) => {
      const encoded = encodeURIComponent(name);
      return `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename*=UTF-8''${encoded}\r\nContent-Transfer-Encoding: base64\r\n\r\n${((await content()).toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')}\r\n`;
    }),
  );
  return `From: <zhou@partner.example>\r\nTo: <${to}>\r\nSubject: ${subject}\r\nMessage-ID: <${Date.now()}.${Math.random()}@partner.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nfiles\r\n${parts.join('')}--b--\r\n`;
}

let server: Server;
let context: BrowserContext;
let page: Page;
const leaks: string[] = [];
const pwned: string[] = [];
const violations: string[] = [];

test.describe.configure({ timeout: 120_000 });

test.beforeAll(async ({ browser }) => {
  server = createServer((request, response) => {
    leaks.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('leaked');
  });
  // Count connections too: a preconnect sends no request yet.
  server.on('connection', () => leaks.push('a connection'));
  await new Promise<void>((resolve) => server.listen(canaryPort, '127.0.0.1', resolve));
  const address = await makeUser(`preview.${Date.now()}.${test.info().workerIndex}`);
  expect(await deliver(address, await mailOf(address, 'With files', files))).toBe(250);
  expect(await deliver(address, await mailOf(address, 'A bomb', [['炸弹.pdf', bomb]]))).toBe(250);
  expect(await deliver(address, await mailOf(address, 'Too large', [['大.txt', () => Buffer.alloc(10_485_761, 'x')]]))).toBe(250);
  context = await browser.newContext();
  await context.exposeBinding('reportPwned', (_source, what: string) => {
    pwned.push(what);
  });
  page = await context.newPage();
  await logIn(page, address);
});
test.afterAll(async () => {
  await context?.close();
  await new Promise((resolve) => server?.close(resolve));
});

/** Opens the preview of a file in its window. */
async function preview(name: string): Promise<Page> {
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: `Preview ${name}` }).dispatchEvent('click');
  const shown = await opening;
  shown.on('console', (message) => /violates|Content Security Policy/.test(message.text()) && violations.push(message.text()));
  await expect(shown.getByRole('dialog', { name })).toBeVisible();
  return shown;
}

test('VIE-03 RED-36 opens in a window of its own from the sheet of a file, with the keyboard alone', async () => {
  await openMail(page, 'With files');
  await expect(page.getByText('16 attachments')).toBeVisible();
  const name = page.getByRole('button', { name: /^总则\.docx/ });
  await name.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '总则.docx' });
  await expect(sheet).toBeVisible();
  expect(Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(220);
  const opening = context.waitForEvent('page');
  await sheet.getByRole('button', { name: 'Preview' }).press('Enter');
  const shown = await opening;
  await expect(shown.frameLocator('iframe[title="总则.docx"]').getByText('总则')).toBeVisible();
  await expect(shown.getByText(/With files/)).toBeVisible();
  expect(new URL(shown.url()).searchParams.get('suffix')).toBe('docx');
  expect(await shown.evaluate(() => window.opener)).toBeNull();
  await shown.keyboard.press('PageDown');
  await expect(shown.getByRole('dialog', { name: '报价.xlsx' })).toBeVisible();
  // The window may close before the key is released.
  await Promise.all([shown.waitForEvent('close'), shown.keyboard.down('Escape').catch(() => undefined)]);
});

test('VIE-07 shows every kind as what it is', async () => {
  const pdf = await preview('合同.pdf');
  // The text is rendered and can be selected, although its font isn't in the file.
  await expect(pdf.getByText('验收方案')).toBeAttached({ timeout: 20_000 });
  await expect(pdf.getByRole('article')).toHaveCount(3);
  const isDrawn = () =>
    pdf
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
        return data.some((value, index) => index % 4 === 3 && value > 0 && (data[index - 1] ?? 255) < 128);
      });
  await expect.poll(isDrawn).toBe(true);
  await pdf.close();

  const picture = await preview('现场.png');
  await expect.poll(() => picture.getByRole('img', { name: '现场.png' }).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await picture.close();

  const table = await preview('报价.xlsx');
  await expect(table.getByRole('cell', { name: '12.5' })).toBeVisible();
  await table.getByRole('tab', { name: '第二张' }).click();
  await expect(table.getByRole('cell', { name: 'x', exact: true })).toBeVisible();
  await table.close();

  for (const [name, words] of [
    ['旧表.xls', '旧的'],
    ['说明.txt', '说明中文'],
    ['名单.csv', '研究院'],
    ['README.md', '# 标题'],
    ['配置.xml', '  <b>1</b>'],
  ] as const) {
    const text = await preview(name);
    await expect(text.getByText(words, { exact: false }).first(), name).toBeVisible();
    if (name === 'README.md') {
      await text.getByRole('button', { name: 'Show formatted' }).click();
      await expect(text.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { name: '标题' })).toBeVisible();
    }
    await text.close();
  }
  const slides = await preview('幻灯.pptx');
  await expect(slides.frameLocator('iframe[title="幻灯.pptx"]').getByRole('heading', { name: '开场' })).toBeVisible();
  await slides.close();
});

test('VIE-07 VIE-06 lets nothing of a hostile file run, load or lead away', async () => {
  await expect(page.getByRole('button', { name: 'Preview 程序.exe' })).toHaveCount(0);
  const shown = await preview('恶意.html');
  const frame = shown.frameLocator('iframe[title="恶意.html"]');
  await expect(frame.getByText('可以读的字')).toBeVisible();
  await frame.getByText('点我').click();
  await frame.getByText('按我').click();
  await expect(frame.getByText('可以读的字')).toBeVisible();
  expect(new URL(shown.url()).pathname).toBe('/preview/');
  expect(await shown.title()).toBe('恶意.html');
  await shown.close();

  const drawing = await preview('恶意.svg');
  await expect.poll(() => drawing.getByRole('img', { name: '恶意.svg' }).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  // As a page of its own it runs nothing either.
  await drawing.goto(await drawing.getByRole('img', { name: '恶意.svg' }).evaluate((img: HTMLImageElement) => img.src));
  await drawing.close();

  for (const name of ['恶意.pdf', '恶意.png', '坏.docx']) {
    const broken = await preview(name);
    await expect(broken.getByText('This file is damaged, or isn’t the type its name says.'), name).toBeVisible();
    await broken.close();
  }
  expect([leaks, pwned]).toEqual([[], []]);
});

test('VIE-05 ERR-31 refuses a large file, and a bomb of a PDF harms nobody', async () => {
  await page.getByRole('button', { name: 'Close tab' }).first().click();
  await openMail(page, 'Too large');
  await page.getByRole('button', { name: 'Preview 大.txt' }).dispatchEvent('click');
  await expect(page.getByText('The attachment is too large to preview.')).toBeVisible();
  await page.getByRole('button', { name: 'Close tab' }).first().click();

  await openMail(page, 'A bomb');
  const shown = await preview('炸弹.pdf');
  await shown.close();
  // The mail window isn't affected.
  await expect(page.getByRole('article', { name: 'A bomb' })).toBeVisible();
});

test('RED-39 ATT-44 ERR-57 puts a file into the file centre', async () => {
  await page.getByRole('button', { name: 'Save to file centre 炸弹.pdf' }).dispatchEvent('click');
  await expect(page.getByText('Saved')).toBeVisible();
});

test('RTE-14 opens from the hash address as well, on a phone', async () => {
  await page.getByRole('button', { name: 'Close tab' }).first().click();
  await openMail(page, 'With files');
  const shown = await preview('总则.docx');
  const { search } = new URL(shown.url());
  await shown.setViewportSize({ width: 390, height: 844 });
  await shown.goto('about:blank');
  await shown.goto(`/#/preview/${search}`);
  await expect(shown.frameLocator('iframe[title="总则.docx"]').getByText('总则')).toBeVisible();
  await shown.close();
  // The policy of the page is kept by all that it shows.
  expect(violations.filter((text) => !/sandboxed|127\.0\.0\.1|srcdoc|inline/.test(text))).toEqual([]);
});
