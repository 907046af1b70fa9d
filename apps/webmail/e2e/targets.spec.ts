import { expect, type Page, test } from '@playwright/test';
import { beginMail, deliver, logIn, makeUser, rowOf, rows } from './jinshu.ts';
import { findSmallTargets } from './targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const file = (name: string) =>
  `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx\r\n`;

/** The box around the recipients, which is of full height, takes the press for the place where the next one is typed. */
const restOfLine = /^combobox /;

test('LAY-14 on a phone a finger hits every control of list, letter, calendar and compose', async ({ page }) => {
  const name = `finger.${Date.now()}`;
  const to = await makeUser(name);
  const html = '<p>Offer</p><img src="https://shop.example/a.png" width="200" height="80" alt="Our shop">';
  const raw = `From: Shop <news@shop.example>\r\nTo: ${to}\r\nSubject: Offer\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n${['one.bin', 'two.bin', 'three.bin', 'four.bin'].map(file).join('')}--b--\r\n`;
  expect(await deliver(to, raw)).toBe(250);
  await logIn(page, name);
  const small = async (place: string) => {
    const found = (await findSmallTargets(page)).filter((target) => !restOfLine.test(target));
    expect([place, found]).toEqual([place, []]);
  };
  const tap = (label: string, at: Page | ReturnType<Page['getByRole']> = page) =>
    at.getByRole('button', { name: label, exact: true }).first().tap();

  await expect(rows(page)).toHaveCount(1);
  await small('list');
  await rowOf(page, 'Offer').tap();
  const article = page.getByRole('article');
  await expect(article.getByRole('button', { name: 'Show remote images' })).toBeVisible();
  await expect(article.getByRole('region', { name: 'Quick reply' })).toBeVisible();
  await small('letter');
  await page.goto('/calendar/index');
  await expect(page.getByRole('button', { name: 'New event' })).toBeVisible();
  await small('calendar');

  await page.goto('/mailbox/innerbox/INBOX');
  await expect(rows(page)).toHaveCount(1);
  const form = await beginMail(page);
  const field = form.getByRole('combobox', { name: 'To', exact: true });
  for (const address of ['chen.wei@jinshu.example', 'someone@partner.example']) {
    await field.fill(address);
    await field.press('Enter');
  }
  const chooser = page.waitForEvent('filechooser');
  await tap('Add attachment', form);
  await (await chooser).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await expect(form.getByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await small('compose');
});
