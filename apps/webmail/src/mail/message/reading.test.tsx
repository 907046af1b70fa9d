import { deleteRemark, getParameters, readMessage, searchMessages, setRemark } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleNow, exampleParameters } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, openApp, patience, press, pushNews, row, withPush } from '../../testing/openApp.tsx';
import { article, attributes, body, mailboxWith, notice, ownKind, read, readKind, title, tool } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const textReader = answer(getParameters, () => ({ results: { ...exampleParameters, readType: 'text' as const } }));

describe('the head of a letter', () => {
  it('RED-33 a person of it has the card of everybody', async () => {
    await read();
    press(within(await article()).getByRole('button', { name: '周慕云' }));
    const card = await screen.findByRole('dialog', { name: '周慕云' }, patience);
    expect(within(card).getByText('zhou.muyun@yunchuan.example')).toBeDefined();
    expect(await within(card).findByRole('button', { name: /Write/ }, patience)).toBeDefined();
  });

  it('RED-30 a reader in text mode hears that there is HTML, and where that is set', async () => {
    await readKind({ html: '<p>In colour</p>', text: 'In black' }, [textReader]);
    expect(await screen.findByText('This message is shown as plain text.', {}, patience)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Reading settings' }).getAttribute('href')).toBe('/setting/param');
  });

  it('RED-30 so does whoever turns to the text of one letter, until it is turned back', async () => {
    await readKind({ html: '<p>In colour</p>', text: 'In black' });
    const hint = () => screen.queryByText('This message is shown as plain text.');
    expect(hint()).toBeNull();
    press(within(await article(ownKind)).getByRole('button', { name: 'Text' }));
    await waitFor(() => expect(hint()).not.toBeNull(), patience);
    press(within(await article(ownKind)).getByRole('button', { name: 'HTML' }));
    await waitFor(() => expect(hint()).toBeNull(), patience);
  });

  it('RED-30 nobody does of a letter that is all text', async () => {
    await readKind({ isHtml: false, html: '', text: 'In black' }, [textReader]);
    expect(screen.queryByText('This message is shown as plain text.')).toBeNull();
  });

  it('RED-34 the remark is changed, its change given up, and taken away', async () => {
    const mailbox = mailboxWith({ remark: '周五前' });
    const keep = answer(setRemark, ({ body: { folder, uid, remark } }) => {
      mailbox.change(folder, [uid], () => ({ remark }));
      return { msg: 'success' };
    });
    const { server } = await read(ownKind, { mailbox, answers: [keep] });
    const box = async () => within(await screen.findByRole('group', { name: 'Note' }, patience));
    press((await box()).getByRole('button', { name: 'Edit' }));
    fireEvent.change((await box()).getByRole('textbox'), { target: { value: '周六' } });
    press((await box()).getByRole('button', { name: 'Cancel' }));
    expect((await box()).getByText('周五前')).toBeDefined();
    press((await box()).getByRole('button', { name: 'Edit' }));
    fireEvent.change((await box()).getByRole('textbox'), { target: { value: '下周一' } });
    press((await box()).getByRole('button', { name: 'Save' }));
    expect(await (await box()).findByText('下周一', {}, patience)).toBeDefined();
    press((await box()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteRemark)).toHaveLength(1), patience);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Note' })).toBeNull(), patience);
  });
});

