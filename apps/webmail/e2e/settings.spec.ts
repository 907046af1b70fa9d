import { expect, type Page, test } from '@playwright/test';
import { addressOf, deliver, type LanguageCode, list, logIn, makeUser, outsideMails, rowOf, server } from './jinshu.ts';
import { plainMail, sendBySmtp } from './smtp.ts';
import { partWords, word } from './words.ts';

const stamp = Date.now();
const nameOf = (role: string) => `settings.${role}.${stamp}`;

/** Makes an account with one message in it. */
async function makeReader(role: string): Promise<string> {
  const to = await makeUser(nameOf(role));
  expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  return to;
}

/** Opens a page of the settings, and waits for its heading. */
async function open(page: Page, id: string, language: LanguageCode): Promise<void> {
  await page.goto(`/setting/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: word(language, `settings.page.${id}`), exact: true })).toBeVisible();
}

test.describe('every link and menu of the settings', () => {
  /** Shares the mailbox of one account with another at a level. */
  async function share(page: Page, level: 'read' | 'full'): Promise<void> {
    await logIn(page, nameOf('owner'));
    const token = await page.evaluate(() => localStorage.getItem('jinshu.token') ?? '');
    const data = { username: addressOf(nameOf(level)), level };
    const answer = await page.request.post('/api/core/shareusers/', { data, headers: { 'x-jinshu-token': token } });
    expect(answer.status()).toBe(200);
  }

  test.beforeAll(async ({ browser }) => {
    for (const role of ['owner', 'read', 'full']) await makeReader(role);
    const page = await browser.newPage();
    for (const level of ['read', 'full'] as const) await share(page, level);
    await page.close();
  });

  for (const role of ['owner', 'full', 'read'] as const) {
    test(`SET-01 leads somewhere, for the role ${role} in the mailbox`, async ({ page }) => {
      await logIn(page, nameOf(role));
      if (role !== 'owner') {
        await open(page, 'relatelist', 'en');
        await page.getByRole('button', { name: new RegExp(`^Open ${nameOf('owner')}`) }).click();
        await expect(page.getByRole('button', { name: new RegExp(`^Mailbox: ${nameOf('owner')}`) })).toBeVisible();
      }
      const failed = page.getByText(word('en', 'problem.internal'));
      await open(page, 'skin', 'en');
      const menu = page.getByRole('navigation', { name: 'Settings' });
      const names = await menu.getByRole('link').allTextContents();
      expect(names).toHaveLength(20);
      const astray: string[] = [];
      const targets = new Set<string>();
      for (const name of names) {
        await menu.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await expect(failed).toHaveCount(0);
        for (const button of await page.getByRole('main').locator('button[aria-haspopup="true"], button[aria-haspopup="menu"]').all()) {
          if (!(await button.isEnabled())) continue;
          await button.click();
          const items = page.getByRole('menu').last().locator('[role^="menuitem"]');
          await expect(items.first()).toBeVisible();
          for (const item of await items.all()) targets.add((await item.getAttribute('href')) ?? '');
          await page.keyboard.press('Escape');
        }
        for (const link of await page.getByRole('main').locator('a[href^="/"]').all()) targets.add((await link.getAttribute('href')) ?? '');
      }
      for (const target of targets) {
        if (!target.startsWith('/') || target.startsWith('/api/')) continue;
        await page.goto(target);
        await expect(page.getByRole('main')).toBeVisible();
        // Where nothing is, the address changes to that of the home page (RTE-22).
        if (!target.startsWith('/mailbox') && page.url().endsWith('/mailbox/welcome')) astray.push(target);
      }
      expect(astray).toEqual([]);
    });
  }
});

/** A page of the settings with a value that is changed, and what follows from it. */
type Step = (page: Page, language: LanguageCode, user: string) => Promise<void>;

const save = (page: Page, language: LanguageCode) =>
  page.getByRole('button', { name: partWords[language].settings.save, exact: true }).click();

/** Sends a message to the user from outside. */
const arrive = async (to: string, from: string, subject: string) =>
  expect(await sendBySmtp({ port: server.smtpPort, from, to, raw: plainMail({ from: `<${from}>`, to, subject }) })).toBe(250);

const steps: Partial<Record<string, Step>> = {
  async param(page, language) {
    await page.getByRole('switch', { name: word(language, 'param.uses12Hours') }).check({ force: true });
    await save(page, language);
    await expect(page.getByText(word(language, 'param.saved')).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: word(language, 'param.uses12Hours') })).toBeChecked();
  },
  async skin(page, language) {
    await page.getByRole('radio', { name: new RegExp(word(language, 'skin-name.moye')) }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'moye');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'moye');
  },
  async signature(page, language) {
    const words = partWords[language].signaturePane;
    await keepLetter(page, language, words.add, 'Sincerely');
    await page.getByRole('button', { name: new RegExp(`${words.newMail}$`) }).click();
    await page.getByRole('option', { name: 'Sincerely' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Sincerely.*${words.newMail}$`) })).toBeVisible();
    await page.goto('/mailbox/innerbox/INBOX?init=composeMail');
    await expect(page.getByRole('textbox', { name: partWords[language].richTextEditor.body })).toContainText('Sincerely yours');
  },
  async template(page, language) {
    await keepLetter(page, language, partWords[language].templatePane.add, 'Invitation');
  },
  async tag(page, language) {
    await page.getByRole('button', { name: partWords[language].foldersAndTagsPage.addFolder }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Offers');
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/mailbox/innerbox/INBOX');
    await expect(list(page)).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(page.getByRole('treeitem', { name: /^Offers/ })).toBeVisible();
  },
  async blacklist(page, language, user) {
    await addEntry(page, language, 'promo@shop.example');
    await arrive(user, 'promo@shop.example', 'Buy now');
    await page.goto('/mailbox/innerbox/Spam');
    await expect(rowOf(page, 'Buy now')).toBeVisible();
  },
  async whitelist(page, language, user) {
    await addEntry(page, language, '@partner.example');
    await arrive(user, 'zhou@partner.example', 'From a partner');
    await page.goto('/mailbox/innerbox/INBOX');
    await expect(rowOf(page, 'From a partner')).toBeVisible();
  },
  async autoforward(page, language, user) {
    await addEntry(page, language, 'me@far.example');
    await arrive(user, 'li@partner.example', `Forwarded to me ${user}`);
    await expect
      .poll(() => outsideMails().some(({ recipients, raw }) => recipients.includes('me@far.example') && raw.includes(user)))
      .toBe(true);
  },
  async autoreply(page, language, user) {
    await page.getByRole('button', { name: word(language, 'automatic.newRule') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: partWords[language].ruleForm.name, exact: true }).fill('Away');
    await dialog.locator('[contenteditable="true"]').click();
    await page.keyboard.insertText('I am away until Monday.');
    await dialog.getByRole('button', { name: word(language, 'automatic.save') }).click();
    await expect(page.getByRole('row', { name: /Away/ })).toBeVisible();
    const asking = `asks.${stamp}@outside.example`;
    await arrive(user, asking, 'Are you there?');
    await expect.poll(() => outsideMails().some(({ recipients }) => recipients.includes(asking))).toBe(true);
  },
  async sms(page, language) {
    await page.getByRole('textbox', { name: partWords[language].smsPage.mobile }).fill('13800000000');
    await save(page, language);
    await page.reload();
    await expect(page.getByRole('textbox', { name: partWords[language].smsPage.mobile })).toHaveValue('13800000000');
  },
  async twofactor(page, language) {
    const words = partWords[language].twoFactor;
    await page.getByRole('button', { name: words.setClientCode }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').first().fill('long-enough-37');
    await dialog.getByRole('button', { name: words.setClientCode }).click();
    await expect(page.getByRole('button', { name: words.verifyClientCode })).toBeVisible();
  },
  async relatelist(page, language) {
    const token = await page.evaluate(() => localStorage.getItem('jinshu.token') ?? '');
    const data = { username: addressOf('chen.wei'), level: 'read' };
    await page.request.post('/api/core/shareusers/', { data, headers: { 'x-jinshu-token': token } });
    await expect(page.getByRole('listitem', { name: '陈伟' })).toBeVisible();
    await expect(page.getByText(partWords[language].mailboxSharing.nobody)).toBeHidden();
  },
  async feedback(page, language) {
    const { fields, send } = partWords[language].feedbackPage;
    await page.getByRole('textbox', { name: fields.title }).fill('Lists');
    await page.getByRole('textbox', { name: fields.content }).fill('Show more rows.');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByRole('textbox', { name: fields.title })).toHaveValue('');
  },
  async accountcancel(page, language) {
    const words = partWords[language].cancelAccountPage;
    await page.getByRole('button', { name: words.request }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.request }).click();
    await page.reload();
    await expect(page.getByText(words.requested)).toBeVisible();
    await page.getByRole('button', { name: words.withdraw }).click();
    await expect(page.getByRole('button', { name: words.request })).toBeVisible();
  },
};

