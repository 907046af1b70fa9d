import { expect, type Page, test } from '@playwright/test';
import { expectGood } from './axe.ts';
import { deliver, logIn, makeUser } from './jinshu.ts';
import { plainMail } from './smtp.ts';
import { partWords, word } from './words.ts';

const stamp = Date.now();
const english = partWords.en.addressBook;

const row = (page: Page, name: string | RegExp) => page.getByRole('grid', { name: 'Contacts' }).getByRole('row', { name });
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  const form = page.getByRole('form', { name: 'Contact' });
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(text);
};

/** Creates a user with one message, because an empty list isn't visible. */
async function makeReader(name: string): Promise<string> {
  const address = await makeUser(name);
  expect(await deliver(address, plainMail({ to: address, subject: 'Welcome' }))).toBe(250);
  return address;
}

test('CON-09 CON-10 CON-11 CON-17 CON-23 CON-33 CON-53 CON-54 a book is filled, grouped, searched, merged and exported, in two windows', async ({
  page,
  context,
}) => {
  test.slow();
  const owner = await makeReader(`book-a${stamp}`);
  await logIn(page, owner);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page).toHaveURL(/\/contact\/pab$/);

  // A group, and a contact that begins in it.
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Group name' }).fill('高校图书馆');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/group=\d+/);
  await page.getByRole('button', { name: english.add }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(english.faults(2))).toBeVisible();
  await fill(page, { 'Full name': '钱文博', Email: 'qianwb@lib.example', Mobile: '138 6180 2201', Company: '江南大学图书馆' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary', { name: '钱文博' })).toBeVisible();
  await expectGood(page, 'card');
  await page.keyboard.press('Escape');

  // A second window hears of it.
  const second = await context.newPage();
  await second.goto('/contact/pab');
  await expect(row(second, /钱文博/)).toBeVisible();

  // A table with a row that is none, shown before anything is taken in.
  await page.getByRole('treeitem', { name: /All contacts/ }).click();
  await page.getByRole('button', { name: english.import }).click();
  const importing = page.getByRole('dialog', { name: english.importTitle });
  const table = ['姓名,邮箱,手机', '韩梅,hanmei@print.example,13912340098', '罗岚,nobody,', '钱老师,qian@home.example,13861802201'];
  await importing.locator('input[type="file"]').setInputFiles({
    name: '通讯录.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\n')),
  });
  await expect(importing.getByRole('row', { name: /罗岚.*Invalid address/ })).toBeVisible();
  await importing.getByRole('button', { name: english.importCount(2) }).click();
  await expect(row(page, /韩梅/)).toBeVisible();
  await expect(row(second, /韩梅/)).toBeVisible();

  // Pinyin finds, and the address keeps it.
  await page.keyboard.press('/');
  await page.keyboard.type('hanmei');
  await expect(page).toHaveURL(/search=hanmei/);
  await expect(row(page, /钱文博/)).toHaveCount(0);
  await page.getByRole('searchbox', { name: english.search }).fill('qwb');
  await expect(row(page, /钱文博/)).toBeVisible();
  await page.getByRole('searchbox', { name: english.search }).fill('');

  // The same number: two become one, with an undo.
  await page.getByRole('button', { name: english.more }).click();
  await page.getByRole('menuitem', { name: english.duplicates }).click();
  const duplicates = page.getByRole('dialog', { name: english.duplicates });
  await duplicates.getByRole('button', { name: english.merge }).click();
  await expect(page.getByText(/^Merged into/)).toBeVisible();
  await duplicates.getByRole('button', { name: english.close }).last().click();
  await expect(row(page, /钱/)).toHaveCount(1);
  await page.getByRole('button', { name: word('en', 'contacts.undo') }).click();
  await expect(row(page, /钱/)).toHaveCount(2);

  // An export of all, and one of what is selected.
  await page.getByRole('button', { name: english.export, exact: true }).click();
  const whole = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: english.exportForms.xlsx }).click();
  expect((await whole).suggestedFilename()).toMatch(/\.xlsx$/);
  await row(page, /韩梅/).getByRole('checkbox').click();
  const actions = page.getByRole('toolbar', { name: 'Contact actions' });
  await actions.getByRole('button', { name: english.export }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: english.exportForms.vcf }).click();
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/);

  // Into a group, deleted with the key, and back.
  await actions.getByRole('button', { name: english.distribute }).click();
  await page.getByRole('dialog', { name: english.distribute }).getByText('高校图书馆').click();
  await page.getByRole('button', { name: english.apply }).click();
  await expect(page.getByRole('treeitem', { name: '高校图书馆, 2' })).toBeVisible();
  await row(page, /韩梅/).focus();
  await page.keyboard.press('Delete');
  await expect(row(page, /韩梅/)).toHaveCount(0);
  await expect(row(second, /韩梅/)).toHaveCount(0);
  await page.getByRole('button', { name: word('en', 'contacts.undo') }).click();
  await expect(row(page, /韩梅/)).toBeVisible();

  // Mail to the selected.
  for (const name of [/韩梅/, /钱文博/]) await row(page, name).getByRole('checkbox').click();
  await actions.getByRole('button', { name: english.write }).click();
  const compose = page.getByRole('form', { name: 'Compose' });
  await expect(compose).toContainText('韩梅');
  await expect(compose).toContainText('钱文博');
});

test('CON-01 CON-05 CON-20 on a phone and in Chinese, the books of the organization are read and copied', async ({ page }) => {
  const owner = await makeReader(`book-b${stamp}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, owner, { language: 'zh-hans' });
  const words = partWords['zh-hans'].addressBook;
  await page.goto('/contact/oab');
  const grid = page.getByRole('grid', { name: partWords['zh-hans'].contactPicker.people });
  const first = grid.locator('[data-key]').first();
  await expect(first).toBeVisible();
  await expectGood(page, 'company book');
  await first.getByRole('checkbox').click();
  await page.getByRole('toolbar', { name: words.actions }).getByRole('button', { name: words.copy }).click();
  await page.goto('/contact/pab');
  await expect(grid.locator('[data-key]')).toHaveCount(1);
  await grid.locator('[data-key]').first().click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expectGood(page, 'card on a phone');
  await page.getByRole('button', { name: words.closeCard }).click();
  await page.getByRole('button', { name: words.add }).last().click();
  await expect(page.getByRole('form', { name: partWords['zh-hans'].contactForm.form })).toBeVisible();
  await expectGood(page, 'form on a phone');
});
