import {
  downloadAttachments,
  flagMessages,
  getLoginInfo,
  getParameters,
  getSharedStatus,
  listDeliveries,
  listFolders,
  listMessages,
  moveReadMessage,
  Problem,
  type ProblemCode,
  readMessage,
  searchMessages,
  setRemark,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleFolder, exampleLoginInfo, exampleMessage, exampleParameters, exampleStatus } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, entries, openApp, patience, press, row, told } from '../../testing/openApp.tsx';
import { article, attributes, body, failing, notice, ownKind, read, readKind, title, tool, toolbar } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const permitting = (overrides: Parameters<typeof exampleLoginInfo>[0]) =>
  answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', ...overrides }));
const tabNames = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab').length;

describe('the toolbar of a mail', () => {
  it('RED-02 RED-03 goes no further than the first and the last mail of the list', async () => {
    await read();
    await waitFor(() => expect(tool('Next').hasAttribute('disabled')).toBe(false), patience);
    expect(tool('Previous').hasAttribute('disabled')).toBe(true);
    press(tool('Close tab'));
    press(await row(/冬季供暖/));
    await article('冬季供暖与门禁时间调整');
    await waitFor(() => expect(tool('Previous').hasAttribute('disabled')).toBe(false), patience);
    expect(tool('Next').hasAttribute('disabled')).toBe(true);
  });

  it.each([true, false])('RED-05 PRM-05 forwards with is_fwmail alone: %s', async (canForward) => {
    await read(notice, { answers: [permitting({ canForward })] });
    expect(toolbar().queryAllByRole('button', { name: 'Forward' })).toHaveLength(canForward ? 1 : 0);
  });

  it.each([true, false])('RED-06 PRM-07 deletes unless that is hidden: %s', async (hidesDelete) => {
    await read(notice, { answers: [permitting({ hidesDelete })] });
    expect(toolbar().queryAllByRole('button', { name: 'Delete' })).toHaveLength(hidesDelete ? 0 : 1);
  });

  it.each([true, false])('PRM-13 prints with is_mailprint alone: %s', async (canPrint) => {
    await read(notice, { answers: [permitting({ canPrint })] });
    expect(toolbar().queryAllByRole('button', { name: 'Print' })).toHaveLength(canPrint ? 1 : 0);
  });

  it('RED-08 marks the mail with colours and tags that are nested, and it stays open', async () => {
    const { server } = await read();
    press(tool('Mark as'));
    expect(await entries()).toEqual(expect.arrayContaining(['Read', 'Unread', 'Flag', 'Tag']));
    await choose('Tag');
    const tags = await screen.findByRole('menu', { name: 'Tag' }, patience);
    press(await within(tags).findByText('合同', {}, patience));
    await waitFor(() => expect(server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'add', flags: ['tag3'] } }]), patience);
    expect(await within(await article()).findByText('合同', {}, patience)).toBeDefined();
  });

  it('TAG-03 a mail that is marked unread closes, since it would be read again at once', async () => {
    const { mailbox } = await read();
    press(tool('Mark as'));
    await choose('Unread');
    await waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull(), patience);
    expect(mailbox.rows('INBOX')[0]?.isRead).toBe(false);
  });

  it('RED-09 moves to every folder but Drafts and the one it is in', async () => {
    await read();
    press(tool('Move to'));
    expect(await entries()).toEqual(['Sent', 'Trash', 'Spam', '云川二期', 'Conference 2026']);
  });

  it('RED-55 shows the mail where it was moved to', async () => {
    const { server } = await read();
    press(tool('Move to'));
    await choose('Conference 2026');
    await waitFor(() => expect(server.callsOf(moveReadMessage)).toHaveLength(1), patience);
    await waitFor(() => expect(server.callsOf(readMessage).at(-1)).toMatchObject({ query: { folder: 'f7' } }), patience);
    expect(await article()).toBeDefined();
  });

  it('ERR-19 says that a move failed, and the mail stays open', async () => {
    const refuse = answer(moveReadMessage, () => {
      throw new Problem('internal');
    });
    await read(notice, { answers: [refuse] });
    press(tool('Move to'));
    await choose('Spam');
    expect(await told()).toEqual(['Couldn’t move.']);
    expect(await article()).toBeDefined();
  });

  it('RED-10 closes the tab', async () => {
    await read();
    expect(tabNames()).toBe(2);
    press(tool('Close tab'));
    expect(tabNames()).toBe(1);
  });
});

