import { listMessages, Problem, readMessage } from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { NavigateFunction } from 'react-router-dom';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runningAccount } from '../../core/account/accountSystem.ts';
import { type PageStep, usePageStep } from '../../core/page/PageRouter.tsx';
import { answer, type FakeServer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, row, rows } from '../../testing/openApp.tsx';
import { keptTabList } from './keptTabList.ts';

vi.setConfig({ testTimeout: 120_000 });

let navigate: NavigateFunction;
let here: PageStep['here'];
vi.mock('../layout/QuickSearch.tsx', () => ({
  QuickSearch: () => {
    navigate = useNavigate();
    here = usePageStep().here;
    return null;
  },
}));
afterEach(() => {
  closeApp();
  sessionStorage.clear();
  setWidth(1024);
});

const agenda = /Draft agenda for the spring workshop/;
const library = /Two items are due back/;
const article = (name: RegExp) => screen.findByRole('article', { name }, patience);
const tabNames = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab').length;
const isListShown = () => screen.queryByRole('grid', { name: 'Messages' }) !== null;
const readings = (server: FakeServer) => server.callsOf(readMessage).filter((call) => !JSON.stringify(call).includes('isPrefetch')).length;
const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
const whereNow = () => `${here().pathname}${here().search}`;
const go = (by: number) => act(async () => void navigate(by));

