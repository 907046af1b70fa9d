import { expect, test } from '@playwright/test';
import { deliver, list, logIn, makeUser, openMail, rows } from './jinshu.ts';

test('TAB-07 a message that is opened while the history steps back behind a closed one stays in view', async ({ page }) => {
  const name = `tabs.${Date.now()}`;
  const to = await makeUser(name);
  for (const number of [1, 2]) {
    const raw = `From: Chen <chen@partner.example>\r\nTo: ${to}\r\nSubject: Letter ${number}\r\nMessage-ID: <${number}.${name}@partner.example>\r\n\r\nText ${number}`;
    expect(await deliver(to, raw)).toBe(250);
  }
  await logIn(page, name);
  await expect(rows(page)).toHaveCount(2);
  await openMail(page, 'Letter 1');
  await expect(page).toHaveURL(/mail=\d+/);
  const first = page.url();
  // As early as somebody can be: before the browser has gone back.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (by) => {
      go(by);
      document.querySelector<HTMLElement>('[role="row"][aria-label*="Letter 2"]')?.click();
    };
  });
  await page.getByRole('button', { name: 'Close tab' }).first().click();
  await expect(page.getByRole('article', { name: 'Letter 2' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.has('mail') && String(url) !== first);
  await page.goBack();
  await expect(list(page)).toBeVisible();
});
