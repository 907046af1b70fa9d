import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runJinshu, startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { makeCertificate } from '../../server/src/testing/makeCertificate.ts';
import { type SmtpSink, startSmtpSink } from '../../server/src/testing/smtpSink.ts';
import { beginMail, logIn, send, write } from './jinshu.ts';

const secret = 'App-pass 1';
let place: string;
let other: SmtpSink;
let own: TestServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  const certificate = makeCertificate(place);
  other = await startSmtpSink({ certificate, login: { user: 'lin@elsewhere.example', password: secret } });
  own = await startTestServer(path.join(place, 'data'), { JINSHU_TRUSTED_CA: certificate.ca });
  await runJinshu(own.dataDir, 'policy', 'set', 'foreign_internal', 'on');
  page = await browser.newPage();
  await logIn(page, 'lin.yue', { url: own.url });
});

test.afterAll(async () => {
  await page?.close();
  await own?.stop();
  await other?.stop();
  rmSync(place, { recursive: true, force: true });
});

test('SET-97 SET-98 SET-99 SET-101 CMP-03 an SMTP account is verified, sends a message from its address, and is deleted', async () => {
  await page.goto(`${own.url}/setting/transfer`);
  await page.getByRole('button', { name: 'Add SMTP account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add SMTP account' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('lin@elsewhere.example');
  await dialog.getByRole('textbox', { name: 'Server' }).fill('localhost');
  await dialog.getByRole('textbox', { name: 'Port' }).fill(String(other.port));
  await expect(dialog.getByRole('textbox', { name: 'Account' })).toHaveValue('lin@elsewhere.example');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await expect(dialog.getByText('Takes 3–10 seconds.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verify and save' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/The server refused the account or password\./);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Verify and save' }).click();
  const item = page.getByRole('listitem', { name: 'lin@elsewhere.example' });
  await expect(item.getByRole('status')).toHaveText('Working');

  await page.goto(`${own.url}/mailbox`);
  const form = await beginMail(page);
  await form.getByRole('button', { name: /From$/ }).click();
  await page.getByRole('option', { name: /lin@elsewhere\.example/ }).click();
  await write(form, { to: ['zhou@partner.example'], subject: 'From elsewhere', body: 'Hello.' });
  await send(form);
  const [mail] = await other.waitFor(1);
  expect(mail).toMatchObject({ mailFrom: 'lin@elsewhere.example', recipients: ['zhou@partner.example'], user: 'lin@elsewhere.example' });
  const status = page.getByRole('region', { name: 'Delivery status' });
  await expect(status).toContainText('Sent by proxy');

  await page.goto(`${own.url}/setting/transfer`);
  await item.getByRole('button', { name: 'More actions for lin@elsewhere.example' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No SMTP accounts')).toBeVisible();
});
