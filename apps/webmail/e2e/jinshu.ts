import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { runJinshu } from '../../../scripts/lib/testServer.ts';
import { sendBySmtp } from './smtp.ts';

/** The password of every account of the tests. */
export const password = 'Jinshu-2026';

/** Returns the address of an account in the demo organization. */
export const addressOf = (name: string): string => (name.includes('@') ? name : `${name}@jinshu.example`);

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} comes from the setup, which has not run`);
  return value;
}

/** The server that the setup started. */
export const server = {
  get url() {
    return fromSetup('JINSHU_E2E_URL');
  },
  get smtpPort() {
    return Number(fromSetup('JINSHU_E2E_SMTP'));
  },
  get dataDir() {
    return fromSetup('JINSHU_E2E_DATA');
  },
};

/** Name of each language in that language. */
export const languageNames = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' } as const;
/** The code of a language. */
export type LanguageCode = keyof typeof languageNames;

/** Makes an account of its own for a test, with an empty mailbox. */
export async function makeUser(name: string, dataDir = server.dataDir): Promise<string> {
  await runJinshu(dataDir, 'user', 'add', addressOf(name), '--password', password);
  return addressOf(name);
}

/** Delivers a message to an account by SMTP, as an external server does. */
export const deliver = (to: string, raw: Buffer | string, port = server.smtpPort): Promise<number> =>
  sendBySmtp({ port, to: addressOf(to), raw });

/** Message that left the organization. */
export interface OutsideMail {
  mailFrom: string;
  recipients: string[];
  /** One character a byte. */
  raw: string;
}

/** Returns the messages that the external mail server has accepted so far. */
export function outsideMails(): OutsideMail[] {
  const place = fromSetup('JINSHU_E2E_OUTSIDE');
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(place, file), 'utf8')) as OutsideMail);
}

/** Chooses a language where the login page shows it. */
export async function pickLanguage(page: Page, language: LanguageCode): Promise<void> {
  await page.getByRole('button', { name: /语言|語言|Language/ }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: /^en/ }[language]);
}

/** The fields of the login page, in any language. */
export const loginFields = (page: Page) => ({
  account: page.locator('input[name="account"]'),
  password: page.locator('input[type="password"]'),
  submit: page.getByRole('button', { name: /^(登录|登入|Log in)$/ }),
});

/** Logs in as the login page does, without its form, and waits for the list. The form has its own tests. */
export async function logIn(page: Page, who: string, { language = 'en' as LanguageCode, url = server.url } = {}): Promise<void> {
  const { request } = page.context();
  // The plain form, which pages without TLS send.
  const sealed = JSON.stringify({ value: password, at: Date.now() });
  const answer = await request.post(`${url}/api/login/`, { data: { account: addressOf(who), password: sealed } });
  expect(answer.status(), `the login of ${who}`).toBe(200);
  const { username, token } = (await answer.json()) as { username: string; token: string };
  const chosen = await request.post(`${url}/api/setting/set-lang/`, { data: { language }, headers: { 'x-jinshu-token': token } });
  expect(chosen.status(), `the language of ${who}`).toBe(200);
  // A page of the same origin that runs nothing: what the login page keeps is there before the app begins.
  await page.goto(`${url}/favicon.svg`);
  const kept = { 'jinshu.user': username, 'jinshu.token': token, 'jinshu.locked': '0', 'jinshu.language': language };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    location.replace('/mailbox/innerbox/INBOX');
  }, kept);
  await expect(list(page)).toBeVisible({ timeout: 20_000 });
  // A window that is not wide has the folders folded away.
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(page.getByRole('tree')).toBeVisible();
}

/** The visible message list. */
export const list = (page: Page): Locator => page.getByRole('grid', { name: /^(邮件列表|郵件列表|郵件清單|Messages)$/ });
/** Shortcuts of the home page, which is what a login leads to. */
export const home = (page: Page): Locator => page.getByRole('list', { name: /^(快捷入口|捷徑|Shortcuts)$/ });
/** Message rows of the list, without headers. */
export const rows = (page: Page): Locator => list(page).locator('[role="row"][data-key]');
/** Row of a message with this subject. */
export const rowOf = (page: Page, subject: string): Locator => rows(page).filter({ hasText: subject }).first();
/** Body of the message in the reading tab. */
export const letter = (page: Page): FrameLocator => page.frameLocator('iframe[title="Message body"]');
/** The compose form that is in view. */
export const composeForm = (page: Page): Locator => page.getByRole('form', { name: 'Compose' });
/** The tab of the list. */
export const listTab = (page: Page): Locator => page.getByRole('tablist', { name: 'Open tabs' }).getByRole('tab').first();

/** Opens a message from the list and waits for its body. */
export async function openMail(page: Page, subject: string): Promise<void> {
  await rowOf(page, subject).click();
  await expect(page.getByRole('article', { name: subject })).toBeVisible();
  await expect(page.locator('iframe[title="Message body"]')).toBeVisible();
}

/** Begins a new mail. */
export async function beginMail(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Compose', exact: true }).first().click();
  const form = composeForm(page);
  await expect(form.getByRole('textbox', { name: 'Body' })).toBeVisible();
  return form;
}

/** Fills in an open form. */
export async function write(form: Locator, { to, subject, body }: { to?: readonly string[]; subject?: string; body?: string }) {
  for (const address of to ?? []) {
    await form.getByRole('combobox', { name: 'To', exact: true }).fill(address);
    await form.getByRole('combobox', { name: 'To', exact: true }).press('Enter');
  }
  if (subject !== undefined) await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
  if (body !== undefined) {
    await form.getByRole('textbox', { name: 'Body' }).click();
    await form.page().keyboard.insertText(body);
  }
}

/** Sends the open message and waits for the page that shows the outcome. */
export async function send(form: Locator, outcome = 'Message sent'): Promise<void> {
  const page = form.page();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
}
