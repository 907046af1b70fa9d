import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf, deliver, type LanguageCode, logIn, loginFields, makeUser, password, rowOf } from './jinshu.ts';
import { hasFocus, pressKey, tabTo } from './keys.ts';
import { plainMail } from './smtp.ts';
import { partWords, word } from './words.ts';

// Each has users of its own: both workers share them.
test.describe.configure({ mode: 'parallel' });

/** UI strings of the form in a language. */
const wordsOf = (language: LanguageCode) => ({
  app: (id: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), word(language, id)),
  ui: partWords[language],
});
type Words = ReturnType<typeof wordsOf>;

const formOf = (page: Page, { ui }: Words) => page.getByRole('form', { name: ui.composeForm.form });

/** Starts a message with the keyboard. */
async function begin(page: Page, words: Words): Promise<Locator> {
  await pressKey(page, page.getByRole('button', { name: words.ui.mailboxLayout.compose, exact: true }).first());
  const form = formOf(page, words);
  await expect(form.getByRole('combobox', { name: words.app('compose.to'), exact: true })).toBeFocused();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toBeVisible();
  return form;
}

/** The form of the next mail that is handed over, as it travels. */
const nextSent = async (page: Page): Promise<Record<string, unknown>> => {
  const request = await page.waitForRequest((one) => one.url().includes('/mail/message/sent/') && one.postDataJSON().action === 'sent');
  return request.postDataJSON() as Record<string, unknown>;
};

/** Fills in the open message, wherever the focus is. */
async function fill(
  page: Page,
  form: Locator,
  { app, ui }: Words,
  { to, subject, body }: { to?: string; subject?: string; body?: string },
) {
  if (to !== undefined) {
    await tabTo(page, form.getByRole('combobox', { name: app('compose.to'), exact: true }), 'Shift+Tab');
    await page.keyboard.type(`${to};`);
  }
  if (subject !== undefined) {
    await tabTo(page, form.getByRole('textbox', { name: ui.composeForm.subject }));
    await page.keyboard.insertText(subject);
  }
  if (body !== undefined) {
    await tabTo(page, form.getByRole('textbox', { name: ui.richTextEditor.body }));
    await page.keyboard.insertText(body);
  }
}

let users = 0;
const newUser = async () => {
  users += 1;
  const name = `writer${users}.${process.pid}.${Date.now() % 100_000}`;
  await makeUser(name);
  // A list with nothing in it shows no grid.
  await deliver(name, plainMail({ to: addressOf(name), subject: '欢迎' }));
  return name;
};

