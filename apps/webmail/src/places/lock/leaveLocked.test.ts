// @vitest-environment node
import { accountMachine } from '@jinshu/mail-machines';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleMessage, exampleRow } from '../../testing/examples.ts';
import { leaveLocked } from './leaveLocked.ts';

const locked = new Set(['f6', 'f7']);

function begin() {
  const account = createActor(accountMachine, {
    input: { userName: 'lin.yue', hasPush: false, idleAfter: 600, expiresAfter: 600, refreshedFor: 600 },
  });
  account.start();
  const tabs = () => account.getSnapshot().context.tabs.map(({ title }) => title);
  return { account, queryClient: new QueryClient(), tabs };
}

it('FLK-05 closes what is read of locked folders, burn mail without its question, and leaves the other tabs', () => {
  const { account, queryClient, tabs } = begin();
  account.send({ type: 'openMessage', folder: 'INBOX', uid: 1, title: 'inbox' });
  account.send({ type: 'openMessage', folder: 'f6', uid: 2, title: 'mine' });
  account.send({ type: 'openSearch', title: 'search', query: { keyword: 'mine' } });
  account.send({ type: 'openMessage', folder: 'f7', uid: 3, title: 'burn', isBurn: true });
  account.send({ type: 'openMessage', folder: 'f7', uid: 4, title: 'asked about', isBurn: true });
  account.send({ type: 'close', id: 'reading:f7:4' });
  leaveLocked({ account, queryClient }, locked);
  expect(tabs()).toEqual(['inbox', 'search']);
  expect(account.getSnapshot().context.questions).toEqual([]);
  account.stop();
});

it('FLK-04 keeps nothing of locked folders on the device: no list, no mail, no row of a search', () => {
  const { account, queryClient } = begin();
  const list = { count: 1, unseenCount: 0, results: [exampleRow({ uid: 1 })] };
  for (const folder of ['INBOX', 'f6']) {
    queryClient.setQueryData(['message', 'list', folder, { page: 1 }], list);
    queryClient.setQueryData(['message', 'detail', folder, 1], exampleMessage({ uid: 1 }));
  }
  const ofInbox = exampleRow({ folder: 'INBOX', uid: 1 });
  queryClient.setQueryData(['search', { keyword: 'a' }], { total: 9, results: [ofInbox, exampleRow({ folder: 'f7', uid: 2 })] });
  leaveLocked({ account, queryClient }, locked);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey }) => queryKey.slice(0, 3))).toEqual([
    ['message', 'list', 'INBOX'],
    ['message', 'detail', 'INBOX'],
    ['search', { keyword: 'a' }],
  ]);
  expect(queryClient.getQueryData(['search', { keyword: 'a' }])).toEqual({ total: 8, results: [ofInbox] });
  account.stop();
});
