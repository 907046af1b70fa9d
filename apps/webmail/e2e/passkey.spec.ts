import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { addressOf, home, logIn, loginFields, password, pickLanguage } from './jinshu.ts';

let place: string;
let own: TestServer;
/** Browsers keep passkeys for names, not for numbers. */
let url: string;

test.beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  own = await startTestServer(path.join(place, 'data'));
  url = own.url.replace('127.0.0.1', 'localhost');
});
test.afterAll(async () => {
  await own?.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Puts an authenticator into the browser. A resident one knows its accounts itself. */
async function plugIn(cdp: CDPSession, hasResidentKey: boolean): Promise<string> {
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: hasResidentKey ? 'internal' : 'usb',
      hasResidentKey,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/setting/twofactor`);
  await page.getByRole('button', { name: 'Add passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Password').press('Enter');
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'I saved them' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText(name, { exact: true })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/login`);
  await pickLanguage(page, 'en');
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use passkey' }).press('Enter');

test('TFA-32 a passkey is the whole login or the second step; a copy of it is refused', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const resident = await plugIn(cdp, true);
  await logIn(page, 'lin.yue', { url });
  await addPasskey(page, 'Laptop');

  await leave(page);
  await page.getByRole('link', { name: 'Log in with passkey' }).press('Enter');
  await usePasskey(page);
  await expect(home(page)).toBeVisible();

  const [credential] = (await cdp.send('WebAuthn.getCredentials', { authenticatorId: resident })).credentials;
  if (!credential) throw new Error('the authenticator has lost its passkey');
  expect([credential.isResidentCredential, credential.rpId]).toEqual([true, 'localhost']);
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId: resident });
  await cdp.send('WebAuthn.addCredential', { authenticatorId: resident, credential: { ...credential, signCount: 0 } });
  await leave(page);
  await page.getByRole('link', { name: 'Log in with passkey' }).press('Enter');
  await usePasskey(page);
  await expect(page.getByText(/This passkey wasn’t accepted/)).toBeVisible();
  await expect(page).toHaveURL(/\/login#passkey$/);
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: resident });

  const key = await plugIn(cdp, false);
  await logIn(page, 'chen.wei', { url });
  await addPasskey(page, 'Security key');
  const [stored] = (await cdp.send('WebAuthn.getCredentials', { authenticatorId: key })).credentials;
  expect(stored?.isResidentCredential).toBe(false);
  await leave(page);
  await loginFields(page).account.fill(addressOf('chen.wei'));
  await loginFields(page).password.fill(password);
  await loginFields(page).password.press('Enter');
  await expect(page).toHaveURL(/\/twofactor_login$/);
  await usePasskey(page);
  await expect(home(page)).toBeVisible();
});
