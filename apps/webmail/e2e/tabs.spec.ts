import { expect, type Page, test } from '@playwright/test';
import { composeForm, deliver, list, logIn, makeUser, openMail, rowOf, rows } from './jinshu.ts';

/** Logs in a user who has two messages. */
async function logInWithLetters(page: Page): Promise<void> {
  const name = `tabs.${process.pid}.${Date.now()}`;
  const to = await makeUser(name);
  for (const number of [1, 2]) {
    const raw = `From: Chen <chen@partner.example>\r\nTo: ${to}\r\nSubject: Letter ${number}\r\nMessage-ID: <${number}.${name}@partner.example>\r\n\r\nText ${number}`;
    expect(await deliver(to, raw)).toBe(250);
  }
  await logIn(page, name);
  await expect(rows(page)).toHaveCount(2);
}

/** Steps back and forward, each as soon as the browser has done the one before. */
const step = (page: Page, ...steps: number[]) =>
  page.evaluate(async (all) => {
    for (const by of all) {
      const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(by);
      await done;
    }
  }, steps);

test('TAB-07 a message that is opened while the history steps back behind a closed one stays in view', async ({ page }) => {
  await logInWithLetters(page);
  await openMail(page, 'Letter 1');
  await expect(page).toHaveURL(/mail=\d+/);
  const first = page.url();
  // Click as early as a user can: before the browser has navigated back.
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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('the page shows what its address says, however fast somebody goes back and forward', async ({ page }) => {
      await logInWithLetters(page);
      const start = page.url();
      const article = page.getByRole('article', { name: 'Letter 1' });
      // The entry is there, and what it leads to is not drawn for sure.
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          history.back();
        };
      });
      await rowOf(page, 'Letter 1').click();
      await expect(list(page)).toBeVisible();
      await expect(page).toHaveURL(start);
      await page.evaluate(() => {
        delete (history as Partial<History>).pushState;
        history.forward();
      });
      await expect(article).toBeVisible();
      await expect(page).toHaveURL(/[?&]mail=\d+/);
      const read = page.url();
      await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
      await expect(composeForm(page).getByRole('textbox', { name: 'Body' })).toBeVisible();
      await expect(page).toHaveURL(/tab=compose/);
      await step(page, -1, -1);
      await expect(list(page)).toBeVisible();
      await expect(page).toHaveURL(start);
      await expect(composeForm(page)).toBeHidden();
      await step(page, 1, -1, 1);
      await expect(article).toBeVisible();
      await expect(page).toHaveURL(read);
    });
  });
