// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { cachedRow, patchMessage, patchRows } from '../../core/cache/message.queries.ts';
import { patchUnseen } from '../../core/cache/patchUnseen.ts';
import { exampleFolder, exampleRow } from '../../testing/examples.ts';

const page = (number: number) => ['message', 'list', 'INBOX', { page: number }];
const list = (...uids: number[]) => ({ count: 30, unseenCount: 2, results: uids.map((uid) => exampleRow({ uid, isRead: false })) });

function twoPages() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(page(1), list(1, 2));
  queryClient.setQueryData(page(2), list(2, 3));
  queryClient.setQueryData(['message', 'list', 'Sent', { page: 1 }], list(2));
  return queryClient;
}

describe('patchRows', () => {
  it('changes rows of the folder in every list on the device, and leaves other folders alone', () => {
    const queryClient = twoPages();
    patchRows(queryClient, 'INBOX', new Set([2]), (row) => ({ ...row, isRead: true }));
    const isRead = (key: unknown[]) => queryClient.getQueryData<ReturnType<typeof list>>(key)?.results.map((row) => row.isRead);
    expect([isRead(page(1)), isRead(page(2)), isRead(['message', 'list', 'Sent', { page: 1 }])]).toEqual([
      [false, true],
      [true, false],
      [false],
    ]);
  });

  it('takes rows away and counts them off', () => {
    const queryClient = twoPages();
    patchRows(queryClient, 'INBOX', new Set([1, 2]), () => null);
    expect(queryClient.getQueryData(page(1))).toEqual({ count: 28, unseenCount: 2, results: [] });
    expect(queryClient.getQueryData(page(2))).toEqual({ ...list(3), count: 29 });
  });

  it('puts everything back', () => {
    const queryClient = twoPages();
    patchRows(queryClient, 'INBOX', new Set([1, 2, 3]), () => null)();
    expect([queryClient.getQueryData(page(1)), queryClient.getQueryData(page(2))]).toEqual([list(1, 2), list(2, 3)]);
  });

  it('leaves a list alone that has not been loaded', () => {
    const queryClient = new QueryClient();
    void queryClient.prefetchQuery({ queryKey: page(1), queryFn: () => new Promise(() => undefined) });
    expect(() => patchRows(queryClient, 'INBOX', new Set([1]), () => null)()).not.toThrow();
  });
});

describe('TAG-02 patchUnseen', () => {
  it('changes the count of the folder, in the tree and above its lists', () => {
    const queryClient = twoPages();
    queryClient.setQueryData(['folder'], [exampleFolder({ unseenCount: 2 }), exampleFolder({ rawName: 'Sent', unseenCount: 4 })]);
    patchUnseen(queryClient, 'INBOX', -1);
    const unseen = (key: unknown[]) => queryClient.getQueryData<{ unseenCount: number }>(key)?.unseenCount;
    expect([unseen(page(1)), unseen(page(2)), unseen(['message', 'list', 'Sent', { page: 1 }])]).toEqual([1, 1, 2]);
    expect(queryClient.getQueryData<{ unseenCount: number }[]>(['folder'])?.map((folder) => folder.unseenCount)).toEqual([1, 4]);
  });

  it('never counts below nothing', () => {
    const queryClient = twoPages();
    patchUnseen(queryClient, 'INBOX', -9);
    expect(queryClient.getQueryData<{ unseenCount: number }>(page(1))?.unseenCount).toBe(0);
  });
});

it('cachedRow finds the row of a mail in any list of its folder', () => {
  const queryClient = twoPages();
  expect(cachedRow(queryClient, { folder: 'INBOX', uid: 3 })?.uid).toBe(3);
  expect(cachedRow(queryClient, { folder: 'INBOX', uid: 4 })).toBeUndefined();
});

it('patchMessage does not invent a mail that has not been read', () => {
  const queryClient = new QueryClient();
  patchMessage(queryClient, { folder: 'INBOX', uid: 1 }, (message) => ({ ...message, isRead: true }));
  expect(queryClient.getQueryData(['message', 'detail', 'INBOX', 1])).toBeUndefined();
});
