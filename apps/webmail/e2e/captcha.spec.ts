import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runJinshu, startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { type OpenDb, openDb } from '../../server/src/platform/db/db.ts';
import { startEmbedded } from '../../server/src/platform/db/embedded.ts';
import { addressOf, home, loginFields, password, pickLanguage } from './jinshu.ts';

test.describe.configure({ mode: 'serial' });

let place: string;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let own: TestServer;
let database: OpenDb;

test.beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  own = await startTestServer(path.join(place, 'data'), { JINSHU_CAPTCHA: 'slide' });
  const attached = await startEmbedded({ dataDir: own.dataDir, log });
  // Only read the database: the server keeps running it.
  await attached.stop();
  database = openDb(attached.connection, log);
});

test.afterAll(async () => {
  await database?.close();
  await own?.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Opens the login page and returns a function that reads the correct position of the captcha piece. */
async function openLogin(page: Page): Promise<() => Promise<number>> {
  let id = '';
  page.on('response', async (response) => {
    if (!response.url().includes('/core/login-before/') || !response.ok()) return;
    const { captcha } = (await response.json()) as { captcha?: { id: string } };
    if (captcha) id = captcha.id;
  });
  await page.goto(`${own.url}/login`);
  await pickLanguage(page, 'en');
  await expect(page.getByRole('group', { name: 'Verification' })).toBeVisible();
  return async () => {
    const find = async () =>
      id ? (await database.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirst())?.answer : undefined;
    // The page may show the next captcha before this test reads its position; the previous captcha is deleted by then.
    await expect.poll(find).toBeDefined();
    return ((await find()) as { offset: number }).offset;
  };
}

async function fillIn(page: Page, secret = password): Promise<void> {
  const fields = loginFields(page);
  await fields.account.fill(addressOf('lin.yue'));
  await fields.password.fill(secret);
}

const handle = (page: Page) => page.getByRole('slider', { name: 'Position of the piece' });

/** Drags the piece until its position is the wanted one, and lets go. */
async function dragTo(page: Page, wanted: number): Promise<void> {
  const thumb = handle(page).locator('xpath=ancestor::*[contains(@class, "react-aria") or @data-rac][1]');
  const box = (await thumb.boundingBox()) ?? (await handle(page).boundingBox());
  if (!box) throw new Error('the handle is not on the page');
  const y = box.y + box.height / 2;
  let x = box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 400; step += 1) {
    const now = Number(await handle(page).inputValue());
    if (Math.abs(now - wanted) <= 1) break;
    x += Math.abs(now - wanted) > 12 ? Math.sign(wanted - now) * 8 : Math.sign(wanted - now);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}

/** The same with a finger. */
async function swipeTo(page: Page, wanted: number): Promise<void> {
  const box = await handle(page).locator('xpath=ancestor::*[@data-rac][1]').boundingBox();
  if (!box) throw new Error('the handle is not on the page');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  let x = box.x + box.width / 2;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 0; step < 400; step += 1) {
    const now = Number(await handle(page).inputValue());
    if (Math.abs(now - wanted) <= 1) break;
    x += Math.sign(wanted - now) * (Math.abs(now - wanted) > 12 ? 8 : 1);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Solves the first of the two captchas, so that the second is shown, and returns the correct position of the second. */
async function solveFirst(page: Page, offset: () => Promise<number>): Promise<number> {
  await dragTo(page, await offset());
  await expect(page.getByText('Right. One more image.')).toBeVisible();
  return offset();
}

test('LGN-12 LGN-13 the piece is dragged to its gap with the mouse', async ({ page }) => {
  const offset = await openLogin(page);
  await fillIn(page);
  await dragTo(page, await solveFirst(page, offset));
  await expect(page.getByText('Verified')).toBeVisible();
  await loginFields(page).submit.click();
  await expect(home(page)).toBeVisible();
});

test('LGN-12 the piece is moved with the arrow keys and handed in with Enter', async ({ page }) => {
  const offset = await openLogin(page);
  await fillIn(page);
  await handle(page).focus();
  for (const told of ['Right. One more image.', 'Verified']) {
    // The second captcha takes the focus automatically.
    await expect(handle(page)).toBeFocused();
    const wanted = await offset();
    while (Number(await handle(page).inputValue()) < wanted) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(told)).toBeVisible();
  }
  await loginFields(page).password.press('Enter');
  await expect(home(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('LGN-12 the piece is dragged with a finger', async ({ page }) => {
    const offset = await openLogin(page);
    await fillIn(page);
    for (const told of ['Right. One more image.', 'Verified']) {
      await swipeTo(page, await offset());
      await expect(page.getByText(told)).toBeVisible();
    }
    await loginFields(page).submit.tap();
    await expect(page).toHaveURL(/\/mailbox/);
  });
});

test('LGN-13 a wrong place fails, says so and brings another picture', async ({ page }) => {
  const offset = await openLogin(page);
  const wanted = await offset();
  const picture = page.getByRole('img', { name: 'An image with a gap' });
  const first = await picture.getAttribute('src');
  await dragTo(page, wanted > 100 ? wanted - 60 : wanted + 60);
  await expect(page.getByText('The piece doesn’t fit. Try again.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
});

test('LGN-05 LGN-19 without a passed captcha nothing is sent, and a fresh one shows', async ({ page }) => {
  const offset = await openLogin(page);
  await offset();
  const sent: string[] = [];
  page.on('request', (request) => /\/api\/login\//.test(request.url()) && sent.push(request.url()));
  await fillIn(page);
  const picture = page.getByRole('img', { name: 'An image with a gap' });
  const first = await picture.getAttribute('src');
  await loginFields(page).submit.click();
  await expect(page.getByText('Couldn’t verify the captcha. Try again.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  expect(sent).toEqual([]);
});

test('LGN-20 after a wrong password another captcha is asked for', async ({ page }) => {
  const offset = await openLogin(page);
  await fillIn(page, 'Wrong-2026');
  await dragTo(page, await solveFirst(page, offset));
  await expect(page.getByText('Verified')).toBeVisible();
  await loginFields(page).submit.click();
  await expect(page.getByText('The account or password is incorrect.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Verification' })).toBeVisible();
  await expect(loginFields(page).account).toHaveValue(addressOf('lin.yue'));
});

/** Shows captchas of another kind, and returns a function that reads the answer kept for the one on the page. */
async function openKind(page: Page, kind: 'click' | 'text' | 'arithmetic') {
  await runJinshu(own.dataDir, 'policy', 'set', 'captcha', kind);
  let id = '';
  page.on('response', async (response) => {
    if (!response.url().includes('/core/login-before/') || !response.ok()) return;
    const { captcha } = (await response.json()) as { captcha?: { id: string; kind: string } };
    if (captcha?.kind === kind) id = captcha.id;
  });
  await expect(async () => {
    await page.goto(`${own.url}/login`);
    await expect(page.getByRole('group', { name: 'Verification' })).toBeVisible();
    expect(id).not.toBe('');
  }).toPass();
  return async <T>(): Promise<T> => {
    const find = async () => (await database.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirst())?.answer;
    await expect.poll(find).toBeDefined();
    return (await find()) as T;
  };
}

test('LGN-11 LGN-15 LGN-17 LGN-18 each other kind is solved with the keyboard and lets in', async ({ page }) => {
  await openLogin(page);

  const places = await openKind(page, 'click');
  for (const told of ['Right. One more image.', 'Verified']) {
    const area = page.getByRole('application', { name: 'Image' });
    await area.focus();
    let [x, y] = [150, 64];
    for (const place of (await places<{ places: { x: number; y: number }[] }>()).places) {
      for (; Math.abs(place.x - x) > 12; x += Math.sign(place.x - x) * 25)
        await page.keyboard.press(`Shift+Arrow${place.x > x ? 'Right' : 'Left'}`);
      for (; Math.abs(place.y - y) > 12; y += Math.sign(place.y - y) * 25)
        await page.keyboard.press(`Shift+Arrow${place.y > y ? 'Down' : 'Up'}`);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(told)).toBeVisible();
  }

  const code = await openKind(page, 'text');
  await page.getByLabel('Code in the image').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That wasn’t right. Try again.')).toBeVisible();
  await page.getByLabel('Code in the image').focus();
  await page.keyboard.type((await code<{ text: string }>()).text.toLowerCase());
  await expect(page.getByText('Verified')).toBeVisible();

  const sum = await openKind(page, 'arithmetic');
  for (const told of ['Right. One more image.', 'Verified']) {
    await page.getByLabel('Answer to the sum').focus();
    await page.keyboard.type((await sum<{ text: string }>()).text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(told)).toBeVisible();
  }
  await fillIn(page);
  await loginFields(page).password.press('Enter');
  await expect(home(page)).toBeVisible();
});
