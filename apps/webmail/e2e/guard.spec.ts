import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  addressOf,
  composeForm,
  deliver,
  home,
  languageNames,
  letter,
  list,
  listTab,
  logIn,
  loginFields,
  openMail,
  password,
  pickLanguage,
  rowOf,
} from './jinshu.ts';
import { plainMail } from './smtp.ts';
import { word } from './words.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;

test.describe('a visitor', () => {
  for (const address of ['/', '/mailbox', '/mailbox/innerbox/INBOX', '/setting/skin', '/welcome', '/nowhere/at/all', '/messageInfo/1'])
    test(`RTE-01 RTE-25 is led from ${address} to the login`, async ({ page }) => {
      await page.goto(address);
      await expect(loginFields(page).account).toBeVisible();
      expect(path(page)).toBe('/login');
    });

  test('I18-01 I18-05 picks among three languages, and the choice stays', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    for (const language of ['zh-tw', 'en', 'zh-hans', 'zh-tw'] as const) {
      await pickLanguage(page, language);
      await loginFields(page).submit.click();
      await expect(page.getByText(word(language, 'login.accountRequired'))).toBeVisible();
    }
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /語言/ }).click();
    for (const name of Object.values(languageNames)) await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
  });

  test('I18-06 LAY-07 finds help in the language that shows, in a window of its own', async ({ page }) => {
    await page.goto('/login');
    for (const language of ['zh-hans', 'zh-tw', 'en'] as const) {
      await pickLanguage(page, language);
      const name = word(language, 'layout.help');
      const [help] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: new RegExp(`^${name}`) }).click()]);
      await expect(help.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await help.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px');
      await expectAccessible(help, 'help', { tags: ['wcag2a', 'wcag2aa', 'best-practice'] });
      await help.close();
    }
  });

  test('LGN-01 is told which fields are empty, and nothing is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/login/') && sent.push(request.url()));
    await page.goto('/login');
    await pickLanguage(page, 'en');
    await loginFields(page).submit.click();
    await expect(page.getByText('Enter your account.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await loginFields(page).account.fill('sun.yue');
    await loginFields(page).submit.click();
    await expect(page.getByText('Enter your account.')).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('LGN-09 with a wrong password is told so in the chosen language, and keeps the name', async ({ page }) => {
    await page.goto('/login');
    for (const language of ['en', 'zh-hans', 'zh-tw'] as const) {
      await pickLanguage(page, language);
      await loginFields(page).account.fill('sun.yue');
      await loginFields(page).password.fill('Wrong-2026');
      await loginFields(page).submit.click();
      await expect(page.getByText(word(language, 'problem.login-failed'))).toBeVisible();
      await expect(loginFields(page).account).toHaveValue('sun.yue');
      expect(path(page)).toBe('/login');
    }
  });

  test('API-06 the password never travels in the clear', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/login');
    const fields = loginFields(page);
    await fields.account.fill(addressOf('sun.yue'));
    await fields.password.fill(password);
    await fields.submit.click();
    await expect(home(page)).toBeVisible();
    expect(bodies.filter((body) => body.includes(password))).toEqual([]);
    expect(bodies.some((body) => body.includes('/api/login/'))).toBe(true);
  });

  test('LGN-02 LGN-03 logs in by employee number and is remembered only when asked', async ({ page }) => {
    const fields = loginFields(page);
    const enter = async (isRemembered: boolean) => {
      await page.goto('/login');
      await pickLanguage(page, 'en');
      await fields.account.fill('JS1037');
      await fields.password.fill(password);
      await page.getByRole('checkbox', { name: 'Remember user name' }).setChecked(isRemembered);
      await fields.submit.click();
      await expect(home(page)).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(fields.account).toBeVisible();
    };
    await enter(true);
    await expect(fields.account).toHaveValue('JS1037');
    await expect(fields.password).toHaveValue('');
    await enter(false);
    await expect(fields.account).toHaveValue('');
  });
});

