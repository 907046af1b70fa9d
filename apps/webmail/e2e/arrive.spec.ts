import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { addressOf, beginMail, composeForm, deliver, letter, listTab, logIn, openMail, rowOf, rows, send, write } from './jinshu.ts';
import { plainMail } from './smtp.ts';

test.describe.configure({ mode: 'serial' });

let place: string;
let own: TestServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  own = await startTestServer(path.join(place, 'data'));
  page = await browser.newPage();
  await logIn(page, 'lin.yue', { url: own.url });
});

test.afterAll(async () => {
  await page?.close();
  await own?.stop();
  rmSync(place, { recursive: true, force: true });
});

const arrive = (subject: string, text?: string) =>
  deliver('lin.yue', plainMail({ to: addressOf('lin.yue'), subject, ...(text !== undefined && { text }) }), own.smtpPort);

test('PSH-08 PSH-09 PSH-10 PSH-21 mail that comes by SMTP is in the list, the count and the title at once', async () => {
  const inbox = page.getByRole('treeitem', { name: /^Inbox/ });
  const before = Number(/\d+/.exec((await inbox.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const wholeRequests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && wholeRequests.push(request.url()));
  for (const number of [1, 2, 3]) expect(await arrive(`推送 ${number}`)).toBe(250);
  await expect(rows(page).first()).toContainText('推送 3');
  await expect(rows(page).nth(2)).toContainText('推送 1');
  await expect(inbox).toHaveAttribute('aria-label', new RegExp(`\\b${before + 3}\\b`));
  await expect(page).toHaveTitle(/^3 new messages/);
  expect(wholeRequests).toEqual([]);
});

test('PSH-14 the title returns once the mails were looked at', async () => {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).not.toHaveTitle(/new message/);
});

test('PSH-03 after the server was killed what came meanwhile shows, and nothing typed is lost', async () => {
  // Clients come back spread over half a minute.
  test.setTimeout(120_000);
  const form = await beginMail(page);
  await write(form, { to: ['chen.wei@jinshu.example'], subject: '写到一半', body: '服务器在我打字时断电了。' });
  await own.kill();
  await page.keyboard.insertText('我继续写。');
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible({ timeout: 15_000 });

  await own.start();
  expect(await arrive('断电后的来信')).toBe(250);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeHidden({ timeout: 60_000 });
  await expect(form.getByRole('textbox', { name: 'Body' })).toContainText('服务器在我打字时断电了。我继续写。');
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('写到一半');
  await send(form);

  await listTab(page).click();
  await expect(rowOf(page, '断电后的来信')).toBeVisible();
  await openMail(page, '断电后的来信');
  await expect(letter(page).getByText('Hello.')).toBeVisible();
});

test('mail that was accepted before the server was killed is still there', async () => {
  const subjects = Array.from({ length: 10 }, (_, index) => `断电前 ${index + 1}`);
  for (const subject of subjects) expect(await arrive(subject)).toBe(250);
  await own.kill();
  await own.start();
  await page.goto(`${own.url}/mailbox/innerbox/INBOX`);
  for (const subject of subjects) await expect(rowOf(page, subject)).toBeVisible();
  await expect(composeForm(page)).toBeHidden();
});
