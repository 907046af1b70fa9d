// @vitest-environment node
import { deleteMessages, flagMessages, moveMessages, Problem } from '@jinshu/api';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { messageKeys } from '../../core/cache/message.queries.ts';
import { firstView } from '../../core/cache/useListView.ts';
import { fakeDeps, fillInbox, inboxPage } from '../../testing/deps.ts';
import { exampleRow, exampleTags } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { markRead, moveTo, moveToTrash, setFlag, setTag } from './message.mutations.ts';

const done = { msg: 'success' };
const refuse = () => {
  throw new Problem('folder-not-found');
};
const all = [answer(flagMessages, () => done), answer(moveMessages, () => done), answer(deleteMessages, () => done)];
const refusals = [answer(flagMessages, refuse), answer(moveMessages, refuse), answer(deleteMessages, refuse)];

/** The inbox on screen with all rows selected. */
function chosenInbox(answers = all) {
  const deps = fakeDeps(...answers);
  const inbox = fillInbox(deps.queryClient);
  return { ...deps, inbox, chosen: { folder: 'INBOX', uids: [1, 2, 3], rows: inbox.rows } };
}

describe('what is done to mails shows at once', () => {
  it('TAG-01 TAG-02 marks read in list, open mail and counts before the server answers', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    const pending = markRead(deps, chosen, true);
    expect(inbox.now()).toEqual({
      list: { count: 40, unseenCount: 3, results: inbox.rows.map((row) => ({ ...row, isRead: true })) },
      folders: [{ ...inbox.folders[0], unseenCount: 3 }, inbox.folders[1]],
      opened: { ...inbox.opened, isRead: true },
    });
    await pending;
    expect(deps.server.callsOf(flagMessages)).toMatchObject([
      { body: { uids: [1, 2, 3], folder: 'INBOX', action: 'add', flags: ['\\Seen'] } },
    ]);
  });

  it('TAG-03 marks unread and counts up by the mails that were read', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    await markRead(deps, chosen, false);
    expect(inbox.now().list).toEqual({ count: 40, unseenCount: 6, results: inbox.rows.map((row) => ({ ...row, isRead: false })) });
    expect(deps.server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'remove', flags: ['\\Seen'] } }]);
  });

  it('TAG-08 a colour replaces the one before', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    await setFlag(deps, chosen, 'grey');
    expect(inbox.now().list).toMatchObject({ results: [{ flagColor: 'grey' }, { flagColor: 'grey' }, { flagColor: 'grey' }] });
    expect(deps.server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'add', flags: ['umail-gray'] } }]);
  });

  it('TAG-09 taking the flag off names the colours that were there', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    await setFlag(deps, chosen, null);
    expect(inbox.now().list).toMatchObject({ results: [{ flagColor: null }, { flagColor: null }, { flagColor: null }] });
    expect(deps.server.callsOf(flagMessages)).toMatchObject([{ body: { action: 'remove', flags: ['umail-blue'] } }]);
  });

  it('TAG-09 takes the flag off a whole folder, whichever colours its other mails have', async () => {
    const { chosen, ...deps } = chosenInbox();
    await setFlag(deps, { ...chosen, uids: 'all' }, null);
    expect(deps.server.callsOf(flagMessages)).toMatchObject([{ body: { uids: 'all', action: 'remove', flags: ['\\flagged'] } }]);
  });

  it('a tag goes on once and comes off again', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    const [tag] = exampleTags;
    await setTag(deps, chosen, tag, true);
    await setTag(deps, { ...chosen, rows: deps.queryClient.getQueryData<typeof inbox.list>(inboxPage)?.results ?? [] }, tag, true);
    expect(inbox.now().list).toMatchObject({ results: [{ tags: [tag] }, { tags: [tag] }, { tags: [tag] }] });
    await setTag(deps, chosen, tag, false);
    expect(inbox.now().list).toMatchObject({ results: [{ tags: [] }, { tags: [] }, { tags: [] }] });
  });

  it('LST-71 moved mails leave the list and its counts, and the other list is asked for again', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    deps.queryClient.setQueryData(['message', 'list', 'f6', { page: 1 }], inbox.list);
    const pending = moveTo(deps, chosen, 'f6');
    expect(inbox.now().list).toEqual({ count: 37, unseenCount: 3, results: [] });
    await pending;
    expect(deps.server.callsOf(moveMessages)).toMatchObject([{ body: { uids: [1, 2, 3], sourceFolder: 'INBOX', targetFolder: 'f6' } }]);
    expect(deps.queryClient.getQueryState(['message', 'list', 'f6', { page: 1 }])?.isInvalidated).toBe(true);
  });

  it('LST-57 deleted mails go to Trash', async () => {
    const { inbox, chosen, ...deps } = chosenInbox();
    await moveToTrash(deps, { ...chosen, uids: 'all' });
    expect(inbox.now().list).toEqual({ count: 37, unseenCount: 3, results: [] });
    expect(deps.server.callsOf(deleteMessages)).toMatchObject([{ body: { uids: 'all', folder: 'INBOX' } }]);
  });
});

