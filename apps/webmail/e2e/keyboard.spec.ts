import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf, composeForm, deliver, home, letter, list, loginFields, password, pickLanguage, rowOf, rows } from './jinshu.ts';
import { hasFocus, tabTo } from './keys.ts';
import { plainMail } from './smtp.ts';

const subject = `用键盘写的 ${Date.now()}`;

/** Presses Tab until the focus is inside the locator. */
async function tabInto(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isInside = () => place.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 80 && !(await isInside()); step += 1) await page.keyboard.press(key);
  expect(await isInside()).toBe(true);
}

test('the whole way by keyboard alone: log in, write, send, read, answer, delete, search, log out', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await pickLanguage(page, 'en');
  await page.mouse.move(0, 0);

  await test.step('LGN-01 logs in', async () => {
    const fields = loginFields(page);
    await tabTo(page, fields.account);
    await page.keyboard.type(addressOf('wang.xiao'));
    await tabTo(page, fields.password);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(home(page)).toBeVisible();
  });

  await test.step('FLD-01 opens a folder', async () => {
    await tabTo(page, page.getByRole('tree').locator('[role=treeitem][tabindex="0"]'));
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
  });

  await test.step('the first stop leads past the navigation', async () => {
    await page.reload();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('CMP-04 CMP-07 SND-20 writes and sends', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Compose', exact: true }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const form = composeForm(page);
    await expect(form.getByRole('combobox', { name: 'To', exact: true })).toBeFocused();
    await page.keyboard.type('liu.yang');
    await expect(page.getByRole('option', { name: /刘洋/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('grid', { name: 'To: recipients' })).toContainText('刘洋');
    await tabTo(page, form.getByRole('textbox', { name: 'Subject' }));
    await page.keyboard.insertText(subject);
    await tabTo(page, form.getByRole('textbox', { name: 'Body' }));
    await page.keyboard.insertText('没有碰过鼠标。');
    await tabTo(page, form.getByRole('button', { name: 'Send', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Back to mailbox' }));
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
  });

  await test.step('LST opens a mail of the list with arrows and Enter', async () => {
    expect(await deliver('wang.xiao', plainMail({ to: addressOf('wang.xiao'), subject: '给键盘的信', text: '请按 Enter 打开。' }))).toBe(
      250,
    );
    await expect(rowOf(page, '给键盘的信')).toBeVisible();
    await tabTo(page, rows(page).and(page.locator('[tabindex="0"]')));
    await page.keyboard.press('Home');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(letter(page).getByText('请按 Enter 打开。')).toBeVisible();
  });

  await test.step('RED answers it', async () => {
    const actions = page.getByRole('toolbar', { name: 'Reading actions' });
    await tabInto(page, actions);
    for (let step = 0; step < 12 && !(await hasFocus(actions.getByRole('button', { name: 'Reply', exact: true }))); step += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const form = composeForm(page);
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: 给键盘的信');
    await tabTo(page, form.getByRole('textbox', { name: 'Body' }));
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('按过了。');
    await tabTo(page, form.getByRole('button', { name: 'Send', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  });

  await test.step('TAB-02 closes tabs with Delete', async () => {
    const tabs = page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab');
    await tabTo(page, page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab', { selected: true }), 'Shift+Tab');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await expect(tabs).toHaveCount(1);
    await expect(tabs).toBeFocused();
  });

  await test.step('FLD-04 goes to another folder and back', async () => {
    const tree = page.getByRole('tree', { name: 'Folders' });
    await tabTo(page, tree.getByRole('treeitem', { selected: true }), 'Shift+Tab');
    await page.keyboard.press('s');
    await expect(tree.getByRole('treeitem', { name: 'Sent' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mailbox\/innerbox\/Sent$/);
    await expect(rowOf(page, subject)).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mailbox\/innerbox\/INBOX$/);
    await expect(rowOf(page, '给键盘的信')).toBeVisible();
  });

  await test.step('LST-10 deletes after a question that keeps the focus', async () => {
    await tabTo(page, rows(page).and(page.locator('[tabindex="0"]')));
    await page.keyboard.press('Home');
    await expect(rows(page).first()).toContainText('给键盘的信');
    await page.keyboard.press('Space');
    const actions = page.getByRole('toolbar', { name: 'Message actions' });
    const remove = actions.getByRole('button', { name: 'Delete' });
    await tabInto(page, actions, 'Shift+Tab');
    for (let step = 0; step < 12 && !(await hasFocus(remove)); step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, '给键盘的信')).toBeHidden();
  });

  await test.step('SRC-01 searches', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search mail' })).toBeFocused();
    await page.keyboard.insertText('没有碰过鼠标');
    await page.keyboard.press('Enter');
    await expect(rows(page).filter({ hasText: subject })).toHaveCount(1);
  });

  await test.step('LGN-51 logs out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Log out' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});
