import {
  deleteMessages,
  type FoundRow,
  flagMessages,
  getLoginInfo,
  listFoundUids,
  moveMessages,
  Problem,
  type SearchQuery,
  searchMessages,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleLoginInfo, exampleRow } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, entries, openApp, patience, press, row, rows, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search mail' });
const tabs = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab');
const panel = async () => within(await screen.findByRole('tabpanel', { name: /^Search:/ }, patience));
const found = async (words: RegExp) => (await panel()).findByRole('row', { name: words }, patience);
const tool = async (name: string) =>
  within((await panel()).getByRole('toolbar', { name: 'Message actions' })).getByRole('button', { name });
/** A phone has them below the list as well. */
const pages = async () => within((await panel()).getAllByRole('navigation', { name: 'Pagination' })[0] as HTMLElement);
const atPage = (name: string) => waitFor(async () => (await pages()).getByRole('button', { name: `Page ${name}` }), patience);
const tick = async (...some: RegExp[]) => {
  for (const words of some) press(within(await found(words)).getByRole('checkbox'));
};

async function search(words: string, options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp(options);
  await rows();
  enter(words);
  return app;
}
function enter(words: string): void {
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyUp(box(), { key: 'Enter' });
}
async function openDialog() {
  press(screen.getByRole('button', { name: /^Search in/ }));
  await choose('Advanced search…');
  return within(await screen.findByRole('dialog', { name: 'Advanced search' }, patience));
}
/** The dialog behind a list of options is inert until the list has closed. */
async function pick(field: RegExp, option: string) {
  press(await screen.findByRole('button', { name: field }, patience));
  press(await screen.findByRole('option', { name: option }, patience));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), patience);
}
const type = (field: string, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox', { name: field }), { target: { value: text } });
const submit = () => press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));

/** A mailbox with this number of messages that contain the search term, spread over three folders in turn. */
function mailboxWithFound(count: number) {
  const mailbox = createMailbox();
  for (let at = count; at > 0; at -= 1) mailbox.add(['INBOX', 'Sent', 'f6'][at % 3] ?? '', { subject: `Found ${at}`, isRead: true });
  return mailbox;
}

