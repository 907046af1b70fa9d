import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../../scripts/lib/testServer.ts';
import { beginMail, home, loginFields, rowOf, write } from './jinshu.ts';

const admin = { account: 'admin@jinshu.example', password: 'Anfang-2026' };
const slices = path.resolve(import.meta.dirname, '../../backstage/locales/en');

/** A word of the back stage. */
function word(slice: string, id: string): string {
  const words = JSON.parse(readFileSync(path.join(slices, `${slice}.json`), 'utf8')) as Record<string, string>;
  const found = words[`${slice}.${id}`];
  if (found === undefined) throw new Error(`There is no word ${slice}.${id}`);
  return found;
}

let place = '';
let server: TestServer;
test.beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'jinshu-nothing-'));
  const settings = { JINSHU_DEMO: '0', JINSHU_FIRST_ADMIN: admin.account, JINSHU_FIRST_ADMIN_PASSWORD: admin.password };
  server = await startTestServer(path.join(place, 'data'), settings);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Calls the server as the page does, for the second and later of the same form. */
type Ask = (method: 'POST' | 'PUT', call: string, data: object) => Promise<{ id: number }>;

async function logIn(page: Page): Promise<Ask> {
  await page.addInitScript(() => localStorage.setItem('jinshu.language', 'en'));
  let token = '';
  page.on('request', (request) => {
    token = request.headers()['x-jinshu-token'] ?? token;
  });
  await page.goto(`${server.url}/operation/people`);
  await page.locator('input[name="account"]').fill(admin.account);
  await page.locator('input[name="password"]').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('row', { name: /admin@/ })).toBeVisible({ timeout: 20_000 });
  return async (method, call, data) => {
    const answer = await page.request.fetch(`${server.url}/api/operation/${call}/`, { method, data, headers: { 'x-jinshu-token': token } });
    expect(answer.status(), `${method} ${call}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
}

/** Finds a person or department in a field, and chooses it. */
async function choose(within: Page | Locator, field: string, typed: string, page: Page): Promise<void> {
  await within.getByRole('combobox', { name: field }).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .click();
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

/** Number of the first account, which is the administrator’s. */
const first = 1;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function makeDepartments(page: Page, ask: Ask): Promise<void> {
  await page.goto(`${server.url}/operation/departments`);
  await page.getByRole('button', { name: word('department', 'add') }).click();
  const dialog = page.getByRole('dialog', { name: word('department', 'newTitle') });
  await dialog.getByRole('textbox', { name: word('department', 'name') }).fill('Department 0');
  await dialog.getByRole('button', { name: word('department', 'create') }).click();
  await expect(page.getByRole('treeitem', { name: /Department 0/ }).or(page.getByRole('row', { name: /Department 0/ }))).toBeVisible();
  for (const index of numbers(39)) await ask('POST', 'department', { name: `Department ${index + 1}`, parent: null });
}

/** Number of people. Set `JINSHU_PEOPLE` to change it: hashing a password each takes most of the time. */
const people = Number(process.env.JINSHU_PEOPLE ?? 200);
/** Time for the hash of a password on a machine with other work. */
const hashingMs = 400;

/** Begins the import of the people, which continues while other pages are used. Returns the address of its page. */
async function importPeople(page: Page): Promise<string> {
  const rows = numbers(people).map((index) => `Person ${index},person${index},N${index},Department ${index % 40}`);
  await page.goto(`${server.url}/operation/people/import`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose|browse/i })
    .first()
    .click();
  const buffer = Buffer.from(`Name,Address,Employee number,Department\n${rows.join('\n')}\n`);
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByText(word('people-import', 'mustChange')).click();
  await page.getByRole('button', { name: `Import ${people.toLocaleString('en')} rows` }).click();
  await expect(page).toHaveURL(/\/operation\/people\/jobs\/\d+$/, { timeout: 60_000 });
  return page.url();
}

async function downloadPasswords(page: Page, job: string): Promise<(account: string) => string> {
  await page.goto(job);
  await expect(page.getByRole('status').filter({ hasText: word('person-job', 'finished') })).toBeVisible({
    timeout: 60_000 + people * hashingMs,
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: word('person-job', 'downloadCsv') }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').split(/\r?\n/);
  return (account) =>
    lines
      .find((line) => line.includes(`${account}@`))
      ?.split(',')
      .at(-1)
      ?.replaceAll('"', '') ?? '';
}

async function makeMailboxes(page: Page, ask: Ask): Promise<void> {
  await page.goto(`${server.url}/operation/shared`);
  await page.getByRole('button', { name: word('shared-mailbox', 'add') }).click();
  const dialog = page.getByRole('dialog', { name: word('shared-mailbox', 'add') });
  await dialog.getByRole('textbox', { name: word('shared-mailbox', 'name') }).fill('Service');
  await dialog.getByRole('textbox', { name: word('shared-mailbox', 'address') }).fill('service');
  await dialog.getByRole('button', { name: word('shared-mailbox', 'create') }).click();
  await page.getByRole('tab', { name: word('shared-mailbox', 'members') }).click();
  await choose(page, word('shared-mailbox', 'find'), 'Department 3', page);
  await page.getByRole('button', { name: word('shared-mailbox', 'addMember'), exact: true }).click();
  await expect(page.getByRole('listitem', { name: /Department 3/ })).toBeVisible();
  for (const index of numbers(9))
    await ask('POST', 'shared-mailbox', { username: `box${index}`, realname: `Box ${index}`, department: null });
}

async function makeLists(page: Page, ask: Ask): Promise<void> {
  const lists = (id: string) => word('mailing-list', id);
  await page.goto(`${server.url}/operation/shared/lists`);
  await page.getByRole('button', { name: lists('add') }).click();
  const dialog = page.getByRole('dialog', { name: lists('add') });
  await dialog.getByRole('textbox', { name: lists('name') }).fill('All of three');
  await dialog.getByRole('textbox', { name: lists('address') }).fill('three');
  await choose(dialog, lists('owner'), 'admin', page);
  await dialog.getByRole('button', { name: lists('create') }).click();
  await choose(page, lists('find'), 'Department 3', page);
  await page.getByRole('button', { name: lists('addMember'), exact: true }).click();
  await expect(page.getByRole('listitem', { name: /Department 3/ })).toBeVisible();
  for (const index of numbers(19)) {
    const { id } = await ask('POST', 'list', {
      username: `list${index}`,
      listname: `List ${index}`,
      listtype: '',
      owner: first,
      department: null,
      is_hidden: false,
    });
    await ask('POST', `list/${id}/member`, { addresses: ['service@jinshu.example'] });
  }
}

async function makeRules(page: Page, ask: Ask): Promise<void> {
  const rules = (id: string) => word('review-rule', id);
  await page.goto(`${server.url}/operation/review-rules/new`);
  await page.getByRole('textbox', { name: rules('reason') }).fill('Offers leave with a second look');
  await page.getByText(rules('isOutside'), { exact: true }).click();
  await choose(page, rules('reviewerField'), 'admin', page);
  await save(page);
  for (const index of numbers(4))
    await ask('POST', 'review-rule', {
      reason: `Rule ${index}`,
      person: null,
      department: null,
      is_outside: true,
      has_attachment: true,
      words: [`word${index}`],
      reviewers: [first],
      deadline_hours: null,
      substitutes: [],
    });
}

const ownSkin = { name: 'Jujube', accent: '#7A3B2E' };

/** Makes a skin in the workshop, and offers it to everyone. */
async function makeSkin(page: Page): Promise<void> {
  const skins = (id: string) => word('skin-workshop', id);
  await page.goto(`${server.url}/operation/skins`);
  await page.getByRole('textbox', { name: skins('accent') }).fill(ownSkin.accent);
  await page.getByRole('textbox', { name: new RegExp(`^${skins('name')}, 简体中文`) }).fill('枣红');
  await page.getByRole('textbox', { name: new RegExp(`^${skins('name')}, English`) }).fill(ownSkin.name);
  await expect(page.getByText(skins('passes'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: skins('publish') }).click();
  await expect(page.getByRole('button', { name: skins('withdraw') })).toBeVisible();
}

/** Expects a page in the colors of the skin from the workshop, not only with its name. */
async function expectOwnSkin(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'own-1');
  const brand = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--jinshu-color-accent-base');
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(ownSkin.accent.slice(at, at + 2), 16));
  await expect
    .poll(async () => (await brand()).map((part, index) => Math.abs(part - (wanted[index] ?? 0)) <= 2))
    .toEqual([true, true, true]);
}

async function setPolicies(page: Page): Promise<void> {
  await page.goto(`${server.url}/operation/policies`);
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  await row('Printing').getByRole('switch').click({ force: true });
  await row('Failed logins that block').getByRole('textbox').fill('7');
  await row('Default skin').getByRole('button').first().click();
  await page.getByRole('option', { name: ownSkin.name }).click();
  await save(page);
  await page.reload();
  await expect(row('Failed logins that block').getByRole('textbox')).toHaveValue('7');
}

test('BAK-18 BAK-28 BAK-48 BAK-51 BAK-60 BAK-65 BAK-101 BAK-112 an organization is set up without a terminal', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000 + people * hashingMs);
  const ask = await logIn(page);
  await makeDepartments(page, ask);
  const job = await importPeople(page);
  await makeMailboxes(page, ask);
  await makeLists(page, ask);
  await makeRules(page, ask);
  await makeSkin(page);
  await setPolicies(page);
  const passwordOf = await downloadPasswords(page, job);

  const person = await browser.newPage();
  await person.goto(`${server.url}/login`);
  await expectOwnSkin(person);
  const fields = loginFields(person);
  await fields.account.fill('person3');
  await fields.password.fill(passwordOf('person3'));
  await fields.submit.click();
  await expect(home(person)).toBeVisible({ timeout: 20_000 });
  await expectOwnSkin(person);
  // A new person has the language of the organization.
  const headers = { 'x-jinshu-token': await person.evaluate(() => localStorage.getItem('jinshu.token') ?? '') };
  expect((await person.request.post(`${server.url}/api/setting/set-lang/`, { data: { language: 'en' }, headers })).status()).toBe(200);
  await person.goto(`${server.url}/mailbox/innerbox/INBOX`);
  const form = await beginMail(person);
  await write(form, { to: ['three@jinshu.example'], subject: 'The first message', body: 'To all of three.' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await person.goto(`${server.url}/mailbox/innerbox/INBOX`);
  await expect(rowOf(person, 'The first message')).toBeVisible({ timeout: 20_000 });
  await person.close();
});
