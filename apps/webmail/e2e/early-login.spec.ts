import { expect, type Page, test } from '@playwright/test';
import { addressOf, home, loginFields, password } from './jinshu.ts';
import { word } from './words.ts';

/** Holds back the program, as a slow connection does. Returns a function that releases it. */
async function holdProgram(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The program is there once it knows where one logs in to. */
const programIsThere = (page: Page) => expect(page.getByText('@jinshu.example', { exact: true })).toBeVisible({ timeout: 30_000 });

/** Collects the errors of the page, such as policy violations and markup that differs from the program's own (hydration). */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test.describe('before the program has come', () => {
  test('LGN-01 the form takes input, and the program takes over what was typed, the caret and the very fields', async ({ page }) => {
    const complaints = complaintsOf(page);
    const release = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const fields = loginFields(page);
    await fields.password.fill(password);
    await page.getByRole('checkbox').setChecked(true);
    await fields.account.click();
    await page.keyboard.type('sunyue');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await fields.account.evaluate((field) => field.setAttribute('data-first', ''));
    release();
    await programIsThere(page);
    await page.keyboard.type('.');
    await expect(fields.account).toHaveValue('sun.yue');
    await expect(fields.account).toBeFocused();
    await expect(fields.account).toHaveAttribute('data-first', '');
    await expect(fields.password).toHaveValue(password);
    await expect(page.getByRole('checkbox')).toBeChecked();
    expect(complaints).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(home(page)).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => localStorage.getItem('jinshu.remembered'))).toBe('sun.yue');
  });

  test('LGN-01 API-06 a login that is asked for is done when the program has come, and never stands in an address', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await loginFields(page).account.fill(addressOf('sun.yue'));
    await loginFields(page).password.fill(password);
    await page.keyboard.press('Enter');
    await loginFields(page).submit.click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
    release();
    await expect(home(page)).toBeVisible({ timeout: 30_000 });
    expect(asked.filter((request) => request.includes(password))).toEqual([]);
    expect(asked.filter((request) => /^POST \S*\/api\/login\//.test(request))).toHaveLength(1);
  });

  test('LGN-08 a menu that is asked for opens when the program has come', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '语言' }).click();
    release();
    await page.getByRole('menuitemradio', { name: 'English' }).click({ timeout: 30_000 });
    await expect(loginFields(page).submit).toHaveText('Log in');
  });

  for (const language of ['zh-hans', 'zh-tw', 'en'] as const)
    test(`LGN-03 I18-05 SKN-04 the form is in ${language} when the device is, in its skin, and bears the kept name`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript((chosen) => {
        localStorage.setItem('jinshu.language', chosen);
        localStorage.setItem('jinshu.skin', 'moye');
        localStorage.setItem('jinshu.remembered', 'sun.yue');
      }, language);
      const release = await holdProgram(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const fields = loginFields(page);
      const labels = { 'zh-hans': '登录', 'zh-tw': '登入', en: 'Log in' };
      await expect(fields.submit).toHaveText(labels[language]);
      await expect(fields.account).toHaveValue('sun.yue');
      await expect(page.getByRole('checkbox')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-skin', 'moye');
      release();
      await programIsThere(page);
      await expect(fields.account).toHaveValue('sun.yue');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await fields.submit.click();
      await expect(page.getByText(word(language, 'login.passwordRequired'))).toBeVisible();
      expect(complaints).toEqual([]);
    });
});