describe('a letter that burns', () => {
  const burning = (left: number) => ({
    isBurn: true,
    attributes: attributes({ isBurn: true, burnLeft: left, burnDate: '2026-11-27' }),
  });

  it('RED-43 says how often it can still be read, and on which day it goes', async () => {
    await readKind(burning(2));
    expect(await screen.findByText(/2 views left, destroyed on November 27/, {}, patience)).toBeDefined();
  });

  it('RED-63 is asked for once: neither ahead, nor again when its tab comes back, nor when it is pressed again', async () => {
    const { server } = await readKind(burning(2));
    const asked = () => server.callsOf(readMessage).filter((call) => (call.params as { uid: number }).uid === 113);
    press(screen.getAllByRole('tab', { name: /Inbox/ })[0] as HTMLElement);
    press(await row(ownKind));
    await body();
    expect(asked().map(({ query }) => (query as { isPrefetch?: boolean }).isPrefetch)).toEqual([undefined]);
  });

  it('RED-63 is not fetched ahead as the next one', async () => {
    const mailbox = createMailbox();
    const second = mailbox.add('INBOX', { subject: 'Burning', ...burning(1) });
    mailbox.add('INBOX', { subject: 'Of its own kind' });
    const { server } = await read(ownKind, { mailbox });
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    expect(server.callsOf(readMessage).filter((call) => (call.params as { uid: number }).uid === second.uid)).toEqual([]);
  });

  it('RED-63 TAB-13 going on leaves it open, and going back to it is no reading', async () => {
    const { server } = await readKind(burning(2));
    const asked = () => server.callsOf(readMessage).filter((call) => (call.params as { uid: number }).uid === 113);
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Next'));
    await article(title);
    const tabs = within(screen.getByRole('tablist', { name: 'Open tabs' }));
    expect(tabs.getByRole('tab', { name: /Of its own kind/ })).toBeDefined();
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Previous'));
    await article(ownKind);
    await body();
    expect(asked().filter(({ query }) => !(query as { isPrefetch?: boolean }).isPrefetch)).toHaveLength(1);
  });

  it('RED-43 says so when it was destroyed while it was open', async () => {
    const mailbox = mailboxWith(burning(1));
    await read(ownKind, { mailbox, answers: [withPush()] });
    mailbox.move('INBOX', [113], null);
    await pushNews({ type: 'message.removed', folder: 'INBOX', uids: [113] });
    expect(await screen.findByText('This message has been destroyed. It can’t be opened again.', {}, patience)).toBeDefined();
    await waitFor(() => expect(screen.queryByTitle('Message body')).toBeNull(), patience);
  });
});

