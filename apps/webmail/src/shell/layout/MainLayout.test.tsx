import { getLoginInfo, getSharedStatus, getUserInfo, logOut } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { exampleLoginInfo, exampleStatus, exampleUser } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { choose, closeApp, confirm, dialog, entries, menu, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const info = (overrides: Parameters<typeof exampleLoginInfo>[0]) =>
  answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', ...overrides }));
const openAccountMenu = () => press(screen.getByRole('button', { name: 'Account menu' }));
/** The tools are in the bar and, for phones, also above the page. Use the first. */
const pressTool = (name: string) => press(screen.getAllByRole('button', { name })[0] as HTMLElement);

describe('the sidebar', () => {
  it('LAY-01 is read as home, avatar, places and help', async () => {
    await openApp();
    const rail = within(screen.getByRole('navigation', { name: 'Main' }));
    const order = [
      rail.getByRole('link', { name: 'Home' }),
      rail.getByRole('button', { name: 'Account menu' }),
      rail.getByRole('tablist'),
      rail.getByRole('link', { name: 'Help' }),
    ];
    expect([...order].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))).toEqual(order);
  });

  it('LAY-03 ATT-45 tells who is in, with address, department and capacity used, above the ways to the settings and out', async () => {
    await openApp({ answers: [answer(getUserInfo, () => exampleUser)] });
    openAccountMenu();
    await within(await menu()).findByText(/研究院/, {}, patience);
    expect(await entries()).toEqual(['林月lin.yue@jinshu.example · 研究院2.24 GB of 10 GB used', 'Settings', 'Log out']);
  });

  it('LAY-03 opens where the mouse rests on the avatar, too', async () => {
    await openApp({ answers: [answer(getUserInfo, () => exampleUser)] });
    const avatar = screen.getByRole('button', { name: 'Account menu' });
    fireEvent.pointerEnter(avatar, { pointerType: 'mouse' });
    expect(await entries()).toContain('Log out');
  });

  it('LAY-04 leads from the account to its settings', async () => {
    const { address } = await openApp();
    openAccountMenu();
    await choose('Settings');
    await waitFor(() => expect(address()).toBe('/setting/user'), patience);
  });

  it('LAY-06 leads to the settings', async () => {
    const { address } = await openApp();
    press(screen.getByRole('tab', { name: 'Settings' }));
    await waitFor(() => expect(address()).toBe('/setting/user'), patience);
  });

  it.each([
    ['en', 'Help', '/help/en/index.html'],
    ['zh-hans', '帮助', '/help/zh_hans/index.html'],
  ] as const)('LAY-07 opens the help of the language %s in a new window', async (language, name, page) => {
    await openApp({ language });
    const help = await screen.findByRole('link', { name }, patience);
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual([page, '_blank']);
  });
});

