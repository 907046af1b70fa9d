import {
  addContact,
  deleteMessages,
  downloadMessages,
  flagMessages,
  getLoginInfo,
  getMailJob,
  judgeSender,
  listMessages,
  markNotSpam,
  moveMessages,
  Problem,
  rejectMessages,
  stopMailJob,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox, type Mailbox } from '../../testing/mailbox.ts';
import {
  choose,
  closeApp,
  confirm,
  dialog,
  entries,
  openApp,
  patience,
  press,
  row,
  rows,
  tick,
  told,
  tool,
} from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const notice = /云川二期项目验收安排/;
const agenda = /Draft agenda/;
const more = async (entry: string) => {
  press(tool('More'));
  await choose(entry);
};
const undo = async () => press(await screen.findByRole('button', { name: 'Undo' }, patience));
const seen = async (words: RegExp) => within(await row(words)).queryByRole('img', { name: 'Unread' }) === null;
const subjects = (mailbox: Mailbox, folder: string) => mailbox.rows(folder).map(({ subject }) => subject);

/** A mailbox with two messages in Spam, from the same sender. */
function mailboxWithSpam() {
  const mailbox = createMailbox();
  for (const subject of ['You have won', 'You have won again'])
    mailbox.add('Spam', { subject, sender: { name: 'Lottery', address: 'win@lottery.example' }, isRead: true });
  return mailbox;
}
const inSpam = { at: '/mailbox/innerbox/Spam' };