async function keepLetter(page: Page, language: LanguageCode, add: string, caption: string): Promise<void> {
  const words = partWords[language].keptLetters;
  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[contenteditable="true"]').click();
  await page.keyboard.insertText(`${caption} yours`);
  const title = dialog.getByRole('textbox', { name: words.caption });
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(title).toHaveAccessibleDescription(words.nameless);
  await expect(dialog.locator('[contenteditable="true"]')).toHaveText(`${caption} yours`);
  await title.fill(caption);
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  // The browser's own select holds the name too, out of sight.
  await expect(page.getByText(caption, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

async function addEntry(page: Page, language: LanguageCode, entry: string): Promise<void> {
  await page.getByRole('textbox', { name: partWords[language].addressList.field }).fill(entry);
  await page.getByRole('button', { name: partWords[language].addressList.add, exact: true }).click();
  await expect(page.getByRole('row', { name: entry })).toBeVisible();
}

const ids = [
  ...['user', 'password', 'twofactor', 'skin', 'accountcancel', 'param', 'signature', 'template', 'tag', 'filter'],
  ...['autoreply', 'autoforward', 'zhaohui', 'whitelist', 'blacklist', 'relatelist', 'mailboxmove', 'transfer', 'sms', 'feedback'],
];

for (const [language, width, own] of [
  ['zh-hans', 1440, ['param', 'skin', 'signature', 'template', 'tag', 'whitelist', 'blacklist', 'autoforward']],
  ['en', 390, ['autoreply', 'sms', 'twofactor', 'relatelist', 'feedback', 'accountcancel']],
] as const) {
  test(`SET-01 SET-118 all pages open in ${language}, ${width} pixels wide, and what is changed there takes effect`, async ({ page }) => {
    // Twenty pages, eight of them changed.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const user = await makeReader(language);
    await logIn(page, user, { language });
    for (const id of ids) {
      await open(page, id, language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${id} fits`).toBe(true);
      if ((own as readonly string[]).includes(id)) await steps[id]?.(page, language, user);
    }
  });
}
