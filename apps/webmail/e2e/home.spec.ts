import { expect, test } from '@playwright/test';
import { home, logIn, rows } from './jinshu.ts';
import { partWords, word } from './words.ts';

for (const language of ['zh-hans', 'en'] as const)
  for (const width of [1440, 390])
    test(`HOM-01 HOM-17 HOM-18 QRY-01 QRY-03 APP-01 home leads to the unread mail, the records and the applications in ${language} at ${width}`, async ({
      page,
    }) => {
      const words = partWords[language];
      await page.setViewportSize({ width, height: 900 });
      await logIn(page, 'lin.yue', { language });

      await page.goto('/mailbox/welcome');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: words.homeCards.capacity })).toBeVisible();
      const shortcut = (id: string) => home(page).getByRole('button', { name: new RegExp(`^${word(language, `home.${id}`)}`) });
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(await fits()).toBe(true);

      await shortcut('unread').click();
      await page.waitForURL(/\/mailbox\/innerbox\/INBOX\/?\?view=unseen/);
      await expect(rows(page).first()).toBeVisible();

      await page.goBack();
      await shortcut('records').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search$/);
      const { logs } = words.queryCentre;
      await expect(page.getByRole('grid', { name: logs.login }).getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('tab', { name: logs.receive }).click();
      await expect(page.getByRole('grid', { name: logs.receive }).getByRole('row').nth(1)).toBeVisible();
      expect(await fits()).toBe(true);

      await page.goto('/appcenter');
      // The security reminder may link to the password.
      const apps = page.getByRole('main').locator('a[target=_blank]');
      await expect(apps.first()).toHaveAttribute('rel', 'noopener noreferrer');
      expect(await apps.count()).toBeGreaterThan(2);
      expect(await fits()).toBe(true);
    });