describe('a letter that burned while it is read', () => {
  const burning = (burnLeft: number, burnDate: string) => ({
    isBurn: true,
    attributes: attributes({ isBurn: true, burnLeft, burnDate, wantsReceipt: true }),
  });
  const destroyed = 'This message has been destroyed. It can’t be opened again.';
  /** Reads it for the last time: the server has it no more. */
  async function readLast() {
    const mailbox = mailboxWith(burning(0, '2099-11-27'));
    await read(ownKind, { mailbox, answers: [withPush()] });
    await body();
    mailbox.move('INBOX', [113], null);
    await pushNews({ type: 'message.removed', folder: 'INBOX', uids: [113] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull(), patience);
  }
  async function expectAnswer() {
    const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    expect((await form.findByRole('grid', { name: /^To/ }, patience)).textContent).toContain('周慕云');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Re: Of its own kind');
    return form;
  }

  it('RED-63 CMP-33 its last reading says so once, asks for no receipt that cannot be sent, and it is answered', async () => {
    await readLast();
    expect(screen.queryByText(destroyed)).toBeNull();
    press(tool('Reply'));
    await expectAnswer();
  });

  it('RED-63 QRP-05 what is typed below it goes on as a letter', async () => {
    await readLast();
    const box = within(await screen.findByRole('region', { name: 'Quick reply' }, patience));
    fireEvent.change(box.getByRole('textbox'), { target: { value: '收到' } });
    press(box.getByRole('button', { name: /^Send/ }));
    const form = await expectAnswer();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Body' }).textContent).toContain('收到'), patience);
  });

  it('RED-64 is taken off the screen at its moment, whoever tells of it', async () => {
    const mailbox = mailboxWith(burning(3, new Date(Date.parse(exampleNow) + 4_000).toISOString()));
    await read(ownKind, { mailbox });
    await body();
    mailbox.move('INBOX', [113], null);
    expect(await screen.findByText(destroyed, {}, { timeout: 20_000 })).toBeDefined();
    await waitFor(() => expect(screen.queryByTitle('Message body')).toBeNull(), patience);
    expect(screen.queryByText(/more readings/)).toBeNull();
  });
});

describe('going from letter to letter', () => {
  it('RED-61 the next one is fetched ahead without a trace, and told to the server when it is read', async () => {
    const { server } = await read();
    const of = (uid: number) =>
      server.callsOf(readMessage).flatMap(({ params, query }) => ((params as { uid: number }).uid === uid ? [query] : []));
    await waitFor(() => expect(of(110)).toMatchObject([{ isPrefetch: true }]), patience);
    press(tool('Next'));
    await article('Draft agenda for the spring workshop');
    await waitFor(() => expect(of(110)).toHaveLength(2), patience);
    expect((of(110)[1] as { isPrefetch?: boolean }).isPrefetch).toBeUndefined();
  });

  it('J and K go on and back, and the mode of a letter is there on the way back', async () => {
    await readKind({ html: '<p>In colour</p>', text: 'In black' });
    press(within(await article(ownKind)).getByRole('button', { name: 'Text' }));
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    fireEvent.keyDown(document.body, { key: 'j' });
    await article(title);
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    fireEvent.keyDown(document.body, { key: 'k' });
    await article(ownKind);
    expect((await body()).textContent).toBe('In black');
  });

  it('RED-02 RED-03 goes on through the unread ones, and back to those that were read on the way', async () => {
    await openApp();
    press(screen.getByRole('button', { name: /^View/ }));
    await choose('Unread');
    await waitFor(() => expect(screen.queryByRole('row', { name: /框架合同/ })).toBeNull(), patience);
    press(await row(notice));
    await article();
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Next'));
    await article('Draft agenda for the spring workshop');
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Next'));
    await article(/十月差旅报销单/);
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(true), patience);
    press(tool('Previous'));
    await article('Draft agenda for the spring workshop');
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Previous'));
    await article();
    expect(tool('Previous').hasAttribute('disabled')).toBe(true);
  });

  it('RED-02 RED-03 knows the way still when much mail has come, and where the mail was moved to', async () => {
    const app = await read(notice, { answers: [withPush()] });
    const added = Array.from({ length: 9 }, (_, index) => app.mailbox.add('INBOX', { subject: `Newer ${index}` }).uid);
    await pushNews({ type: 'message.added', folder: 'INBOX', uids: added, isArrival: false });
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    expect(tool('Next').hasAttribute('disabled')).toBe(false);
    press(tool('Move to'));
    await choose('Sent');
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(true), patience);
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    press(tool('Next'));
    await article(/春季研讨会/);
  });

  it('RED-02 RED-03 goes through what a search found, from folder to folder and from page to page', async () => {
    const mailbox = createMailbox();
    const found = [...mailbox.rows('INBOX').slice(0, 3), ...mailbox.rows('Sent')].map((mail) => ({ ...mail, folderName: mail.folder }));
    const pages = answer(searchMessages, ({ query: { page } }) => ({
      total: 23,
      results: page === 1 ? found.slice(0, 2) : found.slice(2),
      isPartial: false,
    }));
    await openApp({ mailbox, answers: [pages] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search mail' }), { target: { value: '云' } });
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Search mail' }), { key: 'Enter' });
    const result = await screen.findByRole('tabpanel', { name: /云/ }, patience);
    press(await within(result).findByRole('row', { name: notice }, patience));
    await body();
    const expected = ['Draft agenda for the spring workshop', /十月差旅报销单/, /春季研讨会/];
    expect(tool('Previous').hasAttribute('disabled')).toBe(true);
    for (const next of expected) {
      await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
      press(tool('Next'));
      await article(next);
    }
    expect(tool('Next').hasAttribute('disabled')).toBe(true);
    for (const previous of expected.toReversed().slice(1)) {
      press(tool('Previous'));
      await article(previous);
    }
  });

  it('a letter that went elsewhere while it was read says so', async () => {
    const app = await openApp({ answers: [withPush()] });
    press(await row(/云川二期项目验收安排/));
    await body();
    app.mailbox.move('INBOX', [111], 'Trash');
    await pushNews({ type: 'message.removed', folder: 'INBOX', uids: [111] });
    expect(await screen.findByText('This message is no longer in this folder.', {}, patience)).toBeDefined();
  });
});
