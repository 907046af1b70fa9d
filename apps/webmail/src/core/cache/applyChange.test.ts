// @vitest-environment node
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { applyChange, type CacheChange, staleKeys } from './applyChange.ts';

const inbox = ['message', 'list', 'INBOX'];
const folders = ['folder'];
const search = ['search'];

describe('staleKeys', () => {
  it.each<[string, CacheChange, readonly (readonly unknown[])[]]>([
    [
      'PSH-09 an arrival: the list of its folder and the folders',
      { type: 'message.added', folder: 'INBOX', uids: [9], isArrival: true },
      [inbox, folders],
    ],
    [
      'a change of mails: their list, the folders, searches, and each mail that is read',
      { type: 'message.changed', folder: 'INBOX', uids: [3, 4] },
      [inbox, folders, search, ['message', 'detail', 'INBOX', 3], ['message', 'detail', 'INBOX', 4]],
    ],
    [
      'a change of a whole folder: every mail of it that is read',
      { type: 'message.changed', folder: 'INBOX', uids: [] },
      [inbox, folders, search, ['message', 'detail', 'INBOX']],
    ],
    [
      'mails gone: their list, the folders, searches, and whether those that are open are there',
      { type: 'message.removed', folder: 'INBOX', uids: [3] },
      [inbox, folders, search, ['message', 'detail', 'INBOX', 3]],
    ],
    [
      'very many mails gone: what is open of their folder at once',
      { type: 'message.removed', folder: 'INBOX', uids: Array.from({ length: 51 }, (_, index) => index + 1) },
      [inbox, folders, search, ['message', 'detail', 'INBOX']],
    ],
    ['a folder: all folders', { type: 'folder.changed' }, [folders]],
    ['a tag: the tags, and every row that may carry it', { type: 'tag.changed' }, [['tag'], ['message', 'list'], search]],
    [
      'an event: open mails that may invite to it, and what the calendar shows',
      { type: 'calendar-event.changed', calendarEventId: 7 },
      [
        ['message', 'detail'],
        ['calendar', 'event'],
      ],
    ],
    ['a reminder: nothing', { type: 'calendar-event.due', calendarEventId: 7, startsAt: '2026-11-20T02:30:00.000Z' }, []],
    ['the calendars: all of them', { type: 'calendar.changed' }, [['calendar']]],
    ['a draft: the list of drafts and the folders', { type: 'draft.changed', draftId: 'd' }, [['message', 'list', 'Drafts'], folders]],
    ['a delivery: that of its mail', { type: 'delivery.changed', messageId: 'm@jinshu.example' }, [['delivery', 'm@jinshu.example']]],
    ['a contact: all contacts', { type: 'contact.changed' }, [['contact']]],
    ['a disk: everything on it', { type: 'disk.changed', disk: 'company' }, [['disk', 'company']]],
    ['the shares of files: all of them, and the marks in the drives', { type: 'file-share.changed' }, [['file-share'], ['disk']]],
    ['REV-25 a review: its lists, its mails and the count', { type: 'review.changed' }, [['review']]],
    ['a setting: all that the session is and may', { type: 'settings.changed' }, [['session']]],
    [
      'SMTP proxies: themselves, and the sender addresses',
      { type: 'settings-list.changed', resource: 'transefers' },
      [
        ['session', 'transefers'],
        ['session', 'compose'],
      ],
    ],
    ['a list of the settings: itself', { type: 'settings-list.changed', resource: 'whiters' }, [['session', 'whiters']]],
    [
      'BAK-66 a policy: all that the session is and may, the books, and whether messages can be recalled',
      { type: 'policy.changed' },
      [['session'], ['contact'], ['delivery']],
    ],
    ['a journal that no longer reaches back: everything', { type: 'resync' }, [[]]],
    [
      'what other windows may have done unheard: all that is shown but the letters',
      { type: 'window.returned' },
      [
        folders,
        ['message', 'list'],
        search,
        ['tag'],
        ['calendar'],
        ['contact'],
        ['disk'],
        ['file-share'],
        ['review'],
        ['delivery'],
        ['session'],
      ],
    ],
    ['lists that may have changed unheard', { type: 'list.stale' }, [['message', 'list'], ['review']]],
  ])('%s', (_, change, keys) => expect(staleKeys(change)).toEqual(keys));
});

describe('applyChange', () => {
  /** Creates a cache with one entry of each kind, and a function that returns the stale keys. */
  function filled() {
    const queryClient = new QueryClient();
    const keys = [
      [...inbox, { page: 1 }],
      ['message', 'list', 'Sent', { page: 1 }],
      ['message', 'detail', 'INBOX', 3],
      ['message', 'detail', 'INBOX', 4],
      folders,
      [...search, { keyword: 'x' }],
      ['session', 'login-info'],
    ];
    for (const key of keys) queryClient.setQueryData(key, {});
    return { queryClient, keys, stale: () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated) };
  }

  it('makes the answers that a change is about stale, and no other', () => {
    const { queryClient, stale } = filled();
    applyChange(queryClient, { type: 'message.changed', folder: 'INBOX', uids: [3] });
    expect(stale()).toEqual([[...inbox, { page: 1 }], ['message', 'detail', 'INBOX', 3], folders, [...search, { keyword: 'x' }]]);
  });

  it('takes several changes at once and asks for each answer once', () => {
    const { queryClient, stale } = filled();
    let asked = 0;
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate') asked += 1;
    });
    applyChange(
      queryClient,
      { type: 'message.removed', folder: 'INBOX', uids: [3] },
      { type: 'message.added', folder: 'Sent', uids: [7], isArrival: false },
      { type: 'folder.changed' },
    );
    expect(stale()).toEqual([
      [...inbox, { page: 1 }],
      ['message', 'list', 'Sent', { page: 1 }],
      ['message', 'detail', 'INBOX', 3],
      folders,
      [...search, { keyword: 'x' }],
    ]);
    expect(asked).toBe(5);
  });

  it('asks once more for what was asked for the first time when the change came', async () => {
    const queryClient = new QueryClient();
    const answers: ((text: string) => void)[] = [];
    const ask = () => new Promise<string>((resolve) => answers.push(resolve));
    const observer = new QueryObserver(queryClient, { queryKey: ['delivery', 'm@jinshu.example'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    applyChange(queryClient, { type: 'delivery.changed', messageId: 'm@jinshu.example' });
    answers[0]?.('before the change');
    await vi.waitFor(() => expect(answers).toHaveLength(2), 10_000);
    answers[1]?.('after it');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'), 10_000);
    stop();
  });

  it('makes everything stale when the journal no longer reaches back', () => {
    const { queryClient, keys, stale } = filled();
    applyChange(queryClient, { type: 'resync' });
    expect(stale()).toEqual(keys);
  });
});
