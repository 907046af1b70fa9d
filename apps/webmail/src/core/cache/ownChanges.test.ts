import { type Change, changesHeader, flagMessages, listFolders } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { applyChange, applyNews } from './applyChange.ts';
import { ownChanges } from './ownChanges.ts';

const flag = { body: { uids: [1], folder: 'INBOX', action: 'add' as const, flags: ['\\Seen'] } };
const changed: Change = { type: 'message.changed', folder: 'INBOX', uids: [1] };

/** Server whose response the test releases. The response claims these journal versions. */
function server(versions: string) {
  const asked = Promise.withResolvers<() => void>();
  const api = ownChanges.watch(
    createApiClient({
      prefix: 'http://fake.example/api',
      fetch: () =>
        new Promise((resolve) => {
          asked.resolve(() => resolve(Response.json({ msg: 'success' }, { headers: { [changesHeader]: versions } })));
        }),
    }),
  );
  // The client asks a moment after it was called.
  return { api, answer: () => void asked.promise.then((respond) => respond()) };
}

/** Shows a folder list and returns a function that counts its requests. */
async function shown(queryClient: QueryClient) {
  let asked = 0;
  const observer = new QueryObserver(queryClient, { queryKey: ['folder'], queryFn: async () => (asked += 1) });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  return () => asked;
}

it('knows the versions of a call, before or after the push of them', async () => {
  const { api, answer } = server('1001,1002');
  const call = api.call(flagMessages, flag, { onChanges: ownChanges.know });
  const pending = ownChanges.pending();
  expect([pending instanceof Promise, ownChanges.whose([1001])]).toEqual([true, undefined]);
  answer();
  await Promise.all([call, pending]);
  expect([ownChanges.pending(), ownChanges.whose([1001]), ownChanges.whose([1001, 1002]), ownChanges.whose([1002, 1003])]).toEqual([
    undefined,
    'known',
    'known',
    undefined,
  ]);
});

it('waits for no call that only reads', () => {
  const { api } = server('');
  void api.call(listFolders);
  expect(ownChanges.pending()).toBeUndefined();
});

it('asks for nothing again when what it has told comes back as news, and for all that others changed', async () => {
  const queryClient = new QueryClient();
  const asked = await shown(queryClient);
  const { api, answer } = server('2001');
  const call = api.call(flagMessages, flag);
  answer();
  await call;
  applyChange(queryClient, changed);
  await vi.waitFor(() => expect([asked(), queryClient.isFetching()]).toEqual([2, 0]));
  applyNews(queryClient, [changed], [[2001]]);
  expect([asked(), queryClient.isFetching()]).toEqual([2, 0]);
  applyNews(queryClient, [changed], [[2002]]);
  await vi.waitFor(() => expect(asked()).toBe(3));
});

it('asks once for what nobody has told of a change of its own', async () => {
  const queryClient = new QueryClient();
  const asked = await shown(queryClient);
  const { api, answer } = server('3001');
  // An invalidation before the call doesn't cover the call's change.
  applyChange(queryClient, changed);
  await vi.waitFor(() => expect(asked()).toBe(2));
  const call = api.call(flagMessages, flag);
  answer();
  await call;
  applyNews(queryClient, [changed], [[3001]]);
  await vi.waitFor(() => expect(asked()).toBe(3));
});