for (const language of ['zh-hans', 'en'] as const) {
  test.describe(`by keyboard alone in ${language}`, () => {
    const words = wordsOf(language);
    const { app, ui } = words;
    const options = ui.composeOptions;
    /** A walk in one of the languages: between them they read the words of every part in both. */
    const walk = (own: LanguageCode, title: string, body: (fixtures: { page: Page }) => Promise<void>) => {
      if (own === language) test(title, body);
    };

    test('CMP-04 PIC-02 PIC-05 PIC-07 PIC-08 PIC-10 PIC-11 recipients are typed, suggested, edited, moved and picked', async ({ page }) => {
      test.slow();
      await logIn(page, await newUser(), { language });
      const form = await begin(page, words);
      const to = form.getByRole('combobox', { name: app('compose.to'), exact: true });
      const chips = form.getByRole('grid', { name: ui.recipientField.chips(app('compose.to')) }).getByRole('row');
      await page.keyboard.type('chen');
      await expect(page.getByRole('option', { name: /陈伟/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('wrong@@address；shen.he@jinshu.example，');
      await expect(chips).toHaveCount(3);
      await expect(chips.nth(1)).toHaveAccessibleName(ui.recipientField.invalid('wrong@@address'));

      // PIC-07, ERR-46: a wrong address is refused in the dialog, too.
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(chips.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      const edit = page.getByRole('dialog', { name: app('recipient.editTitle') });
      const address = edit.getByRole('textbox', { name: app('recipient.address') });
      await expect(address).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(edit.getByText(app('problem-more.email-format'))).toBeVisible();
      await address.press('Control+a');
      await page.keyboard.type('gao.yuan@jinshu.example');
      await page.keyboard.press('Enter');
      await expect(edit).toBeHidden();
      // A colleague is called by name, however the address came.
      await expect(chips.nth(1)).toHaveText('高远');
      await expect(chips.nth(1)).toHaveAccessibleName('高远 <gao.yuan@jinshu.example>');

      // Moved to Cc by the menu of the chip.
      await to.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+F10');
      const move = page.getByRole('menuitem', { name: ui.recipientField.moveTo(app('compose.cc')) });
      await expect(move).toBeVisible();
      for (let step = 0; step < 6 && !(await hasFocus(move)); step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('grid', { name: ui.recipientField.chips(app('compose.cc')) })).toContainText('沈禾');
      await expect(chips).toHaveCount(2);

      // PIC-10, PIC-11: from the organization's address book.
      await pressKey(page, form.getByRole('button', { name: app('contact-picker.open') }).first());
      const picker = page.getByRole('dialog', { name: ui.contactPicker.title });
      const book = picker.getByRole('radio', { name: ui.contactPicker.sources.oab });
      await expect(picker.getByRole('radio', { name: ui.contactPicker.sources.pab })).toBeVisible();
      await tabTo(page, picker.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(book).toBeChecked();
      await tabTo(page, picker.getByRole('searchbox'));
      await page.keyboard.type('wangxiao');
      const people = picker.getByRole('grid', { name: ui.contactPicker.people });
      const person = people.getByRole('row', { name: /王晓/ });
      await expect(person).toBeVisible();
      await expect(people.getByRole('row', { name: /陈伟/ })).toHaveCount(0);
      await tabTo(page, person);
      await page.keyboard.press('Space');
      await expect(person).toHaveAttribute('aria-selected', 'true');
      await pressKey(page, picker.getByRole('button', { name: ui.contactPicker.confirm(4) }));
      await expect(picker).toBeHidden();
      await expect(chips).toHaveCount(3);

      await fill(page, form, words, { subject: '收件人', body: '三位。' });
      const sent = nextSent(page);
      await page.keyboard.press('Control+Enter');
      const { to: given, cc } = (await sent) as { to: { address: string }[]; cc: { address: string }[] };
      expect(given.map((one) => one.address)).toEqual(['chen.wei@jinshu.example', 'gao.yuan@jinshu.example', 'wang.xiao@jinshu.example']);
      expect(cc.map((one) => one.address)).toEqual(['shen.he@jinshu.example']);
      await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeFocused();
    });

    walk(
      'zh-hans',
      'CMP-05 CMP-06 CMP-12 CMP-23 CMP-25 CMP-28 CMP-29 CMP-30 CMP-32 options exclude each other, say what is wrong, and travel',
      async ({ page }) => {
        test.slow();
        await logIn(page, await newUser(), { language });
        const form = await begin(page, words);
        await fill(page, form, words, { to: 'chen.wei@jinshu.example', subject: '选项', body: '正文' });
        const box = (name: keyof typeof options.options) => form.getByRole('checkbox', { name: options.options[name] });
        await pressKey(page, box('savesToSent'), { key: 'Space' });
        await pressKey(page, box('wantsReceipt'), { key: 'Space' });
        const receipt = await box('wantsReceipt').isChecked();
        await pressKey(page, box('isUrgent'), { key: 'Space' });
        await pressKey(page, box('hasPassword'), { key: 'Space' });
        await expect(box('isBurn')).toBeDisabled();
        await expect(box('isScheduled')).toBeDisabled();
        await tabTo(page, form.getByRole('textbox', { name: options.password }), 'Shift+Tab');
        await page.keyboard.type('ab');
        await page.keyboard.press('Control+Enter');
        await expect(form.getByText(app('problem-more.mail-password-rule')).or(form.getByText(options.passwordRule)).first()).toBeVisible();
        await page.keyboard.type('3xY9');

        // CMP-06, CMP-32: another reply address. Removing it requires a confirmation.
        await pressKey(page, form.getByRole('button', { name: app('compose.replyTo'), exact: true }), { back: true });
        await tabTo(page, form.getByRole('combobox', { name: app('compose.replyTo') }));
        await page.keyboard.type('team@jinshu.example;');
        await pressKey(page, form.getByRole('button', { name: ui.composeForm.hideField(app('compose.replyTo')) }), { back: true });
        const question = page.getByRole('alertdialog', { name: app('compose.dropReplyToTitle') });
        await expect(question).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();

        // CMP-05: send separately.
        await pressKey(page, form.getByRole('button', { name: app('compose.separately') }));
        await expect(form.getByRole('combobox', { name: app('compose.cc'), exact: true })).toHaveCount(0);
        // On a button the Enter key is the button's.
        await tabTo(page, form.getByRole('textbox', { name: ui.composeForm.subject }));

        const first = nextSent(page);
        await page.keyboard.press('Control+Enter');
        expect(await first).toMatchObject({
          is_priority: true,
          is_save_sent: false,
          is_confirm_read: receipt,
          is_password: true,
          password: 'ab3xY9',
          is_partsend: true,
          reply_to: 'team@jinshu.example',
          cc: [],
        });
        await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();

        // CMP-28, CMP-29, CMP-30: burning, with its count and its day.
        await pressKey(page, page.getByRole('button', { name: ui.sendResult.continueWriting }));
        await expect(form.getByRole('combobox', { name: app('compose.to'), exact: true })).toBeFocused();
        await fill(page, form, words, { to: 'chen.wei@jinshu.example', subject: '阅后即焚', body: '正文' });
        await pressKey(page, box('isBurn'), { key: 'Space' });
        const count = form.getByRole('textbox', { name: options.burnLimit });
        await tabTo(page, count, 'Shift+Tab');
        await page.keyboard.press('Control+a');
        await page.keyboard.type('3');
        const second = nextSent(page);
        await page.keyboard.press('Control+Enter');
        expect(await second).toMatchObject({
          is_burn: true,
          // Typed and sent at once: the field was not left.
          burn_limit: 3,
          is_password: false,
          burn_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00/),
        });
        await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
      },
    );

    walk('en', 'CMP-01 CMP-26 SND-22 SND-44 a mail for later is preset to an hour ahead, waits, and is written on', async ({ page }) => {
      test.slow();
      await logIn(page, await newUser(), { language });
      const form = await begin(page, words);
      await fill(page, form, words, { to: 'chen.wei@jinshu.example', subject: '一小时后', body: '正文' });
      await pressKey(page, form.getByRole('checkbox', { name: options.options.isScheduled }), { key: 'Space' });
      const sent = nextSent(page);
      await pressKey(page, form.getByRole('button', { name: ui.composeForm.schedule, exact: true }), { back: true });
      const { schedule_day: day } = (await sent) as { schedule_day: string };
      const ahead = new Date(day).getTime() - Date.now();
      expect(ahead > 57 * 60_000 && ahead <= 61 * 60_000).toBe(true);
      await expect(page.getByRole('heading', { name: ui.sendResult.scheduled })).toBeFocused();
      await pressKey(page, page.getByRole('button', { name: ui.sendResult.continueEditing }));
      await expect(form.getByRole('textbox', { name: ui.composeForm.subject })).toHaveValue('一小时后');
      await expect(form.getByRole('checkbox', { name: options.options.isScheduled })).toBeChecked();
    });

    walk('zh-hans', 'CMP-13 SND-08 SND-09 SND-10 the notice by SMS asks for every number', async ({ page }) => {
      test.slow();
      await logIn(page, await newUser(), { language });
      const form = await begin(page, words);
      await fill(page, form, words, { to: 'ida@outside.example', subject: '短信', body: '正文' });
      await pressKey(page, form.getByRole('checkbox', { name: options.options.notifiesBySms }), { key: 'Space' });
      await page.keyboard.press('Control+Enter');
      const dialog = page.getByRole('dialog', { name: ui.smsRecipients.title });
      await pressKey(page, dialog.getByRole('button', { name: ui.smsRecipients.send }));
      await expect(dialog.getByText(ui.smsRecipients.missing)).toBeVisible();
      await tabTo(page, dialog.getByRole('textbox'), 'Shift+Tab');
      await page.keyboard.type('13800000000');
      const sent = nextSent(page);
      await page.keyboard.press('Enter');
      expect(await sent).toMatchObject({ is_smsnotify: true });
      await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
    });

    walk('en', 'SND-01 SND-02 SND-03 CMP-44 ERR-44 what is missing is said at its field, which takes the focus', async ({ page }) => {
      await logIn(page, await newUser(), { language });
      const form = await begin(page, words);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(app('problem-more.nothing-to-save')).first()).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(form.getByText(app('problem-more.input-receiver')).first()).toBeVisible();
      await expect(form.getByRole('combobox', { name: app('compose.to'), exact: true })).toBeFocused();
      await page.keyboard.type('chen.wei@jinshu.example;');
      await page.keyboard.press('Control+Enter');
      await expect(form.getByText(app('problem-more.missing-subject')).first()).toBeVisible();
      await expect(form.getByRole('textbox', { name: ui.composeForm.subject })).toBeFocused();
      await page.keyboard.insertText('齐了');
      await page.keyboard.press('Control+Enter');
      await expect(form.getByText(app('problem-more.enter-content')).first()).toBeVisible();
      await expect(form.getByRole('textbox', { name: ui.richTextEditor.body })).toBeFocused();
      await page.keyboard.insertText('请看附件。');
      await page.keyboard.press('Control+Enter');
      // The form asks before it sends a text that mentions an attachment but has none.
      const question = page.getByRole('alertdialog', { name: app('compose.forgottenTitle') });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await page.keyboard.press('Control+Enter');
      await pressKey(page, question.getByRole('button', { name: app('compose.sendAnyway') }));
      await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
    });
  });
}

test('CMP-15 CMP-16 CMP-17 CMP-56 SET-53 SET-57 ERR-23 signatures, templates and papers come into the letter', async ({
  page,
  context,
}) => {
  test.slow();
  const words = wordsOf('en');
  const { ui, app } = words;
  await logIn(page, await newUser());
  const keep = async (kind: 'signature' | 'template', captions: readonly string[]) => {
    await page.goto(`/setting/${kind}`);
    for (const caption of captions) {
      await pressKey(page, page.getByRole('button', { name: kind === 'signature' ? ui.signaturePane.add : ui.templatePane.add }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: ui.keptLetters.caption })).toBeFocused();
      await page.keyboard.insertText(caption);
      await tabTo(page, dialog.getByRole('textbox', { name: ui.keptLetters.content }));
      await page.keyboard.insertText(`${caption}的内容`);
      await pressKey(page, dialog.getByRole('button', { name: ui.keptLetters.save }));
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: caption, exact: true })).toBeVisible();
    }
  };
  await keep('signature', ['正式', '简短']);
  const forNew = page.getByRole('button', { name: new RegExp(ui.signaturePane.newMail) });
  await pressKey(page, forNew);
  await expect(page.getByRole('option', { name: '正式' })).toBeVisible();
  for (let step = 0; step < 4 && !(await hasFocus(page.getByRole('option', { name: '正式' }))); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`正式 ${ui.signaturePane.defaultFor.newMail}`) })).toBeVisible();
  await keep('template', ['模板一', '模板二', '模板三', '模板四', '模板五', '模板六']);

  await page.goto('/mailbox/innerbox/INBOX');
  const form = await begin(page, words);
  const body = form.getByRole('textbox', { name: ui.richTextEditor.body });
  await expect(body).toContainText('正式的内容');
  await tabTo(page, body);
  await pressKey(page, form.getByRole('button', { name: ui.signaturePane.signature, exact: true }), { back: true });
  const brief = page.getByRole('menuitemradio', { name: '简短' });
  await expect(brief).toBeVisible();
  for (let step = 0; step < 6 && !(await hasFocus(brief)); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(body).toContainText('简短的内容');
  await expect(body).not.toContainText('正式的内容');

  const pane = page.getByRole('complementary', { name: app('compose.pane') });
  await tabTo(page, pane.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await expect(pane.getByRole('tab', { name: ui.composePane.tabs.templates })).toHaveAttribute('aria-selected', 'true');
  await pressKey(page, pane.getByRole('button', { name: ui.pagination.next, exact: true }));
  await pressKey(page, pane.getByRole('button', { name: '模板一', exact: true }), { back: true });
  await pressKey(page, pane.getByRole('button', { name: ui.keptLetters.insert }));
  await expect(body).toContainText('模板一的内容');

  // ERR-23: another window deletes the only template of this page.
  const other = await context.newPage();
  await other.goto('/setting/template');
  await pressKey(other, other.getByRole('button', { name: ui.pagination.next, exact: true }));
  await pressKey(other, other.getByRole('button', { name: '模板一', exact: true }), { back: true });
  await pressKey(other, other.getByRole('button', { name: ui.keptLetters.delete('模板一') }));
  await pressKey(other, other.getByRole('alertdialog').getByRole('button', { name: app('signature.delete') }));
  await expect(page.getByText(app('problem-more.template-no-more'))).toBeVisible();
  await expect(pane.getByRole('button', { name: '模板六', exact: true })).toBeVisible();
  await other.close();

  await page.bringToFront();
  await tabTo(page, pane.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  const papers = pane.getByRole('listbox', { name: ui.stationery.label });
  await expect(papers).toBeVisible();
  await tabTo(page, papers.getByRole('option').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(papers.locator('[aria-selected="true"]')).toHaveCount(1);
  // The preview shows the message as recipients see it.
  await pressKey(page, form.getByRole('button', { name: ui.composeForm.preview }), { back: true });
  const preview = page.getByRole('dialog', { name: app('compose.previewTitle') });
  await expect(preview.frameLocator('iframe').locator('[style*="data:image/svg+xml"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
  await fill(page, form, words, { subject: '信纸' });
  const sent = nextSent(page);
  await page.keyboard.press('Control+Enter');
  const { html_text: html } = (await sent) as { html_text: string };
  expect(html).toMatch(/data-jinshu-stationery=/);
  expect(html).toContain('简短的内容');
});

/** Status line of a saved draft. The text filter is needed because components that are still loading have their own status. */
const savedIn = (form: Locator) => form.getByRole('status').filter({ hasText: /^Draft saved at/ });

test('CMP-45 CMP-46 a draft saves itself after five minutes without taking the focus', async ({ page }) => {
  const words = wordsOf('en');
  const who = await newUser();
  await page.clock.install();
  await logIn(page, who);
  const form = await begin(page, words);
  await fill(page, form, words, { subject: '自动保存', body: '写到一半' });
  await page.clock.runFor(301_000);
  await expect(savedIn(form)).toBeVisible();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toBeFocused();
  await page.keyboard.insertText('，接着写');
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('写到一半，接着写');
});

test('CMP-04 a new message is prepared when the pointer reaches Compose: it opens with its first field in focus, and the next one is prepared', async ({
  page,
}) => {
  const words = wordsOf('en');
  await logIn(page, await newUser());
  const ready = page.locator('[role=tabpanel][aria-hidden=true] form');
  const form = formOf(page, words);
  await expect(form).toHaveCount(0);
  await expect(ready).toHaveCount(0);
  await page.getByRole('button', { name: words.ui.mailboxLayout.compose, exact: true }).first().hover();
  await expect(ready).toHaveCount(1);
  const made = await ready.elementHandle();
  await page.getByRole('button', { name: words.ui.mailboxLayout.compose, exact: true }).first().click();
  await page.waitForFunction(() => document.activeElement?.closest('form'));
  await page.keyboard.type('chen.wei@jinshu.example;');
  expect(await form.evaluate((element, one) => element === one, made)).toBe(true);
  await expect(form.getByRole('grid', { name: words.ui.recipientField.chips(words.app('compose.to')) })).toContainText(/chen\.wei|陈伟/);
  await expect(ready).toHaveCount(1);
  expect(await ready.evaluate((element, one) => element === one, made)).toBe(false);
});

test('TAB-13 ERR-55 closing an unsent mail is asked about, and staying keeps every letter', async ({ page }) => {
  const words = wordsOf('en');
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { subject: '别丢', body: '正文' });
  const close = form.getByRole('button', { name: words.ui.composeForm.close, exact: true });
  await pressKey(page, close, { back: true });
  const question = page.getByRole('alertdialog', { name: words.app('mail-tab.discardTitle') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('正文');
  await pressKey(page, close, { back: true });
  await pressKey(page, question.getByRole('button', { name: words.app('mail-tab.discard') }));
  await expect(form).toHaveCount(0);
});

test('TAB-15 ERR-55 LGN-50 a letter is saved by closing it or by logging out, and closes unasked once it is saved', async ({ page }) => {
  test.slow();
  const words = wordsOf('en');
  const name = await newUser();
  await logIn(page, name);
  const form = await begin(page, words);
  const close = form.getByRole('button', { name: words.ui.composeForm.close, exact: true });
  await close.click();
  await expect(form).toHaveCount(0);
  await begin(page, words);
  await fill(page, form, words, { subject: '关闭时保存', body: '正文' });
  await close.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.app('mail-tab.saveAndClose') })
    .click();
  await expect(form).toHaveCount(0);
  await page.getByRole('treeitem', { name: /Drafts/ }).click();
  await rowOf(page, '关闭时保存').click();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('正文');
  await close.click();
  await expect(form).toHaveCount(0);
  await begin(page, words);
  await fill(page, form, words, { subject: '退出时保存', body: '最后一句' });
  await page.getByRole('button', { name: words.app('layout.logOut'), exact: true }).click();
  await expect(loginFields(page).account).toBeVisible();
  await logIn(page, name);
  await page.getByRole('treeitem', { name: /Drafts/ }).click();
  await rowOf(page, '退出时保存').click();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('最后一句');
});

interface KeptCopy {
  draft: { html: string; version: number };
  lost?: { name: string }[];
}

/** Returns the copies of messages that the browser has stored, opened with the key that the server gives the page (LCK-18). */
async function keptIn(page: Page): Promise<KeptCopy[]> {
  const sealed = await page.evaluate(
    () =>
      new Promise<number[][]>((resolve, reject) => {
        const opening = indexedDB.open('jinshu-drafts');
        let isNew = false;
        // Don't create the database here: the page would find it without its object store for copies.
        opening.onupgradeneeded = () => {
          isNew = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isNew ? resolve([]) : reject(opening.error));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const all = database.transaction('copy').objectStore('copy').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(all.result.map((copy: { sealed: Uint8Array }) => [...copy.sealed]));
          };
        };
      }),
  );
  if (sealed.length === 0) return [];
  const { key } = (await (await page.request.get('/api/core/browser-key/')).json()) as { key: string };
  const { decrypt } = managedNonce(xchacha20poly1305)(Buffer.from(key, 'base64'));
  return sealed.map((bytes) => JSON.parse(Buffer.from(decrypt(Uint8Array.from(bytes))).toString()));
}
const copiesOf = async (page: Page) => (await keptIn(page)).map(({ draft }) => draft.html);
const lostOf = async (page: Page) => (await keptIn(page)).flatMap(({ lost = [] }) => lost.map(({ name }) => name));

test('a letter outlives the death of its page: it is offered again, and goes on', async ({ context }) => {
  test.slow();
  const words = wordsOf('en');
  const page = await context.newPage();
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
  await fill(page, form, words, { subject: '没有写完', body: '最后一句还没存。' });
  await expect.poll(async () => (await copiesOf(page)).join()).toContain('最后一句还没存。');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/mailbox/innerbox/INBOX');
  await expect(next.getByText('Unfinished message: 没有写完')).toBeVisible();
  await pressKey(next, next.getByRole('button', { name: words.app('compose.continueWriting') }));
  const again = formOf(next, words);
  await expect(again.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('最后一句还没存。');
  // The chip shows the name once the directory has answered, and the address until then.
  await expect(again.getByRole('grid', { name: 'To: recipients' }).getByRole('row')).toHaveAccessibleName(/chen\.wei@jinshu\.example/);
  await next.keyboard.press('Control+Enter');
  await expect(next.getByRole('heading', { name: words.ui.sendResult.sent })).toBeVisible();
  await expect.poll(() => copiesOf(next)).toEqual([]);
  await next.reload();
  await expect(next.getByRole('grid', { name: 'Messages' })).toBeVisible();
  await expect(next.getByText('Unfinished message')).toHaveCount(0);
});

for (const kind of ['a letter', 'a saved draft'])
  test(`a file that was on its way when its page was loaded anew is missed, and chosen again: ${kind}`, async ({ page }) => {
    test.slow();
    const words = wordsOf('en');
    const { app, ui } = words;
    await logIn(page, await newUser());
    const form = await begin(page, words);
    await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
    await fill(page, form, words, { subject: '传到一半', body: '报价在后面。' });
    const file = { name: '报价.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('报价') };
    const choose = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await pressKey(page, form.getByRole('button', { name }), { back: true });
      await (await chooser).setFiles([file]);
    };
    const pieces = '**/netdisk/uploadnew/**';
    await page.route(pieces, () => undefined);
    await choose(ui.uploadList.add);
    const files = form.getByRole('list', { name: ui.uploadList.attachments });
    await expect(files).toContainText('0%');
    await expect.poll(() => lostOf(page)).toEqual(['报价.bin']);
    if (kind === 'a saved draft') {
      await page.keyboard.press('Control+s');
      await expect(savedIn(form)).toBeVisible();
      await expect.poll(async () => (await keptIn(page)).map(({ draft }) => draft.version)).toEqual([1]);
    }
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute(pieces);
    if (kind === 'a saved draft') {
      await page.goto('/mailbox/innerbox/Drafts');
      await rowOf(page, '传到一半').click();
    } else await expect(form).toBeVisible();
    await expect(files).toContainText('报价.bin');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(app('problem-more.upload-incomplete')).first()).toBeVisible();
    await choose(ui.uploadList.retry('报价.bin'));
    await expect(files.getByRole('listitem')).toHaveText(/6 B/);
    await tabTo(page, form.getByRole('textbox', { name: ui.composeForm.subject }), 'Shift+Tab');
    const sent = nextSent(page);
    await page.keyboard.press('Control+Enter');
    expect((await sent).attachments).toHaveLength(1);
    await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
  });

test('SES-01 API-12 when the session ends under a letter, the login comes over it and everything goes on', async ({ page, context }) => {
  test.slow();
  const words = wordsOf('en');
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
  await fill(page, form, words, { subject: '会话结束', body: '写了一半。' });
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(words.app('login-again.again'))).toBeVisible();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body, includeHidden: true })).toHaveText('写了一半。');
  const { password: field } = loginFields(page);
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.app('login-again.again'))).toBeHidden();
  await expect(form.getByRole('textbox', { name: words.ui.richTextEditor.body })).toHaveText('写了一半。');
  await tabTo(page, form.getByRole('textbox', { name: words.ui.composeForm.subject }));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: words.ui.sendResult.sent })).toBeVisible();
});

