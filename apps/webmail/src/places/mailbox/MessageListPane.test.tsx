import {
  deleteMessages,
  downloadMessage,
  expungeMessages,
  flagMessages,
  getLoginInfo,
  listMessages,
  messageViews,
  moveMessages,
  Problem,
  readMessage,
  saveSetting,
} from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo, exampleNow, exampleRow } from '../../testing/examples.ts';
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
  toolbar,
} from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const notice = /云川二期项目验收安排/;
const agenda = /Draft agenda/;
const permitting = (overrides: Parameters<typeof exampleLoginInfo>[0]) =>
  answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', ...overrides }));
const listing = (...some: Parameters<typeof exampleRow>[0][]) =>
  answer(listMessages, () => ({ count: some.length, unseenCount: 0, results: some.map((one) => exampleRow(one)) }));

const named = (elements: HTMLElement[]) => elements.map((element) => element.getAttribute('aria-label'));

/** A mailbox with this number of messages in the inbox, the newest last, and none elsewhere. */
function mailboxOf(count: number): Mailbox {
  const mailbox = createMailbox();
  mailbox.move('INBOX', 'all', null);
  for (let at = count; at > 0; at -= 1) mailbox.add('INBOX', { subject: `Mail ${at}`, isRead: true });
  return mailbox;
}

describe('the toolbar of a list', () => {
  it.each([true, false])('LST-01 holds its menus and buttons in order, with Delete when allowed: %s', async (showsToolbarDelete) => {
    await openApp({ answers: [permitting({ showsToolbarDelete })] });
    await rows();
    const names = toolbar()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const allowed = showsToolbarDelete ? ['Delete'] : [];
    expect(names).toEqual(['Select', 'Sort', 'View', ...allowed, 'Mark as', 'Move to', 'More', 'Refresh', 'Reading pane', 'More search']);
  });

  it('LST-06 offers no moving in Drafts', async () => {
    const mailbox = createMailbox();
    mailbox.add('Drafts', { subject: 'Half a letter' });
    await openApp({ at: '/mailbox/innerbox/Drafts', mailbox });
    await rows();
    expect(toolbar().queryByRole('button', { name: 'Move to' })).toBeNull();
  });

  it('LST-07 moves to every folder but Drafts and the one that is open', async () => {
    await openApp();
    await tick(notice);
    press(tool('Move to'));
    expect(await entries()).toEqual(['Sent', 'Trash', 'Spam', '云川二期', 'Conference 2026']);
  });

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
  ])(
    'LST-08 PRM-07 with change_delete_button %s and disable_delete_button %s has Delete: %s',
    async (showsToolbarDelete, hidesDelete, shows) => {
      await openApp({ answers: [permitting({ showsToolbarDelete, hidesDelete })] });
      await rows();
      expect(toolbar().queryAllByRole('button', { name: 'Delete' })).toHaveLength(shows ? 1 : 0);
    },
  );

  it('LST-13 rests what acts on mails until some are chosen', async () => {
    await openApp();
    await rows();
    const acting = ['Delete', 'Mark as', 'Move to', 'More'];
    expect(acting.map((name) => tool(name).hasAttribute('disabled'))).toEqual([true, true, true, true]);
    await tick(notice);
    expect(acting.map((name) => tool(name).hasAttribute('disabled'))).toEqual([false, false, false, false]);
  });

  it.each(['Reply', 'Reply all', 'Forward', 'Forward as attachment', 'Send again'])(
    'LST-18 ERR-42 with two mails chosen, %s says that it takes one',
    async (kind) => {
      await openApp();
      await tick(notice, agenda);
      press(tool('More'));
      await choose(kind);
      expect(await told()).toEqual(['Select only one message.']);
      expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull();
    },
  );

  it('IMX-12 IMX-13 ERR-60 downloads the one mail that is chosen, and says so', async () => {
    // The page would go to where the link leads.
    const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { server } = await openApp();
    await tick(notice);
    press(tool('More'));
    await choose('Download');
    await waitFor(() => expect(downloads).toHaveBeenCalledOnce(), patience);
    expect(await told()).toEqual(['Download finished']);
    expect(server.callsOf(downloadMessage)).toMatchObject([{ query: { folder: 'INBOX' } }]);
  });
});

