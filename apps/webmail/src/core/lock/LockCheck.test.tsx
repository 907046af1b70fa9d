import {
  changeLock,
  getLockStatus,
  getLoginInfo,
  isFitLockPassword,
  type LockArea,
  Problem,
  releaseLock,
  removeLock,
  setLock,
} from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { isFitLockPassword as isFitInUi } from '@jinshu/ui/lock-dialog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { FakeWebSocket } from '../../testing/FakeWebSocket.ts';
import { answer } from '../../testing/fakeServer.ts';
import { lockedServer } from '../../testing/lockedServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

// Without WebCrypto a secret goes as it is, so that the fake server can read it.
beforeEach(() =>
  vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list }),
);
afterEach(closeApp);

async function open(at: string, ...areas: readonly LockArea[]) {
  const mailbox = createMailbox();
  return openApp({ at, mailbox, answers: lockedServer(mailbox, ...areas) });
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, patience));
const type = (opened: Awaited<ReturnType<typeof dialog>>, password: string, button: string) => {
  fireEvent.change(opened.getByLabelText('Lock password'), { target: { value: password } });
  press(opened.getByRole('button', { name: button }));
};
const tree = async () => within(await screen.findByRole('tree', { name: 'Folders' }, patience));
const lines = async () => (await tree()).getAllByRole('treeitem').map((line) => line.getAttribute('aria-label'));
const myFolders = async () => (await tree()).findByRole('treeitem', { name: 'My folders, Locked' }, patience);

describe('locked folders', () => {
  it('FLK-04 FLD-07 show as one line with a lock, and none of them', async () => {
    await open('/mailbox/innerbox/INBOX', 'folders');
    const node = await myFolders();
    expect(await lines()).toEqual(['Inbox, 3 unread', 'Drafts', 'Sent', 'Trash', 'Spam', 'My folders, Locked']);
    expect(node.getAttribute('aria-expanded')).toBeNull();
  });

  it('FLK-05 lead to INBOX whoever is in one', async () => {
    const { address, visited } = await open('/mailbox/innerbox/f6', 'folders');
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    expect(await row(/云川二期项目验收安排/)).toBeDefined();
    expect(visited.at(-1)).toBe('/mailbox/innerbox/INBOX');
  });

  it('FLK-04 FLK-05 take the mails of theirs that are open with them, and come back with the password', async () => {
    const mailbox = createMailbox();
    mailbox.add('f6', { subject: 'Behind the lock', isRead: true });
    const { server, address } = await openApp({ at: '/mailbox/innerbox/f6', mailbox, answers: lockedServer(mailbox) });
    press(await row(/Behind the lock/));
    const tabs = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab');
    await waitFor(() => expect(tabs()).toHaveLength(2), patience);
    await screen.findByRole('article', {}, patience);
    // Another window locks the folders. This window detects it on focus.
    const elsewhere = createApiClient({ prefix: 'http://fake.example/api', fetch: server.fetch });
    await elsewhere.call(setLock, { body: { lockPassword: 'sealed', areas: ['folders'] } });
    fireEvent.focus(window);
    await myFolders();
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    press(await myFolders());
    type(await dialog('My folders are locked'), 'lock-me-1', 'Unlock');
    press(await (await tree()).findByRole('treeitem', { name: '云川二期' }, patience));
    expect(await row(/Behind the lock/)).toBeDefined();
  });

  it('FLK-05 close at once when another window locks them: the change is pushed', async () => {
    vi.stubGlobal('WebSocket', FakeWebSocket);
    FakeWebSocket.opened = [];
    const mailbox = createMailbox();
    const info = answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: true }));
    const { server, address } = await openApp({ at: '/mailbox/innerbox/f6', mailbox, answers: [info, ...lockedServer(mailbox)] });
    await (await tree()).findByRole('treeitem', { name: '云川二期' }, patience);
    const socket = await waitFor(() => FakeWebSocket.opened.at(-1) ?? Promise.reject(new Error('not connected yet')), patience);
    const elsewhere = createApiClient({ prefix: 'http://fake.example/api', fetch: server.fetch });
    await elsewhere.call(setLock, { body: { lockPassword: 'sealed', areas: ['folders'] } });
    socket.onmessage?.({ data: JSON.stringify({ type: 'changes', version: 2, changes: [{ type: 'folder.changed' }] }) });
    await myFolders();
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
  });

  it('FLK-10 FLD-07 open with the lock password', async () => {
    const { server } = await open('/mailbox/innerbox/INBOX', 'folders');
    press(await myFolders());
    type(await dialog('My folders are locked'), 'lock-me-1', 'Unlock');
    expect(await (await tree()).findByRole('treeitem', { name: '云川二期' }, patience)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(releaseLock)).toMatchObject([{ body: { area: 'folders' } }]);
  });

  it('FLK-10 are asked for by keyboard too', async () => {
    await open('/mailbox/innerbox/INBOX', 'folders');
    const node = await myFolders();
    node.focus();
    fireEvent.keyDown(node, { key: 'Enter' });
    expect(await dialog('My folders are locked')).toBeDefined();
  });

  it('FLK-19 ERR-07 a wrong password is said at its field', async () => {
    await open('/mailbox/innerbox/INBOX', 'folders');
    press(await myFolders());
    const opened = await dialog('My folders are locked');
    type(opened, 'not-this-1', 'Unlock');
    expect(await opened.findByText('Incorrect password.', {}, patience)).toBeDefined();
    expect(await lines()).toContain('My folders, Locked');
  });

  it('FLK-20 ERR-08 an empty password says what it must look like, and is not sent', async () => {
    const { server } = await open('/mailbox/innerbox/INBOX', 'folders');
    press(await myFolders());
    const opened = await dialog('My folders are locked');
    press(opened.getByRole('button', { name: 'Unlock' }));
    expect(await opened.findByText('Use 6 to 20 characters without spaces.', {}, patience)).toBeDefined();
    expect(server.callsOf(releaseLock)).toEqual([]);
  });

  it('FLK-15 ERR-09 whoever forgot the password is told who can help, and nothing else happens', async () => {
    const { server } = await open('/mailbox/innerbox/INBOX', 'folders');
    press(await myFolders());
    const opened = await dialog('My folders are locked');
    press(opened.getByRole('button', { name: 'Forgot the password?' }));
    expect(await opened.findByText(/Ask an administrator to clear yours\./, {}, patience)).toBeDefined();
    expect([server.callsOf(releaseLock), server.callsOf(removeLock), screen.getAllByRole('dialog').length]).toEqual([[], [], 1]);
  });

  it('FLK-11 FLK-13 have their lock cancelled in a dialog of its own', async () => {
    const { server } = await open('/mailbox/innerbox/INBOX', 'folders');
    press(await myFolders());
    press((await dialog('My folders are locked')).getByRole('button', { name: 'Remove the folder lock' }));
    const opened = await dialog('Remove the folder lock');
    type(opened, 'lock-me-1', 'Remove the folder lock');
    expect(await (await tree()).findByRole('treeitem', { name: '云川二期' }, patience)).toBeDefined();
    expect(server.callsOf(removeLock)).toMatchObject([{ body: { area: 'folders' } }]);
  });
});

