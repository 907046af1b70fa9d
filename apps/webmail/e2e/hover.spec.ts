import { expect, test } from '@playwright/test';
import { findCoveredControls } from '../../../scripts/lib/coveredControls.ts';
import { deliver, logIn, makeUser, openMail, rows } from './jinshu.ts';

const mail = (number: number) =>
  `From: Chen Wei <chen.wei@jinshu.example>\r\nTo: me@jinshu.example\r\nSubject: Letter ${number}\r\nMessage-ID: <hover-${number}@x.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nThe text.\r\n--b\r\nContent-Type: text/csv; name=figures.csv\r\nContent-Disposition: attachment; filename=figures.csv\r\n\r\na,b\r\n--b--\r\n`;

test('FLD-08 FLD-13 LST-24 every control that shows under the pointer is on top there, in the folders, the list, the tabs and a letter', async ({
  page,
}) => {
  const address = await makeUser(`hover.${Date.now()}`);
  for (const number of [1, 2, 3]) await deliver(address, mail(number));
  await logIn(page, address);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Offers');
  await page.keyboard.press('Enter');
  const folders = page.getByRole('tree', { name: 'Folders' });
  const offers = folders.getByRole('treeitem', { name: /^Offers/ });
  await expect(offers).toBeVisible();
  // A folder with unread mail is where its count and its buttons have one place.
  await rows(page).first().dragTo(offers);
  await expect(folders.getByRole('treeitem', { name: 'Offers, 1 unread' })).toBeVisible();
  const list = await findCoveredControls(page);
  expect(list.covered).toEqual([]);
  expect(list.tried).toBeGreaterThanOrEqual(4);

  await openMail(page, 'Letter 1');
  expect((await findCoveredControls(page)).covered).toEqual([]);

  await offers.hover();
  await offers.getByRole('button', { name: 'Delete folder' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await offers.hover();
  await offers.getByRole('button', { name: 'Folder menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
});
