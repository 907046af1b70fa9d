import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const locales = path.resolve(import.meta.dirname, '../../backstage/locales/en');

/** An English string of the back stage. */
function word(slice: string, id: string): string {
  const words = JSON.parse(readFileSync(path.join(locales, `${slice}.json`), 'utf8')) as Record<string, string>;
  return words[`${slice}.${id}`] ?? '';
}

test('BAK-28 BAK-29 BAK-30 BAK-40 people come from a file, and one is deleted and restored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jinshu.language', 'en'));
  await page.goto('/operation/people/import');
  await page.locator('input[name="account"]').fill('admin@jinshu.example');
  await page.locator('input[name="password"]').fill('Jinshu-2026');
  await page.keyboard.press('Enter');

  const text = 'Name,Address,Mailbox capacity\n白露,bai.lu,5 GB\n程野,cheng.ye,much\n';
  const zone = page.locator('input[type=file]').first();
  await zone.waitFor({ state: 'attached', timeout: 20_000 });
  await zone.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('row', { name: '3 程野 cheng.ye' })).toContainText(word('people-import', 'reason.capacity-invalid'));
  await page.getByRole('button', { name: 'Import 1 row, skip 1' }).click();
  await expect(page.getByText(word('person-job', 'finished'), { exact: true })).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: word('person-job', 'downloadCsv') }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').split('\n');
  expect(lines).toHaveLength(3);
  await expect(page.getByText(word('person-job', 'fileTaken'))).toBeVisible();

  await page.goto('/operation/people?q=bai.lu');
  await page.getByRole('row', { name: /白露/ }).click();
  await page.getByRole('button', { name: word('person', 'delete'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('bai.lu@jinshu.example');
  await dialog.getByRole('button', { name: word('person', 'delete'), exact: true }).click();
  await expect(page.getByText(word('people', 'state.to-be-deleted'))).toBeVisible();
  await page.getByRole('button', { name: word('person', 'restore') }).click();
  await expect(page.getByText(word('people', 'state.active'))).toBeVisible();
});