test.describe('somebody who is in', () => {
  test.describe.configure({ mode: 'serial' });
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await logIn(page, 'wu.di');
  });
  test.afterAll(() => context.close());

  for (const [from, to, search] of [
    ['/', '/mailbox/welcome', ''],
    ['/login', '/mailbox/welcome', ''],
    ['/welcome', '/mailbox/welcome', ''],
    ['/mailbox', '/mailbox/welcome', ''],
    ['/mailbox?keep=this&and=that', '/mailbox/welcome', '?keep=this&and=that'],
    ['/mailbox/', '/mailbox/welcome', ''],
    ['/nowhere/at/all', '/mailbox/welcome', ''],
    ['/setting/nothing-of-this-name', '', ''],
    ['/mailbox/innerbox', '/mailbox/innerbox', ''],
    ['/mailbox/innerbox/Sent/', '/mailbox/innerbox/Sent/', ''],
    ['/setting/skin/', '/setting/skin/', ''],
  ] as const)
    test(`RTE-02 RTE-03 RTE-07 RTE-22 RTE-23 RTE-29 ${from} leads to ${to || 'a page of the product'}`, async () => {
      await page.goto(from);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      if (to !== '') await expect.poll(() => path(page)).toBe(to);
      if (search !== '') expect(query(page)).toBe(search);
      if (to === '/mailbox/welcome') await expect(home(page)).toBeVisible();
      else if (to.startsWith('/mailbox')) await expect(list(page)).toBeVisible();
      if (from.startsWith('/mailbox/innerbox/Sent')) await expect(listTab(page)).toHaveAccessibleName(/^Sent/);
      if (from === '/mailbox/innerbox') await expect(listTab(page)).toHaveAccessibleName(/^Inbox/);
    });

  test('RTE-32 RTE-33 RTE-36 init=composeMail opens one mail to the given people, once', async () => {
    await page.goto(`/mailbox?init=composeMail&to=${encodeURIComponent('a@outside.example,b@outside.example；c@outside.example')}`);
    const form = composeForm(page);
    for (const who of ['a', 'b', 'c'])
      await expect(form.getByRole('grid', { name: 'To: recipients' })).toContainText(`${who}@outside.example`);
    await expect(page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab')).toHaveCount(2);
    // What is left of the address names the tab in view.
    await expect.poll(() => [...new URLSearchParams(query(page)).keys()]).toEqual(['tab']);
    await page.reload();
    await expect(home(page)).toBeVisible();
    await expect(composeForm(page)).toBeHidden();
  });

  test('RTE-34 init=openMail opens a mail of the inbox', async () => {
    expect(await deliver('wu.di', plainMail({ to: addressOf('wu.di'), subject: '从地址打开', text: '找到我了。' }))).toBe(250);
    await page.goto('/mailbox/innerbox/INBOX');
    const uid = /\d+$/.exec((await rowOf(page, '从地址打开').getAttribute('data-key')) ?? '')?.[0];
    await page.goto(`/mailbox?init=openMail&uid=${uid}`);
    await expect(page.getByRole('article', { name: '从地址打开' })).toBeVisible();
    await expect(letter(page).getByText('找到我了。')).toBeVisible();
  });

  test('RTE-34 init=openMail with a mail that is not there says so', async () => {
    await page.goto('/mailbox?init=openMail&uid=999999');
    await expect(page.getByText('Message not found. Have you moved it to another folder?')).toBeVisible();
    await expect(home(page)).toBeVisible();
  });

  test('SKN-02 SKN-03 SKN-05 a skin applies at once and is there after a reload and in another browser', async ({ browser }) => {
    await page.goto('/setting/skin');
    await page.getByRole('radio', { name: /Ink Night/ }).click({ force: true });
    const saved = page.locator('html');
    await expect(saved).toHaveAttribute('data-skin', 'moye');
    await expect(page.getByRole('radio', { name: /Ink Night/ })).toBeChecked();
    await page.reload();
    await expect(saved).toHaveAttribute('data-skin', 'moye');
    const other = await browser.newContext();
    const fresh = await other.newPage();
    await logIn(fresh, 'wu.di');
    await expect(fresh.locator('html')).toHaveAttribute('data-skin', 'moye');
    await other.close();
    await page.getByRole('radio', { name: /Classic Blue/ }).click({ force: true });
    await expect(saved).toHaveAttribute('data-skin', 'jingdianlan');
  });

  test('I18-03 the language changes without a new login and without losing what is written', async () => {
    await page.goto('/mailbox?init=composeMail');
    await composeForm(page).getByRole('textbox', { name: 'Subject' }).fill('写到一半');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(page.getByRole('button', { name: '傳送', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '主旨' })).toHaveValue('写到一半');
    await page.getByRole('button', { name: /^語言/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(composeForm(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('写到一半');
  });

  test('TAG-01 two tabs of one browser stay in step', async () => {
    const subject = `两个窗口 ${Date.now()}`;
    const other = await context.newPage();
    for (const one of [page, other]) await one.goto('/mailbox/innerbox/INBOX');
    expect(await deliver('wu.di', plainMail({ to: addressOf('wu.di'), subject }))).toBe(250);
    for (const one of [page, other]) await expect(rowOf(one, subject).getByRole('img', { name: 'Unread' })).toBeVisible();
    await openMail(page, subject);
    await expect(rowOf(other, subject)).toBeVisible();
    await expect(rowOf(other, subject).getByRole('img', { name: 'Unread' })).toBeHidden();
    const count = async (one: Page) => one.getByRole('treeitem', { name: /^Inbox/ }).getAttribute('aria-label');
    await expect.poll(async () => (await count(page)) === (await count(other))).toBe(true);
    await listTab(page).click();
    await rowOf(other, subject).hover();
    await rowOf(other, subject).getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, subject)).toBeHidden();
    await other.close();
  });

  test('API-09 API-10 API-11 API-12 a session that is gone is told once and leads to the login', async () => {
    // Use a new window: over a restored message, the login is shown differently.
    await page.close();
    page = await context.newPage();
    await page.goto('/mailbox/innerbox/INBOX');
    await expect(list(page)).toBeVisible();
    // What the page asks for after its list would learn of it before the button is pressed.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const tree = page.getByRole('tree', { name: 'Folders' });
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'System information' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Your session has expired. Log in again.');
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(loginFields(page).account).toBeVisible();
    expect(path(page)).toBe('/login');
    await expect(tree).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('jinshu.user'))).toBeNull();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('LGN-49 LGN-50 LGN-51 logging out ends the session here, there and on the server', async () => {
    await logIn(page, 'wu.di');
    const other = await context.newPage();
    await other.goto('/mailbox/innerbox/INBOX');
    await expect(list(other)).toBeVisible();
    const cookies = await context.cookies();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginFields(page).account).toBeVisible();
    expect(path(page)).toBe('/login');
    await expect(loginFields(other).account).toBeVisible();
    await page.goBack();
    await expect(loginFields(page).account).toBeVisible();
    await context.addCookies(cookies);
    expect((await page.request.get('/api/mail/folder/')).status()).toBe(401);
    await other.close();
  });
});
