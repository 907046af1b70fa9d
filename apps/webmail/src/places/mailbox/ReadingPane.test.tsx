import { deleteMessages, getLoginInfo, type Message, readMessage, saveSetting } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer, type FakeServer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, confirm, type OpenApp, openApp, patience, press, row, rows, tick, tool } from '../../testing/openApp.tsx';
import { article, attributes, mailboxWith, notice, ownKind, tool as readingTool, title } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const agendaTitle = 'Draft agenda for the spring workshop';
const pane = () => within(screen.getByRole('region', { name: 'Reading pane' }));
const tabs = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab').length;
const openWithPane = ({ answers = [], ...options }: OpenApp = {}) =>
  openApp({ ...options, answers: [...answers, answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', readingPane: 'right' }))] });
const shown = async (name: string) => {
  await article(name);
  await waitFor(() => expect(pane().getByTitle('Message body')).toBeDefined(), patience);
};
const prefetches = (server: FakeServer) =>
  server.callsOf(readMessage).filter(({ query }) => (query as { isPrefetch?: boolean } | undefined)?.isPrefetch);
const step = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('the reading pane', () => {
  it('LAY-24 RED-61 a press shows the message beside the list without a tab and reads it, and the arrows lead on', async () => {
    const { server, mailbox } = await openWithPane();
    const first = await row(notice);
    expect(pane().getByText('Choose a message to read it here')).toBeDefined();
    first.focus();
    press(first);
    await shown(title);
    expect(tabs()).toBe(1);
    expect(mailbox.rows('INBOX')[0]?.isRead).toBe(true);
    expect(first.getAttribute('aria-current')).toBe('true');
    step('ArrowDown');
    await shown(agendaTitle);
    expect(first.hasAttribute('aria-current')).toBe(false);
    step('k');
    await shown(title);
    expect(tabs()).toBe(1);
    // Both were fetched before they were shown.
    expect(prefetches(server)).not.toEqual([]);
  });

  it('LAY-24 a step from the last row leads to the first message of the next page, and back', async () => {
    const mailbox = createMailbox();
    for (let n = 0; n < 21; n += 1) mailbox.add('INBOX', { subject: `Letter ${n}` });
    await openWithPane({ mailbox });
    const listed = mailbox.rows('INBOX').map(({ subject }) => subject);
    (await row(/Letter 20/)).focus();
    step('k');
    step('End');
    await article(String(listed[19]));
    step('ArrowDown');
    await article(String(listed[20]));
    await waitFor(() => expect(document.activeElement?.textContent).toContain(listed[20]), patience);
    step('ArrowUp');
    await article(String(listed[19]));
  });

  it('LAY-25 Enter and a double click open a tab, and Escape in the pane leads back to the row', async () => {
    await openWithPane();
    const first = await row(notice);
    first.focus();
    press(first);
    await shown(title);
    readingTool('Reply').focus();
    step('Escape');
    expect(document.activeElement).toBe(await row(notice));
    step('Enter');
    await waitFor(() => expect(tabs()).toBe(2), patience);
    press(screen.getByRole('tab', { name: /Inbox/ }));
    fireEvent.doubleClick(await row(/Draft agenda/));
    await waitFor(() => expect(tabs()).toBe(3), patience);
  });

  it('LAY-25 LST-47 Drafts have no pane: a press continues the draft', async () => {
    const mailbox = createMailbox();
    mailbox.add('Drafts', { subject: 'Half a letter' });
    await openWithPane({ at: '/mailbox/innerbox/Drafts', mailbox });
    expect(screen.queryByRole('region', { name: 'Reading pane' })).toBeNull();
    press(await row(/Half a letter/));
    expect(await screen.findByRole('form', { name: 'Compose' }, patience)).toBeDefined();
  });

  it('LAY-26 the address holds the message, and a page that begins there shows and reads it', async () => {
    const mailbox = createMailbox();
    const uid = mailbox.rows('INBOX')[1]?.uid;
    const { address } = await openWithPane({ at: `/mailbox/innerbox/INBOX?pane=${uid}`, mailbox });
    await shown(agendaTitle);
    expect(tabs()).toBe(1);
    press(await row(notice));
    await shown(title);
    await waitFor(() => expect(address()).toContain(`pane=${mailbox.rows('INBOX')[0]?.uid}`), patience);
  });

  it('LAY-27 after a delete the pane shows the next message of the list', async () => {
    const { server } = await openWithPane();
    press(await row(notice));
    await shown(title);
    press(readingTool('Delete'));
    await confirm('Delete');
    await shown(agendaTitle);
    await waitFor(() => expect(server.callsOf(deleteMessages)).toHaveLength(1), patience);
  });

  it('LAY-27 while messages are selected it shows their number and what can be done with them', async () => {
    const { server } = await openWithPane();
    await tick(notice, /Draft agenda/);
    expect(await pane().findByText('2 selected', {}, patience)).toBeDefined();
    press(pane().getByRole('button', { name: 'Delete' }));
    await confirm('Delete');
    await waitFor(
      () => expect(server.callsOf(deleteMessages)[0]).toMatchObject({ body: { uids: [expect.any(Number), expect.any(Number)] } }),
      patience,
    );
    expect(pane().queryByText('2 selected')).toBeNull();
  });

  it('LAY-29 RED-63 mail that burns is not read by a step: its tab is opened on request', async () => {
    const burning: Partial<Message> = { isBurn: true, attributes: attributes({ isBurn: true, burnLeft: 1 }) };
    const { server } = await openWithPane({ mailbox: mailboxWith(burning as Parameters<typeof mailboxWith>[0]) });
    press(await row(ownKind));
    press(await pane().findByRole('button', { name: 'Open message' }, patience));
    await waitFor(() => expect(tabs()).toBe(2), patience);
    expect(server.callsOf(readMessage).length - prefetches(server).length).toBe(1);
  });

  it('LAY-29 RED-62 the pane closes a protected message when it leaves it', async () => {
    await openWithPane({ mailbox: mailboxWith({ html: '', text: '', attributes: attributes({ isPassword: true }) }) });
    press(await row(ownKind));
    const field = () => screen.findByLabelText<HTMLInputElement>('View password', {}, patience);
    fireEvent.change(await field(), { target: { value: 'aB3dE6' } });
    press(screen.getByRole('button', { name: 'Open' }));
    expect((await screen.findByTitle('Message body', {}, patience)).textContent).toContain('Behind the password.');
    press(await row(notice));
    await shown(title);
    press(await row(ownKind));
    expect((await field()).value).toBe('');
  });

  it('SET-120 the toolbar of the list sets where the pane is, and keeps it', async () => {
    const { server } = await openApp();
    await rows();
    expect(screen.queryByRole('region', { name: 'Reading pane' })).toBeNull();
    press(tool('Reading pane'));
    await choose('Below the list');
    expect(await screen.findByRole('region', { name: 'Reading pane' }, patience)).toBeDefined();
    expect(screen.getByRole('separator', { name: 'Messages' }).getAttribute('aria-orientation')).toBe('horizontal');
    await waitFor(() => expect(server.callsOf(saveSetting)).toEqual([{ body: { keyword: 'readingPane', value: 'below' } }]), patience);
  });
});