describe('the address of the mailbox', () => {
  it('names the mail that is read; Back shows the list, and Forward the mail again', async () => {
    const { address } = await openApp();
    press(await row(agenda));
    await article(agenda);
    await waitFor(() => expect(address()).toMatch(/^\/mailbox\/innerbox\/INBOX\?mail=\d+$/), patience);
    const read = address();
    await go(-1);
    await waitFor(() => expect([address(), isListShown()]).toEqual(['/mailbox/innerbox/INBOX', true]), patience);
    await go(1);
    await article(agenda);
    expect([address(), tabNames()]).toEqual([read, 2]);
  });

  it('goes back when the tab is closed, so that no step of the history leads nowhere', async () => {
    const { address, visited } = await openApp();
    press(await row(agenda));
    await article(agenda);
    await waitFor(() => expect(address()).toMatch(/mail=/), patience);
    press(screen.getAllByRole('button', { name: 'Close tab' })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    expect(visited.length).toBe(3);
    await go(1);
    await article(agenda);
  });

  it('opens its mail in another window, and counts it as read', async () => {
    const mailbox = createMailbox();
    const uid = mailbox.rows('INBOX').find(({ subject }) => agenda.test(subject))?.uid ?? 0;
    const { server } = await openApp({ mailbox, at: `/mailbox/innerbox/Sent?mail=${uid}&in=INBOX` });
    await article(agenda);
    await waitFor(() => expect(readings(server)).toBe(1), patience);
  });

  it('leads to the list where its mail is gone, and says so', async () => {
    const { address } = await openApp({ at: '/mailbox/innerbox/INBOX?mail=4711' });
    await rows();
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
  });

  it('TAB-07 keeps in view what is begun while its mail is still on its way', async () => {
    const coming = Promise.withResolvers<never>();
    const { address } = await openApp({
      at: '/mailbox/innerbox/INBOX?mail=4711',
      answers: [answer(readMessage, () => coming.promise)],
    });
    await rows();
    press(screen.getAllByRole('button', { name: 'Compose' })[0] as HTMLElement);
    await screen.findByRole('form', { name: 'Compose' }, patience);
    await waitFor(() => expect(address()).toMatch(/tab=compose/), patience);
    const written = address();
    coming.reject(new Problem('mail-not-found'));
    await act(() => coming.promise.catch(() => undefined));
    expect([address(), screen.queryByRole('form', { name: 'Compose' }) !== null]).toEqual([written, true]);
  });

  it('opens no mail by itself that burns: its tab asks first', async () => {
    const mailbox = createMailbox();
    const { uid } = mailbox.add('INBOX', { subject: 'For your eyes', html: '<p>secret</p>', isBurn: true });
    const { server } = await openApp({ mailbox, at: `/mailbox/innerbox/INBOX?mail=${uid}` });
    const button = await screen.findByRole('button', { name: 'Open message' }, patience);
    expect(readings(server)).toBe(0);
    press(button);
    await article(/For your eyes/);
    expect(readings(server)).toBe(1);
  });

  it('LST-03 LST-05 keeps order, filter and page, and asks for them at once when the page is loaded anew', async () => {
    const { server } = await openApp({ at: '/mailbox/innerbox/INBOX?sort=FROM&view=flagged' });
    await rows();
    expect(server.callsOf(listMessages)).toMatchObject([{ query: { sort: 'FROM', viewFilter: 'flagged' } }]);
  });

  it('LST-05 says which filter is in force once one is chosen', async () => {
    const { address } = await openApp();
    await rows();
    press(screen.getByRole('button', { name: 'View' }));
    press(await screen.findByRole('menuitemradio', { name: 'Unread' }, patience));
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX?view=unseen'), patience);
  });
});

/** Waits for an entry of the history and steps on before it is drawn. */
const goOnceThere = (there: RegExp, ...steps: number[]) =>
  act(async () => {
    await vi.waitFor(() => expect(whereNow()).toMatch(there), patience);
    for (const by of steps) await navigate(by);
  });

describe('steps that come faster than they are drawn', () => {
  it.each([390, 1440])('lead back to the list from a mail whose entry was not drawn yet, %i pixels wide', async (width) => {
    setWidth(width);
    const { address } = await openApp();
    press(await row(agenda));
    await goOnceThere(/mail=/, -1);
    await waitFor(() => expect([isListShown(), screen.queryByRole('article')]).toEqual([true, null]), patience);
    expect([address(), whereNow()]).toEqual(['/mailbox/innerbox/INBOX', '/mailbox/innerbox/INBOX']);
    await go(1);
    await article(agenda);
    expect(whereNow()).toBe(address());
  });

  it.each([390, 1440])('end at the mail where they go back and forward again, %i pixels wide', async (width) => {
    setWidth(width);
    const { address } = await openApp();
    press(await row(agenda));
    await goOnceThere(/mail=/, -1, 1);
    await article(agenda);
    await waitFor(() => expect(address()).toMatch(/^\/mailbox\/innerbox\/INBOX\?mail=\d+$/), patience);
    expect([isListShown(), whereNow()]).toEqual([false, address()]);
  });

  it('close on a phone all that two steps back pass', async () => {
    setWidth(390);
    const { address } = await openApp();
    press(await row(agenda));
    await article(agenda);
    await waitFor(() => expect(address()).toMatch(/mail=/), patience);
    press(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByRole('form', { name: 'Compose' }, patience);
    await goOnceThere(/tab=compose/, -1, -1);
    await waitFor(() => expect([isListShown(), address()]).toEqual([true, '/mailbox/innerbox/INBOX']), patience);
    expect(keptTabList('lin.yue@jinshu.example')).toEqual([]);
  });
});

describe('a page that is loaded anew', () => {
  it('TAB-02 has the tabs that were open, with the one in view that the address names', async () => {
    const { address } = await openApp();
    for (const name of [agenda, library]) {
      fireEvent.click(screen.getAllByRole('tab')[0] as HTMLElement);
      press(await row(name));
      await article(name);
    }
    await waitFor(() => expect(address()).toMatch(/mail=/), patience);
    const at = address();
    const kept = sessionStorage.getItem('jinshu-tabs') ?? '';
    expect(keptTabList('lin.yue@jinshu.example').map(({ title }) => agenda.test(title) || library.test(title))).toEqual([true, true]);
    closeApp();
    sessionStorage.setItem('jinshu-tabs', kept);
    await openApp({ at });
    await article(library);
    expect(tabNames()).toBe(3);
  });

  it('LGN-50 has none of somebody who has logged out', async () => {
    await openApp();
    press(await row(agenda));
    await article(agenda);
    await waitFor(() => expect(sessionStorage.getItem('jinshu-tabs')).toContain('reading'), patience);
    closeApp();
    expect([sessionStorage.getItem('jinshu-tabs'), runningAccount()]).toEqual([null, undefined]);
  });
});
