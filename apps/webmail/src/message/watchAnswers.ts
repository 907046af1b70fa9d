import type { Query, QueryClient } from '@tanstack/react-query';
import { askAgain } from '../cache/applyChange.ts';
import { folderKeys } from '../folder/folder.queries.ts';
import { messagePages } from './message.queries.ts';

/** How often an answer was written, or that another one is on its way. */
const stateOf = ({ state }: Query) => (state.fetchStatus === 'fetching' ? 'fetching' : state.dataUpdateCount);

/**
 * Looks, from a change of this page on, whether folders or pages of a folder were asked for before the server had made it: such an answer
 * brings back what was. Answers how to ask for those again, once the server has answered.
 */
export function watchAnswers(queryClient: QueryClient, folder: string): () => void {
  const cache = queryClient.getQueryCache();
  const watched = () => [...cache.findAll({ queryKey: folderKeys.all }), ...cache.findAll(messagePages(folder))];
  const before = new Map(watched().map((query) => [query, stateOf(query)]));
  return () => {
    for (const query of watched()) {
      const state = stateOf(query);
      if (state === 'fetching' || state !== before.get(query)) askAgain(queryClient, { queryKey: query.queryKey, exact: true });
    }
  };
}
