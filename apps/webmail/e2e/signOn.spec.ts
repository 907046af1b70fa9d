import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort, runJinshu, startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { type OpenIdServer, startOpenIdServer } from '../../server/src/testing/openIdServer.ts';
import { home, type LanguageCode, loginFields, password, pickLanguage } from './jinshu.ts';
import { partWords, word } from './words.ts';

const provider = 'Star';
let place: string;
let star: OpenIdServer;
let own: TestServer;

test.beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  // The provider and the server need each other’s address before they start.
  const port = await freePort();
  star = await startOpenIdServer(`http://127.0.0.1:${port}`);
  own = await startTestServer(path.join(place, 'data'), { ...star.env, JINSHU_OIDC_SIGN_ON: '1' }, port);
  await runJinshu(own.dataDir, 'policy', 'set', 'is_social_login', 'on');
});

test.afterAll(async () => {
  await own?.stop();
  await star?.close();
  rmSync(place, { recursive: true, force: true });
});

/** Goes to the provider from the login page. */
async function goThere(page: Page, language: LanguageCode): Promise<void> {
  await expect(loginFields(page).account).toBeVisible();
  await page.getByRole('link', { name: word(language, 'login.social').replace('{name}', provider) }).click();
}

/** Logs out in the webmail. */
async function logOut(page: Page, language: LanguageCode): Promise<void> {
  const isPhone = page.viewportSize()?.width === 390;
  if (isPhone) await page.getByRole('button', { name: word(language, 'layout.tools') }).click();
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name: word(language, 'layout.logOut'), exact: true }).click();
}

/** Agrees at the provider that a logout has led to, which leads back to the login page. */
async function agree(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${star.issuer}/session/end`));
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(loginFields(page).account).toBeVisible();
  expect(page.url()).toBe(`${own.url}/login`);
}

test.describe('the sign-on of the organization', () => {
  test('LGN-33 LGN-34 LGN-51 leads from the login page to the mail list and ends on either side; a refusal is said in a sentence', async ({
    page,
  }) => {
    await page.goto(`${own.url}/login`);
    await pickLanguage(page, 'zh-hans');
    star.person = undefined;
    await goThere(page, 'zh-hans');
    await expect(page.getByRole('alert')).toHaveText('登录没有完成。请重新开始，或用密码登录。');
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: partWords['zh-hans'].twoFactor.back }).click();

    star.person = { sub: 'lin', name: '林月', email: 'lin.yue@jinshu.example', email_verified: true };
    await goThere(page, 'zh-hans');
    await expect(home(page)).toBeVisible();
    await page.goto(`${own.url}/mailbox/innerbox/INBOX`);
    await expect(page.getByRole('grid', { name: '邮件列表' })).toBeVisible();
    await logOut(page, 'zh-hans');
    await agree(page);

    await goThere(page, 'zh-hans');
    await expect(home(page)).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${star.issuer}/session/end`);
    await elsewhere.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.bringToFront();
    await expect(loginFields(page).account).toBeVisible();
  });
});

test.describe('an account of a provider', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LGN-33 LGN-34 LGN-36 is linked at the login or in the profile, logs in, and is unlinked', async ({ page }) => {
    await page.goto(`${own.url}/login`);
    await pickLanguage(page, 'en');
    // An address that the provider does not confirm opens no mailbox.
    star.person = { sub: 'wei', name: 'Star Wei', email: 'chen.wei@jinshu.example', email_verified: false };
    await goThere(page, 'en');
    await expect(
      page.getByText('Your Star account isn’t linked to a mailbox yet. Log in once with your password to link it.'),
    ).toBeVisible();
    await loginFields(page).account.fill('chen.wei');
    await loginFields(page).password.fill(password);
    await loginFields(page).submit.click();
    await expect(home(page)).toBeVisible();
    // The session began with the password, and ends here alone.
    await logOut(page, 'en');
    await expect(loginFields(page).account).toBeVisible();
    await goThere(page, 'en');
    await expect(home(page)).toBeVisible();

    await page.goto(`${own.url}/setting/user`);
    const linked = page.getByRole('list', { name: 'Linked accounts' });
    await expect(linked.getByRole('listitem')).toContainText('Star Wei · linked');
    await linked.scrollIntoViewIfNeeded();
    await linked.getByRole('button', { name: 'Unlink Star' }).click();
    await expect(linked.getByRole('listitem')).toContainText('Not linked');

    await linked.getByRole('button', { name: 'Link Star' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link Star' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Link' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/./);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Link' }).click();
    await expect(linked.getByRole('listitem')).toContainText('Star Wei · linked');
    expect(page.url()).toBe(`${own.url}/setting/user`);
    await linked.getByRole('button', { name: 'Unlink Star' }).click();
    await expect(linked.getByRole('listitem')).toContainText('Not linked');
  });
});