describe('what More offers', () => {
  const offered = async (at: string, overrides: Parameters<typeof exampleLoginInfo>[0] = {}) => {
    const mailbox = createMailbox();
    mailbox.add('Drafts', { subject: 'Half a letter' });
    await openApp({ at: `/mailbox/innerbox/${at}`, mailbox, answers: [permitting(overrides)] });
    press(within((await rows())[0] as HTMLElement).getByRole('checkbox'));
    press(tool('More'));
    return entries();
  };
  const forwarding = ['Forward', 'Forward as attachment', 'Send again'];

  it('LST-17 in Drafts is to download, to delete and the header', async () => {
    expect(await offered('Drafts')).toEqual(['Download', 'Message header', 'Delete']);
  });

  it.each([
    ['RED-12 PRM-05 forwards only where forwarding is allowed', { canForward: false }, forwarding],
    ['RED-13 downloads only where downloading is allowed', { canDownload: false }, ['Download']],
    ['RED-14 RED-15 deletes nothing where deleting is hidden', { hidesDelete: true }, ['Delete', 'Delete permanently']],
    ['RED-16 removes nothing for good where the toolbar has a delete button', { showsToolbarDelete: true }, ['Delete permanently']],
  ])('%s', async (_, overrides, missing) => {
    const all = [
      'Reply',
      'Reply all',
      ...forwarding,
      'Download',
      'Message header',
      'Message source',
      'Add sender to contacts',
      'Block sender',
      'Filter messages like this',
      'Reject',
      'Delete',
      'Delete permanently',
    ];
    expect(await offered('INBOX', { showsToolbarDelete: false, ...overrides })).toEqual(all.filter((entry) => !missing.includes(entry)));
  });

  it('PRM-05 forwards nothing by its key either', async () => {
    const { server } = await openApp({ answers: [permitting({ canForward: false })] });
    const one = await row(notice);
    one.focus();
    fireEvent.keyDown(one, { key: 'f' });
    fireEvent.keyDown(one, { key: 'r' });
    expect(await screen.findByRole('form', { name: 'Compose' }, patience)).toBeDefined();
    expect(server.callsOf(readMessage).filter(({ query }) => (query as { view?: number }).view === messageViews.forward)).toEqual([]);
  });

  it('LST-58 asks before it removes mail for good', async () => {
    const removed: unknown[] = [];
    const { server } = await openApp({
      answers: [
        permitting({ showsToolbarDelete: false }),
        answer(expungeMessages, ({ body }) => {
          removed.push(body.folder);
          return { msg: 'success' };
        }),
      ],
    });
    await tick(notice);
    press(tool('More'));
    await choose('Delete permanently');
    expect((await dialog()).textContent).toContain('Delete this message?This deletes permanently and can’t be undone.');
    expect(removed).toEqual([]);
    await confirm('Delete');
    await waitFor(() => expect(removed).toEqual(['INBOX']), patience);
    expect(server.callsOf(deleteMessages)).toEqual([]);
  });
});

