import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { addressOf, deliver, letter, listTab, logIn, rowOf, rows } from './jinshu.ts';
import { plainMail } from './smtp.ts';

test.describe.configure({ mode: 'serial' });

let place: string;
let own: TestServer;
let page: Page;
/** The last version of the journal that was pushed to the page. */
let heard = 0;
/** Scripts and style sheets requested since the login was sent. */
const parts: string[] = [];

test.beforeAll(async ({ browser }) => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  own = await startTestServer(path.join(place, 'data'));
  for (let number = 1; number <= 30; number += 1)
    await deliver('lin.yue', plainMail({ to: addressOf('lin.yue'), subject: `Counted ${number}.` }), own.smtpPort);
  page = await browser.newPage();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard = (JSON.parse(String(payload)) as { version?: number }).version ?? heard;
    }),
  );
  let isSent = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    isSent ||= request.method() === 'POST' && pathname.startsWith('/api/');
    if (isSent && /^\/assets\/.*\.(?:js|css)$/.test(pathname)) parts.push(pathname);
  });
  // The editor is the last that is fetched ahead.
  const lastPart = page.waitForResponse(/\/assets\/compose-[^/]+\.js$/, { timeout: 30_000 });
  await logIn(page, 'lin.yue', { url: own.url });
  await (await lastPart).finished();
  await page.waitForLoadState('networkidle');
});

test('asks for at most 40 scripts and sheets after the login, each of them once', () => {
  expect(parts).toEqual([...new Set(parts)]);
  expect(parts.length, parts.join('\n')).toBeLessThanOrEqual(40);
});

test.afterAll(async () => {
  await page?.close();
  await own?.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Returns the number of list page and folder requests until an action is done and its push has arrived. */
async function countOf(act: () => Promise<void>): Promise<{ lists: number; folders: number }> {
  const count = { lists: 0, folders: 0 };
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/mail/message/') count.lists += 1;
    if (request.method() === 'GET' && pathname === '/api/mail/folder/') count.folders += 1;
  };
  page.on('request', note);
  const answered = page.waitForResponse((response) => response.headers()['x-jinshu-changes'] !== undefined);
  await act();
  const versions = (await answered).headers()['x-jinshu-changes']?.split(',').map(Number) ?? [];
  await expect.poll(() => heard).toBeGreaterThanOrEqual(Math.max(...versions));
  // Requests caused by the push are sent by the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  page.off('request', note);
  return count;
}

const tick = async (...subjects: string[]) => {
  for (const subject of subjects) await rowOf(page, subject).getByRole('checkbox').click();
};
const tool = (name: string) => page.getByRole('toolbar', { name: 'Message actions' }).getByRole('button', { name });
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

const actions: readonly { what: string; act: () => Promise<void>; lists: number; folders: number }[] = [
  {
    what: 'marking messages read',
    act: async () => {
      await tick('Counted 30.', 'Counted 29.');
      await tool('Mark as').click();
      await choose('Read');
    },
    lists: 0,
    folders: 0,
  },
  {
    what: 'opening an unread message',
    act: async () => {
      await rowOf(page, 'Counted 28.').click();
      await expect(letter(page).locator('body')).toBeVisible();
      await listTab(page).click();
    },
    lists: 0,
    folders: 0,
  },
  {
    what: 'moving messages, for the rows that move up, while the folder is being picked,',
    act: async () => {
      await tick('Counted 27.', 'Counted 26.');
      await tool('Move to').click();
      await choose('Spam');
      await expect(rows(page)).toHaveCount(20);
    },
    lists: 1,
    folders: 0,
  },
  {
    what: 'deleting messages, for the rows that move up, while the user is asked,',
    act: async () => {
      await tick('Counted 25.', 'Counted 24.');
      await tool('Delete').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rows(page)).toHaveCount(20);
    },
    lists: 1,
    folders: 0,
  },
  {
    what: 'taking a deletion back',
    act: async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, 'Counted 25.')).toBeVisible();
    },
    lists: 1,
    folders: 1,
  },
  {
    what: 'making a folder',
    act: async () => {
      await page.getByRole('button', { name: 'New folder' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Counted');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('treeitem', { name: /^Counted/ })).toBeVisible();
    },
    lists: 0,
    folders: 1,
  },
  {
    what: 'flagging messages',
    act: async () => {
      await tick('Counted 22.', 'Counted 21.');
      await tool('Mark as').click();
      await choose('Flag');
      await choose('Red flag');
      await expect(rowOf(page, 'Counted 22.').getByRole('button', { name: 'Red flag' })).toBeVisible();
    },
    lists: 0,
    folders: 0,
  },
  {
    what: 'tagging messages',
    act: async () => {
      await tick('Counted 20.', 'Counted 19.');
      await tool('Mark as').click();
      await choose('Tag');
      await page.getByRole('menu', { name: 'Tag' }).getByRole('menuitem').first().click();
    },
    lists: 0,
    folders: 0,
  },
];

for (const { what, act, lists, folders } of actions)
  test(`PSH-09 ${what} asks ${lists} times for a list and ${folders} times for the folders`, async () => {
    expect(await countOf(act)).toEqual({ lists, folders });
  });

test('PSH-09 the counts of all folders are those of the server, though nobody asked for them', async () => {
  const counts = () =>
    page.getByRole('treeitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')).filter((label) => label));
  const before = await counts();
  await page.reload();
  await expect.poll(counts).toEqual(before);
});

test('PSH-09 what another window changes shows here while this one asks for nothing', async ({ browser }) => {
  const other = await browser.newPage();
  try {
    await logIn(other, 'lin.yue', { url: own.url });
    const unread = (at: Page) => rowOf(at, 'Counted 23.').getByRole('img', { name: 'Unread' });
    await expect(unread(page)).toBeVisible();
    await rowOf(other, 'Counted 23.').click();
    await expect(unread(page)).toBeHidden();
  } finally {
    await other.close();
  }
});
