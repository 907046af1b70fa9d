import { expect, type Locator, type Page, test } from '@playwright/test';
import { deliver, letter, logIn, makeUser, openMail, rowOf } from './jinshu.ts';

const name = `widths.${Date.now()}`;
const subject = 'The whole offer of this autumn, with prices, dates and everything else that may be said of it in one line';
const file = (index: number) =>
  `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="Minutes of the meeting ${index}.bin"\r\n\r\nx\r\n`;
const html = `<table width="100%" bgcolor="#f4f4f7"><tr><td align="center"><table width="620"><tr><td style="padding:20px">Offer<br><img id="box" src="https://shop.example/a.png" width="300" height="100" alt="Our shop"></td></tr></table></td></tr></table>${'<p>More of it.</p>'.repeat(40)}`;

async function show(page: Page, width: number): Promise<Locator> {
  await logIn(page, name);
  await openMail(page, 'The whole offer');
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  const article = page.getByRole('article');
  await expect(letter(page).getByText('Offer')).toBeVisible();
  await expect(article.getByRole('region', { name: 'Quick reply' })).toBeVisible();
  return article;
}

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };

test.beforeAll(async () => {
  const to = await makeUser(name);
  const raw = `From: Shop <news@shop.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nDate: Mon, 23 Nov 2026 09:00:00 +0800\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n${Array.from({ length: 12 }, (_, index) => file(index + 1)).join('')}--b--\r\n`;
  expect(await deliver(to, raw)).toBe(250);
});

test('RED-01 RED-48 a letter on a phone: bar and sheet, a short head, three files, and a design as wide as the screen', async ({
  page,
}) => {
  const article = await show(page, 390);
  const bar = page.getByRole('toolbar', { name: 'Reading actions' });
  for (const button of await bar.getByRole('button').all()) {
    const { x, width, height } = await boxOf(button);
    expect([x >= 0, x + width <= 390, width >= 44, height >= 44]).toEqual([true, true, true, true]);
  }
  expect((await boxOf(article.locator('header').first())).height).toBeLessThanOrEqual(160);
  await expect(article.getByRole('listitem')).toHaveCount(3);
  await article.getByRole('button', { name: 'and 9 more' }).click();
  await expect(article.getByRole('listitem')).toHaveCount(12);
  const scrolls = await letter(page)
    .locator('html')
    .evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(scrolls).toBeLessThanOrEqual(1);
  // The frame is exactly as high as the message.
  const spare = await letter(page)
    .locator('html')
    .evaluate((root) => (window.frameElement ?? root).clientHeight - root.getBoundingClientRect().height);
  expect(Math.abs(spare)).toBeLessThan(24);
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reading actions' });
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const button of await sheet.getByRole('button').all()) expect((await boxOf(button)).height).toBeGreaterThanOrEqual(32);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

for (const width of [700, 820, 1023]) {
  test(`RED-35 at ${width} the subject has room and every file is read whole`, async ({ page }) => {
    const article = await show(page, width);
    expect((await boxOf(article.getByRole('heading', { level: 1 }))).width).toBeGreaterThanOrEqual(240);
    const cut = await article
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards
          .filter((card) =>
            [...card.querySelectorAll('bdi')].some((words) => words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0),
          )
          .map((card) => card.textContent),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('RED-48 head, files, letter and reply have one measure in the middle, and the reply stays in sight', async ({ page }) => {
  const article = await show(page, 1440);
  const parts = [
    article.locator('header').first(),
    article.getByRole('region', { name: /12/ }),
    article.locator('iframe'),
    article.getByRole('region', { name: 'Quick reply' }),
  ];
  const edges = await Promise.all(parts.map(async (part) => (({ x, width }) => [Math.round(x), Math.round(x + width)])(await boxOf(part))));
  expect(new Set(edges.map(String)).size).toBe(1);
  const panel = await boxOf(page.getByRole('tabpanel').filter({ has: article }));
  const [left = 0, right = 0] = edges[0] ?? [];
  expect(Math.abs(left - panel.x - (panel.x + panel.width - right))).toBeLessThan(24);
  const reply = await boxOf(parts[3] as Locator);
  expect(reply.y + reply.height).toBeLessThanOrEqual(900);

  // The banner is above the rule, and the rule is above the message. The box of an image that isn't loaded yet keeps its size.
  const banner = await boxOf(article.getByRole('button', { name: /Show remote images/ }));
  expect(banner.y + banner.height).toBeLessThan((await boxOf(article.locator('iframe'))).y - 20);
  const { width, height } = await letter(page)
    .locator('#box')
    .evaluate((picture) => picture.getBoundingClientRect().toJSON());
  expect([width, height]).toEqual([300, 100]);
});

test('LAY-24 LAY-28 the line beside the list is where it was left after a reload, and a narrow window shows the list alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, name);
  await page.getByRole('treeitem', { name: /Inbox/ }).click();
  await page.getByRole('button', { name: 'Reading pane' }).click();
  await page.getByRole('menuitemradio', { name: 'Right of the list' }).click();
  await rowOf(page, 'The whole offer').click();
  await expect(letter(page).getByText('Offer')).toBeVisible();
  const line = page.getByRole('separator', { name: 'Messages' });
  await line.focus();
  const before = Number(await line.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  const left = (await line.getAttribute('aria-valuenow')) ?? '';
  await page.reload();
  await expect(letter(page).getByText('Offer')).toBeVisible();
  await expect(line).toHaveAttribute('aria-valuenow', left);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(line).toHaveCount(0);
  await expect(rowOf(page, 'The whole offer')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
