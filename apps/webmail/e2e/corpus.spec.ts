import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { runJinshu } from '../../../scripts/lib/testServer.ts';
import { hasCorpus, type MimeMail, mimeFile, mimeMails, noCorpus } from './corpus.ts';
import { deliver, letter, list, logIn, makeUser, rows, server } from './jinshu.ts';

const mails = mimeMails();

test.skip(!hasCorpus, noCorpus);
test.describe.configure({ timeout: 300_000 });

const inOneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const withoutSpace = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function showAll(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: '20 per page' }).click();
  await page.getByRole('menuitemradio', { name: '100 per page' }).click();
  await expect(rows(page)).toHaveCount(count);
}

/** Opens a message and compares the page with the expected facts. */
async function check(page: Page, mail: MimeMail, key: string): Promise<void> {
  const { subject, from, date, attachments = [], textContains = [], htmlContains = [] } = mail.expect ?? {};
  const article = page.getByRole('article');
  const row = list(page).locator(`[data-key="${key}"]`);
  const about = `${mail.id}: `;
  if (subject)
    expect.soft(inOneLine((await row.getAttribute('aria-label')) ?? ''), `${about}subject in the list`).toContain(inOneLine(subject.value));
  if (date)
    expect
      .soft(new Date((await row.locator('time').first().getAttribute('datetime')) ?? '').toISOString(), `${about}date`)
      .toBe(new Date(date.value).toISOString());
  await row.click();
  await expect(article).toBeVisible();
  await expect(page.locator('iframe[title="Message body"]')).toBeVisible();
  if (subject)
    expect
      .soft(inOneLine((await article.getByRole('heading', { level: 1 }).textContent()) ?? ''), `${about}subject`)
      .toBe(inOneLine(subject.value));
  const [author] = from?.value ?? [];
  if (author) expect.soft(((await article.locator('header').textContent()) ?? '').toLowerCase(), `${about}sender`).toContain(author);

  const body = letter(page).locator('body');
  const expectBody = async (facts: { value: string }[], what: string) => {
    for (const { value } of facts)
      await expect
        // Some senders hide their first words from the eye, for the list's preview.
        .soft(async () => expect(withoutSpace((await body.textContent()) ?? '')).toContain(withoutSpace(value)), `${about}${what}`)
        .toPass({ timeout: 3_000 });
  };
  await expectBody(htmlContains, 'HTML');
  if (attachments.some(({ role }) => role === 'attachment')) {
    const hashes: string[] = [];
    for (const link of await article.getByRole('link', { name: /^Download (?!as package)/ }).all())
      hashes.push(hashOf(await (await page.request.get((await link.getAttribute('href')) ?? '')).body()));
    for (const file of attachments.filter(({ role }) => role === 'attachment'))
      expect
        .soft(
          [file.sha256, ...(file.alt ?? [])].some((hash) => hashes.includes(hash)),
          `${about}file ${file.name}`,
        )
        .toBe(true);
  }
  const pictures = attachments.filter(({ role }) => role === 'inline-cid');
  if (pictures.length > 0) {
    const sources = await letter(page)
      .locator('img[src^="/api/"], img[src^="http"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    const hashes: string[] = [];
    for (const source of sources) hashes.push(hashOf(await (await page.request.get(source)).body()));
    const links = await article.getByRole('link', { name: /^Download (?!as package)/ }).all();
    for (const link of links) hashes.push(hashOf(await (await page.request.get((await link.getAttribute('href')) ?? '')).body()));
    for (const picture of pictures)
      expect
        .soft(
          [picture.sha256, ...(picture.alt ?? [])].some((hash) => hashes.includes(hash)),
          `${about}picture ${picture.name}`,
        )
        .toBe(true);
  }
  const textMode = article.getByRole('button', { name: 'Text', exact: true });
  if (textContains.length > 0 && (await textMode.isVisible())) await textMode.click();
  await expectBody(textContains, 'text');

  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(list(page)).toBeVisible();
}

test('every mail of the MIME set that comes by SMTP is listed, opens, and says what it says', async ({ page }) => {
  const user = await makeUser(`corpus.smtp.${Date.now()}`);
  const taken: MimeMail[] = [];
  for (const mail of mails) {
    const status = await deliver(user, readFileSync(mimeFile(mail)));
    if (status === 250) taken.push(mail);
    else expect.soft(mail.delivery, `${mail.id} was answered ${status}`).toBe('must-accept-or-5xx');
  }
  await logIn(page, user);
  await showAll(page, taken.length);
  for (const [index, mail] of taken.entries()) await test.step(mail.id, () => check(page, mail, `INBOX/${index + 1}`));
});

test('every mail of the MIME set that is imported is listed, opens, and says what it says', async ({ page }) => {
  const user = await makeUser(`corpus.import.${Date.now()}`);
  const result = await runJinshu(server.dataDir, 'import', '--user', user, '--folder', 'INBOX', '--again', ...mails.map(mimeFile));
  expect(result).toMatchObject({ imported: mails.length, failed: [] });
  await logIn(page, user);
  await showAll(page, mails.length);
  for (const [index, mail] of mails.entries()) await test.step(mail.id, () => check(page, mail, `INBOX/${index + 1}`));
});
