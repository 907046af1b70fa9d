import type { Browser, Page } from 'playwright';
import { sendBySmtp } from '../../apps/webmail/e2e/smtp.ts';
import { type BrowserBench, html, listTab, mail, openList, rows, took } from './inPage.ts';
import { type Timing, timingOf } from './stats.ts';

/** Kinds of messages: how to create one, and where its body shows the text that identifies it. */
const kinds = {
  small: { type: 'plain', body: (number: number) => `Hello, this is small letter ${number}.`, at: 'body' },
  large: { type: 'html', body: (number: number) => html(150_000, `this is large letter ${number}.`), at: 'h1' },
} as const;
type Kind = keyof typeof kinds;

/** Expression that is true in the page once the message is readable: the right message is in its frame, and the frame has a height. */
const readable = (kind: Kind, number: number) =>
  `[...document.querySelectorAll('article iframe')].some((frame) => frame.clientHeight > 0 && frame.contentDocument?.querySelector('${kinds[kind].at}')?.textContent.includes('this is ${kind} letter ${number}.'))`;

async function rowAt(page: Page, subject: string): Promise<{ x: number; y: number }> {
  const row = page
    .locator(rows)
    .filter({ has: page.getByText(subject, { exact: true }) })
    .first();
  await row.scrollIntoViewIfNeeded();
  // A scrolled list renders in the next frame. That must not count.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const box = await row.boundingBox();
  if (!box) throw new Error(`${subject} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a message. With `rests`, the pointer first hovers over its row until the message is prefetched, as before most clicks. */
async function open(page: Page, kind: Kind, number: number, rests: boolean): Promise<number> {
  await page.mouse.move(0, 0);
  const at = await rowAt(page, `${kind} letter ${number}`);
  if (rests) {
    // No request follows if the message is adjacent to the previous one: it was already fetched.
    const fetched = page.waitForResponse((response) => /\/api\/mail\/message\/\d+\//.test(response.url()), { timeout: 1_000 });
    await page.mouse.move(at.x, at.y);
    await fetched.then(
      (response) => response.finished(),
      () => undefined,
    );
  }
  return took(page, readable(kind, number), () => page.mouse.click(at.x, at.y));
}

/** Measures the time from the click on a row until the message is readable. */
export async function measureReading(browser: Browser, bench: BrowserBench): Promise<Timing[]> {
  const timings: Timing[] = [];
  timings.push(...(await measureKind(browser, bench, 'small')));
  // While the small messages fill the first page.
  timings.push(await measureSteps(browser, bench));
  timings.push(...(await measureKind(browser, bench, 'large')));
  return timings;
}

/** Sets where messages are read beside the list. */
async function setPane(page: Page, value: 'off' | 'right'): Promise<void> {
  const status = await page.evaluate(async (place) => {
    const headers = { 'content-type': 'application/json', 'x-jinshu-token': localStorage.getItem('jinshu.token') ?? '' };
    const body = JSON.stringify({ keyword: 'reading_pane', value: place });
    return (await fetch('/api/setting/set-param2/', { method: 'POST', headers, body })).status;
  }, value);
  if (status !== 200) throw new Error(`the reading pane could not be set: ${status}`);
}

/** Returns whether an address is the one of the message with this subject. */
async function isMessage(page: Page, subject: string): Promise<(url: string) => boolean> {
  const row = page.locator(rows).filter({ has: page.getByText(subject, { exact: true }) });
  const uid = (await row.first().getAttribute('data-key'))?.split('/').at(-1);
  if (!uid) throw new Error(`${subject} is not on the page`);
  return (url) => url.includes(`/api/mail/message/${uid}/`);
}

/**
 * Measures the time from an arrow key in the list until the next message is readable in the pane beside it. Each was prefetched when the one
 * before was shown.
 */
async function measureSteps(browser: Browser, bench: BrowserBench): Promise<Timing> {
  const { runs } = bench;
  const { context, page } = await openList(browser, bench);
  try {
    await setPane(page, 'right');
    await page.reload();
    const at = await rowAt(page, `small letter ${2 * runs}`);
    const values: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const number = 2 * runs - run;
      const isNext = await isMessage(page, `small letter ${number - 1}`);
      const ahead = page.waitForResponse((response) => isNext(response.url()) && response.ok(), { timeout: 10_000 });
      const act = () => (run === 0 ? page.mouse.click(at.x, at.y) : page.keyboard.press('ArrowDown'));
      const [value, response] = await Promise.all([
        took(page, readable('small', number), act, run === 0 ? 'pointerdown' : 'keydown'),
        ahead,
      ]);
      values.push(value);
      await response.finished();
      // A row that the list scrolls below the pointer would be prefetched too.
      await page.mouse.move(0, 0);
    }
    // The first one was pressed, and brought the parts of the pane.
    return timingOf('arrow key to body in the reading pane, small message, prefetched', values.slice(1));
  } finally {
    await setPane(page, 'off');
    await context.close();
  }
}

async function measureKind(browser: Browser, bench: BrowserBench, kind: Kind): Promise<Timing[]> {
  const { runs, account, smtpPort, url } = bench;
  const { type, body } = kinds[kind];
  // Each is opened once: what was read before is at hand. They fill the first page of the list and no more.
  for (let number = 1; number <= 2 * runs; number += 1)
    await sendBySmtp({ port: smtpPort, to: account, raw: mail(account, `${kind} letter ${number}`, type, body(number)) });
  const { context, page } = await openList(browser, bench);
  const measure = async (rests: boolean) => {
    const values: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      values.push(await open(page, kind, rests ? run : runs + run, rests));
      await page.keyboard.press('Escape');
      await listTab(page).click();
      await page.locator(rows).first().waitFor();
    }
    // The first one brings the parts of the reading tab that others find there.
    return values.slice(1);
  };
  try {
    const timings: Timing[] = [];
    if (kind === 'small') {
      const cold: number[] = [];
      for (let run = 1; run <= Math.min(5, runs); run += 1) {
        const fresh = await context.newPage();
        await fresh.goto(url);
        await fresh.locator(rows).first().waitFor();
        await fresh.waitForLoadState('networkidle');
        cold.push(await open(fresh, 'small', runs - run + 1, false));
        await fresh.close();
      }
      timings.push(timingOf('click to body, the first message of a page, cold', cold));
    }
    const what = kind === 'small' ? 'small message' : 'HTML of 150 KB';
    timings.push(timingOf(`click to body, ${what}, after hovering`, await measure(true)));
    timings.push(timingOf(`click to body at once, ${what}`, await measure(false)));
    return timings;
  } finally {
    await context.close();
  }
}