describe('the top bar', () => {
  const standing = (overrides: Parameters<typeof exampleStatus>[0]) => answer(getSharedStatus, () => exampleStatus(overrides));
  const mailboxes = [{ shareId: 7, userName: 'service@jinshu.example', name: 'Service' }];

  it('LAY-14 holds the mailbox switch, languages, settings, administration, lock, way out and search, in this order', async () => {
    await openApp({ answers: [standing({ isAdmin: true, mailboxes })] });
    const bar = within(screen.getByRole('banner'));
    const order = [
      bar.getByRole('searchbox', { name: 'Search mail' }),
      await bar.findByRole('button', { name: 'Mailbox: 林月' }, patience),
      bar.getByRole('button', { name: /^Language/ }),
      bar.getByRole('button', { name: 'Settings menu' }),
      await bar.findByRole('link', { name: 'Administration' }, patience),
      bar.getByRole('button', { name: 'Lock screen' }),
      bar.getByRole('button', { name: 'Log out' }),
    ];
    expect([...order].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))).toEqual(order);
  });

  it('LAY-07 LAY-14 has all of it in one menu on a phone, the help too', async () => {
    await openApp({ answers: [standing({ isAdmin: true, mailboxes })] });
    press(screen.getByRole('button', { name: 'Account and tools' }));
    await within(await menu()).findByText(/研究院/, {}, patience);
    expect(await entries()).toEqual([
      '林月lin.yue@jinshu.example · 研究院2.24 GB of 10 GB used',
      'Skin',
      'Administration',
      'Serviceservice@jinshu.example',
      '简体中文',
      '繁體中文',
      'English',
      'Help',
      'Lock screen',
      'Log out',
    ]);
  });

  it.each([
    [{ isAdmin: true, loginUrl: '' }, '/operation/'],
    [{ isAdmin: true, loginUrl: 'https://admin.example/' }, 'https://admin.example/'],
  ])('LAY-18 ADM-02 PRM-10 leads an administrator to the administration: %j', async (status, href) => {
    await openApp({ answers: [standing(status)] });
    const link = await screen.findByRole('link', { name: 'Administration' }, patience);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  });

  it.each([{ isAdmin: false }, { isAdmin: true, isInSharedMailbox: true }])(
    'LAY-18 PRM-10 shows no way to the administration to others, nor inside a shared mailbox: %j',
    async (status) => {
      await openApp({ answers: [standing(status)] });
      // The parts of the bar have come once the lock asks.
      pressTool('Lock screen');
      await dialog();
      expect(screen.queryByRole('link', { name: 'Administration', hidden: true })).toBeNull();
    },
  );

  it('LAY-19 LCK-04 asks before it locks the screen', async () => {
    const { address } = await openApp();
    pressTool('Lock screen');
    expect((await dialog()).textContent).toContain('Lock the screen?');
    await confirm('Lock');
    await waitFor(() => expect(address()).toBe('/lockscreen'), patience);
  });

  it.each([
    ['LAY-15', 'Skin', '/setting/skin'],
    ['LAY-16', 'Personal settings', '/setting/user'],
  ])('%s leads from its settings menu by %s to %s', async (_, entry, to) => {
    const { address } = await openApp();
    pressTool('Settings menu');
    expect(await entries()).toEqual(['Skin', 'Personal settings', 'Keyboard shortcuts']);
    await choose(entry);
    await waitFor(() => expect(address()).toBe(to), patience);
  });

  it.each(['/mailbox/innerbox/INBOX', '/setting/skin'])(
    'shows all keys from its settings menu to who has no keyboard at hand, at %s',
    async (at) => {
      await openApp({ at });
      pressTool('Settings menu');
      await choose(/^Keyboard shortcuts/);
      const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience));
      expect(sheet.getByRole('switch', { name: /Single-key shortcuts/ })).toBeDefined();
      press(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    },
  );

  it.each([true, false])('LAY-17 leads to the self-service query where the file centre is there: %s', async (showsCentre) => {
    const { address } = await openApp({ answers: [info({ showsCentre })] });
    const query = screen.queryByRole('tab', { name: 'Self-service query' });
    expect(query !== null).toBe(showsCentre);
    if (!query) return;
    press(query);
    await waitFor(() => expect(address()).toBe('/search'), patience);
  });

  it.each([true, false])('LAY-21 has the search box only with full text search: %s', async (hasFullText) => {
    await openApp({ answers: [info({ hasFullText })] });
    expect(screen.queryAllByRole('searchbox', { name: 'Search mail' })).toHaveLength(hasFullText ? 1 : 0);
  });
});

describe('the way out', () => {
  const leave = {
    'LAY-05 the account menu': async () => {
      openAccountMenu();
      await choose('Log out');
    },
    'LAY-20 the top bar': async () => void pressTool('Log out'),
  };
  it.each(Object.entries(leave))('LGN-50 %s ends the session on the server and here', async (_, act) => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { server } = await openApp();
    await act();
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/login'), patience);
    expect([server.callsOf(logOut).length, sessionStore.get().userName, localStorage.getItem('jinshu.user')]).toEqual([1, '', null]);
  });

  it('LGN-51 goes where the organisation wants', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openApp({ answers: [answer(logOut, () => ({ logoutUrl: 'https://portal.example/bye' }))] });
    pressTool('Log out');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('https://portal.example/bye'), patience);
  });
});

describe('the page is the organisation’s', () => {
  it('LAY-22 its title is in the window', async () => {
    await openApp({ answers: [info({ title: 'Northgate Mail' })] });
    await waitFor(() => expect(document.title).toBe('Northgate Mail'), patience);
  });

  it('LAY-23 its logo is above everything', async () => {
    await openApp({ answers: [info({ welcomeLogo: '/files/northgate.svg', systemName: 'Northgate' })] });
    const logo = await screen.findByRole<HTMLImageElement>('img', { name: 'Northgate' }, patience);
    expect(logo.getAttribute('src')).toBe('/files/northgate.svg');
  });
});
