import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runJinshu, startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { type Dovecot, dovecotPassword, startDovecot, whyNoDovecot } from '../../server/src/testing/dovecot.ts';
import { logIn, rowOf } from './jinshu.ts';

const missing = whyNoDovecot();
test.skip(missing !== null, missing ?? '');

let place: string;
let dovecot: Dovecot;
let own: TestServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  dovecot = await startDovecot(['lin']);
  own = await startTestServer(path.join(place, 'data'), { JINSHU_TRUSTED_CA: dovecot.ca });
  await runJinshu(own.dataDir, 'policy', 'set', 'foreign_internal', 'on');
  page = await browser.newPage();
  await logIn(page, 'lin.yue', { url: own.url });
});

test.afterAll(async () => {
  await page?.close();
  await own?.stop();
  await dovecot?.stop();
  rmSync(place, { recursive: true, force: true });
});

const choose = async (label: RegExp, option: string) => {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

test('SET-79 SET-81 SET-84 SET-85 another mailbox is tested, its chosen folder is fetched, and it is deleted again', async () => {
  const raw = (subject: string) =>
    `From: ada@elsewhere.example\r\nMessage-ID: <${subject}@elsewhere.example>\r\nSubject: ${subject}\r\n\r\nHello.\r\n`;
  await dovecot.fill('lin', 'INBOX', [{ raw: raw('left-there') }]);
  await dovecot.fill('lin', 'Papers', [{ raw: raw('paper-one') }, { raw: raw('paper-two') }]);
  await page.goto(`${own.url}/setting/mailboxmove`);
  await page.getByRole('button', { name: 'Add mailbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add mailbox' });
  await dialog.getByRole('textbox', { name: 'Account' }).fill('lin');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('textbox', { name: 'Server' }).fill('localhost');
  await dialog.getByRole('textbox', { name: 'Port' }).fill(String(dovecot.ports.imaps));
  await choose(/Folders$/, 'Selected folders');
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByRole('status')).toContainText('The server refused the account or password.');
  await dialog.getByLabel('Password', { exact: true }).fill(dovecotPassword);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByRole('status')).toContainText('Connected.');
  await dialog.getByRole('checkbox', { name: 'Papers' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const item = page.getByRole('listitem', { name: 'lin', exact: true });
  await expect(item.getByRole('status')).toContainText('2 new messages');
  await page.goto(`${own.url}/mailbox`);
  await page.getByRole('treeitem', { name: /^Papers/ }).click();
  await expect(rowOf(page, 'paper-one')).toBeVisible();
  await expect(rowOf(page, 'paper-two')).toBeVisible();
  await page.goto(`${own.url}/setting/mailboxmove`);
  await item.getByRole('button', { name: 'More actions for lin' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No other mailboxes')).toBeVisible();
});
