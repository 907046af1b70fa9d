import { expect, type Locator, test } from '@playwright/test';
import { runJinshu } from '../../../scripts/lib/testServer.ts';
import {
  addressOf,
  beginMail,
  deliver,
  letter,
  list,
  logIn,
  makeUser,
  openMail,
  outsideMails,
  rowOf,
  send,
  server,
  write,
} from './jinshu.ts';
import { plainMail } from './smtp.ts';

/** Four pixels. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';

const pastePicture = (editor: Locator) =>
  editor.evaluate((target, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'sketch.png', { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, picture);

test('CMP-19 a letter that is sent before a pasted picture is there waits for it, and stays when the picture does not come', async ({
  page,
}) => {
  test.slow();
  const sender = `waiter.${process.pid}.${Date.now() % 100_000}`;
  await makeReader(sender);
  await logIn(page, sender);
  const form = await beginMail(page);
  await write(form, { to: ['chen.wei@jinshu.example'], subject: '图还在路上', body: '见图：' });
  const editor = form.getByRole('textbox', { name: 'Body' });
  let answer = (_: boolean): void => undefined;
  await page.route(/upload-img/, async (route) => {
    const isThere = await new Promise<boolean>((resolve) => (answer = resolve));
    await (isThere ? route.continue() : route.fulfill({ status: 500, json: {} }));
  });
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/mail/message/sent/') && sent.push(request.postDataJSON().html_text));
  const sendBefore = async (isThere: boolean) => {
    const asked = page.waitForRequest(/upload-img/);
    await pastePicture(editor);
    await asked;
    await editor.press('Control+Enter');
    await expect(form.getByRole('status').filter({ hasText: 'Sending' })).toBeVisible();
    expect(sent).toEqual([]);
    answer(isThere);
  };
  await sendBefore(false);
  await expect(page.getByRole('alert').getByText(/\S/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  expect(sent).toEqual([]);
  await sendBefore(true);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(sent).toEqual([expect.stringContaining('<img')]);
});

test('CMP-19 CMP-21 ATT a picture that is pasted into a letter goes along and shows where it arrives', async ({ page, browser }) => {
  test.slow();
  const stamp = `${process.pid}.${Date.now() % 100_000}`;
  const [sender, reader] = [`painter.${stamp}`, `viewer.${stamp}`];
  await Promise.all([makeReader(sender), makeReader(reader)]);
  const subject = `效果图 ${stamp}`;
  await logIn(page, sender);
  const form = await beginMail(page);
  await write(form, { to: [addressOf(reader), 'ida@outside.example'], subject, body: '见图：' });
  const editor = form.getByRole('textbox', { name: 'Body' });
  await pastePicture(editor);
  await expect(editor.locator('img[src]')).toHaveCount(1);
  await send(form);

  const other = await browser.newContext();
  const viewer = await other.newPage();
  await logIn(viewer, reader);
  await expect(rowOf(viewer, subject)).toBeVisible({ timeout: 15_000 });
  await openMail(viewer, subject);
  const shown = letter(viewer).locator('img[src]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  // The image is in the text and isn't listed as an attachment.
  await expect(viewer.getByRole('link', { name: /^Download / })).toHaveCount(0);
  await other.close();

  const mine = () => outsideMails().find(({ mailFrom }) => mailFrom === addressOf(sender));
  await expect.poll(mine).toBeDefined();
  const raw = mine()?.raw ?? '';
  const cid = /^Content-ID: <([^>]+)>$/im.exec(raw)?.[1] ?? 'none';
  expect(raw).toMatch(/^Content-Disposition: inline/im);
  expect(raw).toMatch(/^Content-Type: image\/png/im);
  const plain = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const html = /Content-Transfer-Encoding: base64/i.test(raw) ? `${plain}${decodedParts(raw)}` : plain;
  expect(html).toContain(`cid:${cid}`);
});

test('CMP-08 CMP-36 CMP-39 CMP-43 in security mode a level is asked for, up to one’s own, and goes along', async ({ page }) => {
  test.slow();
  const name = `secret.${process.pid}.${Date.now() % 100_000}`;
  await makeReader(name);
  await runJinshu(server.dataDir, 'user', 'levels', addressOf(name), '--mail', 'secret');
  await logIn(page, name);
  const form = await beginMail(page);
  await write(form, { to: [addressOf(name)], subject: '内部资料', body: '请勿外传。' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Choose a secrecy level for the message.').first()).toBeVisible();
  await form.getByRole('button', { name: /Secrecy level/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Normal', 'Internal', 'Secret']);
  await page.getByRole('option', { name: 'Internal' }).click();
  const sent = page.waitForRequest((one) => one.url().includes('/mail/message/sent/') && one.postDataJSON().action === 'sent');
  await send(form);
  expect((await sent).postDataJSON()).toMatchObject({ secret: true, mail_level: 2 });
  await page.getByRole('button', { name: 'Back to mailbox' }).click();
  await expect(list(page).getByText('内部资料')).toBeVisible({ timeout: 15_000 });
});

/** Creates a user with one message, because an empty list has no grid. */
async function makeReader(name: string): Promise<void> {
  await makeUser(name);
  await deliver(name, plainMail({ to: addressOf(name), subject: '欢迎' }));
}

/** Returns the decoded text of the base64 parts of a message. */
const decodedParts = (raw: string) =>
  [...raw.matchAll(/\r\n\r\n((?:[A-Za-z0-9+/=]{1,76}\r\n)+)/g)].map(([, body = '']) => Buffer.from(body, 'base64').toString()).join('\n');
