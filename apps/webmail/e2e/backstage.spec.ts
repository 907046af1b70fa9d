import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectGood } from './axe.ts';
import { addressOf, beginMail, logIn as logInToWebmail, outsideMails, server, write } from './jinshu.ts';

const locales = path.resolve(import.meta.dirname, '../../backstage/locales');

/** Words of the back stage in a language. */
function wordsOf(language: string): (slice: string, id: string) => string {
  return (slice, id) => {
    const words = JSON.parse(readFileSync(path.join(locales, language, `${slice}.json`), 'utf8')) as Record<string, string>;
    return words[`${slice}.${id}`] ?? '';
  };
}

async function logIn(page: Page): Promise<void> {
  await page.locator('input[name="account"]').fill('admin@jinshu.example');
  await page.locator('input[name="password"]').fill('Jinshu-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 });
}

for (const { language, width, height } of [
  { language: 'zh-hans', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
])
  test(`BAK-01 ADM-01 BAK-02 BAK-03 BAK-05 BAK-06 the administration in ${language} at ${width}`, async ({ page }) => {
    const word = wordsOf(language);
    await page.setViewportSize({ width, height });
    await page.addInitScript((chosen) => localStorage.setItem('jinshu.language', chosen), language);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));

    await page.goto('/operation/people?q=lin');
    await logIn(page);
    await expect(page).toHaveURL(/\/operation\/people\?q=lin$/);
    const grid = page.getByRole('grid', { name: word('people', 'title') });
    await expect(grid.getByRole('row', { name: /林月/ })).toBeVisible();
    // BAK-01: no script comes from the webmail.
    expect(scripts.filter((script) => !script.startsWith('/operation/'))).toEqual([]);
    await expectAccessible(page, 'people', { isStrict: true });

    // BAK-06: a reload shows the same rows.
    await page.reload();
    await expect(grid.getByRole('row', { name: /林月/ })).toBeVisible();
    await expect(grid.getByRole('row', { name: /chen\.wei/ })).toHaveCount(0);

    await grid.getByRole('row', { name: /林月/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '林月' })).toBeVisible();
    await page.getByRole('tab', { name: word('person', 'security') }).click();
    await expect(page.getByText(word('person', 'thing.authenticator'))).toBeVisible();
    await expectAccessible(page, 'person', { isStrict: true });

    if (width < 1024) await page.getByRole('button', { name: word('frame', 'openMenu') }).click();
    await page
      .getByRole('navigation', { name: word('frame', 'name') })
      .getByRole('link', { name: word('frame', 'section.people') })
      .click();
    await expect(page).toHaveURL(/\/operation\/people$/);
    await expect(grid.getByRole('row', { name: /陈伟/ })).toBeVisible();

    // BAK-03: the webmail has no session by this login.
    await page.getByRole('link', { name: word('frame', 'webmail') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/operation/people');
    await expect(grid.getByRole('row', { name: /陈伟/ })).toBeVisible();
  });

const sections = [
  'people',
  'departments',
  'approvals',
  'shared',
  'books',
  'state',
  'queue',
  'policies',
  'review-rules',
  'content',
  'skins',
  'mail-system',
  'directory',
  'records',
  'roles',
];
/** Tabs and pages behind the sections. */
const further = [
  'search?q=lin',
  'books/contacts',
  'books/import',
  'state?view=alerts',
  'shared/access',
  'shared/disk',
  'content/home',
  'content/apps',
  'content/help',
  'mail-system/relay',
  'mail-system/blocks',
  'mail-system/senders',
  'mail-system/held',
  'mail-system/checks',
  'mail-system/sms',
  'mail-system/weather',
  'mail-system/domain/jinshu.example',
  'directory?view=signOn',
  'records?tab=sent',
];

for (const { language, width, height, skin } of [
  { language: 'zh-hans', width: 1440, height: 900, skin: 'jingdianlan' },
  { language: 'en', width: 390, height: 844, skin: 'moye' },
])
  test(`BAK-05 every section in ${language} at ${width} in ${skin} is in the menu, fits and has no violation`, async ({ page }) => {
    // Some thirty pages, each examined by axe, beside another test.
    test.setTimeout(6 * 60_000);
    const word = wordsOf(language);
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      ([chosen, worn]) => {
        localStorage.setItem('jinshu.language', chosen);
        localStorage.setItem('jinshu.skin', worn);
      },
      [language, skin] as const,
    );
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/operation/people');
    await logIn(page);
    const look = async (at: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectGood(page, at, { isStrict: true });
    };
    for (const section of sections) {
      const menu = page.getByRole('navigation', { name: word('frame', 'name') });
      if (width < 1024) await page.getByRole('button', { name: word('frame', 'openMenu') }).click();
      await menu.getByRole('link', { name: word('frame', `section.${section}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/operation/${section}`));
      await look(section);
    }
    for (const at of further) {
      await page.goto(`/operation/${at}`);
      await look(at);
    }
    expect(faults).toEqual([]);
  });

/** An image of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('BAK-90 APP-01 an app that an administrator adds and removes shows in an open webmail with its icon', async ({ page, browser }) => {
  const word = wordsOf('en');
  await page.addInitScript(() => localStorage.setItem('jinshu.language', 'en'));
  const user = await browser.newPage();
  await logInToWebmail(user, 'chen.wei');
  await user.goto(`${server.url}/appcenter`);
  await page.goto('/operation/content/apps');
  await logIn(page);
  await page.getByRole('button', { name: word('content', 'addApp') }).click();
  const dialog = page.getByRole('dialog', { name: word('content', 'app') });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: word('content', 'choosePicture') }).click();
  await (await chooser).setFiles({ name: 'icon.png', mimeType: 'image/png', buffer: pixel });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('textbox', { name: `${word('content', 'name')}, 简体中文` }).fill('善本目录');
  await dialog.getByRole('textbox', { name: word('content', 'url') }).fill('https://books.jinshu.example/');
  await expectAccessible(page, 'icon of an app', { isStrict: true });
  await dialog.getByRole('button', { name: word('content', 'done') }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toBeDisabled();

  const link = user.getByRole('link', { name: /善本目录/ });
  await expect(link).toBeVisible();
  await expect.poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await page.getByRole('row', { name: '善本目录' }).click();
  await dialog.getByRole('button', { name: word('content', 'remove'), exact: true }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await expect(link).toHaveCount(0);
  await user.close();
});

/** Finds a person or an address in a field, and chooses it. */
async function choose(place: Page | Locator, field: string, typed: string, page: Page): Promise<void> {
  await place.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: new RegExp(typed) }).click();
}

