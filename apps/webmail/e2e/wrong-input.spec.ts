import { expect, type Page, test } from '@playwright/test';
import { beginMail, composeForm, type LanguageCode, languageNames, logIn, send, write } from './jinshu.ts';
import { partWords, word } from './words.ts';

const pickFiles = async (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  const chooser = page.waitForEvent('filechooser');
  await composeForm(page).getByRole('button', { name: 'Add attachment' }).click();
  await (await chooser).setFiles(files);
};

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

test.describe('a mail that cannot go', () => {
  test.beforeEach(({ page }) => logIn(page, 'zhao.min'));

  test('SND-01 SND-02 SND-03 SND-07 is told what it lacks, in the language that is chosen, and stays as it is', async ({ page }) => {
    const form = await beginMail(page);
    await write(form, { body: '还没有收件人。' });
    for (const language of ['zh-hans', 'zh-tw', 'en'] as const satisfies LanguageCode[]) {
      await page.getByRole('button', { name: /^(语言|語言|Language)/ }).click();
      await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
      await page.getByRole('button', { name: partWords[language].composeForm.send, exact: true }).click();
      await expect(page.getByText(word(language, 'problem-more.input-receiver')).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: partWords[language].richTextEditor.body })).toHaveText('还没有收件人。');
    }
    await write(form, { to: ['chen.wei@jinshu.example'] });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Enter a subject.').first()).toBeVisible();
    await write(form, { subject: '现在有了' });
    await form.getByRole('textbox', { name: 'Body' }).press('Control+a');
    await page.keyboard.press('Delete');
    await expect(form.getByRole('textbox', { name: 'Body' })).toHaveText('');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Enter a message.').first()).toBeVisible();
    await expect(form.getByRole('grid', { name: 'To: recipients' })).toContainText('陈伟');
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('现在有了');
    await write(form, { body: '现在全了。' });
    await send(form);
  });

  test('PIC-02 PIC-04 PIC-05 keeps addresses that are none, marks them, and does not send', async ({ page }) => {
    const form = await beginMail(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/mail/message/sent/') && sent.push(request.postData() ?? ''));
    await write(form, { subject: '地址', body: '正文' });
    const to = form.getByRole('combobox', { name: 'To', exact: true });
    await to.fill('not-an-address；good@outside.example, good@outside.example；also@@wrong');
    await to.press('Enter');
    const chips = form.getByRole('grid', { name: 'To: recipients' }).getByRole('row');
    await expect(chips).toHaveCount(3);
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(to).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(chips.first()).toBeFocused();
    await expect(chips).toHaveCount(3);
    await expect(chips.filter({ hasText: 'not-an-address' })).toHaveCount(1);
    expect(sent).toEqual([]);
  });

  test('PIC-02 takes five hundred pasted addresses and stays quick', async ({ page }) => {
    const form = await beginMail(page);
    const many = Array.from({ length: 500 }, (_, index) => `person${index}@outside.example`);
    await form.getByRole('combobox', { name: 'To', exact: true }).focus();
    const began = Date.now();
    await paste(page, many.join('; '));
    const chips = form.getByRole('grid', { name: 'To: recipients' }).getByRole('row');
    // Only the last recipients are rendered, the others on demand. Thousands of chips would slow down writing.
    const others = form.getByRole('button', { name: 'Show 440 more recipients' });
    await expect(chips).toHaveCount(60);
    await expect(others).toBeVisible();
    expect(Date.now() - began).toBeLessThan(5_000);
    await write(form, { subject: '很多人' });
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('很多人');
    await page.getByRole('tab', { name: /^Inbox/ }).click();
    await page.getByRole('tab', { name: /^(Compose|很多人)/ }).click();
    await others.click();
    await form.getByRole('button', { name: /^Show \d+ more recipients$/ }).click();
    await form.getByRole('button', { name: /^Show \d+ more recipients$/ }).click();
    await expect(chips).toHaveCount(500);
  });

  test('ATT-07 ERR-32 drops an empty file and refuses a program, and the mail goes with what is left', async ({ page }) => {
    const form = await beginMail(page);
    await write(form, { to: ['chen.wei@jinshu.example'], subject: `附件 ${Date.now()}`, body: '一个空文件。' });
    await pickFiles(page, [
      { name: '空.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ not really') },
      { name: '满.txt', mimeType: 'text/plain', buffer: Buffer.from('有字') },
    ]);
    const files = form.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
    await expect(files).toHaveCount(1);
    await expect(files).toContainText('满.txt');
    await expect(files).toContainText('6 B');
    await expect(page.getByText('Couldn’t add setup.exe: executable files aren’t allowed for security reasons.').first()).toBeVisible();
    await send(form);
  });

  test('SND-04 with a file and no subject takes the name of the file', async ({ page }) => {
    const form = await beginMail(page);
    await write(form, { to: ['chen.wei@jinshu.example'], body: '见附件。' });
    await pickFiles(page, [{ name: '会议纪要.2026.txt', mimeType: 'text/plain', buffer: Buffer.from('一、二、三') }]);
    await expect(form.getByRole('list', { name: 'Attachments' })).toContainText('会议纪要.2026.txt');
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    await send(form);
    await expect(page.getByText('会议纪要.2026', { exact: true }).first()).toBeVisible();
  });

  test('a huge subject is told at its field, and is never cut', async ({ page }) => {
    const form = await beginMail(page);
    const huge = '很长的主题'.repeat(400);
    await write(form, { to: ['zhao.min@jinshu.example'], subject: huge, body: '主题很长。' });
    const subject = form.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveAccessibleDescription(word('en', 'problem-more.subject-too-long'));
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(subject).toBeFocused();
    await expect(subject).toHaveValue(huge);
    await subject.fill(huge.slice(0, 998));
    await send(form);
  });
});

test.describe('a folder', () => {
  test('FLD-17 FLD-18 FLD-19 with a name that cannot be is told at the field, and the name stays', async ({ page }) => {
    await logIn(page, 'xu.nuo');
    await page.getByRole('button', { name: 'New folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'New folder' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const create = dialog.getByRole('button', { name: 'Create' });
    for (const [typed, told] of [
      ['', 'Enter a name.'],
      ['   ', 'Enter a name.'],
      ['二十一个字的文件夹名称实在是太长太长太长了啊', 'Use 20 characters or fewer.'],
      ['a/b', 'A name can’t contain'],
      ['inbox', 'A folder with this name already exists.'],
    ] as const) {
      await name.fill(typed);
      await create.click();
      await expect(dialog.getByText(told)).toBeVisible();
      await expect(name).toHaveValue(typed);
    }
    await name.fill('  项目 😀  ');
    await create.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('treeitem', { name: '项目 😀' })).toBeVisible();
    await page.getByRole('button', { name: 'New folder' }).click();
    await name.fill('项目 😀');
    await create.click();
    await expect(dialog.getByText('A folder with this name already exists.')).toBeVisible();
  });
});