describe('what More offers above a letter', () => {
  const inMenu = async () =>
    [...(await screen.findByRole('menu', {}, patience)).querySelectorAll('[role^="menuitem"]')].map((entry) => ({
      name: entry.textContent,
      isDisabled: entry.getAttribute('aria-disabled') === 'true',
    }));
  const names = async () => (await inMenu()).map(({ name }) => name);
  const spam = () => {
    const mailbox = createMailbox();
    mailbox.add('Spam', { subject: 'Of its own kind', isHtml: true, html: '<p>win</p>', text: 'win' });
    return { mailbox, at: '/mailbox/innerbox/Spam' };
  };

  it('RED-11 RED-17 RED-18 RED-21 has all seventeen and the filter for a letter in Spam', async () => {
    await read(ownKind, { ...spam(), answers: [permitting({ showsToolbarDelete: false })] });
    press(tool('More'));
    // Reject joins the others once the folders are known.
    await waitFor(async () => expect(await names()).toHaveLength(18), patience);
  });

  it('RED-19 rejects only where there is a folder to move to', async () => {
    const alone = answer(listFolders, () => ({ count: 1, results: [exampleFolder({ rawName: 'Spam', name: 'Spam' })] }));
    const rejects = async (answers: FakeAnswer[]) => {
      await read(ownKind, { ...spam(), answers });
      press(tool('More'));
      const found = (await names()).includes('Reject');
      closeApp();
      return found;
    };
    expect([await rejects([]), await rejects([alone])]).toEqual([true, false]);
  });

  it('RED-17 RED-18 RED-21 neither rejects nor trusts elsewhere', async () => {
    await read();
    press(tool('More'));
    const offered = await names();
    expect(offered.filter((name) => ['Not spam', 'Reject', 'Add sender to allowed senders'].includes(name ?? ''))).toEqual([]);
    expect(offered).toEqual(expect.arrayContaining(['Reply', 'Message source', 'Block sender', 'Add sender to contacts']));
  });

  it('RED-22 RED-23 switches to text and back', async () => {
    await read(ownKind, spam());
    press(tool('More'));
    const view = async () => (await inMenu()).filter(({ name }) => /view$/.test(name ?? ''));
    expect(await view()).toEqual([
      { name: 'Switch to text view', isDisabled: false },
      { name: 'Switch to HTML view', isDisabled: true },
    ]);
    await choose('Switch to text view');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    press(tool('More'));
    expect(await view()).toEqual([{ name: 'Switch to HTML view', isDisabled: false }]);
  });

  it('LST-61 takes the letter out of Spam, which closes it', async () => {
    const options = spam();
    await read(ownKind, options);
    press(tool('More'));
    await choose('Not spam');
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience);
    expect(options.mailbox.rows('INBOX')[0]?.subject).toBe('Of its own kind');
    expect(await told()).toEqual(['Moved to Inbox']);
  });

  it('RED-55 a move is taken back, and the letter read on where it was', async () => {
    const { mailbox } = await read();
    press(tool('Move to'));
    await choose('Conference 2026');
    expect(await told()).toEqual(['Moved to Conference 2026']);
    press(await screen.findByRole('button', { name: 'Undo' }, patience));
    await waitFor(() => expect(mailbox.rows('f7')).toEqual([]), patience);
    expect(await article()).toBeDefined();
  });
});

