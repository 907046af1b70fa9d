import { getLoginInfo, getPushToken, getSharedStatus, listMessages, lockScreen, Problem, unlockScreen } from '@jinshu/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { exampleLoginInfo, exampleStatus } from '../../testing/examples.ts';
import { FakeWebSocket } from '../../testing/FakeWebSocket.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, confirm, dialog, openApp, patience, press, row, rows } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

// Without WebCrypto a secret goes as it is, so that the fake server can read it.
beforeEach(() =>
  vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list }),
);
afterEach(closeApp);

const field = () => screen.findByLabelText('Mailbox password', {}, patience);
async function lockByHand() {
  press(screen.getAllByRole('button', { name: 'Lock screen' })[0] as HTMLElement);
  await confirm('Lock');
  return field();
}
async function enter(password: string) {
  fireEvent.change(await field(), { target: { value: password } });
  press(screen.getByRole('button', { name: 'Unlock' }));
}
const elsewhere = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

describe('the lock screen', () => {
  it('LCK-04 LCK-05 LCK-08 RTE-10 RTE-28 SES-02 stands alone at its address once it is asked for, and the flag is set', async () => {
    const { address } = await openApp();
    await rows();
    expect(localStorage.getItem('jinshu.locked')).toBe('0');
    await lockByHand();
    expect(address()).toBe('/lockscreen');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    expect([sessionStore.get().isLocked, localStorage.getItem('jinshu.locked')]).toEqual([true, '1']);
  });

  it('LCK-07 tells the server, once for all windows of a browser', async () => {
    const { server } = await openApp();
    await rows();
    await lockByHand();
    expect(server.callsOf(lockScreen)).toHaveLength(1);
    await enter('Jinshu-2026');
    await rows();
    elsewhere('jinshu.locked', '1');
    await field();
    expect(server.callsOf(lockScreen)).toHaveLength(1);
  });

  it.each([
    [true, /^\d{1,2}:\d\d\s[AP]M$/],
    [false, /^\d\d:\d\d$/],
  ])('I18-07 tells the time on the clock that the account has (12 hours: %s)', async (uses12Hours, shape) => {
    await openApp({ answers: [answer(getSharedStatus, () => exampleStatus({ uses12Hours }))] });
    await rows();
    await lockByHand();
    expect((await screen.findByText(shape, {}, patience)).tagName).toBe('TIME');
  });

  it('stays open where the question is refused', async () => {
    const { address } = await openApp();
    press(screen.getAllByRole('button', { name: 'Lock screen' })[0] as HTMLElement);
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect([address(), sessionStore.get().isLocked]).toEqual(['/mailbox/innerbox/INBOX', false]);
  });

  it('LCK-10 LCK-12 LCK-15 the mailbox password leads back to where it was, with its tabs and the new token', async () => {
    const { server, address } = await openApp({ at: '/mailbox/innerbox/INBOX' });
    press(await row(/云川二期项目验收安排/));
    await screen.findByRole('article', {}, patience);
    await lockByHand();
    await enter('Jinshu-2026');
    await waitFor(() => expect(address()).toMatch(/^\/mailbox\/innerbox\/INBOX\?mail=\d+$/), patience);
    expect(await screen.findByRole('article', {}, patience)).toBeDefined();
    expect(sessionStore.get()).toMatchObject({ token: 'unlocked', isLocked: false });
    const [{ body } = {}] = server.callsOf(unlockScreen) as { body?: { timestamp: number } }[];
    expect(body?.timestamp).toEqual(expect.any(Number));
  });

  it('D-144 asks for nothing while it is locked, and for all that it shows when it is unlocked', async () => {
    const { server } = await openApp();
    await rows();
    await lockByHand();
    const before = server.callsOf(listMessages).length;
    fireEvent.focus(window);
    await enter('Jinshu-2026');
    await rows();
    await waitFor(() => expect(server.callsOf(listMessages).length).toBe(before + 1), patience);
  });

  it.each([
    ['LCK-16 ERR-08 an empty password', '', 'Enter your mailbox password. It’s case-sensitive, without leading or trailing spaces.'],
    ['LCK-17 ERR-07 a wrong password', 'wrong', 'Incorrect password.'],
  ])('%s keeps it locked and is told', async (_, password, words) => {
    const { address } = await openApp();
    await lockByHand();
    await enter(password);
    expect((await screen.findByText(words, {}, patience)).closest('[role=alert]')).not.toBeNull();
    expect([address(), sessionStore.get().isLocked]).toEqual(['/lockscreen', true]);
  });

  it('says that the server cannot be reached, and stays locked', async () => {
    const { address } = await openApp({
      answers: [
        answer(unlockScreen, () => {
          throw new Problem('offline');
        }),
      ],
    });
    await lockByHand();
    await enter('Jinshu-2026');
    expect(await screen.findByText(/Couldn’t reach the server/, {}, patience)).toBeDefined();
    expect(address()).toBe('/lockscreen');
  });

  it('LCK-03 LCK-06 PSH-02 push stays quiet while it is locked, and LCK-14 comes back with the password', async () => {
    vi.stubGlobal('WebSocket', FakeWebSocket);
    const { server } = await openApp({
      answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: true }))],
    });
    await waitFor(() => expect(server.callsOf(getPushToken)).toHaveLength(1), patience);
    await lockByHand();
    expect(server.callsOf(getPushToken)).toHaveLength(1);
    await enter('Jinshu-2026');
    await waitFor(() => expect(server.callsOf(getPushToken)).toHaveLength(2), patience);
  });

  it('LCK-14 opens no live connection where reminders are off', async () => {
    vi.stubGlobal('WebSocket', FakeWebSocket);
    FakeWebSocket.opened = [];
    const { address } = await openApp({
      answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: false }))],
    });
    await lockByHand();
    await enter('Jinshu-2026');
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    await rows();
    expect(FakeWebSocket.opened).toEqual([]);
  });

  it('RTE-28 is not to be had by its address alone', async () => {
    const { address } = await openApp({ at: '/lockscreen' });
    // The screen isn't locked, so the address redirects to the mailbox.
    await waitFor(() => expect(address()).toBe('/mailbox/welcome'), patience);
  });

  it('all windows of a browser lock and unlock together', async () => {
    const { address } = await openApp();
    await rows();
    press(screen.getAllByRole('button', { name: 'Lock screen' })[0] as HTMLElement);
    await dialog();
    elsewhere('jinshu.locked', '1');
    await field();
    expect(address()).toBe('/lockscreen');
    elsewhere('jinshu.locked', '0');
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    expect(sessionStore.get().isLocked).toBe(false);
  });
});
