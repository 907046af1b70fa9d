import { expect, type Page, test } from '@playwright/test';
import { expectGood } from './axe.ts';
import { addressOf, deliver, logIn, makeUser, openMail, rowOf } from './jinshu.ts';
import { tabTo } from './keys.ts';
import { plainMail } from './smtp.ts';

const stamp = Date.now();

// Where it is ten in the morning: an event in the next hour is on the same day, and in the same week.
const hoursAhead = ((10 - new Date().getUTCHours() + 36) % 24) - 12;
test.use({ timezoneId: `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}` });

/** Creates a user with one message, because an empty list isn't visible. */
async function makeReader(name: string): Promise<string> {
  const address = await makeUser(name);
  expect(await deliver(address, plainMail({ to: address, subject: 'Welcome' }))).toBe(250);
  return address;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const eventNamed = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }).first();

test('RED-26 CAL-33 INV-07 INV-09 a mail becomes a meeting, a colleague accepts it, and both calendars have it', async ({
  page,
  browser,
}) => {
  test.slow();
  const [owner, guest] = [await makeUser(`meet-a${stamp}`), await makeUser(`meet-b${stamp}`)];
  const subject = `评审安排 ${stamp}`;
  expect(await deliver(owner, plainMail({ from: guest, to: owner, subject, text: '定个时间。' }))).toBe(250);
  await logIn(page, owner);
  await openMail(page, subject);
  await page.getByRole('button', { name: 'Meeting' }).click();
  const form = dialog(page, 'New event');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(subject);
  await expect(form.getByRole('list', { name: 'Invitees' })).toContainText(guest.split('@')[0] ?? '');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event saved. Invitations are being sent.')).toBeVisible();

  const other = await browser.newContext();
  const guestPage = await other.newPage();
  await logIn(guestPage, guest);
  await expect(rowOf(guestPage, subject)).toBeVisible({ timeout: 30_000 });
  await rowOf(guestPage, subject).click();
  await guestPage.getByRole('button', { name: 'Accept', exact: true }).click();
  await guestPage
    .getByRole('link', { name: /calendar|schedule/i })
    .first()
    .click();
  await expect(guestPage).toHaveURL(/\/calendar\/index/);
  await expect(guestPage.getByRole('dialog', { name: subject })).toBeVisible();
  await other.close();

  await page.getByRole('tab', { name: 'My schedule' }).click();
  await eventNamed(page, subject).click();
  await expect(page.getByRole('dialog', { name: subject })).toContainText('Accepted');
});

test('CAL-01 CAL-23 CAL-25 PSH-01 by keyboard alone: an event is made, shown in every view and in a second window, and removed', async ({
  page,
  context,
}) => {
  test.slow();
  const owner = await makeReader(`cal-a${stamp}`);
  const title = `键盘日程${stamp}`;
  await logIn(page, owner);
  const second = await context.newPage();
  await second.goto('/calendar/index');
  await expect(second.getByRole('radio', { name: 'Week' })).toBeVisible();
  await page.goto('/calendar/index');
  await expectGood(page, 'calendar');

  await tabTo(page, page.getByRole('button', { name: 'New event', exact: true }));
  await page.keyboard.press('Enter');
  const form = dialog(page, 'New event');
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expectGood(page, 'new event');
  await page.keyboard.insertText(title);
  await tabTo(page, form.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(eventNamed(page, title)).toBeVisible();
  await expect(eventNamed(second, title)).toBeVisible();

  for (const view of ['Day', 'Month', 'Agenda', 'Week']) {
    await page.getByRole('radio', { name: /Day|Week|Month|Agenda/, checked: true }).focus();
    const target = page.getByRole('radio', { name: view, exact: true });
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    for (let step = 0; step < 4 && !(await target.evaluate((element) => element === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(target).toBeChecked();
    await expect(page.getByText(title).first()).toBeAttached();
    await expectGood(page, view);
  }

  await tabTo(page, eventNamed(page, title));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  // Its reminder may be among the notices by now.
  for (const window of [page, second]) await expect(window.getByRole('main').getByText(title)).toHaveCount(0);
});

test('CAL-02 CAL-13 CAL-14 ERR-47 a calendar is made and shared, within the system only', async ({ page }) => {
  test.slow();
  const owner = await makeReader(`set-a${stamp}`);
  await logIn(page, owner);
  await page.goto('/calendar/set');
  await page.getByRole('button', { name: 'New calendar' }).click();
  const form = dialog(page, 'New calendar');
  await form.getByRole('textbox', { name: 'Name' }).fill('云川二期');
  await form.getByRole('combobox', { name: 'Share with' }).fill('zhou@partner.example');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('zhou@partner.example isn’t a mailbox of this system.')).toBeVisible();
  await form
    .getByRole('button', { name: /zhou@partner\.example/ })
    .last()
    .click();
  await form.getByRole('combobox', { name: 'Share with' }).fill(addressOf('chen.wei'));
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shared with 1 person')).toBeVisible();
  await expectGood(page, 'shared calendar');
});

for (const [language, skin, width] of [
  ['zh-hans', 'jingdianlan', 1440],
  ['zh-tw', 'moye', 1440],
  ['en', 'moye', 390],
] as const)
  test(`CAL-01 I18-02 ${language} ${skin} ${width}: every view is sound`, async ({ page }) => {
    test.slow();
    await logIn(page, await makeReader(`look-${language}${width}${stamp}`), { language });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto('/calendar/index');
    await page.evaluate((chosen) => {
      document.documentElement.dataset.skin = chosen;
    }, skin);
    const views = page.getByRole('radiogroup').first().getByRole('radio');
    await expect(views).toHaveCount(4);
    for (let index = 0; index < 4; index += 1) {
      await views.nth(index).click();
      await expectGood(page, `${skin}: view ${index}`);
    }
  });
