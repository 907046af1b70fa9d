import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { deliver, logIn, makeUser, rowOf, rows } from './jinshu.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen. */
function finger(session: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => touch('touchStart', [at]),
    to: (at: Point) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}

async function middleOf(part: Locator): Promise<Point> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function openList(page: Page): Promise<ReturnType<typeof finger>> {
  const name = `touch.${Date.now()}`;
  const to = await makeUser(name);
  for (const number of [1, 2, 3]) {
    const raw = `From: Chen <chen@partner.example>\r\nTo: ${to}\r\nSubject: Letter ${number}\r\nMessage-ID: <${number}.${name}@partner.example>\r\n\r\nText ${number}`;
    expect(await deliver(to, raw)).toBe(250);
  }
  await logIn(page, name);
  await expect(rows(page)).toHaveCount(3);
  return finger(await page.context().newCDPSession(page));
}

const chosen = (page: Page) => rows(page).and(page.locator('[aria-selected="true"]'));

test('LST-20 a long press chooses a message, and taps choose more until none is chosen', async ({ page }) => {
  const { down, up } = await openList(page);
  await down(await middleOf(rowOf(page, 'Letter 1')));
  await expect(chosen(page)).toHaveCount(1);
  await up();
  await expect(rowOf(page, 'Letter 1')).toHaveAttribute('aria-selected', 'true');
  await rowOf(page, 'Letter 2').tap();
  await expect(chosen(page)).toHaveCount(2);
  await rowOf(page, 'Letter 1').tap();
  await rowOf(page, 'Letter 2').tap();
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await rowOf(page, 'Letter 2').tap();
  await expect(page.getByRole('article', { name: 'Letter 2' })).toBeVisible();
});

test('LST-26 a swipe towards the start of the line deletes a message, and Undo brings it back', async ({ page }) => {
  const { down, to, up } = await openList(page);
  const { y } = await middleOf(rowOf(page, 'Letter 3'));
  await down({ x: 300, y });
  for (let x = 280; x >= 140; x -= 20) await to({ x, y });
  await up();
  await expect(rowOf(page, 'Letter 3')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(rowOf(page, 'Letter 3')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});