describe('the line above a list', () => {
  it('LST-11 LST-65 marks all mail of the folder read, and offers it only while some is unread', async () => {
    const { server, mailbox } = await openApp();
    await rows();
    press(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(), patience);
    expect(server.callsOf(flagMessages)).toMatchObject([{ body: { uids: 'all', folder: 'INBOX', action: 'add', flags: ['\\Seen'] } }]);
    expect(mailbox.rows('INBOX').every(({ isRead }) => isRead)).toBe(true);
  });

  it('LST-12 says how many mails are chosen, and lets them go again', async () => {
    await openApp();
    await tick(notice, agenda);
    expect(screen.getByText('2 selected')).toBeDefined();
    press(screen.getByRole('button', { name: 'Cancel selection' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect((await row(notice)).getAttribute('aria-selected')).toBe('false');
  });
});

describe('the rows', () => {
  it('LST-21 have their columns in order', async () => {
    await openApp();
    await rows();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select',
      'State',
      'Sender',
      'Subject',
      'Tags',
      'Flag',
      'Actions',
      'Date',
      'Size',
    ]);
  });

  it('LST-22 name the first recipient in Sent, with an ellipsis where there are more', async () => {
    const mailbox = createMailbox();
    mailbox.add('Sent', { subject: 'Only one', to: [{ name: 'Amelia Hart', address: 'amelia.hart@northgate.example' }] });
    await openApp({ at: '/mailbox/innerbox/Sent', mailbox });
    expect(named(await rows())).toEqual(['Amelia Hart, Only one', '陈伟…, 春季研讨会：我们这边来四个人']);
    expect(screen.getByRole('columnheader', { name: 'Recipient' })).toBeDefined();
  });

  it.each([true, false])('LST-25 PRM-07 have a delete icon unless deleting is hidden: %s', async (hidesDelete) => {
    await openApp({ answers: [permitting({ hidesDelete })] });
    expect(within(await row(notice)).queryAllByRole('button', { name: 'Delete' })).toHaveLength(hidesDelete ? 0 : 1);
  });

  it('LST-31 that moved away cannot be chosen, nor can the header of a day', async () => {
    await openApp({ answers: [listing({ uid: 1, subject: 'Here' }, { uid: 2, subject: 'Elsewhere', isMoved: true })] });
    const header = (await screen.findByText('Today', {}, patience)).closest('[role=row]') as HTMLElement;
    const gone = await row(/Elsewhere/);
    expect([header, gone].map((one) => [within(one).queryByRole('checkbox'), one.getAttribute('aria-selected')])).toEqual([
      [null, null],
      [null, null],
    ]);
    press(gone);
    fireEvent.keyDown(await row(/Here/), { key: 'a', ctrlKey: true });
    expect(await screen.findByText('1 selected')).toBeDefined();
  });

  it('LST-34 LST-35 stand under days with their counts, in every other order without', async () => {
    const at = (hours: number) => new Date(Date.parse(exampleNow) - hours * 3_600_000).toISOString();
    const mails = [0, 0, 24, 48, 96, 120, 144].map((hours, uid) => ({ uid: uid + 1, sentAt: at(hours), arrivedAt: at(hours) }));
    await openApp({ answers: [listing(...mails)] });
    await rows();
    const days = () => [...document.querySelectorAll('[role=rowgroup] [aria-colspan="9"]')].map(({ textContent }) => textContent);
    expect(days()).toEqual(['Today2', 'Yesterday1', 'Day before yesterday1', 'Earlier3']);
    press(tool('Sort'));
    await choose('Smallest first');
    await waitFor(() => expect(days()).toEqual([]), patience);
  });
});

describe('the pages of a list', () => {
  /** A phone has them below the list as well. */
  const pages = () => within(screen.getAllByRole('navigation', { name: 'Pagination' })[0] as HTMLElement);
  const atPage = (name: string) => waitFor(() => pages().getByRole('button', { name: `Page ${name}` }), patience);
  const next = () => press(pages().getByRole('button', { name: 'Next page' }));

  it('LST-52 are the mails over the page size, rounded up', async () => {
    await openApp({ mailbox: mailboxOf(41) });
    expect(await atPage('1 / 3')).toBeDefined();
  });

  it('are fetched ahead where the pointer or the focus comes to the way there, and one by one where somebody goes on', async () => {
    const { server } = await openApp({ mailbox: mailboxOf(81) });
    await atPage('1 / 5');
    const offsets = () => server.callsOf(listMessages).map(({ query }) => (query as { offset: number }).offset);
    expect(offsets()).toEqual([0]);
    act(() => pages().getByRole('button', { name: 'Next page' }).focus());
    await waitFor(() => expect(offsets()).toEqual([0, 20]), patience);
    next();
    await atPage('2 / 5');
    await waitFor(() => expect(offsets()).toEqual([0, 20, 40]), patience);
    next();
    await atPage('3 / 5');
    await waitFor(() => expect(offsets()).toEqual([0, 20, 40, 60]), patience);
  });

  it('LST-49 LST-51 have another size at once, which is kept', async () => {
    const { server } = await openApp({ mailbox: mailboxOf(11) });
    await rows();
    press(pages().getByRole('button', { name: '20 per page' }));
    expect(await entries()).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await choose('10 per page');
    await atPage('1 / 2');
    await waitFor(() => expect(server.callsOf(saveSetting)).toEqual([{ body: { keyword: 'pageSize', value: 10 } }]), patience);
  });

  it('LST-55 step back when there are fewer than there were', async () => {
    const { mailbox } = await openApp({ mailbox: mailboxOf(41) });
    await atPage('1 / 3');
    next();
    await atPage('2 / 3');
    const [first] = mailbox.rows('INBOX');
    mailbox.move('INBOX', [first?.uid ?? 0], 'f6');
    next();
    expect(await atPage('2 / 2')).toBeDefined();
    expect(named(await rows())).toHaveLength(20);
  });

  it('LST-56 begin at the first again when the last mail of a page is deleted', async () => {
    await openApp({ mailbox: mailboxOf(41) });
    await atPage('1 / 3');
    next();
    await atPage('2 / 3');
    next();
    await tick(/Mail 41$/);
    press(tool('Delete'));
    await confirm('Delete');
    expect(await atPage('1 / 2')).toBeDefined();
  });
});

describe('what is done to mails', () => {
  it('LST-57 deleting asks first, then moves the mails to Trash', async () => {
    const { server, mailbox } = await openApp();
    await tick(notice, agenda);
    press(tool('Delete'));
    expect((await dialog()).textContent).toContain('Delete 2 messages?It moves to Trash.');
    expect(server.callsOf(deleteMessages)).toEqual([]);
    await confirm('Delete');
    await waitFor(() => expect(mailbox.rows('Trash')).toHaveLength(2), patience);
    expect(await told()).toEqual(['Moved to Trash']);
  });

  it('LST-57 deletes nothing when the question is answered with no', async () => {
    const { server } = await openApp();
    await tick(notice);
    press(tool('Delete'));
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect([server.callsOf(deleteMessages), (await row(notice)).getAttribute('aria-selected')]).toEqual([[], 'true']);
  });

  it('LST-64 ERR-19 a move that fails says so, and the mail is there again', async () => {
    const refuse = answer(moveMessages, () => {
      throw new Problem('internal');
    });
    await openApp({ answers: [refuse] });
    await tick(notice);
    press(tool('Move to'));
    await choose('Spam');
    expect(await told()).toEqual(['Couldn’t move.']);
    expect(await row(notice)).toBeDefined();
  });

  it('TAG-11 ERR-18 a mark that fails says so, and the mail is as it was', async () => {
    const refuse = answer(flagMessages, () => {
      throw new Problem('internal');
    });
    await openApp({ answers: [refuse] });
    await tick(notice);
    press(tool('Mark as'));
    await choose('Read');
    expect(await told()).toEqual(['Couldn’t flag.']);
    expect(within(await row(notice)).getByRole('img', { name: 'Unread' })).toBeDefined();
  });
});
