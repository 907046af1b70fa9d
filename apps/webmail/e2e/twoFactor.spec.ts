import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addressOf, deliver, home, logIn, loginFields, makeUser, password } from './jinshu.ts';
import { plainMail } from './smtp.ts';

/** Returns the code that an authenticator shows (RFC 6238), `steps` periods of 30 s from now. */
function codeOf(key: string, steps = 0): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const code = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, '0');
}

async function beginLogin(page: Page, who: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await loginFields(page).account.fill(addressOf(who));
  await loginFields(page).password.fill(password);
  await loginFields(page).submit.click();
  await expect(page).toHaveURL(/\/twofactor_login$/);
}

test('TFA-03 TFA-07 TFA-09 TFA-33 LGN-48 an authenticator is set up, asked for at the next login, and replaced by a recovery code', async ({
  page,
}) => {
  const who = `factor-${process.pid}`;
  const to = await makeUser(who);
  expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  await logIn(page, who);
  await page.goto('/setting/twofactor');
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  const steps = page.getByRole('dialog', { name: 'Set up authenticator' });
  const next = steps.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(steps.getByRole('img', { name: 'QR code for the authenticator' })).toBeVisible();
  await next.click();
  const key = ((await steps.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(key).toMatch(/^[A-Z2-7]{16}$/);
  await next.click();
  await steps.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await steps.getByRole('button', { name: 'Enable' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().textContent();
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  await beginLogin(page, who);
  const code = page.getByRole('textbox', { name: /验证码$|恢复码|^Code$/ });
  const verify = page.getByRole('button', { name: /^(登录|Verify)$/ });
  await code.fill(codeOf(key, 20));
  await verify.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page).toHaveURL(/\/twofactor_login$/);
  // The code that bound the authenticator is used up; the next one is within the drift.
  await code.fill(codeOf(key, 1));
  await verify.click();
  await expect(home(page)).toBeVisible();

  await beginLogin(page, who);
  await page.getByRole('radio', { name: /恢复码|Recovery code/ }).check({ force: true });
  await code.fill(recovery ?? '');
  await verify.click();
  await expect(home(page)).toBeVisible();
});
