import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestServer } from '../../../scripts/lib/testServer.ts';
import { beginMail, logIn, rows, send, write } from './jinshu.ts';

test('SND-11 a mail whose server dies while it is sent goes out exactly once', async ({ page }) => {
  test.setTimeout(240_000);
  const place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  const own = await startTestServer(path.join(place, 'data'));
  try {
    await logIn(page, 'chen.wei', { url: own.url });
    const offline = page.getByText('Couldn’t reach the server. Check your network.').first();

    await test.step('it dies after it took the mail and before it could say so', async () => {
      const form = await beginMail(page);
      await write(form, { to: ['lin.yue@jinshu.example'], subject: '只送一次 甲', body: '答复丢了。' });
      let isFirst = true;
      await page.route('**/api/mail/message/sent/**', async (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        await route.fetch();
        await own.kill();
        await route.abort('connectionreset');
      });
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(offline).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Body' })).toHaveText('答复丢了。');
      await own.start();
      await send(form);
      await page.getByRole('button', { name: 'Back to mailbox' }).click();
    });

    await test.step('it is dead before the mail reaches it', async () => {
      const form = await beginMail(page);
      await write(form, { to: ['lin.yue@jinshu.example'], subject: '只送一次 乙', body: '没有送到。' });
      await own.kill();
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(form.getByRole('textbox', { name: 'Body' })).toHaveText('没有送到。');
      await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled({ timeout: 20_000 });
      await own.start();
      await send(form);
    });

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await logIn(page, 'lin.yue', { url: own.url });
    // Another server takes over the deliveries of a dead server when their claim expires, after one minute.
    for (const subject of ['只送一次 甲', '只送一次 乙'])
      await expect(rows(page).filter({ hasText: subject })).toHaveCount(1, { timeout: 90_000 });
  } finally {
    await own.stop();
    rmSync(place, { recursive: true, force: true });
  }
});
