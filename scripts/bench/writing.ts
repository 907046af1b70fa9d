import type { Browser, Page } from 'playwright';
import { sendBySmtp } from '../../apps/webmail/e2e/smtp.ts';
import { type BrowserBench, html, mail, openList, rows, took } from './inPage.ts';
import { type Timing, timingOf } from './stats.ts';

const body = (page: Page) => page.getByRole('form', { name: 'Compose' }).getByRole('textbox', { name: 'Body' });
const caret = `document.activeElement?.closest('[contenteditable=true]')?.querySelector('p')?.textContent.length`;

const heldUp = (page: Page) =>
  page.evaluate(() => {
    window.benchEnd = window.benchHeldUp();
  });
const longest = (page: Page) => page.evaluate(() => window.benchEnd?.() ?? Number.NaN);

/** Types into a reply above a quoted message of 200 KB. In the pauses, the message is read from the editor and saved. */
async function keys(page: Page, runs: number): Promise<{ values: number[]; opening: number; writing: number }> {
  await body(page).waitFor();
  await page.waitForFunction(() => document.querySelector('[contenteditable=true] :is(blockquote, [data-original])') !== null);
  await body(page).focus();
  await page.keyboard.press('Control+Home');
  await page.waitForFunction(() => document.querySelector('[contenteditable][data-filling]') === null);
  await page.waitForTimeout(1_500);
  const opening = await longest(page);
  await heldUp(page);
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % 12 === 11) await page.waitForTimeout(700);
    const before = await page.evaluate(caret);
    values.push(await took(page, `${caret} !== ${before}`, () => page.keyboard.press('x'), 'keydown'));
  }
  await page.waitForTimeout(1_000);
  return { values, opening, writing: await longest(page) };
}

/** Pastes `count` recipients and waits until they are chips. Returns the longest time the page was blocked. */
async function paste(page: Page, count: number): Promise<number> {
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.focus();
  await heldUp(page);
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    Array.from({ length: count }, (_, index) => `Pasted ${index} <pasted${index}@outside.example>`).join(', '),
  );
  await page.locator('[data-chip]').nth(40).waitFor();
  // What follows of it, such as the warnings about the people, belongs to it.
  await page.waitForTimeout(1_000);
  return longest(page);
}

/** Waits until what is watched for is painted. Returns the time since the last answer to a call. */
const sinceAnswer = (page: Page, path: string) =>
  page.evaluate(async (part) => {
    await window.benchTook;
    const painted = performance.now();
    const answers = performance.getEntriesByType('resource').filter((one) => one.name.includes(part));
    return painted - ((answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN);
  }, path);

/** From the answer of the server to the frame that shows the people it names. */
async function offered(page: Page, runs: number): Promise<number[]> {
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await to.fill('');
    await page.waitForFunction(() => !document.querySelector('[role=listbox] [role=option]'));
    // Use people that no earlier response contained, so that cached results can't match.
    const name = `colleague${1_111 + 37 * run}`;
    await page.evaluate(
      (wanted) =>
        window.benchUntil(() => document.querySelector('[role=listbox] [role=option]')?.textContent?.includes(wanted) ?? false, 'keydown'),
      name,
    );
    await to.focus();
    // The clock of the wait begins with a key; what counts here begins with the answer.
    await page.keyboard.press('Shift');
    await page.keyboard.insertText(name);
    values.push(await sinceAnswer(page, '/contact/lenovoall/'));
  }
  await to.fill('');
  return values;
}

/** Searches for first letters in the contact picker. Returns the times from the answer to the paint. */
async function picked(page: Page, runs: number): Promise<number[]> {
  await page.getByRole('form', { name: 'Compose' }).getByRole('button', { name: 'Choose contacts' }).first().click();
  const search = page.getByRole('dialog', { name: 'Choose contacts' }).getByRole('searchbox');
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const letters = `person${1_111 + 37 * run}`;
    const first = `document.querySelector('[role=dialog] [role=grid] [role=row][data-key]')?.textContent.includes('${letters}')`;
    await page.evaluate(`window.benchUntil(function () { return Boolean(${first}); }, 'keydown')`);
    await search.focus();
    await page.keyboard.press('Shift');
    await search.fill(letters);
    values.push(await sinceAnswer(page, '/contact/pab/members/'));
  }
  await page.keyboard.press('Escape');
  return values;
}

/** Measures the waiting times of a user who writes. */
export async function measureWriting(
  browser: Browser,
  bench: BrowserBench,
  { hasColleagues, hasContacts }: { hasColleagues: boolean; hasContacts: boolean },
): Promise<Timing[]> {
  const { account, smtpPort, runs } = bench;
  const subject = 'to be quoted';
  await sendBySmtp({ port: smtpPort, to: account, raw: mail(account, subject, 'html', html(200_000)) });
  const { context, page } = await openList(browser, bench);
  const timings: Timing[] = [];
  try {
    await page.locator(rows, { hasText: subject }).first().click();
    await page.getByRole('article', { name: subject }).waitFor();
    await heldUp(page);
    await page.getByRole('toolbar', { name: 'Reading actions' }).getByRole('button', { name: 'Reply', exact: true }).click();
    const { values, opening, writing } = await keys(page, 6 * runs);
    timings.push(timingOf('key to paint above a quoted message of 200 KB', values));
    timings.push(timingOf('a reply opens above a quoted message of 200 KB: longest task', [opening]));
    timings.push(timingOf('writing above a quoted message of 200 KB: longest task', [writing]));
    await page.getByRole('button', { name: 'Compose', exact: true }).first().click();
    await page.getByRole('combobox', { name: 'To', exact: true }).waitFor();
    await page.waitForTimeout(500);
    if (hasColleagues) timings.push(timingOf('people offered, from the answer to paint, of 10,000 colleagues', await offered(page, runs)));
    if (hasContacts) timings.push(timingOf('contact picker, from the answer to paint, of 50,000 contacts', await picked(page, runs)));
    timings.push(timingOf('1,000 recipients pasted, until they are chips: longest task', [await paste(page, 1_000)]));
  } finally {
    await context.close();
  }
  return timings;
}
