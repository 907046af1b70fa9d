import { expect, test } from '@playwright/test';
import { wordsIn } from './heap.ts';
import { beginMail, composeForm, deliver, list, logIn, makeUser, openMail, password, write } from './jinshu.ts';
import { plainMail } from './smtp.ts';

const planted = {
  body: 'zebrafish-in-the-open-letter',
  subject: 'walrus-in-the-open-letter',
  row: 'pangolin-in-the-list',
  sender: 'narwhal-among-the-senders',
  contact: 'capybara-among-the-contacts',
  title: 'axolotl-of-a-draft',
  draft: 'okapi-in-a-draft-never-saved',
};
const words = Object.values(planted);

test('LCK-18 nothing of any mail is left in a locked page: its memory holds no word of an open letter, a list, a draft or a contact', async ({
  page,
}) => {
  // Snapshots of the memory take their time.
  test.slow();
  const who = await makeUser(`heap-${process.pid}`);
  await deliver(who, plainMail({ to: who, subject: planted.row, from: `${planted.sender}@outside.example` }));
  await deliver(who, plainMail({ to: who, subject: planted.subject, text: planted.body }));
  await logIn(page, who);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await page.getByRole('button', { name: 'New contact' }).first().click();
  const contact = page.getByRole('form', { name: 'Contact' });
  await contact.getByRole('textbox', { name: 'Full name' }).fill(planted.contact);
  await contact.getByRole('textbox', { name: 'Email' }).fill('capybara@outside.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary', { name: planted.contact })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'My mailbox' }).click();
  await openMail(page, planted.subject);
  const form = await beginMail(page);
  await write(form, { subject: planted.title, body: planted.draft });

  const before = await wordsIn(page, words);
  expect(before.memory.sort()).toEqual([...words].sort());
  expect(before.storage).not.toContain(planted.draft);

  await page.getByRole('button', { name: 'Lock screen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByLabel('Mailbox password')).toBeVisible();
  expect(await wordsIn(page, words)).toEqual({ memory: [], document: [], storage: [] });

  await page.getByLabel('Mailbox password').fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(composeForm(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(planted.title);
  await expect(composeForm(page).getByRole('textbox', { name: 'Body' })).toContainText(planted.draft);
  await page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab').first().click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: planted.subject })).toBeVisible();
});