test.describe('a mail that can be undone', () => {
  const words = wordsOf('en');
  const { app, ui } = words;
  let chen: Page;
  let his: BrowserContext;
  let name: string;

  test.beforeAll(async ({ browser }) => {
    name = await newUser();
    his = await browser.newContext();
    chen = await his.newPage();
    await logIn(chen, name);
  });
  test.afterAll(() => his.close());

  const held = async (page: Page, subject: string) => {
    await logIn(page, await newUser());
    const form = await begin(page, words);
    await fill(page, form, words, { to: addressOf(name) });
    await pressKey(page, form.getByRole('button', { name: app('compose.sendMenu') }), { back: true });
    const item = page.getByRole('menuitem', { name: app('compose.holdOn') });
    await expect(item).toBeVisible();
    for (let step = 0; step < 4 && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await fill(page, form, words, { subject, body: '再想想。' });
    await page.keyboard.press('Control+Enter');
    const holding = new RegExp(app('compose.holding', { seconds: 0 }).replace('0', '\\d+'));
    await expect(form.getByRole('status').filter({ hasText: holding })).toBeVisible();
    return form;
  };

  test('SND-11 is taken back, and is not sent', async ({ page }) => {
    test.slow();
    const subject = `收回 ${Date.now()}`;
    const form = await held(page, subject);
    await pressKey(page, form.getByRole('button', { name: app('compose.undo') }), { back: true });
    await expect(savedIn(form)).toBeVisible();
    await expect(form.getByRole('textbox', { name: ui.richTextEditor.body })).toHaveText('再想想。');
    await tabTo(page, form.getByRole('textbox', { name: ui.composeForm.subject }));
    await page.keyboard.press('End');
    await page.keyboard.insertText('，改好了');
    const sent = page.waitForResponse((response) => response.url().includes('/mail/message/sent/') && response.ok());
    await page.keyboard.press('Control+Enter');
    expect((await (await sent).json()).type).toBe('held');
    await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible({ timeout: 30_000 });
    await expect(rowOf(chen, `${subject}，改好了`)).toBeVisible({ timeout: 20_000 });
    await expect(chen.getByRole('row').filter({ hasText: subject })).toHaveCount(1);
  });

  test('SND-11 goes out once when its page dies meanwhile, and is not offered again', async ({ context }) => {
    test.slow();
    const page = await context.newPage();
    const subject = `页面没了 ${Date.now()}`;
    await held(page, subject);
    const crashed = page.waitForEvent('crash');
    void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
    await crashed;
    await expect(rowOf(chen, subject)).toBeVisible({ timeout: 40_000 });
    await expect(chen.getByRole('row').filter({ hasText: subject })).toHaveCount(1);
    const next = await context.newPage();
    await next.goto('/mailbox/innerbox/Sent');
    await expect(rowOf(next, subject)).toBeVisible();
    await expect(next.getByText('Unfinished message')).toHaveCount(0);
  });
});

test('two windows on one draft: nothing is overwritten before it is said which one stays', async ({ page, context }) => {
  test.slow();
  const words = wordsOf('en');
  const { app, ui } = words;
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { subject: '同一封草稿', body: '第一版' });
  await page.keyboard.press('Control+s');
  await expect(savedIn(form)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mailbox/innerbox/Drafts');
  await rowOf(other, '同一封草稿').click();
  const theirs = formOf(other, words);
  await tabTo(other, theirs.getByRole('textbox', { name: ui.richTextEditor.body }));
  await other.keyboard.press('Control+End');
  await other.keyboard.insertText('，另一个窗口写的');
  await other.keyboard.press('Control+s');
  await expect(savedIn(theirs)).toBeVisible();
  await page.bringToFront();
  await tabTo(page, form.getByRole('textbox', { name: ui.richTextEditor.body }));
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('，这个窗口写的');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: app('compose.staleTitle') });
  await expect(question).toBeVisible();
  await pressKey(page, question.getByRole('button', { name: app('compose.keepBoth') }));
  await expect(question).toBeHidden();
  await expect(savedIn(form)).toBeVisible();
  await page.goto('/mailbox/innerbox/Drafts');
  await expect(page.getByRole('row').filter({ hasText: '同一封草稿' })).toHaveCount(2);
});

