import { deleteNewMessages, listMessages, listNewMessages, type MessageRow, Problem, readMessage } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, pushNews, withPush } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

let hasFocus = true;
beforeEach(() => {
  hasFocus = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const arrived = (uids: number[], folder = 'INBOX') => ({ type: 'message.added', folder, uids, isArrival: true }) as const;
const dialog = () => screen.findByRole('dialog', { name: 'New mail' }, patience);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New mail' })).toBeNull(), patience);

/** The app, and its unread messages in the Inbox, the newest first. */
async function open(at?: string) {
  const mailbox = createMailbox();
  const unread = () => mailbox.rows('INBOX').filter(({ isRead }) => !isRead);
  const deleted: unknown[] = [];
  let fails = false;
  const app = await openApp({
    at,
    mailbox,
    answers: [
      withPush(),
      answer(listNewMessages, () => ({ count: unread().length, results: unread() })),
      answer(deleteNewMessages, ({ body }) => {
        if (fails) throw new Problem('internal');
        deleted.push(body);
        return { msg: 'ok' };
      }),
    ],
  });
  const rows = unread() as [MessageRow, MessageRow, MessageRow];
  return { ...app, rows, deleted, fail: () => (fails = true) };
}
const button = async (name: string) => within(await dialog()).getByRole('button', { name });

describe('the notice of new mail', () => {
  it('PSH-11 PSH-08 shows one message at a time, with previous, next, read and delete', async () => {
    const { rows } = await open();
    const [first, second] = rows;
    await pushNews(arrived([first.uid, second.uid]));
    expect((await dialog()).textContent).toContain('1 / 2');
    expect((await dialog()).textContent).toContain(second.subject);
    press(await button('Next'));
    await waitFor(async () => expect((await dialog()).textContent).toContain(first.subject), patience);
    press(await button('Previous'));
    await waitFor(async () => expect((await dialog()).textContent).toContain(second.subject), patience);
    for (const name of ['Read', 'Delete', 'Dismiss']) expect(await button(name)).toBeDefined();
    press(await button('Dismiss'));
    await noDialog();
  });

  it('PSH-12 opens a message in a read tab and takes it off', async () => {
    const { rows, server } = await open();
    const [first, second] = rows;
    await pushNews(arrived([first.uid, second.uid]));
    press(await button('Read'));
    await screen.findByRole('article', { name: new RegExp(second.subject.slice(0, 6)) }, patience);
    expect((await dialog()).textContent).toContain('1 / 1');
    expect((await dialog()).textContent).toContain(first.subject);
    expect(server.callsOf(readMessage)).toContainEqual(expect.objectContaining({ params: { uid: second.uid } }));
  });

  it('PSH-12 leads to the mailbox from anywhere', async () => {
    const { rows, address } = await open('/calendar/index');
    await pushNews(arrived([rows[0].uid]));
    press(await button('Read'));
    await waitFor(() => expect(address()).toContain('/mailbox/innerbox/INBOX'), patience);
    await screen.findByRole('article', {}, patience);
  });

  it('PSH-13 deletes a message by the call of the notice and takes it off', async () => {
    const { rows, deleted } = await open();
    await pushNews(arrived([rows[0].uid]));
    press(await button('Delete'));
    await noDialog();
    expect(deleted).toEqual([{ folder: 'INBOX', uids: [rows[0].uid] }]);
  });

  it('PSH-13 keeps a message that could not be deleted, and says so', async () => {
    const { rows, fail } = await open();
    fail();
    await pushNews(arrived([rows[0].uid]));
    press(await button('Delete'));
    expect(await screen.findByText(/Try again/, {}, patience)).toBeDefined();
    expect((await dialog()).textContent).toContain(rows[0].subject);
  });

  it('PSH-22 shows each message once, also when another window has shown it', async () => {
    const { rows } = await open();
    const [first, second] = rows;
    const other = JSON.stringify(['lin.yue@jinshu.example', 'INBOX', first.uid]);
    localStorage.setItem('jinshu.noticed-mails', JSON.stringify([other]));
    await pushNews(arrived([first.uid, second.uid]));
    expect((await dialog()).textContent).toContain('1 / 1');
    expect((await dialog()).textContent).toContain(second.subject);
    press(await button('Dismiss'));
    await noDialog();
    await pushNews(arrived([second.uid]));
    await pushNews(arrived([rows[2].uid]));
    expect((await dialog()).textContent).toContain('1 / 1');
    expect((await dialog()).textContent).toContain(rows[2].subject);
  });

  it('PSH-22 is silent about Spam, about what a rule marked read, and about what this or another device put there', async () => {
    const { rows, mailbox } = await open();
    const seen = mailbox.rows('INBOX').find(({ isRead }) => isRead);
    await pushNews(arrived([rows[0].uid], 'Spam'));
    await pushNews({ type: 'message.added', folder: 'INBOX', uids: [rows[1].uid], isArrival: false });
    await pushNews(arrived([seen?.uid ?? 0, rows[2].uid]));
    const shown = (await dialog()).textContent;
    expect(shown).toContain('1 / 1');
    expect(shown).toContain(rows[2].subject);
  });

  it('PSH-22 shows what a rule filed in another folder', async () => {
    const { rows, server } = await open();
    await pushNews(arrived([rows[0].uid], 'Projects'));
    await waitFor(
      () =>
        expect(server.callsOf(listMessages)).toContainEqual({
          query: expect.objectContaining({ folder: 'Projects', viewFilter: 'unseen' }),
        }),
      patience,
    );
  });
});

describe('notifications of the system', () => {
  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static shown: { title: string; body: string | undefined }[] = [];
    static asked = 0;
    static async requestPermission() {
      FakeNotification.asked += 1;
      FakeNotification.permission = 'granted';
      return 'granted' as const;
    }
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: NotificationOptions = {}) {
      FakeNotification.shown.push({ title, body });
    }
    close() {}
  }
  beforeEach(() => {
    FakeNotification.permission = 'default';
    FakeNotification.shown = [];
    FakeNotification.asked = 0;
    vi.stubGlobal('Notification', FakeNotification);
  });

  it('PSH-22 asks the browser only on a click', async () => {
    const { rows } = await open();
    await pushNews(arrived([rows[0].uid]));
    const offer = await button('Notify me outside this page');
    expect(FakeNotification.asked).toBe(0);
    press(offer);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify me outside this page' })).toBeNull(), patience);
    expect([FakeNotification.asked, FakeNotification.shown]).toEqual([1, []]);
  });

  it('PSH-22 show when no window has the focus, and only where they are allowed', async () => {
    const { rows } = await open();
    const [first, second, third] = rows;
    hasFocus = false;
    await pushNews(arrived([first.uid]));
    await dialog();
    expect(FakeNotification.shown).toEqual([]);
    FakeNotification.permission = 'granted';
    await pushNews(arrived([second.uid]));
    const told = { title: second.sender.name, body: second.subject };
    await waitFor(() => expect(FakeNotification.shown).toEqual([told]), patience);
    hasFocus = true;
    await pushNews(arrived([third.uid]));
    await waitFor(async () => expect((await dialog()).textContent).toContain('1 / 3'), patience);
    expect(FakeNotification.shown).toEqual([told]);
  });
});