describe('the search box', () => {
  it('SRC-01 takes at most 50 characters', async () => {
    await openApp();
    expect(box().maxLength).toBe(50);
  });

  it.each(['', '   '])('SRC-03 does nothing for the keyword “%s”', async (words) => {
    const { server } = await search(words);
    expect([tabs().length, server.callsOf(searchMessages)]).toEqual([1, []]);
  });

  it.each([
    ['Keyword', { keyword: '评审' }],
    ['Subject', { subject: '评审' }],
    ['Attachment contains', { attachment: '评审' }],
  ])('SRC-02 searches by %s', async (scope, query) => {
    const { server } = await openApp();
    await row(/Draft agenda/);
    press(screen.getByRole('button', { name: /^Search in/ }));
    expect(await entries()).toEqual(['Keyword', 'Subject', 'Attachment contains', 'Advanced search…']);
    await choose(scope);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    enter('评审');
    await waitFor(() => expect(server.callsOf(searchMessages)).toMatchObject([{ query }]), patience);
  });

  const typeInto = (words: string) => {
    const input = box();
    input.focus();
    fireEvent.change(input, { target: { value: words } });
    fireEvent.input(input, { target: { value: words } });
  };
  const key = (name: string, more: object = {}) => fireEvent.keyDown(box(), { key: name, ...more });
  const offered = async () =>
    within(await screen.findByRole('listbox', { name: 'Search suggestions' }, patience))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('SRC-19 offers operators, people and folders while typing, and takes one by the keyboard', async () => {
    const { server } = await openApp();
    await row(/Draft agenda/);
    typeInto('');
    expect(await offered()).toEqual([
      'from:Sender’s name or address',
      'to:Recipient’s name or address',
      'subject:Words in the subject',
      'in:Folder name',
      'has:attachmentHas attachments',
      'is:unreadUnread',
      'after:Sent on or after a day',
      'before:Sent before a day',
    ]);
    typeInto('plan is');
    await waitFor(async () => expect(await offered()).toContain('is:unreadUnread'), patience);
    key('ArrowUp');
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    key('Enter');
    expect([box().value, server.callsOf(searchMessages)]).toEqual(['plan is:unread ', []]);
    typeInto('plan is:unread in:sen');
    await waitFor(async () => expect(await offered()).toEqual(['SentIn: Sent']), patience);
    key('ArrowDown');
    // An input method composes: the keys are its own.
    key('Enter', { keyCode: 229 });
    expect(box().value).toBe('plan is:unread in:sen');
    key('Enter');
    expect(box().value).toBe('plan is:unread in:Sent ');
    key('Enter');
    await waitFor(() => expect(server.callsOf(searchMessages)).toMatchObject([{ query: { keyword: 'plan is:unread in:Sent' } }]), patience);
  });

  it('SRC-19 Escape closes the suggestions, and the next one empties the box', async () => {
    await openApp();
    await row(/Draft agenda/);
    typeInto('from:');
    typeInto('f');
    await offered();
    key('Escape');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(box().value).toBe('f');
    key('Escape');
    expect(box().value).toBe('');
  });

  it('SRC-19 shows the operators of a search as chips, and searches without one that is taken out', async () => {
    const { server } = await search('评审 from:chen is:unread');
    const chips = within(await screen.findByRole('list', { name: 'Search conditions' }, patience));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['From: chen', 'Unread']);
    press(chips.getByRole('button', { name: 'Remove Unread' }));
    await waitFor(() => expect(server.callsOf(searchMessages).at(-1)).toMatchObject({ query: { keyword: '评审 from:chen' } }), patience);
    await waitFor(() => expect(tabs()).toHaveLength(2), patience);
  });

  it('forgets words and scope when the tab of the search is closed', async () => {
    await openApp();
    await row(/Draft agenda/);
    press(screen.getByRole('button', { name: /^Search in/ }));
    await choose('Subject');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    enter('评审');
    await screen.findByRole('tab', { name: /^Search:/ }, patience);
    press(screen.getByRole('button', { name: 'Close tab' }));
    await waitFor(() => expect(box().value).toBe(''), patience);
    expect(screen.getByRole('button', { name: 'Search in: Keyword' })).toBeDefined();
  });

  it('SRC-02 opens the search with all its conditions, which begins with what was typed', async () => {
    await openApp();
    await row(/Draft agenda/);
    fireEvent.change(box(), { target: { value: '  合同 ' } });
    const dialog = await openDialog();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Keyword' }).value).toBe('合同');
  });
});

describe('the search with all its conditions', () => {
  it('SRC-04 SRC-05 SRC-06 SRC-07 SRC-15 SRC-17 asks for folder, time and size by their numbers', async () => {
    const { server } = await openApp();
    await row(/Draft agenda/);
    await openDialog();
    type('Subject', '评审');
    type('Sender', '许清如');
    type('Recipient', '林月');
    await pick(/Folder$/, 'Inbox');
    await pick(/Date$/, 'Past 3 months');
    await pick(/Size$/, 'Over 10 MB');
    submit();
    await waitFor(() => expect(server.callsOf(searchMessages)).toHaveLength(1), patience);
    expect(server.callsOf(searchMessages)[0]?.query).toEqual({
      subject: '评审',
      sender: '许清如',
      recipient: '林月',
      folder: 'INBOX',
      date: 5,
      size: 3,
      folderText: 'Inbox',
      dateText: 'Past 3 months',
      sizeText: 'Over 10 MB',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      page: 1,
      pageSize: 20,
      isEarly: true,
    } satisfies SearchQuery);
  });

  it('SRC-08 ERR-45 refuses to search by people alone, and says what it needs', async () => {
    const { server } = await openApp();
    await row(/Draft agenda/);
    await openDialog();
    type('Sender', '许清如');
    submit();
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('Fill in at least one of the first three.');
    expect([tabs().length, server.callsOf(searchMessages)]).toEqual([1, []]);
  });
});

