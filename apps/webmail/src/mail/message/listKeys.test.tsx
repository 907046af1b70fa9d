import { flagMessages, getLoginInfo, listMessages } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortcutPreference } from '../../core/shortcut/shortcutPreference.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { shortcutMap } from '../../shell/shortcut/shortcutMap.ts';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, entries, menu, openApp, patience, press, row, rows, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const notice = /云川二期项目验收安排/;
const agenda = /Draft agenda/;

/** Presses keys one after the other where the keyboard is: `g i` is two presses. */
function keys(text: string, more: Partial<KeyboardEventInit> = {}): void {
  for (const key of text.split(' '))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: key === 'Space' ? ' ' : key, ...more });
}
/** The list with the keyboard on a row, and its keys there. */
const begin = async (words: RegExp, options: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp(options);
  (await row(words)).focus();
  // The keys come once the list stands; one that does something is not left to the browser.
  await waitFor(() => expect(fireEvent.keyDown(document.activeElement as Element, { key: '*' })).toBe(false), patience);
  keys('n');
  return app;
};
const chosen = async () => (await rows()).filter((one) => one.getAttribute('aria-selected') === 'true').length;
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, patience);

describe('the keys of the rows', () => {
  it('walk with arrows, J and K, jump with Home and End, choose with Space and X, extend over the headings of days', async () => {
    await begin(notice);
    const all = await rows();
    keys('ArrowDown j k');
    expect(document.activeElement).toBe(all[1]);
    keys('End');
    expect(document.activeElement).toBe(all.at(-1));
    keys('Home Space');
    expect(await chosen()).toBe(1);
    keys('x');
    expect(await chosen()).toBe(0);
    keys('Space');
    for (let step = 1; step < all.length; step += 1) keys('ArrowDown', { shiftKey: true });
    expect(document.querySelectorAll('[role=rowgroup] [aria-colspan="9"]').length).toBeGreaterThan(1);
    expect(await chosen()).toBe(all.length);
    keys('ArrowUp', { shiftKey: true });
    expect(await chosen()).toBe(all.length - 1);
  });

  it('open a mail with Enter and O', async () => {
    await begin(agenda);
    keys('o');
    expect(await screen.findByRole('article', { name: 'Draft agenda for the spring workshop' }, patience)).toBeDefined();
  });
});

