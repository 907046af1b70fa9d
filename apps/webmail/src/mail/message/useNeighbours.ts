import { listNeighbours, type MessageRef, type MessageSort, messageSorts, type SearchQuery } from '@jinshu/api';
import type { ListPosition, MailTab } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { cachedRow, messageKeys } from '../../core/cache/index.ts';
import { searchOptions } from '../search/index.ts';
import { prefetchMessage } from './openMessage.ts';

/** Number of messages fetched on each side. With two, the next neighbor is known before the response for the current message. */
const reach = 2;

/** List position of a message that wasn't opened from a list: its folder, newest first. */
export const wholeFolder: ListPosition = { sort: messageSorts[0], viewFilter: '' };

/** Message next to the open one, and the list position after moving there. */
export interface Neighbour {
  ref: MessageRef;
  position: ListPosition;
}

/** Returns the previous and next message in a list. */
function besideIn(mails: readonly MessageRef[], { folder, uid }: MessageRef): [MessageRef | undefined, MessageRef | undefined] {
  const here = mails.findIndex((mail) => mail.uid === uid && mail.folder === folder);
  return here < 0 ? [undefined, undefined] : [mails[here - 1], mails[here + 1]];
}

/**
 * Returns the neighbors of a message in its folder. A message that the filter excludes after it was read stays next to the one read after
 * it.
 */
function useBesideInFolder({ folder, uid, position }: MailTab): [Neighbour | undefined, Neighbour | undefined] {
  const { api } = useAccount();
  const { sort, viewFilter, sender, subject, content, trail = [{ folder, uid }], found } = position ?? wholeFolder;
  const list = [...messageKeys.neighbours(folder), sort, viewFilter, sender, subject, content].join('\n');
  const { data } = useQuery({
    queryKey: [...messageKeys.neighbours(folder), list, uid],
    queryFn: async ({ signal }) => {
      const narrowed = { viewFilter: viewFilter || undefined, sender: sender || undefined, subject: subject || undefined };
      const around = { folder, uid, limit: 2 * reach + 1, offset: 0, sort: sort as MessageSort, content: content || undefined };
      const { results } = await api.call(listNeighbours, { query: { ...around, ...narrowed } }, { signal });
      return { list, mails: results.map((mail) => ({ folder, uid: mail.uid })) };
    },
    enabled: found === undefined,
    // The answer about the mail before knows the next step from this one as well.
    placeholderData: (earlier) => (earlier?.list === list ? earlier : undefined),
  });
  const known = besideIn(data?.mails ?? [], { folder, uid });
  const walked = viewFilter === '' ? [] : besideIn(trail, { folder, uid });
  const step = (side: 0 | 1): Neighbour | undefined => {
    const ref = walked[side] ?? known[side];
    if (!ref) return undefined;
    const longer = walked[side] ? trail : side === 0 ? [ref, ...trail] : [...trail, ref];
    return { ref, position: { ...(position ?? wholeFolder), trail: longer } };
  };
  return [step(0), step(1)];
}

/** Returns the neighbors of a message in the search results. At the end of the loaded results, fetches the page before or after. */
function useBesideInSearch({ folder, uid, position }: MailTab): [Neighbour | undefined, Neighbour | undefined] {
  const { api } = useAccount();
  const { found, trail = [] } = position ?? {};
  const [previous, next] = besideIn(trail, { folder, uid });
  const goesBack = found !== undefined && !previous && found.first > 1;
  const goesOn = found !== undefined && !next && found.last < found.pages;
  const page = goesBack ? found.first - 1 : (found?.last ?? 0) + 1;
  const { data } = useQuery({
    ...searchOptions(api, { ...(found?.query as SearchQuery | undefined), page, pageSize: Number(found?.query.pageSize ?? 1) }),
    enabled: goesBack || goesOn,
    placeholderData: () => undefined,
  });
  const beyond = (data?.results ?? []).filter((mail) => !mail.isMoved).map((mail) => ({ folder: mail.folder, uid: mail.uid }));
  const to = (ref: MessageRef | undefined, change: Partial<ListPosition> = {}) =>
    ref && position ? { ref, position: { ...position, ...change } } : undefined;
  if (goesBack) return [to(beyond.at(-1), { trail: [...beyond, ...trail], found: { ...found, first: page } }), to(next)];
  if (goesOn) return [to(previous), to(beyond[0], { trail: [...trail, ...beyond], found: { ...found, last: page } })];
  return [to(previous), to(next)];
}

/**
 * Returns the previous and next message of the list that the message was opened from (RED-02, RED-03, RED-58). Once this message is loaded,
 * prefetches both without marking them as read, so that the next step is instant.
 */
export function useNeighbours(tab: MailTab, isThere: boolean) {
  const { api, queryClient } = useAccount();
  const inFolder = useBesideInFolder(tab);
  const inSearch = useBesideInSearch(tab);
  const [previous, next] = tab.position?.found ? inSearch : inFolder;
  const [before, after] = [previous, next].map((neighbour) => neighbour && JSON.stringify(neighbour.ref));
  useEffect(() => {
    if (!isThere) return;
    for (const beside of [after, before]) {
      if (beside === undefined) continue;
      const ref = JSON.parse(beside) as MessageRef;
      // Whether it counts its readings only a list says: what is on none waits until it is opened.
      const row = cachedRow(queryClient, ref);
      if (row) prefetchMessage({ api, queryClient }, { ...ref, isBurn: row.isBurn });
    }
  }, [isThere, before, after, api, queryClient]);
  return { previous, next };
}