test('SND-11 two windows on one draft: what is written after the other one sent it becomes a draft of its own', async ({
  page,
  context,
}) => {
  test.slow();
  const words = wordsOf('en');
  const { app, ui } = words;
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
  await fill(page, form, words, { subject: '已经发了', body: '第一版' });
  await page.keyboard.press('Control+s');
  await expect(savedIn(form)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mailbox/innerbox/Drafts');
  await rowOf(other, '已经发了').click();
  await expect(formOf(other, words).getByRole('textbox', { name: ui.richTextEditor.body })).toHaveText('第一版');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('，后来写的');
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('dialog', { name: app('compose.sentElsewhereTitle') });
  await expect(told).toBeVisible();
  await pressKey(page, told.getByRole('button', { name: app('compose.keepAnother') }));
  await expect(savedIn(form)).toBeVisible();
  await tabTo(page, form.getByRole('textbox', { name: ui.composeForm.subject }), 'Shift+Tab');
  const sent = nextSent(page);
  await page.keyboard.press('Control+Enter');
  expect((await sent).html_text).toContain('第一版，后来写的');
  await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
});

test('SND-17 what is typed into a letter while it is being sent stays when that fails, and goes with the next try', async ({ page }) => {
  const words = wordsOf('en');
  const { ui } = words;
  await logIn(page, await newUser());
  const form = await begin(page, words);
  await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
  await fill(page, form, words, { subject: '服务器出错', body: '发送前写的' });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(
    (url) => url.pathname.endsWith('/mail/message/sent/'),
    async (route) => {
      await failing;
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('，发送中写的');
  // Wait for the delay before the text is read from the editor.
  await expect.poll(async () => (await copiesOf(page)).join()).toContain('发送前写的');
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  const sent = nextSent(page);
  await page.keyboard.press('Control+Enter');
  expect((await sent).html_text).toContain('发送前写的，发送中写的');
  await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
});

test('RED-57 CMP-53 a reply goes out with the mail that it quotes as it came, also when it was a draft before', async ({ page }) => {
  test.slow();
  const words = wordsOf('en');
  const { ui } = words;
  const name = await newUser();
  const html =
    '<center><table width="600" cellpadding="0" border="0" bgcolor="#f4f4f4"><tr><td style="padding:0 24px;background:#123456">' +
    '<div style="background-color:#eee">第一&nbsp;段<p>第二</div></td><td></td></tr></table><br><br></center>';
  await deliver(name, plainMail({ to: addressOf(name), subject: '版式', text: html }).replace('text/plain', 'text/html'));
  await logIn(page, name);
  await rowOf(page, '版式').click();
  await expect(page.getByRole('article', { name: '版式' })).toBeVisible();
  await page.getByRole('toolbar', { name: 'Reading actions' }).getByRole('button', { name: 'Reply', exact: true }).click();
  const form = formOf(page, words);
  const body = form.getByRole('textbox', { name: ui.richTextEditor.body });
  await expect(body).toContainText('第二');
  await body.press('Control+Home');
  await page.keyboard.insertText('Two  blanks');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: ui.composeForm.saveDraft, exact: true }).click();
  await expect(savedIn(form)).toBeVisible();
  await page.reload();
  await page.getByRole('treeitem', { name: /Drafts/ }).click();
  await rowOf(page, 'Re: 版式').click();
  await expect(body).toContainText('第二');
  await body.press('Control+Home');
  await page.keyboard.insertText('Yes. ');
  const sent = nextSent(page);
  await form.getByRole('button', { name: ui.composeForm.send, exact: true }).click();
  const { html_text: letter } = (await sent) as { html_text: string };
  expect(letter).toContain(`padding: 0 0 0 12px; border-left: 3px solid #c8ccd2">${html}</blockquote>`);
  expect(letter.slice(0, letter.indexOf('------'))).toMatch(/^<p[^>]*>Yes. Two &nbsp;blanks<\/p><p[^>]*><br><\/p><p[^>]*><br><\/p>/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('SET-57 a signature is written and kept: its letters are within the screen', async ({ page }) => {
    const words = wordsOf('zh-tw');
    const { ui } = words;
    // Folders are seen by who logs in on a wide page alone.
    const narrow = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, await newUser(), { language: 'zh-tw' });
    await page.setViewportSize(narrow);
    await page.goto('/setting/signature');
    await page.getByRole('button', { name: ui.signaturePane.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: ui.keptLetters.caption }).fill('手機');
    await dialog.getByRole('textbox', { name: ui.keptLetters.content }).click();
    await page.keyboard.insertText('林月');
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await dialog.getByRole('button', { name: ui.keptLetters.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '手機', exact: true })).toBeVisible();
  });

  test('CMP-04 CMP-07 CMP-14 CMP-18 SND-20 a mail is written and sent, and nothing is wider than the screen', async ({ page }) => {
    test.slow();
    const words = wordsOf('zh-hans');
    const { app, ui } = words;
    await page.goto('/login');
    await logInOnPhone(page, await newUser());
    await page.goto('/mailbox/innerbox/INBOX?init=composeMail');
    const form = formOf(page, words);
    await expect(form.getByRole('textbox', { name: ui.richTextEditor.body })).toBeVisible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    expect(await fits()).toBe(true);
    // From and an empty Cc are hidden.
    const cc = form.getByRole('combobox', { name: app('compose.cc'), exact: true });
    await expect(form.getByText(ui.composeForm.from, { exact: true })).toBeHidden();
    await expect(cc).toBeHidden();
    const choose = async (name: string) => {
      await pressKey(page, form.getByRole('button', { name: ui.composeForm.more, exact: true }), { back: true });
      const item = page.getByRole('menuitem', { name, exact: true });
      await expect(item).toBeVisible();
      for (let step = 0; step < 9 && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(item).toBeHidden();
    };
    await choose(app('compose.pane'));
    const pane = page.getByRole('complementary', { name: app('compose.pane') });
    await expect(pane).toBeVisible();
    // The pane covers the message and has the focus.
    await expect(pane.getByRole('button', { name: ui.composeForm.closePane, exact: true })).toBeFocused();
    await tabTo(page, pane.getByRole('tab', { selected: true }));
    await page.keyboard.press('Escape');
    await expect(pane).toBeHidden();
    await expect(form.getByRole('button', { name: ui.composeForm.more, exact: true })).toBeFocused();
    await choose(ui.composeForm.showRare);
    await expect(form.getByText(ui.composeForm.from, { exact: true })).toBeVisible();
    await cc.fill('shen.he@jinshu.example;');
    await choose(ui.composeForm.hideRare);
    await expect(form.getByText(ui.composeForm.from, { exact: true })).toBeHidden();
    await expect(form.getByRole('grid', { name: ui.recipientField.chips(app('compose.cc')) })).toContainText('沈禾');
    await fill(page, form, words, { to: 'chen.wei@jinshu.example' });
    await fill(page, form, words, { subject: '很长的主题'.repeat(20), body: '没有空格的一段'.repeat(30) });
    expect(await fits()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: ui.sendResult.sent })).toBeVisible();
    expect(await fits()).toBe(true);
  });
});

/** Logs in on a phone. The folder tree is behind a button there, so only the list shows that the user is logged in. */
async function logInOnPhone(page: Page, who: string): Promise<void> {
  const fields = loginFields(page);
  await page.goto('/login');
  await page.getByRole('button', { name: /语言|語言|Language/ }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await fields.account.fill(addressOf(who));
  await fields.password.fill(password);
  await fields.submit.click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
