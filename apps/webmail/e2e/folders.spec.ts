import { expect, type Page, test } from '@playwright/test';
import { deliver, logIn, makeUser, rowOf, rows } from './jinshu.ts';

const mail = (subject: string) =>
  `From: Chen Wei <chen.wei@jinshu.example>\r\nTo: me@jinshu.example\r\nSubject: ${subject}\r\nDate: Mon, 2 Nov 2026 08:00:00 +0800\r\nMessage-ID: <${subject.replaceAll(' ', '-')}@x.example>\r\n\r\nThe text of it.\r\n`;
const folder = (page: Page, name: string | RegExp) => page.getByRole('tree', { name: 'Folders' }).getByRole('treeitem', { name });

/** Logs in a new user who has one message. */
async function begin(page: Page, name: string): Promise<void> {
  const address = await makeUser(`${name}.${Date.now()}`);
  await deliver(address, mail('Welcome'));
  await logIn(page, address);
}

async function importInto(page: Page, name: string | RegExp, files: { name: string; text: string }[]): Promise<void> {
  await folder(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Import mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import mail' });
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles(files.map((file) => ({ name: file.name, mimeType: 'message/rfc822', buffer: Buffer.from(file.text) })));
}

test('FLD-26 FLD-29 IMX-04 IMX-08 IMX-09 IMX-10 a folder is made, filled with mail and renamed; LST-71 a mail is dragged out of it', async ({
  page,
}) => {
  await begin(page, 'folders');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Offers');
  await page.keyboard.press('Enter');
  await expect(folder(page, 'Offers')).toBeVisible();

  await importInto(page, 'Offers', [
    { name: 'first.eml', text: mail('First offer') },
    { name: 'second.eml', text: mail('Second offer') },
    { name: 'noise.eml', text: '\u0000\u0001 no mail at all' },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Import mail' });
  await expect(dialog.getByText('2 of 3 imported')).toBeVisible();
  await expect(dialog.getByText(/This file isn’t an email message\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await folder(page, 'Offers').click();
  await expect(rows(page)).toHaveCount(2);

  await rowOf(page, 'First offer').dragTo(folder(page, /^Inbox/));
  await expect(rows(page)).toHaveCount(1);
  await folder(page, /^Inbox/).click();
  await expect(rowOf(page, 'First offer')).toBeVisible();

  await folder(page, 'Offers').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old offers');
  await page.keyboard.press('Enter');
  await expect(folder(page, 'Old offers')).toBeVisible();
});

test('FLK-04 FLK-05 FLK-10 FLK-29 SET-109 own folders are locked, closed to everything, and open with the password', async ({ page }) => {
  await begin(page, 'lock');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Salaries');
  await page.keyboard.press('Enter');
  await folder(page, 'Salaries').click();
  const address = new URL(page.url()).pathname;
  await importInto(page, 'Salaries', [{ name: 'secret.eml', text: mail('Secret figures') }]);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Secret figures')).toBeVisible();

  await page.goto('/setting/tag');
  await page.getByRole('button', { name: 'Set a lock password' }).click();
  const setting = page.getByRole('dialog', { name: 'Set a lock password' });
  await setting.getByLabel('Lock password', { exact: true }).fill('lock-me-1');
  await setting.getByLabel('Confirm lock password').fill('lock-me-1');
  await setting.getByRole('button', { name: 'Save' }).click();
  await expect(setting).toBeHidden();

  await page.goto(address);
  await expect(page).toHaveURL(/\/mailbox\/innerbox\/INBOX$/);
  await expect(folder(page, 'Salaries')).toBeHidden();
  const rawName = address.split('/').at(-1);
  const refused = await page.request.get(`/api/mail/message/?folder=${rawName}&limit=20&offset=0`);
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'area-locked']);

  await folder(page, 'My folders, Locked').click();
  const asking = page.getByRole('dialog', { name: 'My folders are locked' });
  await asking.getByLabel('Lock password', { exact: true }).fill('not-this-1');
  await page.keyboard.press('Enter');
  await expect(asking.getByText('Incorrect password.')).toBeVisible();
  await asking.getByLabel('Lock password', { exact: true }).fill('lock-me-1');
  await page.keyboard.press('Enter');
  await folder(page, 'Salaries').click();
  await expect(rowOf(page, 'Secret figures')).toBeVisible();
});

test('FLD-23 a folder that is deleted while it is open, with a letter of it, is asked for no more', async ({ page }) => {
  await begin(page, 'going');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Going');
  await page.keyboard.press('Enter');
  await rowOf(page, 'Welcome').dragTo(folder(page, /^Going/));
  await expect(rows(page)).toHaveCount(0);
  await folder(page, /^Going/).click();
  const address = page.url();
  await rowOf(page, 'Welcome').click();
  await expect(page.getByRole('article', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('tab', { name: 'Going' }).click();

  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  await folder(page, /^Going/).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Welcome')).toBeVisible();
  expect(page.url()).not.toBe(address);
  await expect(folder(page, /^Going/)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Welcome' })).toHaveCount(0);
  // A late request would arrive together with these.
  for (const part of ['Sent', /^Inbox/]) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/mail/message/?'));
    await folder(page, part).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Refresh' }).click();
    await answered;
  }
  await expect(rowOf(page, 'Welcome')).toBeVisible();
  expect(refused).toEqual([]);
});

test('FLD-23 a folder that is deleted in one window leads the other one to INBOX', async ({ page, context }) => {
  await begin(page, 'gone');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Passing');
  await page.keyboard.press('Enter');
  await folder(page, 'Passing').click();
  await expect(page).toHaveURL(/\/mailbox\/innerbox\/f\d+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(folder(other, 'Passing')).toBeVisible();
  await folder(other, 'Passing').click({ button: 'right' });
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveURL(/INBOX$/);
  await expect(page).toHaveURL(/INBOX$/);
  await expect(rowOf(page, 'Welcome')).toBeVisible();
});
