import { flagMessages, listMessages, moveMessages, Problem } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, entries, openApp, patience, press, row, rows, tick, told, tool, toolbar } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 120_000 });
afterEach(closeApp);

const agenda = /Draft agenda for the spring workshop/;
const budget = /集团 2026 年度预算/;
const unreadCount = (mailbox: ReturnType<typeof createMailbox>) => mailbox.rows('INBOX').filter(({ isRead }) => !isRead).length;

describe('the menu of a row', () => {
  it('LST-14 LST-66 opens by a right click, with what the toolbar offers, for that message alone', async () => {
    const { server } = await openApp();
    fireEvent.contextMenu(await row(agenda), { button: 2 });
    const offered = await entries();
    expect(offered.slice(0, 3)).toEqual(['Mark as', 'Move to', 'Reply']);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    await tick(agenda);
    press(tool('More'));
    expect(offered.slice(2)).toEqual(await entries());
    expect(server.callsOf(flagMessages)).toEqual([]);
  });

  it('speaks for all selected messages where its row is one of them', async () => {
    const { server } = await openApp();
    await tick(agenda, budget);
    fireEvent.contextMenu(await row(budget));
    await choose('Delete');
    expect((await screen.findByRole('alertdialog', {}, patience)).textContent).toContain('2');
    expect(server.callsOf(moveMessages)).toEqual([]);
  });

  it('LST-07 leads on to the folders, which letters narrow', async () => {
    const { server } = await openApp();
    fireEvent.contextMenu(await row(agenda), { button: 2 });
    await choose('Move to');
    const picker = within(await screen.findByRole('dialog', { name: 'Move to' }, patience));
    fireEvent.change(picker.getByRole('searchbox', { name: 'Find a folder' }), { target: { value: '云川' } });
    await waitFor(() => expect(picker.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['云川二期']), patience);
    press(picker.getByRole('menuitem'));
    await waitFor(() => expect(server.callsOf(moveMessages)).toMatchObject([{ body: { targetFolder: 'f6' } }]), patience);
  });

  it('FLD-16 makes a folder on the way, and moves the message there', async () => {
    const { server } = await openApp();
    await tick(agenda);
    press(tool('Move to'));
    const picker = within(await screen.findByRole('dialog', { name: 'Move to' }, patience));
    fireEvent.change(picker.getByRole('searchbox'), { target: { value: 'Offers' } });
    press(picker.getByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }, patience));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Offers');
    press(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(server.callsOf(moveMessages)).toMatchObject([{ body: { sourceFolder: 'INBOX' } }]), patience);
  });
});

describe('the line above the list', () => {
  it('LST-05 says which filter is in force and how many of all it leaves, and takes it off', async () => {
    await openApp();
    const all = (await rows()).length;
    press(tool('View'));
    await choose('Unread');
    const chip = await screen.findByRole('button', { name: 'Unread: show all' }, patience);
    await waitFor(() => expect(screen.getByText(`3 of ${all}`)).toBeDefined(), patience);
    press(chip);
    await waitFor(async () => expect((await rows()).length).toBe(all), patience);
    expect(screen.queryByRole('button', { name: 'Unread: show all' })).toBeNull();
  });

  it('LST-52 counts nothing where the list failed, and shows no pager for one page', async () => {
    let isBroken = true;
    await openApp({
      answers: [
        answer(listMessages, () => {
          if (isBroken) throw new Problem('internal');
          return { count: 1, unseenCount: 0, results: createMailbox().rows('INBOX').slice(0, 1) };
        }),
      ],
    });
    const retry = await screen.findByRole('button', { name: 'Try again' }, patience);
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    isBroken = false;
    press(retry);
    const pager = within(await screen.findByRole('navigation', { name: 'Pagination' }, patience));
    expect([pager.getByText('1–1 of 1') !== null, pager.queryAllByRole('button')]).toEqual([true, []]);
  });

  it('LST-11 LST-65 takes back that all were marked read', async () => {
    const { mailbox } = await openApp();
    await rows();
    const before = unreadCount(mailbox);
    press(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await told()).toEqual(['Marked as read']);
    expect(unreadCount(mailbox)).toBe(0);
    toasts.getSnapshot()[0]?.action?.onPress();
    await waitFor(() => expect(unreadCount(mailbox)).toBe(before), patience);
  });
});

describe('Trash and Spam', () => {
  it.each([
    ['Trash', 'Restore'],
    ['Spam', 'Not spam'],
  ])('%s has its way back in the toolbar, and empties in place', async (folder, name) => {
    const mailbox = createMailbox();
    mailbox.move('INBOX', 'all', folder);
    const { server } = await openApp({ mailbox, at: `/mailbox/innerbox/${folder}` });
    await tick(agenda);
    expect(toolbar().getByRole('button', { name })).toBeDefined();
    press(tool(name));
    if (folder === 'Trash')
      await waitFor(() => expect(server.callsOf(moveMessages)).toMatchObject([{ body: { targetFolder: 'INBOX' } }]), patience);
    else expect((await screen.findByRole('alertdialog', {}, patience)).textContent).toContain('spam');
  });

  it('LST-59 empties from above its mail', async () => {
    const mailbox = createMailbox();
    mailbox.move('INBOX', 'all', 'Trash');
    await openApp({ mailbox, at: '/mailbox/innerbox/Trash' });
    await rows();
    press(await screen.findByRole('button', { name: 'Empty' }, patience));
    const question = within(await screen.findByRole('alertdialog', { name: 'Empty “Trash”?' }, patience));
    press(question.getByRole('button', { name: 'Empty' }));
    await waitFor(() => expect(mailbox.rows('Trash')).toEqual([]), patience);
  });
});
