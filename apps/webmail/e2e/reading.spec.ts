import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { beginMail, deliver, letter, list, listTab, logIn, makeUser, rowOf, rows, send, write } from './jinshu.ts';
import { hasFocus, tabTo } from './keys.ts';
import { plainMail } from './smtp.ts';

const subject = `周五的评审 ${Date.now()}`;
const names = { writer: `writer.${Date.now()}`, reader: `colleague.${Date.now()}` };

let writing: BrowserContext;
let reading: BrowserContext;
let writer: Page;
let reader: Page;
let readerAddress: string;

/** Opens the first message of the list. */
async function openFirst(page: Page): Promise<void> {
  await tabTo(page, rows(page).and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
}

/** Presses a button of the toolbar above the message. The toolbar is one tab stop; arrow keys move within it. */
async function pressTool(page: Page, name: string): Promise<void> {
  const actions = page.getByRole('toolbar', { name: 'Reading actions' });
  const button = actions.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  const isInside = () => actions.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 80 && !(await isInside()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  for (let step = 0; step < 16 && !(await hasFocus(button)); step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 16 && !(await hasFocus(button)); step += 1) await page.keyboard.press('ArrowLeft');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test.beforeAll(async ({ browser }) => {
  // Two people are made, log in and write.
  test.setTimeout(180_000);
  const writerAddress = await makeUser(names.writer);
  readerAddress = await makeUser(names.reader);
  // The tests wait for the list, and an empty one isn't visible.
  for (const to of [writerAddress, readerAddress]) expect(await deliver(to, plainMail({ to, subject: '旧信' }))).toBe(250);
  [writing, reading] = [await browser.newContext(), await browser.newContext()];
  // The dialog of the browser would hold the page for ever.
  await reading.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  [writer, reader] = [await writing.newPage(), await reading.newPage()];
  await logIn(writer, names.writer);
  await logIn(reader, names.reader);
  const form = await beginMail(writer);
  await write(form, { to: [readerAddress], subject, body: '评审改到周五上午十点，可以吗？' });
  await send(form);
});

test.afterAll(async () => {
  await writing?.close();
  await reading?.close();
});

test('a mail is opened, answered below and printed with the keyboard alone', async () => {
  test.slow();
  await test.step('LST-46 opens it', async () => {
    await expect(rowOf(reader, subject)).toBeVisible();
    await openFirst(reader);
    await expect(letter(reader).getByText('评审改到周五上午十点')).toBeVisible();
  });

  await test.step('QRP-01 QRP-04 answers in the box below', async () => {
    const box = reader.getByRole('region', { name: 'Quick reply' });
    await tabTo(reader, box.getByRole('textbox'));
    await reader.keyboard.insertText('可以，十点见。');
    await reader.keyboard.press('Control+Enter');
    await expect(box.getByText('Reply sent')).toBeVisible();
    await expect(box.getByRole('textbox')).toHaveValue('');
    await expect(box.getByRole('textbox')).toBeFocused();
  });

  await test.step('VIE-08 VIE-09 prints it', async () => {
    // From below the message back to its beginning.
    await reader
      .getByRole('tabpanel')
      .first()
      .evaluate((panel) => (panel as HTMLElement).focus());
    const [paper] = await Promise.all([reading.waitForEvent('page'), pressTool(reader, 'Print')]);
    await expect(paper.getByRole('heading', { name: subject })).toBeVisible();
    await expect(paper.getByText('评审改到周五上午十点')).toBeVisible();
    await expect(paper.locator('html')).toHaveAttribute('data-printed', '');
    expect(new URL(paper.url()).pathname).toBe('/print');
    await paper.close();
  });
});

test('QRP-08 the answer is there, threaded below its original', async () => {
  await writer.getByRole('button', { name: 'Back to mailbox' }).click();
  await expect(rowOf(writer, `Re: ${subject}`)).toBeVisible();
  await openFirst(writer);
  await expect(letter(writer).getByText('可以，十点见。')).toBeVisible();
});

test('SND-31 SND-35 a mail that nobody has read is called back with the keyboard alone', async () => {
  test.slow();
  const second = `${subject} 更正`;
  const form = await beginMail(writer);
  await write(form, { to: [readerAddress], subject: second, body: '写错了时间。' });
  await send(form);
  await listTab(reader).click();
  await expect(rowOf(reader, second)).toBeVisible();
  await writer.goto('/mailbox/innerbox/Sent');
  await expect(list(writer)).toBeVisible();
  await expect(rows(writer).first()).toContainText(second);
  await openFirst(writer);
  await pressTool(writer, 'Recall');
  const question = writer.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Recall' })).toBeFocused();
  await writer.keyboard.press('Enter');
  const results = writer.getByRole('dialog', { name: 'Recall results' });
  await expect(results.getByRole('row').nth(1)).toContainText('Recalled');
  await expect(results.getByRole('button', { name: 'Got it' })).toBeFocused();
  await writer.keyboard.press('Enter');
  await expect(results).toBeHidden();
  await expect(writer.getByRole('button', { name: 'Recalled' })).toBeDisabled();
});
