import { expect, type Page, test } from '@playwright/test';
import { deliver, logIn, makeUser, rowOf, rows } from './jinshu.ts';

const widths = [641, 700, 768, 820, 900, 1023, 1024, 1440];
const subject = 'The minutes of the meeting on the budget of next year, with all tables';
const name = `window.${Date.now()}`;

test.beforeAll(async () => {
  const to = await makeUser(name);
  for (const number of [1, 2]) {
    const raw = `From: Accounts Department <accounts@partner.example>\r\nTo: ${to}\r\nSubject: ${subject} ${number}\r\nMessage-ID: <${number}.${name}@partner.example>\r\nDate: Mon, 23 Nov 2026 09:00:00 +0800\r\n\r\nText`;
    expect(await deliver(to, raw)).toBe(250);
  }
});

/** Returns layout faults: elements beyond the window, toolbars that overflow, buttons that overlap, and titles that are cut off. */
const faults = (page: Page, title: string) =>
  page.evaluate((title) => {
    const shown = (selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest('[inert], [aria-hidden="true"]'),
      );
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent ?? '';
    const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls'] : [];
    const beyond = shown('button, a[href], input, h1, h2, [role="row"]')
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && !part.closest('[role="tablist"]') && (left < -0.5 || right > innerWidth + 0.5);
      })
      .map((part) => `${nameOf(part)} is beyond the window`);
    const bars = shown('[role="toolbar"]').flatMap((bar) => {
      const boxes = shown('button', bar).map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }));
      const over = boxes.filter(({ right }, index) => boxes[index + 1] && right > boxes[index + 1].left + 0.5);
      return [
        ...(bar.scrollWidth > bar.clientWidth ? [`${nameOf(bar)} runs over`] : []),
        ...over.map(({ part }) => `${nameOf(part)} overlaps`),
      ];
    });
    const cut = shown('h1, h2, strong, b, span, bdi')
      .filter((words) => words.textContent === title && words.clientWidth > 1 && words.scrollWidth > words.clientWidth)
      .map(() => `${title} is cut`);
    return [...scrolls, ...beyond, ...bars, ...cut];
  }, title);

for (const language of ['en', 'zh-hans'] as const) {
  test(`LST-32 RED-01 in ${language} list, bars and letter fit every window, with 240 pixels for the subject`, async ({ page }) => {
    await logIn(page, name, { language });
    await expect(rows(page)).toHaveCount(2);
    const title = { en: 'Inbox', 'zh-hans': '收件箱' }[language];
    const each = async (look: (width: number) => Promise<unknown>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await faults(page, title)]).toEqual([width, []]);
        await look(width);
      }
    };
    const cell = rowOf(page, `${subject} 1`).getByRole('gridcell').filter({ hasText: subject });
    const room = async (width: number) => expect([width, ((await cell.boundingBox())?.width ?? 0) >= 240]).toEqual([width, true]);
    await each(room);
    // With all chosen every button acts.
    await rows(page).first().focus();
    await page.keyboard.press('Control+a');
    await each(room);
    await page.keyboard.press('Escape');
    await rowOf(page, `${subject} 1`).click();
    const heading = page.getByRole('article').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await each(async (width) => expect([width, ((await heading.boundingBox())?.width ?? 0) >= 240]).toEqual([width, true]));
  });
}
