import { createApiClient } from '@jinshu/api/client';
import { QueryClient } from '@tanstack/react-query';
import { exampleFolder, exampleMessage, exampleRow } from './examples.ts';
import { createFakeServer, type FakeAnswer } from './fakeServer.ts';

/** Dependencies of the adapters, with a fake server and an empty cache. */
export function fakeDeps(...answers: readonly FakeAnswer[]) {
  const server = createFakeServer(...answers);
  const api = createApiClient({ prefix: 'http://fake.example/api', fetch: server.fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { api, queryClient, server };
}

/** Key of the first page of the inbox in the cache. */
export const inboxPage = ['message', 'list', 'INBOX', { page: 1 }];

/**
 * Puts an inbox with three messages into the cache. Message 1 is read; 2 and 3 are unread. Message 2 has been opened before. Returns the
 * data, and `now` to read it from the cache again.
 */
export function fillInbox(queryClient: QueryClient) {
  const rows = [exampleRow({ uid: 1 }), exampleRow({ uid: 2, isRead: false }), exampleRow({ uid: 3, isRead: false, flagColor: 'blue' })];
  const list = { count: 40, unseenCount: 5, results: rows };
  const folders = [exampleFolder({ unseenCount: 5 }), exampleFolder({ id: 2, rawName: 'Sent', unseenCount: 1 })];
  const opened = exampleMessage({ uid: 2, isRead: false });
  queryClient.setQueryData(inboxPage, list);
  queryClient.setQueryData(['folder'], folders);
  queryClient.setQueryData(['message', 'detail', 'INBOX', 2], opened);
  const now = () => ({
    list: queryClient.getQueryData(inboxPage),
    folders: queryClient.getQueryData(['folder']),
    opened: queryClient.getQueryData(['message', 'detail', 'INBOX', 2]),
  });
  return { rows, list, folders, opened, before: now(), now };
}
