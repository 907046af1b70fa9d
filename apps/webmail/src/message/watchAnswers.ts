import type { Query, QueryClient } from '@tanstack/react-query';
import { folderKeys } from '../folder/folder.queries.ts';
import { messagePages } from './message.queries.ts';

/** How often an answer was written, or that another one is on its way. */
const stateOf = ({ state }: Query) => (state.fetchStatus === 'fetching' ? 'fetching' : state.dataUpdateCount);

/**
 * Looks, from a change of this page on, whether folders or pages of a folder were asked for before the server had made it: such an answer
 * brings back what was. Answers which those are, once the server has answered: they have to be asked for again.
 */
export function watchAnswers(queryClient: QueryClient, folder: string): () => ReadonlySet<Query> {
  const cache = queryClient.getQueryCache();
  const watched = () => [...cache.findAll({ queryKey: folderKeys.all }), ...cache.findAll(messagePages(folder))];
  const before = new Map(watched().map((query) => [query, stateOf(query)]));
  return () => new Set(watched().filter((query) => stateOf(query) === 'fetching' || stateOf(query) !== before.get(query)));
}