it('PSH-09 a page that is on its way when its mails are deleted is asked for once more, not twice', async () => {
  const { inbox, chosen, ...deps } = chosenInbox();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return inbox.list;
  };
  const shown = new QueryObserver(deps.queryClient, { queryKey: inboxPage, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const leave = shown.subscribe(() => undefined);
  // As after a move just before.
  void deps.queryClient.invalidateQueries({ queryKey: inboxPage });
  expect(asked).toBe(1);
  await moveToTrash(deps, chosen);
  expect(asked).toBe(2);
  leave();
});

describe('rows of the next page move up', () => {
  const view = { ...firstView('INBOX', 3), sort: 'REVERSE ARRIVAL' as const };
  const pageOf = (page: number) => [...messageKeys.list('INBOX'), { ...view, page }];
  const rowsFrom = (uid: number, count = 3) => Array.from({ length: count }, (_, index) => exampleRow({ uid: uid + index }));

  /** A folder of eight messages: its pages on the device, and what they show of it. */
  function cachedFolder(pages: readonly number[], answers = all) {
    const deps = fakeDeps(...answers);
    for (const page of pages)
      deps.queryClient.setQueryData(pageOf(page), {
        count: 8,
        unseenCount: 0,
        results: rowsFrom(page * 3 - 2, page === 3 ? 2 : 3),
      });
    const shown = () =>
      pages.map((page) => {
        const { data, isInvalidated } = deps.queryClient.getQueryState<{ count: number; results: { uid: number }[] }>(pageOf(page)) ?? {};
        return { count: data?.count, uids: data?.results.map(({ uid }) => uid), isInvalidated };
      });
    return { ...deps, shown, chosen: { folder: 'INBOX', uids: [1, 3], rows: [exampleRow({ uid: 1 }), exampleRow({ uid: 3 })] } };
  }

  it('LST-71 fills the page from those behind it and asks for none of them', async () => {
    const { shown, chosen, ...deps } = cachedFolder([1, 2, 3]);
    await moveTo(deps, chosen, 'f6');
    expect(shown()).toEqual([
      { count: 6, uids: [2, 4, 5], isInvalidated: false },
      { count: 6, uids: [6, 7, 8], isInvalidated: false },
      { count: 6, uids: [], isInvalidated: false },
    ]);
  });

  it('LST-71 asks again for the pages whose rows are not all on the device', async () => {
    const { shown, chosen, ...deps } = cachedFolder([1, 2]);
    await moveTo(deps, chosen, 'f6');
    expect(shown()).toEqual([
      { count: 6, uids: [2, 4, 5], isInvalidated: false },
      { count: 6, uids: [6], isInvalidated: true },
    ]);
  });

  it('LST-71 takes nothing from a page behind a gap, and asks for both', async () => {
    const { shown, chosen, ...deps } = cachedFolder([1, 3]);
    await moveTo(deps, chosen, 'f6');
    expect(shown()).toEqual([
      { count: 6, uids: [2], isInvalidated: true },
      { count: 8, uids: [7, 8], isInvalidated: true },
    ]);
  });

  it('LST-71 asks for every page where the messages are on none of them', async () => {
    const { shown, chosen, ...deps } = cachedFolder([2, 3]);
    await moveTo(deps, chosen, 'f6');
    expect(shown().map(({ isInvalidated }) => isInvalidated)).toEqual([true, true]);
  });

  it('LST-64 puts the rows of all pages back where the server refuses', async () => {
    const { shown, chosen, ...deps } = cachedFolder([1, 2, 3], refusals);
    await expect(moveTo(deps, chosen, 'f6')).rejects.toMatchObject({ code: 'folder-not-found' });
    expect(shown().map(({ count, uids }) => ({ count, uids }))).toEqual([
      { count: 8, uids: [1, 2, 3] },
      { count: 8, uids: [4, 5, 6] },
      { count: 8, uids: [7, 8] },
    ]);
  });
});

describe('what the server refuses is put back', () => {
  it.each([
    ['TAG-11 read', markRead, true],
    ['TAG-11 unread', markRead, false],
    ['TAG-11 a flag', setFlag, 'red'],
    ['LST-64 a move', moveTo, 'f6'],
    ['LST-57 a delete', moveToTrash, undefined],
  ] as const)('%s', async (_, act, value) => {
    const { inbox, chosen, ...deps } = chosenInbox(refusals);
    await expect((act as (...all: unknown[]) => Promise<void>)(deps, chosen, value)).rejects.toMatchObject({ code: 'folder-not-found' });
    const { list, folders } = inbox.now();
    expect({ list, folders }).toEqual({ list: inbox.before.list, folders: inbox.before.folders });
  });

  it('an open mail is asked for again', async () => {
    const { chosen, ...deps } = chosenInbox(refusals);
    await expect(setFlag(deps, chosen, 'red')).rejects.toThrow();
    expect(deps.queryClient.getQueryState(['message', 'detail', 'INBOX', 2])?.isInvalidated).toBe(true);
  });
});