describe('the head of a mail', () => {
  it('RED-27 RED-28 shows when it was sent, and how much later it came where that is an hour or more', async () => {
    const mailbox = createMailbox();
    mailbox.add('INBOX', { subject: 'Of its own kind', sentAt: '2026-11-20T00:15:00Z' });
    const late = answer(readMessage, ({ params: { uid }, query: { folder } }) => ({
      ...(mailbox.message(folder, uid) ?? exampleMessage()),
      sentAt: '2026-11-20T00:15:00Z',
      arrivedAt: '2026-11-20T02:20:00Z',
    }));
    await read(ownKind, { mailbox, answers: [late] });
    const head = await article(ownKind);
    expect(head.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T00:15:00Z');
    expect(within(head).getByText('arrived 2 hours 5 minutes later')).toBeDefined();
  });

  it('I18-07 is on the clock of the account before the mail has come, too', async () => {
    let come = () => {};
    const mailbox = createMailbox();
    const coming = answer(readMessage, async ({ params: { uid }, query: { folder } }) => {
      await new Promise<void>((done) => {
        come = done;
      });
      return mailbox.message(folder, uid) ?? exampleMessage();
    });
    await openApp({ mailbox, answers: [answer(getSharedStatus, () => exampleStatus({ uses12Hours: true })), coming] });
    press(await row(notice));
    const time = async () => (await article()).querySelector('time')?.textContent;
    expect([await time(), screen.queryByTitle('Message body')]).toEqual([expect.stringMatching(/\d{1,2}:\d\d\s[AP]M/), null]);
    come();
    await screen.findByTitle('Message body', {}, patience);
    expect(await time()).toMatch(/\d{1,2}:\d\d\s[AP]M/);
  });

  it('RED-28 says nothing of minutes', async () => {
    await read();
    expect(within(await article()).queryByText(/^arrived/)).toBeNull();
  });

  it('RED-29 marks burn mail, and each tag can be taken off', async () => {
    const { server } = await readKind({
      isBurn: true,
      tags: [
        { id: 'tag1', name: '重点项目', color: '#D9482B' },
        { id: 'tag2', name: '会议', color: '#8A5BD6' },
      ],
    });
    const head = within(await article(ownKind));
    expect(head.getByText('Burn after reading')).toBeDefined();
    press(head.getByRole('button', { name: 'Remove tag 会议' }));
    await waitFor(() => expect(head.queryByText('会议')).toBeNull(), patience);
    expect(head.getByText('重点项目')).toBeDefined();
    expect(server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'remove', flags: ['tag2'] } }]);
  });

  it('RED-31 RED-32 says who it is from and to, with the addresses on demand', async () => {
    await read();
    const head = within(await article());
    expect((await article()).textContent).toContain('To 林月, 陈伟');
    expect(head.queryByRole('table')).toBeNull();
    press(head.getByRole('button', { name: 'Details' }));
    const cells = [...head.getByRole('table', { name: 'People' }).querySelectorAll('tr')].map((line) => line.textContent);
    expect(cells.slice(0, 3)).toEqual([
      'From周慕云zhou.muyun@yunchuan.example',
      'To林月lin.yue@jinshu.example',
      'Cc陈伟chen.wei@jinshu.example',
    ]);
    press(head.getByRole('button', { name: 'Hide details' }));
    expect(head.queryByRole('table')).toBeNull();
  });

  it('RED-33 whom it went to has a card, in the line as well', async () => {
    await read();
    press(within(await article()).getByRole('button', { name: '陈伟' }));
    expect(await screen.findByRole('dialog', { name: '陈伟' }, patience)).toBeDefined();
  });

  it('RED-25 opens a search for the mail exchanged with the sender', async () => {
    const { server } = await read();
    press(within(await article()).getByRole('button', { name: 'Mail exchanged' }));
    await screen.findByRole('tabpanel', { name: 'Mail with 周慕云' }, patience);
    await waitFor(
      () => expect(server.callsOf(searchMessages)[0]).toMatchObject({ query: { person: 'zhou.muyun@yunchuan.example' } }),
      patience,
    );
  });

  it('RED-24 RED-34 has a remark that can be written and is kept', async () => {
    const mailbox = createMailbox();
    const keep = answer(setRemark, ({ body: { folder, uid, remark } }) => {
      mailbox.change(folder, [uid], () => ({ remark }));
      return { msg: 'success' };
    });
    const { server } = await read(notice, { mailbox, answers: [keep] });
    press(within(await article()).getByRole('button', { name: 'Add a note' }));
    const box = await screen.findByRole('textbox', { name: /note|remark/i }, patience);
    fireEvent.change(box, { target: { value: '周五前' } });
    press(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf(setRemark)).toMatchObject([{ body: { remark: '周五前' } }]), patience);
    expect(await within(await article()).findByRole('button', { name: 'Edit the note' }, patience)).toBeDefined();
  });
});

