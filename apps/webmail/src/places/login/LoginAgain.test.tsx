import { enterSharedMailbox, getSharedStatus, listFolders, Problem } from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loseSession } from '../../core/api/api.ts';
import '../../shell/app/SessionLost.tsx';
import { mailboxKey, sessionStore } from '../../core/session/sessionStore.ts';
import { exampleStatus } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 120_000 });

const went = vi.fn();
beforeEach(() => {
  // Without WebCrypto a secret goes as it is.
  vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list });
  went.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(went);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

/** Starts a message, loses the session and logs in again over it. Local storage says which mailbox the page shows. */
async function logInAgain(mailbox: string | null, ...answers: FakeAnswer[]) {
  const status = answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: mailbox !== null }));
  const app = await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail', answers: [...answers, status] });
  await screen.findByRole('form', { name: 'Compose' }, { timeout: 60_000 });
  if (mailbox !== null) localStorage.setItem(mailboxKey, mailbox);
  act(() => loseSession());
  const dialog = within(await screen.findByRole('dialog', { name: /session has expired/ }, patience));
  const asked = app.server.callsOf(listFolders).length;
  fireEvent.change(await dialog.findByLabelText('Password', {}, patience), { target: { value: 'Jinshu-2026' } });
  press(dialog.getByRole('button', { name: 'Log in' }));
  return { ...app, asked };
}
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);

describe('the login over a letter', () => {
  it('goes on in the own mailbox', async () => {
    const { server, asked } = await logInAgain(null);
    await isOver();
    expect(screen.getByRole('form', { name: 'Compose' })).toBeDefined();
    await waitFor(() => expect(server.callsOf(listFolders).length).toBeGreaterThan(asked), patience);
    expect(server.callsOf(enterSharedMailbox)).toEqual([]);
  });

  it('SHR-08 SHR-15 goes back into the shared mailbox that the page shows', async () => {
    const { server } = await logInAgain('7');
    await isOver();
    expect(server.callsOf(enterSharedMailbox)).toMatchObject([{ body: { shareId: 7 } }]);
    expect([sessionStore.get().token, localStorage.getItem(mailboxKey), went.mock.calls]).toEqual(['shared', '7', []]);
    expect(screen.getByRole('form', { name: 'Compose' })).toBeDefined();
  });

  it('SHR-24 leaves nothing of a mailbox on the page that is shared no more', async () => {
    const refuse = answer(enterSharedMailbox, () => {
      throw new Problem('share-switch-error');
    });
    const { server, asked } = await logInAgain('7', refuse);
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome'), patience);
    expect([server.callsOf(listFolders).length, sessionStore.get().token]).toEqual([asked, 'token']);
  });
});
