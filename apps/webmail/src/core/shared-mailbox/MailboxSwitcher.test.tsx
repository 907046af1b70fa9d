import { enterSharedMailbox, getSharedStatus, leaveSharedMailbox, Problem } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { choose, closeApp, confirm, entries, openApp, patience, press, rows, told } from '../../testing/openApp.tsx';
import { onSessionLost } from '../api/api.ts';
import { sessionStore } from '../session/sessionStore.ts';

vi.setConfig({ testTimeout: 120_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const mailboxes = [
  { shareId: 7, userName: 'service@jinshu.example', name: '客户服务' },
  { shareId: 8, userName: 'brand@jinshu.example' },
];
const standing = (overrides: Parameters<typeof exampleStatus>[0]) => answer(getSharedStatus, () => exampleStatus(overrides));
const openMenu = async (name: string) => press(await screen.findByRole('button', { name }, patience));

describe('the mailbox switch', () => {
  const went = vi.fn();
  beforeEach(() => {
    went.mockClear();
    vi.spyOn(window.location, 'assign').mockImplementation(went);
  });

  it('is not there for who has no shared mailboxes', async () => {
    await openApp();
    await rows();
    expect(screen.queryByRole('button', { name: /^Mailbox:/ })).toBeNull();
  });

  it('SHR-05 SHR-08 lists the mailboxes of others, and opens the chosen one on a fresh page at the home page', async () => {
    const { server } = await openApp({ answers: [standing({ mailboxes })] });
    await openMenu('Mailbox: 林月');
    expect(await entries()).toEqual(['客户服务service@jinshu.example', 'brand@jinshu.example']);
    await choose(/客户服务/);
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome'), patience);
    expect(server.callsOf(enterSharedMailbox)).toMatchObject([{ body: { shareId: 7 } }]);
    expect([sessionStore.get().token, localStorage.getItem('jinshu.mailbox')]).toEqual(['shared', '7']);
  });

  it('SHR-06 leads back to the own mailbox', async () => {
    const { server } = await openApp({ answers: [standing({ mailboxes, isInSharedMailbox: true })] });
    await openMenu('Mailbox: lin.yue@jinshu.example');
    expect(await entries()).toEqual(['Back to my mailbox']);
    await choose('Back to my mailbox');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome'), patience);
    expect([server.callsOf(leaveSharedMailbox).length, sessionStore.get().token]).toEqual([1, 'own']);
  });

  it.each([
    [new Problem('share-switch-error'), 'Couldn’t switch mailboxes. Try again.'],
    [new Problem('forbidden'), 'Couldn’t switch mailboxes. Try again.'],
    [new Problem('offline'), 'Couldn’t switch mailboxes. Try again.'],
    [new Problem('invalid-input', {}), undefined],
  ])('SHR-07 ERR-52 says why it failed, and stays: %s', async (problem, words) => {
    await openApp({
      answers: [
        standing({ mailboxes }),
        answer(enterSharedMailbox, () => {
          throw problem;
        }),
      ],
    });
    await openMenu('Mailbox: 林月');
    await choose(/客户服务/);
    const said = await told();
    if (words) expect(said).toEqual([words]);
    else expect(said).toEqual(['Some entries aren’t valid.']);
    expect([went.mock.calls, sessionStore.get().token]).toEqual([[], 'token']);
  });

  it('SHR-08 asks for a new login where the answer to a switch was lost and the session looks into the other mailbox', async () => {
    let asked = 0;
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    const moved = answer(getSharedStatus, () => {
      asked += 1;
      // The page begins in the own mailbox; the first question after the switch finds no server.
      if (asked === 2) throw new Problem('offline');
      return exampleStatus({ mailboxes, isInSharedMailbox: asked > 2 });
    });
    const lose = answer(enterSharedMailbox, () => {
      throw new Problem('offline');
    });
    await openApp({ answers: [moved, lose] });
    await openMenu('Mailbox: 林月');
    expect(asked).toBe(1);
    await choose(/客户服务/);
    expect(await told()).toEqual(['Couldn’t switch mailboxes. Try again.']);
    await waitFor(() => expect(lost).toHaveBeenCalledOnce(), patience);
    stop();
  });

  it('asks about a letter that is being written, and switches only once that is settled', async () => {
    const { server } = await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail', answers: [standing({ mailboxes })] });
    await screen.findByRole('tab', { name: /^Compo/ }, patience);
    // Without a word there is no letter yet to ask about.
    const form = within(await screen.findByRole('form', { name: 'Compose' }, { timeout: 60_000 }));
    fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Half a letter' } });
    await openMenu('Mailbox: 林月');
    await choose(/客户服务/);
    await confirm('Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(server.callsOf(enterSharedMailbox)).toEqual([]);
    await openMenu('Mailbox: 林月');
    await choose(/客户服务/);
    await confirm('Discard');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome'), patience);
    expect(server.callsOf(enterSharedMailbox)).toHaveLength(1);
  });

  it('a window that still shows another mailbox begins anew when it hears of the switch', async () => {
    await openApp();
    await rows();
    // What listens has come once the lock asks.
    press(screen.getAllByRole('button', { name: 'Lock screen' })[0] as HTMLElement);
    await screen.findByRole('alertdialog', {}, patience);
    window.dispatchEvent(new StorageEvent('storage', { key: 'jinshu.mailbox', newValue: '7' }));
    expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome');
  });
});
