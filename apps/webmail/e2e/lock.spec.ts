import { expect, type Page, test } from '@playwright/test';
import { deliver, letter, list, logIn, makeUser, openMail } from './jinshu.ts';
import { plainMail } from './smtp.ts';

let made = 0;
const newUser = () => {
  made += 1;
  return makeUser(`lock${made}-${process.pid}`);
};
const path = (page: Page) => new URL(page.url()).pathname;
/** The lock and the session's clock come with the parts that nothing waits for. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

test('LCK-01 LCK-07 the screen locks while nobody is at any window, also of a computer that slept, and not while somebody is at one', async ({
  context,
  page,
}) => {
  await context.clock.install();
  const who = await newUser();
  await deliver(who, plainMail({ to: who, subject: '在两个窗口里' }));
  await logIn(page, who);
  const other = await context.newPage();
  await other.goto('/mailbox/innerbox/INBOX');
  await expect(list(other)).toBeVisible();
  await settle(page);
  await settle(other);
  for (const x of [400, 500, 600]) {
    await context.clock.fastForward('06:00');
    await page.mouse.move(x, 300);
    await page.waitForTimeout(300);
    for (const window of [page, other]) expect(path(window)).toMatch(/^\/mailbox/);
  }
  await context.clock.fastForward('10:30');
  for (const window of [page, other]) await expect(window.getByLabel('Mailbox password')).toBeVisible();
});

test('SES-06 whoever reads a letter is there: its frame is heard as well', async ({ context, page }) => {
  await context.clock.install();
  const who = await newUser();
  await deliver(who, plainMail({ to: who, subject: '一封长信', text: '慢慢读' }));
  await logIn(page, who);
  await settle(page);
  await openMail(page, '一封长信');
  const place = await page.locator('iframe[title="Message body"]').boundingBox();
  if (!place) throw new Error('the letter stands nowhere');
  await expect(letter(page).getByText('慢慢读')).toBeVisible();
  await page.mouse.move(place.x + 10, place.y + 10);
  for (const step of [20, 30, 40]) {
    await context.clock.fastForward('06:00');
    await page.mouse.move(place.x + step, place.y + 12);
    await expect(page.getByRole('article')).toBeVisible();
  }
  await context.clock.fastForward('10:30');
  await expect(page.getByLabel('Mailbox password')).toBeVisible();
});

test('RTE-27 LCK-07 D-178 a locked screen gives nothing away: not in another window, not by the API, not by Reload or Back', async ({
  context,
  page,
}) => {
  const who = await newUser();
  await deliver(who, plainMail({ to: who, subject: '锁后不可见' }));
  await logIn(page, who);
  const other = await context.newPage();
  await other.goto('/mailbox/innerbox/INBOX');
  await expect(list(other)).toBeVisible();
  await settle(page);
  await settle(other);
  const ask = async () => (await context.request.get('/api/mail/message/?folder=INBOX&limit=10&offset=0')).status();
  const lock = async () => {
    await page.getByRole('button', { name: 'Lock screen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
    for (const window of [page, other]) await expect(window.getByLabel('Mailbox password')).toBeVisible();
    await expect.poll(ask).toBe(403);
  };
  await lock();
  await other.getByLabel('Mailbox password').fill('Jinshu-2026');
  await other.getByRole('button', { name: 'Unlock' }).click();
  for (const window of [page, other]) await expect(list(window)).toBeVisible();
  expect(await ask()).toBe(200);

  await lock();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.poll(ask).toBe(401);
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();

  await logIn(page, who);
  await settle(page);
  await page.getByRole('button', { name: 'Lock screen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByLabel('Mailbox password')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.poll(ask).toBe(401);
});