describe('the keys of the list', () => {
  it('TAG-12 S opens the nine flags, and a number chooses', async () => {
    const { server } = await begin(agenda);
    keys('s');
    const flags = await menu();
    fireEvent.keyDown(flags.firstElementChild as Element, { key: '3' });
    await waitFor(
      () => expect(server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'add', flags: ['umail-orange'] } }]),
      patience,
    );
  });

  it('TAG-12 S and a number that follows at once flag before the nine flags are there', async () => {
    const { server } = await begin(agenda);
    const one = await row(agenda);
    for (const key of ['s', '4']) fireEvent.keyDown(one, { key });
    await waitFor(() => expect(server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'add', flags: ['umail-blue'] } }]), patience);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
  });

  it('L opens the tags and M the remark of the mail', async () => {
    await begin(agenda);
    keys('l');
    expect(await screen.findByRole('menuitemcheckbox', { name: '会议' }, patience)).toBeDefined();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    (await row(agenda)).focus();
    keys('m');
    expect(await dialog('Note')).toBeDefined();
  });

  it('ERR-42 M with two mails chosen says that it takes one', async () => {
    await begin(notice);
    keys('Space ArrowDown Space m');
    expect(await told()).toEqual(['Select only one message.']);
  });

  it('U marks read and unread', async () => {
    const { mailbox } = await begin(agenda);
    const isRead = () => mailbox.rows('INBOX').find(({ subject }) => agenda.test(subject))?.isRead;
    keys('u');
    await waitFor(() => expect(isRead()).toBe(true), patience);
    await waitFor(async () => expect(within(await row(agenda)).queryByRole('img', { name: 'Unread' })).toBeNull(), patience);
    keys('u');
    await waitFor(() => expect(isRead()).toBe(false), patience);
  });

  it('V moves to a folder that is found by its letters', async () => {
    const { mailbox } = await begin(agenda);
    keys('v');
    expect(await entries()).toEqual(['Sent', 'Trash', 'Spam', '云川二期', 'Conference 2026']);
    await choose('Conference 2026');
    await waitFor(
      () => expect(mailbox.rows('f7').map(({ subject }) => subject)).toEqual(['Draft agenda for the spring workshop']),
      patience,
    );
  });

  it('LST-58 Shift and Delete ask before mail goes for good', async () => {
    await begin(agenda, {
      answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', showsToolbarDelete: false }))],
    });
    keys('Delete', { shiftKey: true });
    expect((await screen.findByRole('alertdialog', {}, patience)).textContent).toContain('can’t be undone');
  });

  it('# and Delete ask before mail goes', async () => {
    await begin(agenda);
    keys('#', { shiftKey: true });
    expect(await screen.findByRole('alertdialog', {}, patience)).toBeDefined();
  });

  it('LST-02 * with A, N, R and U chooses all, none, what is read and what is unread', async () => {
    const { mailbox } = await begin(notice);
    const unread = mailbox.rows('INBOX').filter(({ isRead }) => !isRead).length;
    const total = mailbox.rows('INBOX').length;
    keys('* u');
    expect(await chosen()).toBe(unread);
    keys('* r');
    expect(await chosen()).toBe(total - unread);
    keys('* a');
    expect(await screen.findByText(`${total} selected`)).toBeDefined();
    keys('* n');
    expect(await chosen()).toBe(0);
  });

  it('Escape lets the chosen mails go', async () => {
    await begin(notice);
    keys('Space Escape');
    expect(await chosen()).toBe(0);
  });

  it('Alt and Down open the card of the sender and go into it', async () => {
    await begin(agenda);
    keys('ArrowDown', { altKey: true });
    const card = await dialog('Amelia Hart');
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true), patience);
  });

  it('leave typing alone', async () => {
    await begin(notice);
    screen.getByRole('searchbox', { name: 'Search mail' }).focus();
    keys('c g s ?');
    expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the keys of the page', () => {
  it('G with a letter goes to a folder, and the second letter alone does nothing else', async () => {
    const { address, server } = await begin(notice);
    keys('g s');
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/Sent'), patience);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(server.callsOf(flagMessages)).toEqual([]);
  });

  it('/ goes to the search and C begins a mail', async () => {
    await begin(notice);
    keys('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search mail' }));
    (await row(notice)).focus();
    keys('c');
    expect(await screen.findByRole('form', { name: 'Compose' }, patience)).toBeDefined();
  });

  it('Z takes back what a toast offers to', async () => {
    const undo = vi.fn();
    await begin(notice);
    toasts.add({ message: 'Moved', action: { label: 'Undo', onPress: undo } });
    keys('z');
    expect(undo).toHaveBeenCalledOnce();
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('? lists them all, and turns those that write a sign off', async () => {
    const { server } = await begin(notice);
    keys('?', { shiftKey: true });
    const help = await dialog('Keyboard shortcuts');
    expect(within(help).getAllByRole('listitem')).toHaveLength(Object.values(shortcutMap).flat().length);
    press(within(help).getByRole('switch', { name: /Single-key shortcuts/ }));
    press(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(shortcutPreference.isOn()).toBe(false);
    const one = await row(notice);
    one.focus();
    keys('j x u c ?');
    expect(document.activeElement).toBe(one);
    expect([await chosen(), server.callsOf(flagMessages)]).toEqual([0, []]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Keys that write nothing still work, and so does the way back.
    keys('Space');
    expect(await chosen()).toBe(1);
    keys('/', { ctrlKey: true });
    press(within(await dialog('Keyboard shortcuts')).getByRole('switch', { name: /Single-key shortcuts/ }));
    expect(shortcutPreference.isOn()).toBe(true);
  });
});

describe('the search inside a list', () => {
  const search = async () => {
    press(within(screen.getByRole('toolbar', { name: 'Message actions' })).getByRole('button', { name: 'More search' }));
    return within(await screen.findByRole('form', { name: 'Search this folder' }, patience));
  };
  const asked = (server: { callsOf: (endpoint: typeof listMessages) => { query?: unknown }[] }) =>
    server.callsOf(listMessages).at(-1)?.query;

  it('LST-09 LST-19 narrows the folder to sender, subject and body, until it is cleared', async () => {
    const { server, mailbox } = await openApp();
    await rows();
    const form = await search();
    fireEvent.change(form.getByRole('textbox', { name: 'Sender' }), { target: { value: ' Amelia ' } });
    fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'agenda' } });
    fireEvent.change(form.getByRole('textbox', { name: 'Body' }), { target: { value: 'workshop' } });
    press(form.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1), patience);
    expect(asked(server)).toMatchObject({ folder: 'INBOX', offset: 0, sender: 'Amelia', subject: 'agenda', content: 'workshop' });
    press(form.getByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect(await rows()).toHaveLength(mailbox.rows('INBOX').length), patience);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows the whole folder again from where nothing was found', async () => {
    await openApp();
    await rows();
    const form = await search();
    fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'no such words' } });
    press(form.getByRole('button', { name: 'Search' }));
    press(await screen.findByRole('button', { name: 'Show all' }, patience));
    expect((await rows()).length).toBeGreaterThan(1);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each(['Sent', 'Drafts'])('LST-20 asks for the recipient in %s', async (folder) => {
    const mailbox = createMailbox();
    mailbox.add(folder, { subject: 'News' });
    await openApp({ mailbox, at: `/mailbox/innerbox/${folder}` });
    await rows();
    const form = await search();
    expect(form.getAllByRole('textbox').map((field) => form.getByLabelText(/Recipient/) === field)).toEqual([true, false, false]);
  });

  it('LST-53 LST-54 is gone in another folder', async () => {
    const { server } = await openApp();
    await rows();
    const form = await search();
    fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'agenda' } });
    press(form.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1), patience);
    press(screen.getByRole('treeitem', { name: /^Sent/ }));
    await waitFor(() => expect(asked(server)).toMatchObject({ folder: 'Sent', offset: 0 }), patience);
    expect(asked(server)).not.toHaveProperty('subject', 'agenda');
    expect(screen.queryByRole('form')).toBeNull();
  });
});