describe('the results of a search', () => {
  it('LST-23 have the folder of each mail before its subject', async () => {
    await search('春季');
    expect((await found(/春季研讨会/)).textContent).toContain('[Sent] 春季研讨会：我们这边来四个人');
  });

  it('SRC-19 have the words marked that were searched for, in subject and sender and in the body or the file they are from', async () => {
    const sender = { name: '许清如', address: 'xu.qingru@jinshu.example' };
    const row = { ...exampleRow({ subject: 'The review is at ten', sender }), subjectMarks: [[4, 10]], senderMarks: [[0, 1]] };
    const snippet = { text: 'please review the plan', marks: [[7, 13]], fileName: 'plan.pdf' };
    await search('review', { answers: [answer(searchMessages, () => ({ total: 1, results: [{ ...row, snippet } as FoundRow] }))] });
    const hit = await found(/The review/);
    expect([...hit.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['许', 'review', 'review']);
    expect(hit.textContent).toContain('plan.pdf · please review the plan');
  });

  it('SRC-19 LST-67 show the address beside a marked name that is somebody else’s', async () => {
    const sender = { name: '陈伟', address: 'mallory@evil.example', isDoubtful: true };
    const row = { ...exampleRow({ subject: 'The review is at ten', sender }), senderMarks: [[0, 2]] };
    await search('陈伟', { answers: [answer(searchMessages, () => ({ total: 1, results: [row as FoundRow] }))] });
    expect((await found(/The review/)).textContent).toContain('陈伟 <mallory@evil.example>');
  });

  it('TAB-08 are in one tab, however often the same is searched for', async () => {
    await search('评审');
    await found(/评审/);
    press(tabs()[0] as HTMLElement);
    enter('评审');
    await waitFor(() => expect(tabs()[1]?.getAttribute('aria-selected')).toBe('true'), patience);
    expect(tabs()).toHaveLength(2);
    enter('合同');
    await waitFor(() => expect(tabs()).toHaveLength(3), patience);
  });

  it('SRC-11 SRC-16 come 20 to a page, or 10, 50 or 100', async () => {
    const many = answer(searchMessages, ({ query }) => ({
      total: 41,
      results: Array.from({ length: query.pageSize }, (_, index) => exampleRow({ uid: index + 1, subject: `Found ${index + 1}` })),
    }));
    const { server } = await search('found', { answers: [many] });
    await atPage('1 / 3');
    expect(server.callsOf(searchMessages)).toMatchObject([{ query: { keyword: 'found', page: 1, pageSize: 20 } }]);
    press((await pages()).getByRole('button', { name: '20 per page' }));
    expect(await entries()).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await choose('50 per page');
    // One page needs no way to another.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull(), patience);
    expect((await pages()).getByText('1–41 of 41')).toBeDefined();
    expect(server.callsOf(searchMessages).at(-1)).toMatchObject({ query: { page: 1, pageSize: 50 } });
  });

  it('SRC-09 have the toolbar and the columns of a folder', async () => {
    const shown = () => ({
      columns: screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
      buttons: within(screen.getByRole('toolbar', { name: 'Message actions' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    });
    await openApp();
    await row(/Draft agenda/);
    const { columns, buttons } = shown();
    enter('评审');
    await found(/评审/);
    // What was found comes newest first, whatever it is, and opens in tabs; the way back is for phones, which show no tabs.
    const ofFolders = new Set(['Sort', 'View', 'Reading pane']);
    const inSearch = ['Back to the list', ...buttons.filter((name) => !ofFolders.has(name ?? ''))];
    expect(shown()).toEqual({ columns, buttons: inSearch });
  });

  it('SRC-10 SRC-17 the tab says what it asks for', async () => {
    await openApp();
    await row(/Draft agenda/);
    await openDialog();
    type('Keyword', '评审');
    await pick(/Folder$/, 'Inbox');
    await pick(/Date$/, 'Last week');
    await pick(/Size$/, '0 to 100 KB');
    submit();
    await waitFor(() => expect(tabs()).toHaveLength(2), patience);
    expect(tabs()[1]?.title).toBe('Keyword “评审”\nFolder “Inbox”\nDate “Last week”\nSize “0 to 100 KB”');
  });

  it('SRC-12 SRC-13 name every condition where there are none, and say what may help', async () => {
    await openApp({ answers: [answer(searchMessages, () => ({ total: 0, results: [] }))] });
    await row(/Draft agenda/);
    await openDialog();
    for (const [field, text] of [
      ['Keyword', '甲'],
      ['Subject', '乙'],
      ['Attachment contains', '丙'],
      ['Sender', '丁'],
      ['Recipient', '戊'],
    ] as const)
      type(field, text);
    await pick(/Folder$/, '云川二期');
    await pick(/Date$/, 'Yesterday');
    await pick(/Size$/, 'Over 10 MB');
    submit();
    const state = await screen.findByRole('list', { name: 'Search conditions' }, patience);
    expect(
      within(state)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Keyword “甲”',
      'Subject “乙”',
      'Attachment contains “丙”',
      'Folder “云川二期”',
      'Sender “丁”',
      'Recipient “戊”',
      'Date “Yesterday”',
      'Size “Over 10 MB”',
    ]);
    expect((await panel()).getByText(/Try fewer conditions/)).toBeDefined();
  });

  it('SRC-14 ERR-16 say of a mail that is gone that it is', async () => {
    const { mailbox } = await search('评审');
    const hit = await found(/评审/);
    mailbox.move('INBOX', 'all', null);
    press(hit);
    expect(await told()).toEqual(['This message no longer exists or was deleted.']);
    expect(tabs()).toHaveLength(2);
  });

  it('open in a tab of their own', async () => {
    await search('评审');
    press(await found(/评审/));
    expect(await screen.findByRole('article', { name: /评审/ }, patience)).toBeDefined();
    expect(tabs()).toHaveLength(3);
  });
});

describe('a search that takes long', () => {
  it('says so, can be stopped, and begins again', async () => {
    let isSlow = true;
    const slow = answer(searchMessages, () =>
      isSlow ? new Promise(() => undefined) : { total: 1, results: [exampleRow({ subject: 'At last' })] },
    );
    await search('found', { answers: [slow] });
    const inPanel = await panel();
    expect((await inPanel.findByText('Searching…', {}, patience)).closest('[role=status]')).not.toBeNull();
    press(inPanel.getByRole('button', { name: 'Stop' }));
    expect(await inPanel.findByText('Search stopped', {}, patience)).toBeDefined();
    expect([inPanel.queryByText('Searching…'), inPanel.queryByText(/No messages match/)]).toEqual([null, null]);
    isSlow = false;
    press(inPanel.getByRole('button', { name: 'Search again' }));
    expect(await found(/At last/)).toBeDefined();
  });

  it('shows what is among the newest mails while older mail is searched, and keeps it when it is stopped', async () => {
    const pending: (() => void)[] = [];
    const [first, second] = [exampleRow({ uid: 1, subject: 'Found soon' }), exampleRow({ uid: 2, subject: 'Found late' })];
    const slow = answer(searchMessages, ({ query }) => {
      if (query.isEarly) return { total: 1, isPartial: true, results: [first] };
      return new Promise((resolve) => pending.push(() => resolve({ total: 2, results: [first, second] })));
    });
    const { server } = await search('found', { answers: [slow] });
    expect(await found(/Found soon/)).toBeDefined();
    const inPanel = await panel();
    expect(await inPanel.findByText('Searching older mail…', {}, patience)).toBeDefined();
    press(inPanel.getByRole('button', { name: 'Stop' }));
    expect(await inPanel.findByText('Search stopped', {}, patience)).toBeDefined();
    expect(await found(/Found soon/)).toBeDefined();
    press(inPanel.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(pending).toHaveLength(2), patience);
    for (const open of pending) open();
    expect(await found(/Found late/)).toBeDefined();
    await waitFor(() => expect(inPanel.queryByRole('button', { name: 'Stop' })).toBeNull(), patience);
    expect(server.callsOf(searchMessages).map(({ query }) => (query as SearchQuery).isEarly)).toEqual([true, undefined, undefined]);
  });

  it('asks but once where the newest mails are all there is', async () => {
    const { server } = await search('评审');
    await found(/评审/);
    expect(server.callsOf(searchMessages)).toHaveLength(1);
  });

  it('that fails says why', async () => {
    const failing = answer(searchMessages, () => {
      throw new Problem('folder-not-found');
    });
    await search('found', { answers: [failing] });
    expect(await screen.findByText(/doesn’t exist or was deleted/, {}, patience)).toBeDefined();
  });
});

describe('what is done to mails that were found', () => {
  it('LST-66 is offered as in a folder', async () => {
    const answers = [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', showsToolbarDelete: false }))];
    await search('Draft agenda', { answers });
    await tick(/Draft agenda/);
    press(await tool('More'));
    const inSearch = await entries();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    press(tabs()[0] as HTMLElement);
    press(within(await row(/Draft agenda/)).getByRole('checkbox'));
    press(within(screen.getByRole('toolbar', { name: 'Message actions' })).getByRole('button', { name: 'More' }));
    expect(await entries()).toEqual(inSearch);
    expect(inSearch).toContain('Delete permanently');
  });

  it('LST-71 goes out folder by folder, and each mail is back where it was when it is taken back', async () => {
    const { server, mailbox } = await search('Found', { mailbox: mailboxWithFound(6) });
    await tick(/Found 1$/, /Found 2$/, /Found 3$/);
    press(await tool('Move to'));
    await choose('Conference 2026');
    await waitFor(() => expect(server.callsOf(moveMessages)).toHaveLength(3), patience);
    expect(await told()).toEqual(['Moved to Conference 2026']);
    expect(
      mailbox
        .rows('f7')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Found 1', 'Found 2', 'Found 3']);
    press(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(mailbox.rows('f7')).toEqual([]), patience);
    const in_ = (folder: string) => mailbox.rows(folder).map(({ subject }) => subject);
    expect([in_('INBOX'), in_('Sent'), in_('f6')]).toEqual([
      expect.arrayContaining(['Found 3']),
      expect.arrayContaining(['Found 1']),
      expect.arrayContaining(['Found 2']),
    ]);
  });

  it('LST-64 ERR-19 puts back the mails of the one folder that refuses, and says which', async () => {
    const mailbox = mailboxWithFound(6);
    const refusing = answer(moveMessages, ({ body: { uids, sourceFolder, targetFolder } }) => {
      if (sourceFolder === 'Sent') throw new Problem('folder-not-found');
      return { msg: 'success', uids: mailbox.move(sourceFolder, uids, targetFolder) };
    });
    await search('Found', { mailbox, answers: [refusing] });
    await tick(/Found 1$/, /Found 2$/, /Found 3$/);
    press(await tool('Move to'));
    await choose('Conference 2026');
    expect(await told()).toEqual([
      '1 message in Sent wasn’t changed. Couldn’t move. The folder of this message doesn’t exist or was deleted.',
    ]);
    expect((await found(/Found 1$/)).textContent).toContain('[Sent] Found 1');
    expect(
      mailbox
        .rows('f7')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Found 2', 'Found 3']);
  });

  it('marks all that was found, on the other pages too', async () => {
    const { server, mailbox } = await search('Found', { mailbox: mailboxWithFound(150) });
    await found(/Found 3$/);
    press(await tool('Select'));
    await choose('All');
    expect(await screen.findByText('150 selected', {}, patience)).toBeDefined();
    press(await tool('Mark as'));
    await choose('Unread');
    await waitFor(() => expect(server.callsOf(flagMessages)).toHaveLength(3), patience);
    await told();
    const unread = ['INBOX', 'Sent', 'f6'].flatMap((folder) =>
      mailbox.rows(folder).filter((one) => !one.isRead && /^Found/.test(one.subject)),
    );
    expect(unread).toHaveLength(150);
  });

  it('says how far it is with very many, and stops where it is told to', async () => {
    const results = Array.from({ length: 3000 }, (_, index) => exampleRow({ uid: index + 1, subject: `Found ${index + 1}` }));
    const gates: (() => void)[] = [];
    const { server } = await search('Found', {
      answers: [
        answer(searchMessages, ({ query: { page, pageSize } }) => ({
          total: 3000,
          results: results.slice((page - 1) * pageSize, page * pageSize),
        })),
        answer(listFoundUids, () => ({ total: 3000, folders: [{ folder: 'INBOX', uids: results.map(({ uid }) => uid) }] })),
        answer(deleteMessages, () => new Promise((resolve) => gates.push(() => resolve({ msg: 'success' })))),
      ],
    });
    await found(/Found 1$/);
    press(await tool('Select'));
    await choose('All');
    press(await tool('Delete'));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect(question.getByRole('heading').textContent).toBe('Delete 3,000 messages?');
    press(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(gates).toHaveLength(4), patience);
    gates[0]?.();
    expect(await (await panel()).findByText('500 of 3,000 messages', {}, patience)).toBeDefined();
    await waitFor(() => expect(gates).toHaveLength(5), patience);
    press((await panel()).getByRole('button', { name: 'Stop' }));
    for (const open of gates) open();
    expect(await told()).toEqual(['Stopped after 2,500 messages.']);
    expect(server.callsOf(deleteMessages)).toHaveLength(5);
    toasts.clear();
  });

  it('LST-57 the keys of a list work on the row that has the keyboard', async () => {
    const { mailbox } = await search('评审');
    const hit = await found(/评审/);
    hit.focus();
    fireEvent.keyDown(hit, { key: 'Delete' });
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(mailbox.rows('Trash')).toHaveLength(1), patience);
  });
});

describe('the keys of what was found', () => {
  const keys = (...some: readonly string[]) => {
    for (const key of some) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  };
  const begin = async (count: number) => {
    const app = await search('Found', { mailbox: mailboxWithFound(count) });
    (await found(/Found 1$/)).focus();
    return app;
  };
  const subjects = (mailbox: ReturnType<typeof createMailbox>, folder: string) => mailbox.rows(folder).map(({ subject }) => subject);

  it('LST-07 V moves to a folder that is found by its letters', async () => {
    const { mailbox } = await begin(3);
    keys('v');
    await choose('Conference 2026');
    await waitFor(() => expect(subjects(mailbox, 'f7')).toEqual(['Found 1']), patience);
  });

  it('TAG-19 L puts a tag on the chosen mails of several folders', async () => {
    const { mailbox } = await begin(3);
    await tick(/Found 1$/, /Found 2$/);
    (await found(/Found 1$/)).focus();
    keys('l');
    press(await screen.findByRole('menuitemcheckbox', { name: '会议' }, patience));
    const tagged = () =>
      ['INBOX', 'Sent', 'f6'].flatMap((folder) =>
        mailbox
          .rows(folder)
          .flatMap(({ subject, tags }) => (/^Found/.test(subject) && tags.some(({ name }) => name === '会议') ? subject : [])),
      );
    await waitFor(() => expect(tagged().sort()).toEqual(['Found 1', 'Found 2']), patience);
  });

  it('TAG-22 ERR-42 M opens the remark of one mail, and of several says so', async () => {
    await begin(3);
    keys('m');
    expect(await screen.findByRole('dialog', { name: 'Note' }, patience)).toBeDefined();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await tick(/Found 1$/, /Found 2$/);
    (await found(/Found 1$/)).focus();
    keys('m');
    expect(await told()).toEqual(['Select only one message.']);
  });

  it('TAG-12 S with a number flags, and * with U, R and N chooses', async () => {
    const { mailbox } = await begin(3);
    const one = await found(/Found 1$/);
    for (const key of ['s', '4']) fireEvent.keyDown(one, { key });
    const flags = () => ['INBOX', 'Sent', 'f6'].flatMap((folder) => mailbox.rows(folder)).filter(({ subject }) => subject === 'Found 1');
    await waitFor(() => expect(flags()).toMatchObject([{ flagColor: 'blue' }]), patience);
    const chosen = async () => (await panel()).getAllByRole('row').filter((one) => one.getAttribute('aria-selected') === 'true').length;
    (await found(/Found 1$/)).focus();
    keys('*', 'r');
    await waitFor(async () => expect(await chosen()).toBe(3), patience);
    keys('*', 'u');
    await waitFor(async () => expect(await chosen()).toBe(0), patience);
  });

  it('LST-58 Shift and Delete ask before mail goes for good', async () => {
    const answers = [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', showsToolbarDelete: false }))];
    await search('Draft agenda', { answers });
    (await found(/Draft agenda/)).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Delete', shiftKey: true });
    expect((await screen.findByRole('alertdialog', {}, patience)).textContent).toContain('can’t be undone');
  });
});
