import { createServer, type Server } from 'node:http';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { hasCorpus, hostileMails, noCorpus, readHostile } from './corpus.ts';
import { composeForm, deliver, letter, list, listTab, logIn, makeUser, rows } from './jinshu.ts';

const mails = hostileMails();
const canaryPort = 9417;
const reader = `reader.${Date.now()}`;

let canary: Server;
let context: BrowserContext;
let page: Page;
let title: string;
/** Requests that reached the canary, as `/leak?id=…`. */
const leaks: string[] = [];
/** Output of scripts in messages. */
const pwned: string[] = [];
/** Pages opened by a click in a message. */
const opened: { hasOpener: boolean; referrer: string }[] = [];

test.skip(!hasCorpus, noCorpus);

test.beforeAll(async ({ browser }) => {
  canary = createServer((request, response) => {
    leaks.push(request.url ?? '');
    // A page that opens: with nothing to show the browser would take the new window away again.
    response.writeHead(200, { 'content-type': 'text/html' }).end('leaked');
  });
  await new Promise<void>((resolve) => canary.listen(canaryPort, '127.0.0.1', resolve));
  const address = await makeUser(`${reader}.${test.info().workerIndex}`);
  for (const mail of mails) expect(await deliver(address, readHostile(mail)), mail.id).toBe(250);

  context = await browser.newContext();
  await context.exposeBinding('reportPwned', (_source, what: string) => {
    pwned.push(what);
  });
  page = await context.newPage();
  const listen = (one: Page) => {
    one.on('console', (message) => message.text().includes('PWNED') && pwned.push(message.text()));
    one.on('dialog', (dialog) => {
      pwned.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
  };
  listen(page);
  context.on('page', async (other) => {
    listen(other);
    await other.waitForLoadState();
    opened.push(await other.evaluate(() => ({ hasOpener: window.opener !== null, referrer: document.referrer })));
    await other.close();
  });
  await logIn(page, address);
  await page.getByRole('button', { name: '20 per page' }).click();
  await page.getByRole('menuitemradio', { name: '100 per page' }).click();
  await expect(rows(page)).toHaveCount(mails.length);
  title = await page.title();
});

test.afterAll(async () => {
  await context?.close();
  await new Promise((resolve) => canary?.close(resolve));
});

/** Whether a user can still press it: it must be the topmost element at its center. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });

async function expectUnharmed(id: string, mayLoad: boolean): Promise<void> {
  expect(pwned).toEqual([]);
  if (!mayLoad) expect(leaks.filter((url) => url.includes(id))).toEqual([]);
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => '__pwned' in window).catch(() => false);
    expect(found).toBe(false);
  }
  expect(new URL(page.url()).pathname).toMatch(/^\/mailbox\//);
  expect(await page.title()).toBe(title);
  expect(await isOnTop(page.getByRole('button', { name: 'Compose', exact: true }).first())).toBe(true);
  expect(await isOnTop(listTab(page))).toBe(true);
}

async function closeTabs(): Promise<void> {
  await page.getByRole('button', { name: 'Close all' }).click();
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click();
    await expect(page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(list(page)).toBeVisible();
}

test('the list of hostile messages shows their words as words', async () => {
  for (const mail of mails) await expectUnharmed(mail.id, false);
  await expect(list(page).locator('script, img[onerror], svg[onload]')).toHaveCount(0);
});

for (const [index, mail] of mails.entries()) {
  test(`RED-48 ${mail.id} ${mail.kinds.join(', ')}: nothing runs, leaks, covers or leads away`, async () => {
    opened.length = 0;
    const row = list(page).locator(`[data-key="INBOX/${index + 1}"]`);
    await row.click();
    await expect(page.getByRole('article')).toBeVisible();
    // It can still be read.
    await expect(letter(page).getByText(mail.marker).first()).toBeVisible();
    await expectUnharmed(mail.id, false);

    const files = page.getByRole('link', { name: /^Download (?!as package)/ });
    for (const link of await files.all()) {
      const name = (await link.getAttribute('download')) ?? '';
      for (const forbidden of mail.names?.forbid ?? []) expect(name).not.toContain(forbidden);
      if (mail.names) expect(name).toMatch(new RegExp(`\\.${mail.names.ext}$`));
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    }

    if (mail.click) {
      const target = letter(page).locator(mail.click);
      if (await target.count()) {
        await target
          .first()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expectUnharmed(mail.id, mail.kinds.includes('opener'));
        if (mail.kinds.includes('opener')) {
          await expect.poll(() => opened).toEqual([{ hasOpener: false, referrer: '' }]);
        } else expect(opened).toEqual([]);
      }
    }
    if (mail.kinds.includes('ui')) await expect(letter(page).locator('form, input, button, select, textarea')).toHaveCount(0);

    // In a reply and in a forwarded message.
    for (const action of ['Reply', 'Forward']) {
      await page.getByRole('toolbar', { name: 'Reading actions' }).getByRole('button', { name: action, exact: true }).click();
      const form = composeForm(page);
      await expect(form.getByRole('textbox', { name: 'Body' })).toContainText(mail.marker);
      await expectUnharmed(mail.id, mail.kinds.includes('opener'));
      await expect(form.locator('script, iframe, object, embed, form form')).toHaveCount(0);
      // Move the pointer away: the tooltip of the button under it would cover the tab.
      await page.mouse.move(700, 600);
      await page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab').nth(1).click();
    }

    const consent = page.getByRole('button', { name: 'Show remote images' });
    if (await consent.isVisible()) {
      await consent.click();
      await expect(consent).toBeHidden();
      await expect(letter(page).getByText(mail.marker).first()).toBeVisible();
      await expectUnharmed(mail.id, true);
    }
    await closeTabs();
  });
}

test('a search finds a hostile mail and shows it harmlessly', async () => {
  const search = page.getByRole('searchbox', { name: 'Search mail' });
  for (const { id, marker } of mails.filter(({ kinds }) => kinds.includes('script'))) {
    await search.fill(marker);
    await search.press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await expectUnharmed(id, true);
    await closeTabs();
  }
});

test('afterwards the mailbox works as before', async () => {
  await page.getByRole('button', { name: 'Compose', exact: true }).first().click();
  await expect(composeForm(page).getByRole('textbox', { name: 'Body' })).toBeVisible();
  expect(pwned).toEqual([]);
});
