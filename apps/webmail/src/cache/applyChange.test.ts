// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
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
    ['mails gone: their list, the folders and searches', { type: 'message.removed', folder: 'INBOX', uids: [3] }, [inbox, folders, search]],
    ['a folder: all folders', { type: 'folder.changed' }, [folders]],
    ['a tag: the tags, and every row that may carry it', { type: 'tag.changed' }, [['tag'], ['message', 'list'], search]],
    ['a draft: the list of drafts and the folders', { type: 'draft.changed', draftId: 'd' }, [['message', 'list', 'Drafts'], folders]],
    ['a delivery: that of its mail', { type: 'delivery.changed', messageId: 'm@jinshu.example' }, [['delivery', 'm@jinshu.example']]],
    ['a contact: all contacts', { type: 'contact.changed' }, [['contact']]],
    ['a setting: all that the session is and may', { type: 'settings.changed' }, [['session']]],
    ['a journal that no longer reaches back: everything', { type: 'resync' }, [[]]],
    ['lists that may have changed unheard', { type: 'list.stale' }, [['message', 'list']]],
  ])('%s', (_, change, keys) => expect(staleKeys(change)).toEqual(keys));
});

describe('applyChange', () => {
  /** A cache with one answer of each kind; answers the keys that are stale. */
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
    expect(stale()).toEqual([[...inbox, { page: 1 }], ['message', 'list', 'Sent', { page: 1 }], folders, [...search, { keyword: 'x' }]]);
    expect(asked).toBe(4);
  });

  it('makes everything stale when the journal no longer reaches back', () => {
    const { queryClient, keys, stale } = filled();
    applyChange(queryClient, { type: 'resync' });
    expect(stale()).toEqual(keys);
  });
});
