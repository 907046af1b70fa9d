import { expect, type Page, test } from '@playwright/test';
import { deliver, logIn, makeUser, pickLanguage, server } from './jinshu.ts';
import { plainMail } from './smtp.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Files' });
const row = (page: Page, name: string) => grid(page).getByRole('row', { name, exact: true });
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'File actions' }).getByRole('button', { name, exact: true });
const tick = (page: Page, name: string) => row(page, name).getByRole('checkbox').click();

async function upload(page: Page, ...names: string[]) {
  const files = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`content of ${name}`) }));
  // Once, on a busy machine, no chooser came. Why is not known.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles(files);
  }).toPass();
}

test('FIL-01 FIL-02 FIL-24 FIL-25 FIL-57 FIL-06 FIL-07 FIL-08 FIL-09 FIL-58 files are kept, moved, restored and shared until the owner ends it', async ({
  page,
  browser,
}) => {
  const to = await makeUser('files.owner');
  expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  await logIn(page, 'files.owner');
  await page.goto('/file/pfile');
  await expect(page.getByText('This folder is empty')).toBeVisible();

  await upload(page, 'plan.txt', 'notes.txt');
  await expect(row(page, 'plan.txt')).toBeVisible();
  await expect(row(page, 'notes.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Close uploads' }).click();

  await tool(page, 'New folder').click();
  await page.getByRole('textbox', { name: 'New folder name' }).fill('Drafts');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Drafts')).toBeVisible();

  // Renamed by keyboard.
  await row(page, 'notes.txt').focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name for notes.txt' }).fill('ideas.txt');
  await page.keyboard.press('Enter');
  await expect(row(page, 'ideas.txt')).toBeVisible();

  // Moved to the folder, and a second one with a taken name is numbered.
  await tick(page, 'plan.txt');
  await tool(page, 'Move to').click();
  const picker = page.getByRole('dialog', { name: 'Move 1 item' });
  await picker.getByRole('button', { name: 'Drafts' }).click();
  await picker.getByRole('button', { name: 'Move here' }).click();
  await expect(row(page, 'plan.txt')).toBeHidden();
  await row(page, 'Drafts').click();
  await expect(page.getByRole('navigation', { name: 'Folder path' })).toContainText('Drafts');
  await expect(row(page, 'plan.txt')).toBeVisible();
  await upload(page, 'plan.txt');
  await page
    .getByRole('dialog', { name: /plan\.txt/ })
    .getByRole('button', { name: 'Keep both' })
    .click();
  await expect(grid(page).getByRole('row', { name: /plan/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Close uploads' }).click();

  // Deleted, and restored from the trash.
  await tick(page, 'plan.txt');
  await tool(page, 'Delete').click();
  await expect(row(page, 'plan.txt')).toBeHidden();
  await page.getByRole('navigation', { name: 'Disks' }).getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('grid', { name: 'Trash' }).getByRole('row', { name: 'plan.txt' }).getByRole('checkbox').click();
  await tool(page, 'Restore').click();
  await page.goBack();
  await expect(row(page, 'plan.txt')).toBeVisible();

  // As a zip.
  await grid(page).getByRole('row', { name: /plan/ }).first().getByRole('checkbox').click();
  await grid(page).getByRole('row', { name: /plan/ }).last().getByRole('checkbox').click();
  const zip = page.waitForEvent('download');
  await tool(page, 'Download as zip').click();
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);

  // Shared, and fetched by a visitor who has no session.
  await tool(page, 'Share').click();
  const share = page.getByRole('dialog', { name: /^Share/ });
  await share.getByRole('button', { name: 'Create link' }).click();
  const link = share.locator('dd bdi').first();
  await expect(link).toContainText('/fileshare?link=');
  const url = new URL((await link.textContent()) ?? '');
  const code = ((await share.locator('dd').nth(1).locator('span').first().textContent()) ?? '').trim();
  await share.getByRole('button', { name: 'Done' }).click();

  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await visitor.goto(`${server.url}${url.pathname}${url.search}`);
  await pickLanguage(visitor, 'en');
  const enter = async (typed: string) => {
    await visitor.getByRole('textbox', { name: 'Access code' }).fill(typed);
    await visitor.getByRole('button', { name: 'Open' }).click();
  };
  await enter(code === 'aaaaaa' ? 'bbbbbb' : 'aaaaaa');
  await expect(visitor.getByText('The link or the access code is incorrect.')).toBeVisible();
  await enter(code);
  const shared = visitor.getByRole('grid', { name: 'Shared files' });
  await expect(shared.getByRole('row', { name: /plan/ })).toHaveCount(2);
  await shared.getByRole('row', { name: /plan/ }).first().click();
  const preview = visitor.getByRole('dialog', { name: /plan/ });
  await expect(preview.getByText('content of plan.txt')).toBeVisible();
  await preview.getByRole('button', { name: 'Next file' }).click();
  await expect(preview.getByText('2 / 2')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  const file = visitor.waitForEvent('download');
  await shared
    .getByRole('link', { name: /^Download plan/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^plan/);

  await page.getByRole('navigation', { name: 'Disks' }).getByRole('link', { name: 'My shares' }).click();
  const mine = page.getByRole('grid', { name: 'My shares' });
  await mine.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(mine.getByRole('button', { name: 'Stop sharing' })).toBeHidden();
  await visitor.reload();
  await enter(code);
  await expect(visitor.getByText('The owner stopped sharing this.')).toBeVisible();
  await visitor.context().close();
});