describe('what a mail carries and warns of', () => {
  it('RED-37 offers all its files as one package', async () => {
    await read();
    const link = within(await article()).getByRole('link', { name: 'Download as package' });
    const { path } = downloadAttachments;
    expect([within(await article()).getByText('2 attachments') !== null, link.getAttribute('href')]).toEqual([
      true,
      expect.stringMatching(new RegExp(`^/api${path}\\?uid=111&folder=INBOX`)),
    ]);
  });

  it('PRM-06 offers no download where it is switched off', async () => {
    await read(notice, { answers: [permitting({ canDownload: false })] });
    expect(within(await article()).queryAllByRole('link', { name: /^Download/ })).toEqual([]);
  });

  it('RED-41 names the address that a mail really came from', async () => {
    await readKind({ attributes: attributes({ hasReturnPath: true, returnPath: 'bounce@elsewhere.example' }) });
    expect(await screen.findByText('Actually sent by bounce@elsewhere.example.', {}, patience)).toBeDefined();
  });
});

describe('the body of a mail', () => {
  const both = { html: '<p>In <b>colour</b></p>', text: 'In black and white' };

  it.each([
    ['html', both.html, 'Text', both.text],
    ['text', both.text, 'HTML', both.html],
  ] as const)('RED-47 begins in the mode of the reader, %s, and has the other on demand', async (readType, first, button, second) => {
    await readKind(both, [answer(getParameters, () => ({ results: { ...exampleParameters, readType } }))]);
    await waitFor(async () => expect((await body()).textContent).toBe(first), patience);
    press(within(await article(ownKind)).getByRole('button', { name: button }));
    expect((await body()).textContent).toBe(second);
  });
});

describe('what became of a mail', () => {
  it('RED-49 SND-25 SND-27 is told to its sender', async () => {
    const app = await openApp({ at: '/mailbox/innerbox/Sent' });
    press(await row(/春季研讨会/));
    expect(await screen.findByRole('heading', { name: 'Delivery status' }, patience)).toBeDefined();
    expect(screen.getAllByText('Amelia Hart').length).toBeGreaterThan(0);
    expect(app.server.callsOf(listDeliveries)).toHaveLength(1);
  });

  it('RED-49 is told to nobody else', async () => {
    const { server } = await read();
    expect([screen.queryByRole('heading', { name: 'Delivery status' }), server.callsOf(listDeliveries)]).toEqual([null, []]);
  });
});

describe('a mail that is not there', () => {
  it.each<[string, ProblemCode, string]>([
    ['RED-52 ERR-14', 'mail-not-found', 'Message not found. Have you moved it to another folder?'],
    ['RED-54 ERR-15', 'folder-not-found', 'The folder of this message doesn’t exist or was deleted.'],
  ])('%s says so', async (_, code, words) => {
    await openApp({ answers: [failing(code)] });
    press(await row(notice));
    expect(await screen.findByText(words, {}, patience)).toBeDefined();
  });

  it('RED-53 has list and folders asked for again', async () => {
    const { server } = await openApp({ answers: [failing('mail-not-found')] });
    const listed = await row(notice);
    const asked = () => [server.callsOf(listMessages).length, server.callsOf(listFolders).length];
    expect(asked()).toEqual([1, 1]);
    press(listed);
    await waitFor(() => expect(asked()).toEqual([2, 2]), patience);
  });
});
