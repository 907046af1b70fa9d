import type { Query, QueryClient } from '@tanstack/react-query';
import { folderKeys } from './folder.queries.ts';
import { messagePages } from './message.queries.ts';

/** The age of a response, or that another one is in transit. */
const stateOf = ({ state }: Query) => (state.fetchStatus === 'fetching' ? 'fetching' : state.dataUpdatedAt);

/**
 * Watches for folder or list requests that the server handled before a change made by this page: their responses restore the old state.
 * Call the returned function after the server has responded to the change. It returns the queries to refetch.
 */
export function watchAnswers(queryClient: QueryClient, folder: string): () => ReadonlySet<Query> {
  const cache = queryClient.getQueryCache();
  const watched = () => [...cache.findAll({ queryKey: folderKeys.all }), ...cache.findAll(messagePages(folder))];
  const before = new Map(watched().map((query) => [query, stateOf(query)]));
  return () => new Set(watched().filter((query) => stateOf(query) === 'fetching' || stateOf(query) !== before.get(query)));
}
