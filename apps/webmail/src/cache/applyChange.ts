import type { Change } from '@jinshu/api';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { deliveryKeys } from '../delivery/delivery.queries.ts';
import { folderKeys } from '../folder/folder.queries.ts';
import { messageKeys } from '../message/message.queries.ts';
import { searchKeys } from '../search/searchKeys.ts';
import { sessionKeys } from '../session/session.queries.ts';
import { tagKeys } from '../tag/tag.queries.ts';

/** News for the cache: an entry of the journal, that the journal no longer reaches back, or that lists may have changed unheard. */
export type CacheChange = Change | { type: 'resync' } | { type: 'list.stale' };

/** Which answers a change makes stale. */
export function staleKeys(change: CacheChange): readonly QueryKey[] {
  switch (change.type) {
    case 'message.added':
      return [messageKeys.list(change.folder), folderKeys.all];
    case 'message.changed':
      return [messageKeys.list(change.folder), folderKeys.all, searchKeys.all, ...details(change)];
    case 'message.removed':
      return [messageKeys.list(change.folder), folderKeys.all, searchKeys.all];
    case 'folder.changed':
      return [folderKeys.all];
    case 'tag.changed':
      return [tagKeys.all, messageKeys.lists, searchKeys.all];
    case 'draft.changed':
      return [messageKeys.list('Drafts'), folderKeys.all];
    case 'delivery.changed':
      return [deliveryKeys.of(change.messageId)];
    case 'contact.changed':
      return [['contact']];
    case 'settings.changed':
      return [sessionKeys.all];
    case 'list.stale':
      return [messageKeys.lists];
    case 'resync':
      return [[]]; // the empty prefix matches every key
  }
}

const details = ({ folder, uids }: { folder: string; uids: readonly number[] }): QueryKey[] =>
  uids.length === 0 ? [messageKeys.detailsIn(folder)] : uids.map((uid) => messageKeys.detail({ folder, uid }));

/** The one door into the cache for news: whoever hears of a change calls it, nobody else invalidates. */
export function applyChange(queryClient: QueryClient, ...changes: readonly CacheChange[]): void {
  const keys = new Map(changes.flatMap(staleKeys).map((key) => [JSON.stringify(key), key]));
  for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
}