describe('what was done to mails can be taken back', () => {
  it('read and unread: each mail is again what it was', async () => {
    const { mailbox } = await openApp();
    await tick(notice, /第二轮标注/);
    press(tool('Mark as'));
    await choose('Read');
    expect(await told()).toEqual(['Marked as read']);
    expect(await seen(notice)).toBe(true);
    await undo();
    await waitFor(async () => expect(await seen(notice)).toBe(false), patience);
    expect(await seen(/第二轮标注/)).toBe(true);
    await waitFor(
      () =>
        expect(
          mailbox
            .rows('INBOX')
            .map(({ isRead }) => isRead)
            .slice(0, 4),
        ).toEqual([false, false, false, true]),
      patience,
    );
  });

  it('a flag: each mail has the colour that it had', async () => {
    const { mailbox } = await openApp();
    await tick(notice, agenda);
    press(tool('Mark as'));
    await choose('Flag');
    press(await within(await screen.findByRole('menu', { name: 'Flag' }, patience)).findByText('Green', {}, patience));
    expect(await told()).toEqual(['Flagged']);
    const colors = () =>
      mailbox
        .rows('INBOX')
        .map(({ flagColor }) => flagColor)
        .slice(0, 2);
    expect(colors()).toEqual(['green', 'green']);
    await undo();
    await waitFor(() => expect(colors()).toEqual(['red', null]), patience);
  });

  it('TAG-21 all tags: each mail has those that it had', async () => {
    const { mailbox } = await openApp();
    const tags = () => mailbox.rows('INBOX').map((one) => one.tags.map(({ name }) => name).join());
    const before = tags();
    await tick(notice, agenda);
    press(tool('Mark as'));
    await choose('Tag');
    press(await within(await screen.findByRole('menu', { name: 'Tag' }, patience)).findByText('Remove all tags', {}, patience));
    expect(await told()).toEqual(['Tags removed']);
    expect(tags()).not.toEqual(before);
    await undo();
    await waitFor(
      () => expect(tags().map((one) => [...one.split(',')].sort())).toEqual(before.map((one) => [...one.split(',')].sort())),
      patience,
    );
  });

  it('LST-71 a move: the mails come back from where they are now', async () => {
    const { server, mailbox } = await openApp();
    await tick(notice, agenda);
    press(tool('Move to'));
    await choose('Conference 2026');
    expect(await told()).toEqual(['Moved to Conference 2026']);
    const there = mailbox.rows('f7').map(({ uid }) => uid);
    await undo();
    expect(await row(notice)).toBeDefined();
    expect(server.callsOf(moveMessages).at(-1)).toMatchObject({ body: { uids: there, sourceFolder: 'f7', targetFolder: 'INBOX' } });
    expect(subjects(mailbox, 'f7')).toEqual([]);
  });

  it('LST-57 a delete: the mails come back from Trash', async () => {
    const { mailbox } = await openApp();
    await tick(agenda);
    press(tool('Delete'));
    await confirm('Delete');
    expect(await told()).toEqual(['Moved to Trash']);
    await undo();
    expect(await row(agenda)).toBeDefined();
    expect(subjects(mailbox, 'Trash')).toEqual([]);
  });

  it('says so when it cannot be', async () => {
    let isRefused = false;
    const mailbox = createMailbox();
    const refusing = answer(moveMessages, ({ body: { uids, sourceFolder, targetFolder } }) => {
      if (isRefused) throw new Problem('folder-not-found');
      return { msg: 'success', uids: mailbox.move(sourceFolder, uids, targetFolder) };
    });
    await openApp({ mailbox, answers: [refusing] });
    await tick(notice);
    press(tool('Move to'));
    await choose('Conference 2026');
    await told();
    isRefused = true;
    await undo();
    const refusal = 'Couldn’t undo. The folder of this message doesn’t exist or was deleted.';
    await waitFor(() => expect(toasts.getSnapshot().map(({ message }) => message)).toEqual([refusal]), patience);
  });

  it('is not offered for what was removed for good', async () => {
    const mailbox = createMailbox();
    mailbox.move('INBOX', 'all', 'Trash');
    await openApp({ mailbox, at: '/mailbox/innerbox/Trash' });
    await tick(agenda);
    press(tool('Delete'));
    await confirm('Delete');
    expect(await told()).toEqual(['Deleted permanently']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('LST-64 ERR-19 a failure says why', async () => {
    const refusing = answer(moveMessages, () => {
      throw new Problem('folder-not-found');
    });
    await openApp({ answers: [refusing] });
    await tick(notice);
    press(tool('Move to'));
    await choose('Conference 2026');
    expect(await told()).toEqual(['Couldn’t move. The folder of this message doesn’t exist or was deleted.']);
    expect(await row(notice)).toBeDefined();
  });
});

describe('refusing mail', () => {
  it.each([
    ['INBOX', true],
    ['Spam', true],
    ['Trash', true],
    ['Sent', false],
    ['Drafts', false],
  ])('LST-15 is offered in %s: %s', async (folder, isOffered) => {
    const mailbox = createMailbox();
    mailbox.add(folder, { subject: 'One more' });
    await openApp({ mailbox, at: `/mailbox/innerbox/${folder}` });
    await tick(/One more/);
    press(tool('More'));
    expect((await entries()).includes('Reject')).toBe(isOffered);
  });

  it('RED-20 is not offered for a mail of 2,048,000 bytes', async () => {
    const mailbox = createMailbox();
    mailbox.add('INBOX', {
      subject: 'Heavy',
      html: '<p>x</p>',
      attachments: [{ sid: '2', name: 'a', size: 3_000_000, type: 'x/y', isInline: false }],
    });
    await openApp({ mailbox });
    await tick(/Heavy/);
    press(tool('More'));
    expect(await entries()).not.toContain('Reject');
  });

  it.each([true, false])('LST-60 asks first, and also deletes when that is ticked: %s', async (alsoDeletes) => {
    const { server, mailbox } = await openApp();
    await tick(agenda);
    await more('Reject');
    const question = within(await dialog());
    const box = question.getByRole<HTMLInputElement>('checkbox', { name: 'Also delete' });
    expect([box.checked, server.callsOf(rejectMessages)]).toEqual([false, []]);
    if (alsoDeletes) press(box);
    await confirm('Reject');
    await waitFor(() => expect(server.callsOf(rejectMessages)).toMatchObject([{ body: { folder: 'INBOX', alsoDeletes } }]), patience);
    expect(await told()).toEqual(['Rejected. Each sender is notified.']);
    expect(subjects(mailbox, 'Trash')).toHaveLength(alsoDeletes ? 1 : 0);
    expect(screen.queryAllByRole('row', { name: agenda })).toHaveLength(alsoDeletes ? 0 : 1);
  });

  it('LST-60 PRM-07 does not offer to delete as well where deleting is hidden', async () => {
    const { server } = await openApp({ answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', hidesDelete: true }))] });
    await tick(agenda);
    await more('Reject');
    expect(within(await dialog()).queryByRole('checkbox')).toBeNull();
    await confirm('Reject');
    await waitFor(() => expect(server.callsOf(rejectMessages)).toMatchObject([{ body: { alsoDeletes: false } }]), patience);
  });
});

describe('mail in Spam', () => {
  it('RED-17 RED-21 alone can be no spam, and have its sender trusted', async () => {
    await openApp({ mailbox: mailboxWithSpam(), ...inSpam });
    await tick(/You have won$/);
    press(tool('More'));
    expect(await entries()).toEqual(expect.arrayContaining(['Not spam', 'Add sender to allowed senders']));
  });

  it.each([true, false])('LST-61 LST-62 asks before it leaves, with trust in the sender ticked: %s', async (isTrusted) => {
    const { server, mailbox } = await openApp({ mailbox: mailboxWithSpam(), ...inSpam });
    await tick(/You have won$/, /You have won again/);
    await more('Not spam');
    const question = within(await dialog());
    const box = question.getByRole<HTMLInputElement>('checkbox', { name: 'Add the sender to allowed senders' });
    expect([question.getByRole('heading').textContent, box.checked]).toEqual(['Mark 2 messages as not spam?', true]);
    if (!isTrusted) press(box);
    await confirm('Not spam');
    await waitFor(
      () => expect(server.callsOf(markNotSpam)).toMatchObject([{ body: { folder: 'Spam', allowsSenders: isTrusted } }]),
      patience,
    );
    expect(await told()).toEqual(['Moved to Inbox']);
    expect(subjects(mailbox, 'INBOX')).toEqual(expect.arrayContaining(['You have won', 'You have won again']));
  });

  it('LST-61 stays when the question is answered with no', async () => {
    const { server } = await openApp({ mailbox: mailboxWithSpam(), ...inSpam });
    await tick(/You have won$/);
    await more('Not spam');
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(server.callsOf(markNotSpam)).toEqual([]);
  });
});

describe('what is done about senders', () => {
  it.each([
    ['Add sender to allowed senders', 'white', 'Sender added to allowed senders'],
    ['Block sender', 'black', 'Sender blocked'],
  ])('LST-44 LST-45 %s takes each once', async (entry, action, message) => {
    const { server } = await openApp({ mailbox: mailboxWithSpam(), ...inSpam });
    await tick(/You have won$/, /You have won again/);
    await more(entry);
    expect(await told()).toEqual([message]);
    expect(server.callsOf(judgeSender)).toEqual([{ body: { address: 'win@lottery.example', action } }]);
  });

  it('ERR-59 adds them to the contacts', async () => {
    const { server } = await openApp();
    await tick(notice, agenda);
    await more('Add sender to contacts');
    expect(await told()).toEqual(['2 senders added to contacts']);
    expect(server.callsOf(addContact)).toMatchObject([{ body: { name: '周慕云' } }, { body: { name: 'Amelia Hart' } }]);
  });
});

describe('downloading', () => {
  it('LST-16 IMX-11 IMX-13 ERR-60 fetches several as one package', async () => {
    const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { server } = await openApp();
    await tick(notice, agenda);
    await more('Download');
    expect(await told()).toEqual(['Download finished']);
    expect(downloads).toHaveBeenCalledOnce();
    expect(server.callsOf(downloadMessages)).toMatchObject([
      { query: { folder: 'INBOX', uids: [expect.any(Number), expect.any(Number)] } },
    ]);
  });

  it('IMX-14 names the file as the answer does', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openApp({ answers: [answer(downloadMessages, () => ({ blob: new Blob(['zip']), fileName: 'INBOX 2026-11-20.zip' }))] });
    await tick(notice, agenda);
    await more('Download');
    await told();
    expect(names).toEqual(['INBOX 2026-11-20.zip']);
  });

  it.each([true, false])('IMX-15 PRM-06 is offered with is_maildownload alone: %s', async (canDownload) => {
    await openApp({ answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', canDownload }))] });
    await tick(notice);
    press(tool('More'));
    expect((await entries()).filter((entry) => entry === 'Download')).toHaveLength(canDownload ? 1 : 0);
  });
});

it.each([
  ['Flag', 9, /^Red/, '\\flagged'],
  ['Tag', 3, /会议/, 'tag2'],
] as const)('TAG-10 marking offers read and unread, and as nested items each %s', async (kind, count, name, flag) => {
  const { server } = await openApp();
  await tick(agenda);
  press(tool('Mark as'));
  expect((await entries()).slice(0, 2)).toEqual(['Read', 'Unread']);
  await choose(kind);
  const nested = await screen.findByRole('menu', { name: kind }, patience);
  await within(nested).findByText(name, {}, patience);
  const items = [...nested.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  expect(items.length).toBeGreaterThanOrEqual(count);
  press(items.find(({ textContent }) => name.test(textContent ?? '')) as HTMLElement);
  await waitFor(() => expect(server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'add', flags: [flag] } }]), patience);
});

describe('downloading that fails', () => {
  it('ERR-68 API-14 says that it did, and why', async () => {
    await openApp({
      answers: [
        answer(downloadMessages, () => {
          throw new Problem('mail-not-found');
        }),
      ],
    });
    await tick(notice, agenda);
    await more('Download');
    expect(await told()).toEqual(['Couldn’t export. Message not found. Have you moved it to another folder?']);
  });
});

describe('all mails of a list that is narrowed', () => {
  const chooseAllUnread = async () => {
    const mailbox = createMailbox();
    for (let at = 1; at <= 25; at += 1) mailbox.add('INBOX', { subject: `News ${at}`, isRead: false });
    const { server } = await openApp({ mailbox });
    await rows();
    press(tool('View'));
    await choose('Unread');
    const unread = mailbox.rows('INBOX').filter(({ isRead }) => !isRead).length;
    await waitFor(() => expect(server.callsOf(listMessages).at(-1)).toMatchObject({ query: { viewFilter: 'unseen' } }), patience);
    press(tool('Select'));
    await choose('All');
    await screen.findByText(`${unread} selected`, {}, patience);
    return { server, mailbox, unread };
  };

  it('LST-02 LST-05 LST-57 are those that the filter leaves, on every page, and no others', async () => {
    const { server, mailbox, unread } = await chooseAllUnread();
    const read = mailbox.rows('INBOX').length - unread;
    expect(read).toBeGreaterThan(0);
    press(tool('Delete'));
    expect(within(await dialog()).getByRole('heading').textContent).toBe(`Delete ${unread} messages?`);
    await confirm('Delete');
    await waitFor(() => expect(mailbox.rows('INBOX')).toHaveLength(read), patience);
    expect(mailbox.rows('INBOX').every(({ isRead }) => isRead)).toBe(true);
    expect(server.callsOf(deleteMessages).map(({ body }) => (body as { uids: unknown[] }).uids.length)).toEqual([unread]);
  });

  it('LST-54 are let go when another filter shows others', async () => {
    await chooseAllUnread();
    press(tool('View'));
    await choose('Flagged');
    await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull(), patience);
  });
});

describe('what the server goes on with by itself', () => {
  const job = { id: '8d6f1a70-52a1-4a35-9b4e-3f8f4b1e2a11', total: 40_000 };
  const begin = answer(flagMessages, () => ({ msg: 'success', job }));
  const chooseAll = async () => {
    await rows();
    press(tool('Select'));
    await choose('All');
    press(tool('Mark as'));
    await choose('Read');
  };

  it('shows how far it is, and tells when it is done', async () => {
    let state: 'running' | 'done' = 'running';
    const progress = answer(getMailJob, () => ({ id: job.id, state, done: 10_000, total: 40_000 }));
    await openApp({ answers: [begin, progress] });
    await chooseAll();
    expect(await screen.findByText('10,000 of 40,000 messages', {}, patience)).toBeDefined();
    expect(toasts.getSnapshot()).toEqual([]);
    state = 'done';
    expect(await told()).toEqual(['Marked as read']);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), patience);
  });

  it('stops where it is told to', async () => {
    const progress = answer(getMailJob, () => ({ id: job.id, state: 'running' as const, done: 10_000, total: 40_000 }));
    const stop = answer(stopMailJob, () => ({ id: job.id, state: 'stopped' as const, done: 15_000, total: 40_000 }));
    await openApp({ answers: [begin, progress, stop] });
    await chooseAll();
    press(await screen.findByRole('button', { name: 'Stop' }, patience));
    expect(await told()).toEqual(['Stopped after 15,000 messages.']);
  });
});

describe('the keys', () => {
  it('PRM-07 delete nothing where deleting is hidden', async () => {
    const { server } = await openApp({ answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', hidesDelete: true }))] });
    const one = await row(notice);
    one.focus();
    fireEvent.keyDown(one, { key: 'Delete', shiftKey: true });
    fireEvent.keyDown(one, { key: 'Delete' });
    expect([screen.queryByRole('alertdialog'), server.callsOf(deleteMessages)]).toEqual([null, []]);
  });
});
