import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
// The parts that the app fetches when it needs them are here before the first test asks for them: no test waits for a module.
import '../places/attached-message/AttachedMessageTab.tsx';
import '../places/calendar/CalendarPlace.tsx';
import '../places/calendar/CalendarSettingsScreen.tsx';
import '../places/calendar/EventReminder.tsx';
import '../places/contacts/ContactsPlace.tsx';
import '../places/contacts/EditContact.tsx';
import '../mail/event/MeetingFromMail.tsx';
import '../places/app/AppPlace.tsx';
import '../places/compose/ComposeTab.tsx';
import '../places/home/HomePlace.tsx';
import '../places/notice/SecurityReminder.tsx';
import '../places/record/RecordPlace.tsx';
import '../places/mailbox/dropMails.ts';
import '../places/mailbox/FolderDialogs.tsx';
import '../mail/import-export/ImportMail.tsx';
import '../places/files/FilesPlace.tsx';
import '../shell/layout/BackStageLink.tsx';
import '../shell/layout/PlaceScreen.tsx';
import '../shell/layout/layoutMenus.ts';
import '../shell/layout/MainLayout.tsx';
import '../shell/layout/PageTools.tsx';
import '../core/lock/LockCheck.tsx';
import '../places/lock/LockPlace.tsx';
import '../places/settings/SettingsPlace.tsx';
import '../places/settings/tag/FoldersAndTagsScreen.tsx';
import '../places/settings/param/ParamPage.tsx';
import '../places/settings/password/ForcedPassword.tsx';
import '../places/settings/password/PasswordScreen.tsx';
import '../places/settings/user/ProfileScreen.tsx';
import '../places/lock/ScreenLock.tsx';
import '../shell/mail-tab/ClosingQuestion.tsx';
import '../places/home/HomeSide.tsx';
import '../places/home/HomePictures.tsx';
import '../places/home/HomePlace.tsx';
import '../places/mailbox/MessageListPane.tsx';
import '../mail/message/PaneReader.tsx';
import '../shell/mail-tab/AfterList.tsx';
import '../shell/mail-tab/HomeScreen.tsx';
import '../shell/mail-tab/MailboxScreen.tsx';
import '../shell/mail-tab/TabHistory.tsx';
import '../mail/message/MailQuestion.tsx';
import '../mail/message/MoreMenuPart.tsx';
import '../places/mailbox/listExtras.ts';
import '../mail/message/mailActions.ts';
import '../mail/message/ReadingTab.tsx';
import '../mail/preview/PreviewScreen.tsx';
import '../places/mailbox/ReviewEntry.tsx';
import '../shell/mail-tab/ReviewScreen.tsx';
import '../mail/search/AdvancedSearch.tsx';
import '../places/search/SearchTab.tsx';
import '../mail/search/openSearch.ts';
import '../mail/sender-check/LinkQuestion.tsx';
import '../mail/sender-check/RemotePictures.tsx';
import '../mail/sender-check/SenderNotices.tsx';
import '../core/shared-mailbox/MailboxSwitcher.tsx';
import '../core/shared-mailbox/SharedHead.tsx';
import '../shell/shortcut/ShortcutHelp.tsx';
import { type Change, getLoginInfo, type Language } from '@jinshu/api';
import { loadLanguage } from '../core/language/language.ts';
import { pageLoad } from '../core/page/index.ts';
import { sessionStore } from '../core/session/sessionStore.ts';
import { toasts } from '../core/toast/toasts.ts';
import { ExampleApp } from './ExampleApp.tsx';
import { exampleLoginInfo, exampleNow } from './examples.ts';
import { FakeWebSocket } from './FakeWebSocket.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from './fakeServer.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { shiftClock } from './shiftClock.ts';
import { usualAnswers } from './usualAnswers.ts';

/** For what comes after a call or two, on a machine that is busy. */
export const patience = { timeout: 10_000 };

export interface OpenedApp {
  server: FakeServer;
  mailbox: Mailbox;
  /** Every address so far, the present one last. */
  visited: readonly string[];
  address: () => string | undefined;
}

export interface OpenApp {
  /** Initial path of the app. @default '/mailbox/innerbox/INBOX' */
  at?: string | undefined;
  /** Answers that go before the usual ones. */
  answers?: readonly FakeAnswer[] | undefined;
  mailbox?: Mailbox | undefined;
  language?: Language | undefined;
}

let setClockRight: (() => void) | undefined;

