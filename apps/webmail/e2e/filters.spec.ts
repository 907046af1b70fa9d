import { expect, type Page, test } from '@playwright/test';
import { deliver, logIn, makeUser, openMail, rowOf, rows } from './jinshu.ts';
import { plainMail } from './smtp.ts';

const folder = (page: Page, name: string | RegExp) => page.getByRole('tree', { name: 'Folders' }).getByRole('treeitem', { name });
const grid = (page: Page) => page.getByRole('grid', { name: 'Filters' });
const form = (page: Page) => page.getByRole('form', { name: 'Filter rule' });

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await form(page).getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addRule(page: Page, name: string, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'New rule' }).click();
  await form(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await form(page).getByRole('button', { name: 'Add condition' }).click();
  await choose(page, /Message field$/, 'Subject');
  await form(page).getByRole('textbox', { name: 'Value' }).fill(subject);
}

async function saveRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grid(page).getByRole('row', { name })).toBeVisible();
}

test('SET-93 SET-94 SET-95 SET-114 SET-115 rules file and tag arriving mail in their order, are applied to the inbox, undone, and made from a message', async ({
  page,
}) => {
  const to = await makeUser(`filters.${Date.now()}`);
  const arrive = async (subject: string, from?: string) =>
    expect(await deliver(to, plainMail({ to, subject, ...(from && { from }) }))).toBe(250);
  for (const number of [1, 2, 3]) await arrive(`合同草案 ${number}`);
  await arrive('Lunch on Friday');
  await logIn(page, to);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Contracts');
  await page.keyboard.press('Enter');
  await expect(folder(page, 'Contracts')).toBeVisible();
  await page.goto('/setting/tag');
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Law');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create/ })
    .click();
  await expect(page.getByText('Law', { exact: true })).toBeVisible();

  await page.goto('/setting/filter');
  await addRule(page, 'Tag contracts', '合同');
  await expect(form(page).getByText('3 of the last 4 messages match')).toBeVisible();
  await choose(page, /Action$/, 'Tag');
  await choose(page, /Tag$/, 'Law');
  await saveRule(page, 'Tag contracts');
  await addRule(page, 'File contracts', '合同');
  await choose(page, /Folder$/, 'Contracts');
  await saveRule(page, 'File contracts');

  await arrive('合同终稿');
  await page.goto('/mailbox/innerbox/INBOX');
  await folder(page, /^Contracts/).click();
  await expect(rowOf(page, '合同终稿')).toContainText('Law');

  // The second rule moves before the first by keyboard, and becomes the last one that acts.
  await page.goto('/setting/filter');
  await grid(page).getByRole('row').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid(page).getByRole('row', { name: 'File contracts' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Insert/);
  for (let at = 0; at < 3; at += 1) {
    if (/before Tag contracts/.test((await page.locator(':focus').getAttribute('aria-label')) ?? '')) break;
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('row').first()).toHaveAccessibleName(/^File contracts/);
  await grid(page).getByText('File contracts').click();
  await form(page).getByText('Skip later rules for these messages').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await arrive('合同附件');
  await page.goto('/mailbox/innerbox/INBOX');
  await folder(page, /^Contracts/).click();
  await expect(rowOf(page, '合同附件')).toBeVisible();
  await expect(rowOf(page, '合同附件')).not.toContainText('Law');

  await page.goto('/setting/filter');
  await grid(page).getByText('File contracts').click();
  await page.getByRole('button', { name: 'Apply to a folder…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply “File contracts” to existing messages' });
  await expect(dialog.getByText('3 of 4 messages match')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('“File contracts” was applied to Inbox: 4 messages checked.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^“File contracts” was undone in Inbox/)).toBeVisible();
  await page.goto('/mailbox/innerbox/INBOX');
  await expect(rows(page)).toHaveCount(4);

  await openMail(page, 'Lunch on Friday');
  await page.getByRole('toolbar', { name: 'Reading actions' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Filter messages like this' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Value' }).first()).toHaveValue('ida@outside.example');
  await expect(form(page).getByRole('textbox', { name: 'Value' }).nth(1)).toHaveValue('Lunch on Friday');
  await expect(form(page).getByText(/^1 of the last \d messages match/)).toBeVisible();
});
