import { listMessages, type Message, type MessageRef, type MessageRow, type MessageSort, readMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { searchKeys } from './searchKeys.ts';

/** Page, order and filters of a folder's list. */
export interface ListView {
  folder: string;
  /** From 1. */
  page: number;
  pageSize: number;
  sort: MessageSort;
  /** A view filter of the contract; empty for all. */
  viewFilter: string;
  sender: string;
  subject: string;
  content: string;
}

export const messageKeys = {
  lists: ['message', 'list'] as const,
  list: (folder: string) => ['message', 'list', folder] as const,
  /** Below the list of the folder, since they go stale together. */
  neighbours: (folder: string) => ['message', 'list', folder, 'neighbours'] as const,
  details: ['message', 'detail'] as const,
  detailsIn: (folder: string) => ['message', 'detail', folder] as const,
  detail: ({ folder, uid }: MessageRef) => ['message', 'detail', folder, uid] as const,
  /** Below the mail, since news of it are news of whether it is there. */
  presence: ({ folder, uid }: MessageRef) => ['message', 'detail', folder, uid, 'presence'] as const,
  /** Content opened with a message password. */
  unlocked: ({ folder, uid }: MessageRef) => ['message', 'detail', folder, uid, 'unlocked'] as const,
};

const given = (text: string) => (text === '' ? undefined : text);

/** Returns the folder, order and filters of a view, as query parameters. */
export const listQuery = (view: ListView) => ({
  folder: view.folder,
  sort: view.sort,
  viewFilter: given(view.viewFilter),
  sender: given(view.sender),
  subject: given(view.subject),
  content: given(view.content),
});

/**
 * One page of a folder. The previous page stays on screen until it is loaded. The signal cancels a page that is no longer needed (LST-70).
 * A prefetched page doesn't affect the page on screen.
 */
export const messageListOptions = (api: ApiClient, view: ListView) =>
  queryOptions({
    queryKey: [...messageKeys.list(view.folder), view],
    queryFn: ({ signal }) =>
      api.call(listMessages, { query: { ...listQuery(view), limit: view.pageSize, offset: (view.page - 1) * view.pageSize } }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[2] === view.folder ? keepPreviousData(previous) : undefined),
  });

/**
 * One message. This query doesn't mark it as read; `openMessage` does. For a burn-after-reading message, every request counts as a view.
 * Never refetch it automatically.
 */
export const messageOptions = (api: ApiClient, ref: MessageRef, isBurn = false) =>
  queryOptions({
    queryKey: messageKeys.detail(ref),
    queryFn: ({ signal }) =>
      api.call(
        readMessage,
        { params: { uid: ref.uid }, query: { folder: ref.folder, view: undefined, isPrefetch: isBurn ? undefined : true } },
        { signal },
      ),
  });

type ListAnswer = { count: number; unseenCount: number; results: MessageRow[] };

/** Common fields of folder pages and search pages. */
type Rows = Omit<ListAnswer, 'unseenCount'> | { total: number; results: MessageRow[] };

/** The pages of a folder that are on the device, without what else is kept below its list. */
export const messagePages = (folder: string) => ({
  queryKey: messageKeys.list(folder),
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[3] !== 'neighbours',
});

/** The pages of a folder, and what else is kept below its list, from which a filter leaves out what has not the right marks. */
export const narrowedPages = (folder: string) => ({
  queryKey: messageKeys.list(folder),
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey.some((part) => (part as Partial<ListView> | null)?.viewFilter),
});

/** Returns all cached pages that may show messages of a folder: its own pages, and those of searches. */
const pagesWith = (queryClient: QueryClient, folder: string) => [
  ...queryClient.getQueriesData<Rows>(messagePages(folder)),
  ...queryClient.getQueriesData<Rows>({ queryKey: searchKeys.all }),
];

/** Returns the row of a message from any cached list, as a placeholder until the message is loaded. */
export function cachedRow(queryClient: QueryClient, { folder, uid }: MessageRef): MessageRow | undefined {
  for (const [, list] of pagesWith(queryClient, folder)) {
    const row = list?.results.find((result) => result.uid === uid && result.folder === folder);
    if (row) return row;
  }
  return undefined;
}

function withRows(list: Rows, results: MessageRow[]): Rows {
  const fewer = list.results.length - results.length;
  return 'total' in list ? { ...list, results, total: list.total - fewer } : { ...list, results, count: list.count - fewer };
}

/** The rows of now with those that were taken or changed as they were before, at their places. */
function putBack(before: readonly MessageRow[], now: readonly MessageRow[], isOurs: (row: MessageRow) => boolean): MessageRow[] {
  const left = new Map(now.map((row) => [`${row.folder}/${row.uid}`, row]));
  const back = before.flatMap((row) => {
    const key = `${row.folder}/${row.uid}`;
    const current = left.get(key);
    left.delete(key);
    return isOurs(row) ? row : (current ?? []);
  });
  return [...left.values(), ...back];
}

/**
 * Changes rows of a folder in every cached list. Returns a function that restores only these rows, since others may have changed in the
 * meantime.
 */
export function patchRows(
  queryClient: QueryClient,
  folder: string,
  uids: ReadonlySet<number>,
  patch: (row: MessageRow) => MessageRow | null,
): () => void {
  const isOurs = (row: MessageRow) => row.folder === folder && uids.has(row.uid);
  const before = pagesWith(queryClient, folder).flatMap(([key, list]) => (list ? [[key, list] as const] : []));
  for (const [key, list] of before) {
    if (list.results.some(isOurs)) {
      const results = list.results.flatMap((row) => (isOurs(row) ? (patch(row) ?? []) : row));
      queryClient.setQueryData<Rows>(key, withRows(list, results));
    }
  }
  return () => {
    for (const [key, list] of before) {
      queryClient.setQueryData<Rows>(key, (now) => now && withRows(now, putBack(list.results, now.results, isOurs)));
    }
  };
}

/** Changes a message in the cache, if it is there. */
export const patchMessage = (queryClient: QueryClient, ref: MessageRef, patch: (message: Message) => Message): void => {
  queryClient.setQueryData<Message>(messageKeys.detail(ref), (message) => message && patch(message));
};