/** Starts the app for a logged-in user on a fake server, whatever shows then. End it with {@link closeApp}. */
export async function startApp({ at = '/mailbox/innerbox/INBOX', answers = [], mailbox = createMailbox(), language = 'en' }: OpenApp = {}) {
  localStorage.clear();
  sessionStore.clear();
  const server = createFakeServer(...answers, ...usualAnswers({ mailbox, language }));
  vi.stubGlobal('fetch', server.fetch);
  setClockRight = shiftClock(exampleNow);
  sessionStore.begin('lin.yue@jinshu.example', 'token');
  const visited: string[] = [];
  const initial = await loadLanguage(language);
  const show = (path: string) => render(<ExampleApp at={path} initial={initial} onAddress={(address) => visited.push(address)} />);
  vi.spyOn(pageLoad, 'replace').mockImplementation((path) => loadPage(() => show(path)));
  show(at);
  return { server, mailbox, visited, address: () => visited.at(-1), initial } satisfies OpenedApp & { initial: unknown };
}

/** Loads a page in place of the app's, as a browser does: only what is stored remains. */
export function loadPage(show: () => void): void {
  const storages = [localStorage, sessionStorage].map((storage) => [storage, { ...storage }] as const);
  cleanup();
  sessionStore.clear();
  for (const [storage, kept] of storages) for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  document.body.style.display = '';
  show();
}

/** Opens the app for a logged-in user on a fake server, and waits for the layout. End it with {@link closeApp}. */
export async function openApp(options: OpenApp = {}): Promise<OpenedApp> {
  const { initial, ...opened } = await startApp(options);
  await screen.findByRole('button', { name: initial.uiStrings.appShell.accountMenu }, patience);
  return opened;
}

/** The answer for an app that opens with a push connection, which a test speaks through by `pushNews`. */
export function withPush(): FakeAnswer {
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  return answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: true }));
}

/** The server tells what others have changed. The app was opened `withPush`. */
export async function pushNews(...changes: Change[]): Promise<void> {
  const socket = await waitFor(() => FakeWebSocket.opened.at(-1) ?? Promise.reject(new Error('not connected yet')), patience);
  if (socket.readyState === FakeWebSocket.CONNECTING) socket.accept();
  socket.say({ type: 'changes', version: 2, changes });
}

/** Takes the app away with all that it keeps in modules. */
export function closeApp(): void {
  cleanup();
  sessionStore.clear();
  toasts.clear();
  vi.restoreAllMocks();
  setClockRight?.();
  setClockRight = undefined;
  vi.unstubAllGlobals();
  // A test may have replaced them.
  localStorage.clear();
  sessionStorage.clear();
}

/** Presses a button, a link, a tab or an entry of a menu. */
export const press = (target: HTMLElement): boolean => fireEvent.click(target);

/** The open menu, once it shows. */
export const menu = () => screen.findByRole('menu', {}, patience);

const entriesOf = (opened: HTMLElement) => [...opened.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** Returns the labels of the open menu. */
export const entries = async () => entriesOf(await menu()).map(({ textContent }) => textContent);

/** Selects an entry of the open menu by its label. */
export async function choose(words: string | RegExp): Promise<void> {
  const fits = ({ textContent }: HTMLElement) => (typeof words === 'string' ? textContent === words : words.test(textContent));
  const opened = await menu();
  press(
    await waitFor(() => {
      const found = entriesOf(opened).find(fits);
      if (!found) throw new Error(`The menu has no entry ${words}: ${entriesOf(opened).map(({ textContent }) => textContent)}`);
      return found;
    }, patience),
  );
}

/** The list, once it has rows. */
export async function rows(): Promise<HTMLElement[]> {
  const grid = await screen.findByRole('grid', { name: 'Messages' }, patience);
  return waitFor(() => {
    const found = within(grid)
      .queryAllByRole('row')
      .filter((row) => row.hasAttribute('data-key'));
    if (found.length === 0) throw new Error('The list has no rows yet.');
    return found;
  }, patience);
}

/** Finds the row of a message by text in its subject or sender. */
export async function row(words: string | RegExp): Promise<HTMLElement> {
  return within(await screen.findByRole('grid', { name: 'Messages' }, patience)).findByRole('row', { name: words }, patience);
}

/** The bar above the list. */
export const toolbar = () => within(screen.getByRole('toolbar', { name: 'Message actions' }));

/** A button of the bar above the list. */
export const tool = (name: string) => toolbar().getByRole('button', { name });

/** Selects messages by text in their rows. */
export async function tick(...words: RegExp[]): Promise<void> {
  for (const some of words) press(within(await row(some)).getByRole('checkbox'));
}

/** The question that is asked, once it shows. */
export const dialog = () => screen.findByRole('alertdialog', {}, patience);

/** Presses a button of the open dialog. */
export const confirm = async (name: string) => press(within(await dialog()).getByRole('button', { name }));

/** Returns the texts of the toasts, once there is one. */
export const told = () =>
  waitFor(() => {
    const messages = toasts.getSnapshot().map(({ message }) => message);
    if (messages.length === 0) throw new Error('Nobody was told anything.');
    return messages;
  }, patience);
