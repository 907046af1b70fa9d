import { flagMessages, getComposeParameters, getSharedStatus, readMessage } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// What the key would begin with is here before it is pressed.
import '../../mail/draft/beginMail.ts';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { choose, closeApp, entries, openApp, patience, press, row, rows, tick, told, tool, toolbar } from '../../testing/openApp.tsx';
import { allWords } from '../language/language.ts';
import { toasts } from '../toast/toasts.ts';

vi.setConfig({ testTimeout: 120_000 });
afterEach(closeApp);

const agenda = /Draft agenda for the spring workshop/;
const refusal = ['You don’t have permission for this in the shared mailbox.'];
const none = { canAll: false, canWrite: false, canSend: false };
const enter = (rights: Partial<typeof none> = {}, at?: string) =>
  openApp({ at, answers: [answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true, ...none, ...rights }))] });
const composeButton = () => screen.getAllByRole('button', { name: 'Compose' })[0] as HTMLElement;
const form = () => screen.queryByRole('form', { name: 'Compose' });

describe('in a shared mailbox', () => {
  it('SHR-09 FLD-02 whoever may only read is offered no way to write, by button or key', async () => {
    const { server } = await enter();
    await rows();
    expect(screen.queryAllByRole('button', { name: 'Compose' })).toEqual([]);
    const seen = () => [form(), server.callsOf(getComposeParameters).length, toasts.getSnapshot()];
    // The keys come with parts that nothing waits for. A key that has its effect shows that the one before has had its own.
    const helpOpens = () =>
      waitFor(() => {
        fireEvent.keyDown(document.body, { key: '?' });
        return screen.getByRole('dialog');
      }, patience);
    fireEvent.keyDown(await helpOpens(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await allWords();
    const before = seen();
    fireEvent.keyDown(document.body, { key: 'c' });
    await helpOpens();
    expect(seen()).toEqual(before);
    expect(form()).toBeNull();
  });

  it('SHR-09 RTE-36 nor does an address begin one', async () => {
    await enter({}, '/mailbox/innerbox/INBOX?init=composeMail');
    expect(await told()).toEqual(refusal);
    expect(form()).toBeNull();
  });

  it('SHR-09 nor a search of the whole mailbox, which would be a tab that reads nothing', async () => {
    await enter();
    await rows();
    expect(screen.queryByRole('searchbox', { name: 'Search mail' })).toBeNull();
  });

  it('SHR-23 whoever may only read is offered nothing that changes mail: in the toolbar, in rows, in menus and among the folders', async () => {
    await enter();
    await tick(agenda);
    const offered = toolbar()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(offered).toEqual(['Select', 'Sort', 'View', 'More', 'Refresh', 'Reading pane', 'More search']);
    expect([...(await row(agenda)).querySelectorAll('button')]).toEqual([]);
    expect((await row(agenda)).getAttribute('draggable')).not.toBe('true');
    expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
    const tree = within(screen.getByRole('tree', { name: 'Folders' }));
    expect(tree.queryAllByRole('button')).toEqual([]);
    fireEvent.contextMenu(tree.getByRole('treeitem', { name: '云川二期' }));
    expect(screen.queryByRole('menu', { name: 'Folder menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    press(tool('More'));
    expect(await entries()).toEqual(['Download', 'Message header', 'Message source']);
  });

  it('SHR-23 nor does a key change any for them', async () => {
    const { server } = await enter();
    const one = await row(agenda);
    one.focus();
    for (const key of ['u', 's', 'l', 'v', 'm', '#', 'r', 'a', 'f']) fireEvent.keyDown(one, { key });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([screen.queryByRole('menu'), screen.queryByRole('alertdialog'), form(), server.callsOf(flagMessages)]).toEqual([
      null,
      null,
      null,
      [],
    ]);
  });

  it.each([
    ['read', {}, 'Read-only'],
    ['write', { canWrite: true }, 'Read and write'],
    ['send', { canSend: true }, 'Send as proxy'],
    ['full', { canAll: true }, 'Full control'],
  ])('SHR-03 says beside the folders whose they are and what may be done there: %s', async (_, rights, words) => {
    await enter(rights);
    const head = await screen.findByRole('group', { name: /^Mailbox: / }, patience);
    expect(head.textContent).toContain(words);
  });

  it('SHR-04 PRM-10 who may send and no more writes, and changes nothing', async () => {
    await enter({ canSend: true });
    await tick(agenda);
    expect(composeButton()).toBeDefined();
    expect(toolbar().queryByRole('button', { name: 'Mark as' })).toBeNull();
    press(tool('More'));
    expect(await entries()).toEqual([
      'Reply',
      'Reply all',
      'Forward',
      'Forward as attachment',
      'Send again',
      'Download',
      'Message header',
      'Message source',
    ]);
  });

  it('SHR-11 they write to nobody from the card of a sender', async () => {
    await enter();
    const name = (await row(agenda)).querySelector<HTMLElement>('[data-card]');
    fireEvent.pointerMove(name as HTMLElement, { pointerType: 'mouse' });
    const card = within(await screen.findByRole('group', { name: 'Contact card: Amelia Hart' }, patience));
    expect(card.queryByRole('button', { name: 'Write mail' })).toBeNull();
    expect(card.queryByRole('button', { name: 'Add to contacts' })).toBeNull();
  });

  it('SHR-12 they read every mail', async () => {
    const { server } = await enter();
    press(await row(agenda));
    const letter = within(await screen.findByRole('article', { name: agenda }, patience));
    // It opens a tab that reads nothing (SHR-09).
    expect(letter.queryByRole('button', { name: /exchanged/i })).toBeNull();
    expect(server.callsOf(readMessage).length).toBeGreaterThan(0);
  });

  it.each(['canAll', 'canWrite', 'canSend'] as const)('SHR-09 who has %s begins a mail', async (right) => {
    await enter({ [right]: true });
    await rows();
    press(composeButton());
    expect(await screen.findByRole('form', { name: 'Compose' }, patience)).toBeDefined();
  });
});

// Last: what a form fetches late would reach the server of the next test.
it('PRM-11 an ordinary user is offered everything in the own mailbox, and it is done', async () => {
  const { server } = await openApp();
  await tick(agenda);
  const offered = toolbar()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(offered).toEqual(expect.arrayContaining(['Delete', 'Mark as', 'Move to', 'More']));
  press(tool('More'));
  expect(await entries()).toEqual(
    expect.arrayContaining(['Reply', 'Reply all', 'Forward', 'Forward as attachment', 'Send again', 'Download', 'Reject', 'Delete']),
  );
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
  expect(screen.getByRole('button', { name: 'New folder' })).toBeDefined();
  press(tool('Mark as'));
  await choose('Unread');
  await waitFor(() => expect(server.callsOf(flagMessages)).toHaveLength(1), patience);
  press(composeButton());
  await waitFor(() => expect(form()).not.toBeNull(), patience);
});
