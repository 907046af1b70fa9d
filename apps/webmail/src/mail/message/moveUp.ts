import type { MessageRow } from '@jinshu/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type ListView, messagePages } from '../../core/cache/index.ts';

interface Page {
  count: number;
  results: MessageRow[];
}

/** The cached pages of one view of a folder, in order. */
type Pages = readonly Query[];

const viewOf = ({ queryKey }: Query) => queryKey[3] as ListView;
const dataOf = ({ state }: Query) => state.data as Page;
const isCurrent = ({ state }: Query): boolean => !state.isInvalidated && state.fetchStatus === 'idle';

/** Whether a page has all the rows that a list of `count` rows puts on it. */
const isFull = (query: Query, count: number): boolean => {
  const { page, pageSize } = viewOf(query);
  return dataOf(query).results.length === Math.min(pageSize, count - (page - 1) * pageSize);
};

/** The views of a folder whose cached pages contain all of these messages: what moves up in others, only the server knows. */
export function viewsWith(queryClient: QueryClient, folder: string, uids: ReadonlySet<number>): readonly Pages[] {
  const views = new Map<string, Query[]>();
  for (const query of queryClient.getQueryCache().findAll(messagePages(folder))) {
    if (query.state.data === undefined) continue;
    const name = JSON.stringify({ ...viewOf(query), page: 0 });
    views.set(name, [...(views.get(name) ?? []), query]);
  }
  const holdsAll = (pages: Pages) => {
    const held = new Set(pages.flatMap((query) => dataOf(query).results.map(({ uid }) => uid)));
    return [...uids].every((uid) => held.has(uid));
  };
  return [...views.values()].filter(holdsAll).map((pages) => pages.sort((a, b) => viewOf(a).page - viewOf(b).page));
}

/** Pages from one on that follow each other and are current, so that rows can move between them. */
function runFrom(pages: Pages, first: number): Pages {
  const [start, ...behind] = first < 0 ? [] : pages.slice(first);
  if (!start) return [];
  const end = behind.findIndex((query, index) => !isCurrent(query) || viewOf(query).page !== viewOf(start).page + index + 1);
  return [start, ...(end < 0 ? behind : behind.slice(0, end))];
}

/** Rows that moved up, and the pages that need nothing from the server for it. */
export interface MovedUp {
  complete: ReadonlySet<Query>;
  /** Puts the rows back on the pages that they came from. */
  undo: () => void;
}

/**
 * Fills pages that lost rows from the pages behind them, as far as those are cached and current. A page behind a gap is not complete: the
 * rows that move up to it are unknown.
 */
export function moveUp(queryClient: QueryClient, views: readonly Pages[]): MovedUp {
  const complete = new Set<Query>();
  const before: [Query, Page][] = [];
  // The response is as old as it was: only its rows are on another page.
  const write = (query: Query, page: Page) => queryClient.setQueryData(query.queryKey, page, { updatedAt: query.state.dataUpdatedAt });
  for (const pages of views) {
    const count = Math.min(...pages.map((query) => dataOf(query).count));
    const first = pages.findIndex((query) => !isFull(query, count));
    const untouched = first < 0 ? pages : pages.slice(0, first);
    const filled = runFrom(pages, first);
    const rows = filled.flatMap((query) => dataOf(query).results);
    for (const query of [...untouched, ...filled]) {
      const page = dataOf(query);
      const { pageSize } = viewOf(query);
      const start = filled.indexOf(query) * pageSize;
      before.push([query, page]);
      write(query, { ...page, count, results: start < 0 ? page.results : rows.slice(start, start + pageSize) });
      if (isCurrent(query) && isFull(query, count)) complete.add(query);
    }
  }
  return { complete, undo: () => before.forEach(([query, page]) => void write(query, page)) };
}