test('BAK-54 BAK-55 mail to a list that an administrator lets moderate waits, and leaves with the fields of the list', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const word = wordsOf('en');
  const lists = (id: string) => word('mailing-list', id);
  const address = `reading${Date.now()}`;
  await page.addInitScript(() => localStorage.setItem('jinshu.language', 'en'));
  await page.goto('/operation/shared/lists');
  await logIn(page);
  await page.getByRole('button', { name: lists('add') }).click();
  const dialog = page.getByRole('dialog', { name: lists('add') });
  await dialog.getByRole('textbox', { name: lists('name') }).fill('Reading');
  await dialog.getByRole('textbox', { name: lists('address') }).fill(address);
  await choose(dialog, lists('owner'), '林月', page);
  await dialog.getByRole('button', { name: lists('create') }).click();
  await choose(page, lists('find'), 'reader@far.example', page);
  await page.getByRole('button', { name: lists('addMember'), exact: true }).click();
  await expect(page.getByRole('listitem', { name: 'reader@far.example' })).toBeVisible();
  await page.getByRole('tab', { name: lists('moderation') }).click();
  await page.getByText(lists('isModerated'), { exact: true }).click();
  await choose(page, lists('findPerson'), '陈伟', page);
  await expect(page.getByRole('listitem', { name: '陈伟' })).toBeVisible();
  await expectAccessible(page, 'list', { isStrict: true });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toBeDisabled();

  const [writer, moderator] = [await browser.newPage(), await browser.newPage()];
  await logInToWebmail(writer, 'lin.yue');
  const form = await beginMail(writer);
  const subject = `Books of ${address}`;
  await write(form, { to: [addressOf(address)], subject, body: 'Which one is next?' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writer.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
  await logInToWebmail(moderator, 'chen.wei');
  await moderator.getByRole('treeitem', { name: /^Mail review/ }).click();
  const row = moderator.getByRole('region', { name: 'Mail review' }).getByRole('row', { name: new RegExp(subject) });
  await expect(row).toContainText('Waits for moderation of the list “Reading”');
  await row.focus();
  await moderator.keyboard.press('Space');
  await moderator.getByRole('button', { name: 'Approve selected' }).click();
  await moderator.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await expect
    .poll(() => outsideMails().find(({ raw }) => raw.includes(subject))?.raw ?? '', { timeout: 20_000 })
    .toMatch(new RegExp(`^List-Id: "Reading"\\r?\\n <${address}\\.jinshu\\.example>`, 'm'));
  await Promise.all([writer.close(), moderator.close()]);
});
