import { getPushToken, getSecondStep, getSharedStatus, listFolders, listMessages, logOut } from '@jinshu/api';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { answer, createFakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { usualAnswers } from '../../testing/usualAnswers.ts';
import { AppRoutes } from './router.tsx';

vi.setConfig({ testTimeout: 20_000 });

let server: FakeServer;
let visited: string[] = [];
const address = () => visited.at(-1);

async function goTo(at: string) {
  visited = [];
  render(
    <ExampleApp at={at} initial={await loadLanguage('en')} onAddress={(next) => visited.push(next)}>
      <AppRoutes />
      <Back />
    </ExampleApp>,
  );
}

/** Does what the button of a browser does. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      The browser goes back
    </button>
  );
}

const arriveAt = (expected: string) => waitFor(() => expect(address()).toBe(expected), { timeout: 10_000 });
const find = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  server = createFakeServer(...usualAnswers());
  vi.stubGlobal('fetch', server.fetch);
  sessionStore.clear();
});
afterEach(() => {
  cleanup();
  sessionStore.clear();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  it('RTE-01 is led from / to the login', async () => {
    await goTo('/');
    await arriveAt('/login');
    expect(await screen.findByRole('button', { name: 'Log in' }, find)).toBeDefined();
  });

  it.each(['/mailbox/welcome', '/mailbox/innerbox/INBOX', '/messageInfo/7', '/setting/skin', '/calendar/index', '/nowhere'])(
    'RTE-25 RTE-31 is sent from %s to the login',
    async (path) => {
      await goTo(path);
      await arriveAt('/login');
      expect(server.callsOf(listMessages)).toEqual([]);
    },
  );

  it('RTE-26 is sent from the screen lock to the login', async () => {
    await goTo('/lockscreen');
    await arriveAt('/login');
  });

  it('RTE-08 sees the login outside the frame', async () => {
    await goTo('/login');
    await screen.findByRole('button', { name: 'Log in' }, find);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('RTE-09 sees the second step of a login outside the frame, and keeps its address', async () => {
    const step = answer(getSecondStep, () => ({ factors: ['authenticator' as const], hasPasskey: false, mobile: '', canTrust: true }));
    server = createFakeServer(step, ...usualAnswers());
    vi.stubGlobal('fetch', server.fetch);
    await goTo('/twofactor_login');
    expect(await screen.findByRole('form', { name: 'Two-factor login' }, find)).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(visited).toEqual(['/twofactor_login']);
  });

  it('RTE-11 sees a shared file outside the frame, without a session', async () => {
    await goTo('/fileshare?link=q7Lm2x9Vd4');
    expect(await screen.findByRole('textbox', { name: 'Access code' }, find)).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(visited).toEqual(['/fileshare?link=q7Lm2x9Vd4']);
  });
});

describe('somebody who is in', () => {
  beforeEach(() => sessionStore.begin('lin.yue@jinshu.example', 'token'));

  it.each([
    ['RTE-02', '/welcome', '/mailbox/welcome'],
    ['RTE-03', '/mailbox', '/mailbox/welcome'],
    ['RTE-03', '/mailbox?from=link', '/mailbox/welcome?from=link'],
    ['RTE-22', '/no/such/place', '/mailbox/welcome'],
    ['RTE-29', '/login', '/mailbox/welcome'],
    ['RTE-23', '/mailbox/', '/mailbox/welcome'],
  ])('%s goes from %s to %s', async (_, from, to) => {
    await goTo(from);
    await arriveAt(to);
    expect(await screen.findByRole('list', { name: 'Shortcuts' }, find)).toBeDefined();
  });

  it.each([
    ['RTE-06', '/mailbox/innerbox/Sent', 'Sent'],
    ['RTE-06', '/mailbox/innerbox/f6', 'f6'],
    ['RTE-07', '/mailbox/innerbox', 'INBOX'],
    ['RTE-23', '/mailbox/innerbox/Sent/', 'Sent'],
  ])('%s %s shows the folder %s', async (_, path, folder) => {
    await goTo(path);
    await waitFor(() => expect(server.callsOf(listMessages)).toMatchObject([{ query: { folder, limit: 20, offset: 0 } }]), find);
    expect(address()).toBe(path);
  });

  it('SES-04 PSH-01 is shown mail that was asked for once it was known from where there is news of it', async () => {
    const start = Promise.withResolvers<{ token: string; version: number }>();
    server = createFakeServer(
      answer(getPushToken, () => start.promise),
      ...usualAnswers(),
    );
    vi.stubGlobal('fetch', server.fetch);
    await goTo('/mailbox/innerbox/Sent');
    await waitFor(() => expect([server.callsOf(getSharedStatus), server.callsOf(getPushToken)]).toMatchObject([[{}], [{}]]), find);
    // Whatever has been answered by now has been taken in.
    await act(() => new Promise<void>((done) => setTimeout(done)));
    expect([server.callsOf(listFolders), server.callsOf(listMessages)]).toEqual([[], []]);
    start.resolve({ token: 'first', version: 7 });
    await waitFor(() => expect(server.callsOf(listMessages)).toHaveLength(1), find);
    expect(server.callsOf(getPushToken)).toHaveLength(1);
  });

  it('RTE-29 sees the login until the mailbox is there', async () => {
    sessionStore.clear();
    await goTo('/login');
    await screen.findByRole('button', { name: 'Log in' }, find);
    sessionStore.begin('lin.yue@jinshu.example', 'token');
    // What the store tells is rendered in a microtask, and what leads elsewhere comes after it.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeNull();
    await arriveAt('/mailbox/welcome');
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('RTE-12 sees the source of a mail outside the frame', async () => {
    await goTo('/messageInfo/112?folder=Sent&view=1');
    expect(await screen.findByText(/^Message-ID: <Sent\.112@jinshu\.example>/, {}, find)).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it.each([
    ['RTE-16', '/file', '/file/pfile'],
    ['RTE-17', '/calendar', '/calendar/index'],
    ['RTE-17', '/calendar/', '/calendar/index'],
    ['RTE-18', '/contact', '/contact/pab'],
    ['RTE-19', '/setting', '/setting/user'],
    ['RTE-22', '/setting/nothing', '/mailbox/welcome'],
    ['RTE-22', '/file/pfile/deeper', '/mailbox/welcome'],
  ])('%s goes from %s to %s', async (_, from, to) => {
    await goTo(from);
    await arriveAt(to);
    expect(await screen.findByRole('navigation', { name: 'Main' }, find)).toBeDefined();
  });

  it.each([
    ['RTE-16', ['/file/pfile', '/file/cfile', '/file/afile/']],
    ['RTE-17', ['/calendar/index', '/calendar/set']],
    ['RTE-18', ['/contact/pab', '/contact/oab', '/contact/cab', '/contact/soab']],
    ['RTE-19', ['/setting/user', '/setting/accountcancel']],
    ['RTE-20 RTE-23', ['/search', '/search/']],
    ['RTE-21 RTE-23', ['/appcenter', '/appcenter/']],
    ['RTE-04 RTE-23', ['/mailbox/welcome', '/mailbox/welcome/']],
  ])('%s stays at %s', async (_, paths) => {
    for (const path of paths) {
      await goTo(path);
      await screen.findByRole('navigation', { name: 'Main' }, find);
      await screen.findByRole('main', {}, find);
      expect(address()).toBe(path);
      cleanup();
    }
  });

  it.each(['/setting/param', '/setting/param/'])('RTE-19 RTE-23 %s shows the preferences', async (path) => {
    await goTo(path);
    expect(await screen.findByRole('heading', { name: 'Preferences' }, find)).toBeDefined();
  });

  it.each([
    ['/calendar/index', 'My schedule'],
    ['/contact/pab', 'Contacts'],
    ['/setting/user', 'Settings'],
  ])('LAY-11 at %s the tab %s is the active one', async (path, name) => {
    await goTo(path);
    expect(await screen.findByRole('tab', { name, selected: true }, find)).toBeDefined();
  });

  it('RTE-32 begins a mail and takes the wish off the address', async () => {
    await goTo('/mailbox?init=composeMail&from=link');
    const tabs = await screen.findByRole('tablist', { name: 'Open tabs' }, find);
    expect(await within(tabs).findByRole('tab', { name: /^Compo/ }, find)).toBeDefined();
    await waitFor(() => expect(address()).toMatch(/^\/mailbox\/welcome\?from=link&tab=compose/), find);
  });

  it.each([
    ['RTE-34', 'openMail', 111, /关于云/, '?mail=111'],
    ['RTE-35', 'openSentMail', 112, /春季研/, '?mail=112&in=Sent'],
  ])('%s opens a mail that a link names with %s, once', async (_, init, uid, title, query) => {
    await goTo(`/mailbox/welcome?init=${init}&uid=${uid}`);
    const tabs = await screen.findByRole('tablist', { name: 'Open tabs' }, find);
    expect(await within(tabs).findAllByRole('tab', { name: title }, find)).toHaveLength(1);
    await arriveAt(`/mailbox/welcome${query}`);
  });

  it('TAB-09 goes home in one step, so that the way back is one step too', async () => {
    await goTo('/mailbox/innerbox/Sent');
    fireEvent.click(await screen.findByRole('link', { name: 'Home' }, find));
    await arriveAt('/mailbox/welcome');
    fireEvent.click(screen.getByRole('button', { name: 'The browser goes back' }));
    await arriveAt('/mailbox/innerbox/Sent');
  });
});

describe('RTE-27 somebody whose screen was locked', () => {
  it('D-178 is forgotten and sent to the login, and the session ends on the server', async () => {
    sessionStore.begin('lin.yue@jinshu.example', 'token');
    localStorage.setItem('jinshu.locked', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'jinshu.user' }));
    await goTo('/mailbox/innerbox/INBOX');
    await arriveAt('/login');
    expect([sessionStore.get().userName, localStorage.getItem('jinshu.user'), localStorage.getItem('jinshu.locked')]).toEqual([
      '',
      null,
      null,
    ]);
    await waitFor(() => expect(server.callsOf(logOut)).toHaveLength(1), find);
  });
});