describe('a locked place', () => {
  it.each([
    ['1', 'calendar', '/calendar/index', 'The schedule is locked', 'My schedule', 'New event'],
    ['2', 'files', '/file/pfile', 'The file centre is locked', 'File centre', 'New folder'],
  ] as const)(
    'LAY-13 FLK-06 FLK-07 index %s: %s is asked for, and opens where the user wanted to go',
    async (_, area, path, title, tab, button) => {
      const { server, address } = await open('/mailbox/innerbox/INBOX', area);
      await row(/云川二期项目验收安排/);
      press(screen.getByRole('tab', { name: tab }));
      const opened = await dialog(title);
      expect(screen.queryByText(/not there yet/)).toBeNull();
      type(opened, 'lock-me-1', 'Unlock');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
      expect(await screen.findByRole('button', { name: button }, patience)).toBeDefined();
      expect([address(), server.callsOf(releaseLock)]).toMatchObject([path, [{ body: { area } }]]);
    },
  );

  it('FLK-08 leaves whoever closes the question where they were', async () => {
    const { address } = await open('/mailbox/innerbox/Sent', 'calendar');
    await row(/春季研讨会/);
    press(screen.getByRole('tab', { name: 'My schedule' }));
    press((await dialog('The schedule is locked')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/Sent'), patience);
    expect(await row(/春季研讨会/)).toBeDefined();
  });

  it.each([
    ['/calendar/index', 'calendar', 'The schedule is locked'],
    ['/calendar', 'calendar', 'The schedule is locked'],
    ['/file/', 'files', 'The file centre is locked'],
  ] as const)('FLK-09 asks on a direct visit to %s as well, and leads home whoever closes it', async (path, area, title) => {
    const { address } = await open(path, area);
    press((await dialog(title)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/mailbox/welcome'), patience);
  });

  it('FLK-06 FLK-29 closes at once when another window locks it, and opens with the password', async () => {
    vi.stubGlobal('WebSocket', FakeWebSocket);
    FakeWebSocket.opened = [];
    const mailbox = createMailbox();
    const info = answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: true }));
    const { server, address } = await openApp({ at: '/calendar/index', mailbox, answers: [info, ...lockedServer(mailbox)] });
    const isThere = () => screen.findByRole('button', { name: 'New event' }, patience);
    await isThere();
    const socket = await waitFor(() => FakeWebSocket.opened.at(-1) ?? Promise.reject(new Error('not connected yet')), patience);
    const elsewhere = createApiClient({ prefix: 'http://fake.example/api', fetch: server.fetch });
    await elsewhere.call(setLock, { body: { lockPassword: 'sealed', areas: ['calendar'] } });
    const changes = [{ type: 'folder.changed' }, { type: 'settings.changed' }];
    socket.onmessage?.({ data: JSON.stringify({ type: 'changes', version: 3, changes }) });
    const asked = await dialog('The schedule is locked');
    expect(screen.queryByRole('button', { name: 'New event' })).toBeNull();
    type(asked, 'lock-me-1', 'Unlock');
    await isThere();
    expect(address()).toBe('/calendar/index');
  });

  it('FLK-12 has its lock removed in a dialog of its own', async () => {
    const { server } = await open('/file/pfile', 'files');
    press((await dialog('The file centre is locked')).getByRole('button', { name: 'Remove the file lock' }));
    type(await dialog('Remove the file lock'), 'lock-me-1', 'Remove the file lock');
    expect(await screen.findByRole('button', { name: 'New folder' }, patience)).toBeDefined();
    expect(server.callsOf(removeLock)).toMatchObject([{ body: { area: 'files' } }]);
  });

  it('RTE-30 the settings of folders and tags ask for the folder lock', async () => {
    await open('/setting/tag', 'folders');
    expect(await dialog('My folders are locked')).toBeDefined();
  });

  it('asks nothing where only another area is locked', async () => {
    await open('/calendar/index', 'files', 'folders');
    expect(await screen.findByRole('button', { name: 'New event' }, patience)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when nobody knows whether it is locked, and lets nobody in', async () => {
    const mailbox = createMailbox();
    const refuse = answer(getLockStatus, () => {
      throw new Problem('internal');
    });
    const { address } = await openApp({ at: '/calendar/index', mailbox, answers: [refuse] });
    expect(await told()).toEqual([expect.stringContaining('Internal server error')]);
    await waitFor(() => expect(address()).toBe('/mailbox/welcome'), patience);
  });
});

describe('the settings of the lock', () => {
  const settings = () => screen.findByRole('region', { name: 'Folder lock' }, patience);
  const enter = (opened: Awaited<ReturnType<typeof dialog>>, password: string, again: string) => {
    fireEvent.change(opened.getByLabelText('Lock password'), { target: { value: password } });
    fireEvent.change(opened.getByLabelText('Confirm lock password'), { target: { value: again } });
    press(opened.getByRole('button', { name: 'Save' }));
  };
  const secretIn = ([call]: readonly { body?: unknown }[]) => {
    const { lockPassword } = (call?.body ?? {}) as { lockPassword?: string };
    return (JSON.parse(lockPassword ?? '{}') as { value?: string }).value;
  };

  it('SET-109 FLK-25 sets the lock for the areas that are ticked', async () => {
    const { server } = await open('/setting/tag');
    press(within(await settings()).getByRole('button', { name: 'Set a lock password' }));
    const opened = await dialog('Set a lock password');
    press(opened.getByRole('checkbox', { name: 'File centre' }));
    enter(opened, 'lock-me-1', 'lock-me-1');
    expect(await told()).toEqual(['Lock saved']);
    expect(server.callsOf(setLock)).toMatchObject([{ body: { areas: ['folders', 'files'] } }]);
    expect(secretIn(server.callsOf(setLock))).toBe('lock-me-1');
    expect(within(await settings()).getAllByText('Locked')).toHaveLength(2);
  });

  it('FLK-14 FLK-17 ERR-10 another password is entered twice alike', async () => {
    const { server } = await open('/setting/tag', 'calendar');
    press(within(await settings()).getByRole('button', { name: 'Change the lock' }));
    const opened = await dialog('Change the lock password');
    enter(opened, 'changed-1', 'changed-2');
    expect(await opened.findByText('The passwords don’t match.', {}, patience)).toBeDefined();
    expect(server.callsOf(changeLock)).toEqual([]);
    enter(opened, 'changed-1', 'changed-1');
    expect(await told()).toEqual(['Lock saved']);
    expect(secretIn(server.callsOf(changeLock))).toBe('changed-1');
  });

  it('FLK-18 ERR-08 an unfit password is refused at its field', async () => {
    const { server } = await open('/setting/tag');
    press(within(await settings()).getByRole('button', { name: 'Set a lock password' }));
    const opened = await dialog('Set a lock password');
    enter(opened, '123 456', '123 456');
    await waitFor(() => expect(opened.getByLabelText('Lock password').getAttribute('aria-invalid')).toBe('true'), patience);
    expect(server.callsOf(setLock)).toEqual([]);
  });

  it('FLK-13 removes the lock of one area', async () => {
    const { server } = await open('/setting/tag', 'calendar');
    press(within(await settings()).getByRole('button', { name: 'Remove the schedule lock' }));
    const opened = await dialog('Remove the schedule lock');
    type(opened, 'not-this-1', 'Remove the schedule lock');
    expect(await opened.findByText('Incorrect password.', {}, patience)).toBeDefined();
    type(opened, 'lock-me-1', 'Remove the schedule lock');
    expect(await told()).toEqual(['Lock saved']);
    expect(server.callsOf(removeLock)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the schedule lock' })).toBeNull(), patience);
  });

  it('FLK-18 holds the same rule as the contract', () => {
    for (const password of ['', '12345', '123456', 'x'.repeat(20), 'x'.repeat(21), '123 456', '锁住我的文件夹']) {
      expect([password, isFitInUi(password)]).toEqual([password, isFitLockPassword(password)]);
    }
  });
});
