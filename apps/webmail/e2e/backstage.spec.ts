import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const locales = path.resolve(import.meta.dirname, '../../backstage/locales');

/** Words of the back stage in a language. */
function wordsOf(language: string): (slice: string, id: string) => string {
  return (slice, id) => {
    const words = JSON.parse(readFileSync(path.join(locales, language, `${slice}.json`), 'utf8')) as Record<string, string>;
    return words[`${slice}.${id}`] ?? '';
  };
}

async function logIn(page: Page): Promise<void> {
  await page.locator('input[name="account"]').fill('admin@jinshu.example');
  await page.locator('input[name="password"]').fill('Jinshu-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 });
}

const expectNoViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

for (const { language, width, height } of [
  { language: 'zh-hans', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
])
  test(`BAK-01 ADM-01 BAK-02 BAK-03 BAK-05 BAK-06 the administration in ${language} at ${width}`, async ({ page }) => {
    const word = wordsOf(language);
    await page.setViewportSize({ width, height });
    await page.addInitScript((chosen) => localStorage.setItem('jinshu.language', chosen), language);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));

    await page.goto('/operation/people?q=lin');
    await logIn(page);
    await expect(page).toHaveURL(/\/operation\/people\?q=lin$/);
    const grid = page.getByRole('grid', { name: word('people', 'title') });
    await expect(grid.getByRole('row', { name: /林月/ })).toBeVisible();
    // BAK-01: no script comes from the webmail.
    expect(scripts.filter((script) => !script.startsWith('/operation/'))).toEqual([]);
    await expectNoViolations(page);

    // BAK-06: a reload shows the same rows.
    await page.reload();
    await expect(grid.getByRole('row', { name: /林月/ })).toBeVisible();
    await expect(grid.getByRole('row', { name: /chen\.wei/ })).toHaveCount(0);

    await grid.getByRole('row', { name: /林月/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '林月' })).toBeVisible();
    await page.getByRole('tab', { name: word('person', 'security') }).click();
    await expect(page.getByText(word('person', 'thing.authenticator'))).toBeVisible();
    await expectNoViolations(page);

    if (width < 1024) await page.getByRole('button', { name: word('frame', 'openMenu') }).click();
    await page
      .getByRole('navigation', { name: word('frame', 'name') })
      .getByRole('link', { name: word('frame', 'section.people') })
      .click();
    await expect(page).toHaveURL(/\/operation\/people$/);
    await expect(grid.getByRole('row', { name: /陈伟/ })).toBeVisible();

    // BAK-03: the webmail has no session by this login.
    await page.getByRole('link', { name: word('frame', 'webmail') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/operation/people');
    await expect(grid.getByRole('row', { name: /陈伟/ })).toBeVisible();
  });

const sections = [
  'people',
  'departments',
  'approvals',
  'shared',
  'state',
  'queue',
  'policies',
  'review-rules',
  'content',
  'mail-system',
  'records',
  'roles',
];

for (const { language, width, height, skin } of [
  { language: 'zh-hans', width: 1440, height: 900, skin: 'jingdianlan' },
  { language: 'en', width: 390, height: 844, skin: 'moye' },
])
  test(`BAK-05 every section in ${language} at ${width} in ${skin} is in the menu, fits and has no violation`, async ({ page }) => {
    test.slow();
    const word = wordsOf(language);
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      ([chosen, look]) => {
        localStorage.setItem('jinshu.language', chosen);
        localStorage.setItem('jinshu.skin', look);
      },
      [language, skin] as const,
    );
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/operation/people');
    await logIn(page);
    for (const section of sections) {
      const menu = page.getByRole('navigation', { name: word('frame', 'name') });
      if (width < 1024) await page.getByRole('button', { name: word('frame', 'openMenu') }).click();
      await menu.getByRole('link', { name: word('frame', `section.${section}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/operation/${section}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${section} is wider than the window`).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`${section}.png`) });
    }
    expect(faults).toEqual([]);
  });
