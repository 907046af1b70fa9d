import { expect, test } from '@playwright/test';
import { addressOf, deliver, logIn, loginFields, makeUser } from './jinshu.ts';
import { plainMail } from './smtp.ts';

test('SET-96 SHR-18 SHR-19 SHR-20 SHR-24 a mailbox is shared, opened by the colleague, and closed again at once', async ({
  page,
  browser,
}) => {
  for (const name of ['sharing.owner', 'sharing.guest']) {
    const to = await makeUser(name);
    expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  }
  const guest = await browser.newPage();
  await logIn(page, 'sharing.owner');
  await logIn(guest, 'sharing.guest');
  await page.goto('/setting/relatelist');
  await page.getByRole('button', { name: 'Share with colleagues' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with colleagues' });
  await dialog.getByRole('combobox', { name: 'Colleagues' }).fill(`${addressOf('sharing.guest')}, nobody@jinshu.example`);
  await dialog.getByRole('button', { name: /Permission$/ }).click();
  await page.getByRole('option', { name: /^Read and write/ }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText('nobody@jinshu.example isn’t a mailbox of this system.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const row = page.getByRole('listitem', { name: 'sharing.guest' });
  await expect(row.getByText('Never used')).toBeVisible();

  await guest.goto('/setting/relatelist');
  await guest.getByRole('button', { name: /^Open sharing.owner/ }).click();
  await expect(guest.getByRole('button', { name: /^Mailbox: sharing.owner/ })).toBeVisible();

  await page.reload();
  await expect(row.getByText('In use now')).toBeVisible();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not shared with anyone yet.')).toBeVisible();
  await expect(loginFields(guest).password).toBeVisible();
  await guest.close();
});
