import { expect, type Page, test } from '@playwright/test';
import { expectGood } from './axe.ts';
import { addressOf, deliver, home, type LanguageCode, languageNames, list, loginFields, password, rows } from './jinshu.ts';
import { plainMail } from './smtp.ts';
import { appWords, partWords, word } from './words.ts';

// Each stands for itself: both workers share them.
test.describe.configure({ mode: 'parallel' });

const languages = ['zh-hans', 'zh-tw', 'en'] as const satisfies LanguageCode[];
const skins = ['jingdianlan', 'moye'] as const;
const widths = [1440, 390] as const;
/** Every language in both skins and in both widths, and every skin in both widths: each pair once. */
const looks = languages.flatMap((language, index) =>
  skins.map((skin, place) => ({ language, skin, width: widths[(index + place) % 2] ?? widths[0] })),
);

const ids = Object.keys(appWords.en);

/** Returns all text of the page that a user can see or hear. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
    return [document.title, document.body.innerText, ...labels].join('\n');
  });

/** Holds a screen, in every width, against axe; looks for sideways scrolling and for strings that were never written. */
async function expectFinished(page: Page, screen: string): Promise<void> {
  await expectGood(page, screen, { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  const text = await textOf(page);
  expect
    .soft(
      ids.filter((id) => text.includes(id)),
      `${screen}: strings without words`,
    )
    .toEqual([]);
}

for (const { language, skin, width } of looks) {
  const say = (id: string) => word(language, id);
  const parts = partWords[language];
  test(`I18-02 LAY-02 ${language} ${skin} ${width}: no serious finding of axe, no sideways scrolling, no string without words`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.addInitScript(
      ([chosenSkin, chosenLanguage]) => {
        localStorage.setItem('jinshu.skin', chosenSkin ?? '');
        localStorage.setItem('jinshu.language', chosenLanguage ?? '');
      },
      [skin, language],
    );
    // The user's own choices are set on the server for this browser only: others log in as the same user meanwhile.
    await page.route('**/api/core/login-after/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), skin_name: skin, language } });
    });
    const fields = loginFields(page);

    await test.step('login', async () => {
      await page.goto('/login');
      await expect(fields.account).toBeVisible();
      await fields.submit.click();
      await expect(page.getByText(say('login.accountRequired'))).toBeVisible();
      await expectFinished(page, 'login');
      await fields.account.fill(addressOf('gao.yuan'));
      await fields.password.fill(password);
      await fields.submit.click();
      await expect(home(page)).toBeVisible({ timeout: 20_000 });
      await expectFinished(page, 'home');
      await page.goto('/mailbox/innerbox/INBOX');
      await expect(list(page)).toBeVisible({ timeout: 20_000 });
    });

    await test.step('list', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      await deliver(
        'gao.yuan',
        plainMail({
          to: addressOf('gao.yuan'),
          subject: `辅助功能 ${language} ${skin} ${width}`,
          text: '正文。\nhttps://outside.example/',
        }),
      );
      await expect(rows(page).first()).toContainText('辅助功能');
      await expectFinished(page, 'list');
    });

    await test.step('reading', async () => {
      await rows(page).first().click();
      await expect(page.getByRole('article')).toBeVisible();
      await expect(page.locator(`iframe[title="${parts.messageBody.name}"]`)).toBeVisible();
      await expectFinished(page, 'reading');
    });

    await test.step('compose with a finding in every field', async () => {
      await page
        .getByRole('toolbar', { name: parts.messageToolbar.name })
        .getByRole('button', { name: parts.messageToolbar.reply, exact: true })
        .click();
      const form = page.getByRole('form', { name: parts.composeForm.form });
      const to = form.getByRole('combobox', { name: say('compose.to'), exact: true });
      await to.fill('no-address');
      await to.press('Enter');
      await form.getByRole('textbox', { name: parts.composeForm.subject }).fill('');
      await form.getByRole('button', { name: parts.composeForm.send, exact: true }).click();
      await expect(form).toBeVisible();
      await expectFinished(page, 'compose');
    });

    await test.step('dialog', async () => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('form', { name: parts.composeForm.form })
        .getByRole('button', { name: parts.composeForm.close, exact: true })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectFinished(page, 'dialog');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('mail-tab.discard') })
        .click();
    });

    await test.step('search', async () => {
      await page.goto('/mailbox/innerbox/INBOX');
      await expect(list(page)).toBeVisible();
      const search = page.getByRole('searchbox', { name: say('layout.search') });
      if (!(await search.isVisible())) return;
      await search.fill('辅助功能');
      await search.press('Enter');
      await expect(page.getByRole('heading', { name: /辅助功能/ })).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await expectFinished(page, 'search');
    });

    await test.step('skins', async () => {
      await page.goto('/setting/skin');
      await expect(page.getByRole('radiogroup', { name: say('skin.title') })).toBeVisible();
      await expectFinished(page, 'skins');
      expect(languageNames[language]).toBeTruthy();
    });
  });
}
