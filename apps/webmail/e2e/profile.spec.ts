import { expect, type Page, test } from '@playwright/test';
import { runJinshu } from '../../../scripts/lib/testServer.ts';
import { deliver, home, logIn, loginFields, makeUser, password, pickLanguage, server } from './jinshu.ts';
import { plainMail } from './smtp.ts';

/** Decides the one request that an account waits for. */
async function decide(address: string, outcome: 'grant' | 'refuse', ...reason: string[]): Promise<void> {
  const waiting = (await runJinshu(server.dataDir, 'approval', 'list')) as unknown as { id: number; address: string }[];
  const own = waiting.find((one) => one.address === address);
  await runJinshu(server.dataDir, 'approval', outcome, String(own?.id), ...reason);
}

async function makeReader(name: string): Promise<string> {
  const to = await makeUser(name);
  expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  return to;
}

/** An image of one color, made by the browser. */
async function makeImage(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const paper = canvas.getContext('2d');
    if (paper) paper.fillStyle = '#0a7';
    paper?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('SET-11 SET-12 SET-15 SET-17 a changed profile and a photo wait, and show everywhere once they are approved', async ({ page }) => {
  // Each decision is a process of its own.
  test.slow();
  const address = await makeReader(`profile-${process.pid}`);
  await logIn(page, address);
  await page.goto('/setting/user');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Full name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await field('Full name').fill('林悦');
  await field('Home phone').fill('0571 8600 2214');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('In review: 林悦')).toBeVisible();
  await decide(address, 'refuse', '--reason', 'Write it in full.');
  await expect(page.getByText('Your last change was refused: Write it in full.')).toBeVisible();

  await field('Full name').fill('林悦');
  await field('Home phone').fill('0571 8600 2214');
  await page.keyboard.press('Enter');
  await expect(page.getByText('In review: 0571 8600 2214')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await makeImage(page) });
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('slider', { name: 'Zoom' }).press('End');
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('In review: new photo')).toBeVisible();
  await expect(crop).toBeHidden();
  await decide(address, 'grant');
  await expect(page.getByText(/In review|are in review/)).toHaveCount(0);
  await expect(field('Full name')).toHaveValue('林悦');
  await expect(field('Home phone')).toHaveValue('0571 8600 2214');
  const face = page.getByRole('button', { name: 'Account menu' }).locator('img');
  await expect(face).toHaveAttribute('src', /^\/api\/setting\/portrait\/[0-9a-f]{64}\//);
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('SET-20 SET-41 SET-119 LGN-21 LGN-25 LGN-26 a new password ends other sessions, and one that must change is asked for first', async ({
  page,
  browser,
}) => {
  const address = await makeReader(`password-${process.pid}`);
  const other = await browser.newPage();
  await logIn(page, address);
  await logIn(other, address);
  await page.goto('/setting/password');
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'));
  const fill = async (current: string, fresh: string, confirmed = fresh) => {
    await field('Current password').fill(current);
    await field('New password').fill(fresh);
    await field('Confirm new password').fill(confirmed);
  };
  const change = page.getByRole('button', { name: 'Change password', exact: true });
  await fill('wrong-1', 'short', 'short');
  await change.click();
  await expect(page.getByText('The new password doesn’t meet all requirements.')).toBeVisible();
  await fill('wrong-1', 'Qing-hai-37', 'Qing-hai-38');
  await change.click();
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  await fill('wrong-1', 'Qing-hai-37');
  await change.click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await fill(password, 'Password1');
  await change.click();
  await expect(page.getByText('This password is easy to guess. Choose another one.')).toBeVisible();
  await fill(password, 'Qing-hai-37');
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(loginFields(other).password).toBeVisible();
  await other.close();
  await page.getByRole('textbox', { name: 'Question' }).fill('First book?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('锦书');
  await page.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByText('Security question saved')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await runJinshu(server.dataDir, 'user', 'passwd', address, '--password', password, '--must-change');
  const enter = async () => {
    await loginFields(page).account.fill(address);
    await loginFields(page).password.fill(password);
    await loginFields(page).submit.click();
    // The account has a question by now. It appears after the right password (LGN-04).
    await page.getByRole('textbox', { name: 'First book?' }).fill('锦书');
    await loginFields(page).submit.click();
  };
  await expect(page).toHaveURL(/\/login/);
  await expect(loginFields(page).password).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await pickLanguage(page, 'en');
  await enter();
  const forced = page.getByRole('dialog', { name: 'Change password' });
  await expect(forced).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(forced).toBeVisible();
  await forced.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await enter();
  await expect(forced).toBeVisible();
  await fill(password, 'Qing-hai-37');
  await forced.getByRole('button', { name: 'Confirm' }).click();
  await expect(forced).toBeHidden();
  await expect(home(page)).toBeVisible();
});
