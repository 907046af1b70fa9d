import { expect, type Page, test } from '@playwright/test';
import { expectGood } from './axe.ts';
import { addressOf, beginMail, home, logIn, openMail, rowOf, send, write } from './jinshu.ts';
import { partWords } from './words.ts';

/** Sends a message that is held, and opens the sender's copy, which shows its status. */
async function sendHeld(page: Page, subject: string): Promise<void> {
  const form = await beginMail(page);
  await write(form, { to: [addressOf('chen.wei')], subject, body: '请审核后发出。' });
  await send(form, 'Waiting for review');
}

const openSent = async (page: Page, subject: string) => {
  await page.getByRole('treeitem', { name: /^Sent/ }).click();
  await openMail(page, subject);
};
const fate = (page: Page) => page.getByRole('table', { name: 'Delivery status' }).getByRole('row').nth(1);

test('SND-51 REV-22 REV-23 REV-33 a reviewer permits one mail and rejects one by keyboard, and their sender sees it live', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // Axe asks for a context that is ours.
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [sender, reviewer] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  const [good, bad] = [`付款计划 ${Date.now()}`, `客户名单 ${Date.now()}`];
  await logIn(sender, 'zhou.an');
  await sendHeld(sender, good);
  await sendHeld(sender, bad);
  await openSent(sender, good);
  await expect(fate(sender)).toContainText('In review');

  await logIn(reviewer, 'shen.he');
  await reviewer.getByRole('treeitem', { name: /^Mail review/ }).click();
  const held = reviewer.getByRole('region', { name: 'Mail review' });
  await expect(held.getByRole('row', { name: new RegExp(good) })).toBeVisible();
  await expectGood(reviewer, 'list');

  await test.step('permits what is chosen', async () => {
    await held.getByRole('row', { name: new RegExp(good) }).focus();
    await reviewer.keyboard.press('Space');
    await held.getByRole('button', { name: 'Approve selected' }).focus();
    await reviewer.keyboard.press('Enter');
    const question = reviewer.getByRole('alertdialog', { name: 'Approve this message?' });
    await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
    await reviewer.keyboard.press('Enter');
    await expect(held.getByRole('row', { name: new RegExp(good) })).toHaveCount(0);
    await expect(fate(sender)).toContainText(/Delivered|Read/);
  });

  await test.step('reads one and rejects it', async () => {
    await held.getByRole('row', { name: new RegExp(bad) }).focus();
    await reviewer.keyboard.press('Enter');
    const article = reviewer.getByRole('article', { name: bad });
    await expect(article.frameLocator('iframe').getByText('请审核后发出。')).toBeVisible();
    await expectGood(reviewer, 'reading');
    await article.getByRole('button', { name: 'Reject' }).focus();
    await reviewer.keyboard.press('Enter');
    const form = reviewer.getByRole('dialog', { name: 'Reason' });
    await expect(form.getByRole('textbox')).toBeFocused();
    await reviewer.keyboard.insertText('含客户名单，请脱敏');
    await form.getByRole('button', { name: 'Reject' }).focus();
    await reviewer.keyboard.press('Enter');
    await expect(article).toHaveCount(0);
    await sender.getByRole('treeitem', { name: /^Inbox/ }).click();
    await expect(rowOf(sender, bad)).toContainText(/未通过审核|Rejected in review/);
  });

  await test.step('what was answered shows in its view', async () => {
    await held.getByRole('radio', { name: /^Rejected/ }).click();
    await expect(held.getByRole('row', { name: new RegExp(bad) })).toContainText('含客户名单，请脱敏');
  });
  await Promise.all(contexts.map((context) => context.close()));
});

for (const [language, width] of [
  ['zh-hans', 390],
  ['en', 1440],
] as const)
  test(`REV-03 FLD-09 ${language} ${width} dark: the review has no serious finding and does not scroll sideways`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.addInitScript(() => localStorage.setItem('jinshu.skin', 'moye'));
    await page.route('**/api/core/login-after/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), skin_name: 'moye', language } });
    });
    await page.goto('/login');
    await page.locator('input[name="account"]').fill(addressOf('shen.he'));
    await page.locator('input[type="password"]').fill('Jinshu-2026');
    await page.locator('form [type=submit]').click();
    await expect(home(page)).toBeVisible({ timeout: 20_000 });
    await page.goto('/mailbox/review');
    await expect(page.getByRole('region', { name: partWords[language].review.name })).toBeVisible();
    await expectGood(page, `${language} ${width}`);
  });
