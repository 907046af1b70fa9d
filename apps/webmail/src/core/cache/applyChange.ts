import type { Change } from '@jinshu/api';
import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { calendarKeys } from './calendarKeys.ts';
import { deliveryKeys } from './deliveryKeys.ts';
import { folderKeys } from './folder.queries.ts';
import { messageKeys } from './message.queries.ts';
import { ownChanges } from './ownChanges.ts';
import { searchKeys } from './searchKeys.ts';
import { sessionKeys } from './sessionKeys.ts';
import { tagKeys } from './tag.queries.ts';

/**
 * News for the cache: an entry of the journal, that the journal no longer reaches back, that lists may have changed unheard, or that another
 * window may have changed anything but what letters say.
 */
export type CacheChange = Change | { type: 'resync' } | { type: 'list.stale' } | { type: 'window.returned' };

/** Returns the query keys that a change makes stale. */
export function staleKeys(change: CacheChange): readonly QueryKey[] {
  switch (change.type) {
    case 'message.added':
      return [messageKeys.list(change.folder), folderKeys.all];
    case 'message.changed':
      return [messageKeys.list(change.folder), folderKeys.all, searchKeys.all, ...details(change)];
    case 'message.removed':
      // An open message checks whether it still exists.
      return [messageKeys.list(change.folder), folderKeys.all, searchKeys.all, ...removed(change)];
    case 'folder.changed':
      return [folderKeys.all];
    case 'tag.changed':
      return [tagKeys.all, messageKeys.lists, searchKeys.all];
    case 'draft.changed':
      return [messageKeys.list('Drafts'), folderKeys.all];
    case 'delivery.changed':
      return [deliveryKeys.of(change.messageId)];
    case 'calendar-event.changed':
      return [messageKeys.details, calendarKeys.events];
    case 'calendar-event.due':
      return [];
    case 'calendar.changed':
      return [calendarKeys.all];
    case 'contact.changed':
      return [['contact']];
    case 'disk.changed':
      return [['disk', change.disk]];
    case 'file-share.changed':
      return [['file-share'], ['disk']];
    case 'review.changed':
      return [['review']];
    case 'settings.changed':
      return [sessionKeys.all];
    case 'policy.changed':
      return [sessionKeys.all, ['contact'], ['delivery']];
    case 'settings-list.changed':
      // An SMTP proxy brings a sender address with it.
      return [[...sessionKeys.all, change.resource], ...(change.resource === 'transefers' ? [[...sessionKeys.all, 'compose']] : [])];
    case 'list.stale':
      return [messageKeys.lists, ['review']];
    case 'window.returned':
      return [
        folderKeys.all,
        messageKeys.lists,
        searchKeys.all,
        tagKeys.all,
        calendarKeys.all,
        ['contact'],
        ['disk'],
        ['file-share'],
        ['review'],
        ['delivery'],
        sessionKeys.all,
      ];
    case 'resync':
      return [[]]; // the empty prefix matches every key
  }
}

const details = ({ folder, uids }: { folder: string; uids: readonly number[] }): QueryKey[] =>
  uids.length === 0 ? [messageKeys.detailsIn(folder)] : uids.map((uid) => messageKeys.detail({ folder, uid }));

/** Up to this number of removed messages are invalidated one by one. */
const few = 50;

const removed = ({ folder, uids }: { folder: string; uids: readonly number[] }): QueryKey[] =>
  uids.length > few ? [messageKeys.detailsIn(folder)] : uids.map((uid) => messageKeys.detail({ folder, uid }));

/** Recently invalidated keys, with the time. */
const toldAt = new Map<string, { key: QueryKey; at: number }>();
const remembered = 500;

/** Applies changes to the cache. Report every change here instead of invalidating queries elsewhere. */
export function applyChange(queryClient: QueryClient, ...changes: readonly CacheChange[]): void {
  invalidate(queryClient, changes.flatMap(staleKeys));
}

/** Applies pushed changes to the cache. Skips the page's own changes that the cache already has, so that no data is requested twice. */
export function applyNews(queryClient: QueryClient, changes: readonly Change[], versions: readonly (readonly number[])[]): void {
  const keys = changes.flatMap((change, index) => {
    const whose = ownChanges.whose(versions[index] ?? []);
    if (whose === 'known') return [];
    return whose ? staleKeys(change).filter((key) => !isTold(key, whose.since)) : staleKeys(change);
  });
  invalidate(queryClient, keys);
}

const isTold = (key: QueryKey, since: number) =>
  [...toldAt.values()].some(({ key: told, at }) => at >= since && told.every((part, index) => key[index] === part));

function invalidate(queryClient: QueryClient, all: readonly QueryKey[]): void {
  const keys = new Map(all.map((key) => [JSON.stringify(key), key]));
  for (const [name, queryKey] of keys) {
    toldAt.delete(name);
    toldAt.set(name, { key: queryKey, at: performance.now() });
    askAgain(queryClient, { queryKey });
  }
  for (const name of toldAt.keys()) {
    if (toldAt.size <= remembered) break;
    toldAt.delete(name);
  }
}

/** Has what a filter finds asked for again: at once where it is shown. */
export function askAgain(queryClient: QueryClient, filter: QueryFilters): void {
  const begun = queryClient.getQueryCache().findAll(filter).filter(isFirstAnswer);
  void queryClient.invalidateQueries(filter);
  for (const { promise, queryKey: asked } of begun)
    void promise?.then(
      () => queryClient.invalidateQueries({ queryKey: asked, exact: true }),
      () => undefined,
    );
}

/**
 * Whether a query is waiting for its first response. The response may predate the change, and `invalidateQueries` doesn't request such a
 * query again. Messages are excluded, because opening a burn-after-reading message uses up a view.
 */
const isFirstAnswer = ({ queryKey, state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined && !(queryKey[0] === 'message' && queryKey[1] === 'detail');
