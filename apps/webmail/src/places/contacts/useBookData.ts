import type { BookNode } from '@jinshu/ui/address-book';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { groupsOptions, nodesOptions, type PlacedNode, peopleOptions } from './book.queries.ts';
import { type BookView, collectedNode, wholeBook } from './bookAddress.ts';
import { contactsStrings as s } from './contacts.strings.ts';

/** Returns a tree of the nodes of a book. A node whose parent is hidden is at the top. */
export function nodeTree(nodes: readonly PlacedNode[]): BookNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = Map.groupBy(nodes, ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const draw = (parentId: string): BookNode[] =>
    (below.get(parentId) ?? []).map(({ id, name, count }) => ({ id, name, count, children: draw(id) }));
  return draw('');
}

const noNodes: readonly PlacedNode[] = [];

/** The tree of a book and the people of the page. */
export function useBookData(view: BookView) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { source, nodeId } = view;
  const groups = useQuery(groupsOptions(api));
  const tree = useQuery({ ...nodesOptions(api, source === 'pab' ? 'oab' : source), enabled: source !== 'pab' });
  const nodes = source === 'pab' ? noNodes : (tree.data ?? noNodes);
  const { contact: _contact, edit: _edit, ...shown } = view;
  const people = useQuery(peopleOptions(api, shown));
  const own = groups.data;
  const shownTree = useMemo((): BookNode[] => {
    if (source !== 'pab') return nodeTree(nodes);
    if (!own) return [];
    const { contactCount, ungroupedCount, collectedCount, results } = own;
    const isShown = collectedCount > 0 || nodeId === collectedNode;
    return [
      { id: wholeBook, name: formatMessage(s.all), count: contactCount },
      { id: '0', name: formatMessage(s.noGroup), count: ungroupedCount },
      ...(isShown ? [{ id: collectedNode, name: formatMessage(s.collected), count: collectedCount }] : []),
      ...results.map(({ id, name, count }) => ({ id: String(id), name, count, isOwn: true })),
    ];
  }, [source, nodes, own, nodeId, formatMessage]);
  const node = source === 'pab' ? shownTree.find(({ id }) => id === nodeId) : nodes.find(({ id }) => id === nodeId);
  return {
    tree: shownTree,
    nodes,
    node,
    groups: own?.results ?? [],
    contactCount: own?.contactCount,
    people: people.data?.results ?? [],
    count: people.data?.count ?? 0,
    /** The last page, once it is known. */
    lastPage: people.data && !people.isPlaceholderData ? Math.max(1, Math.ceil(people.data.count / view.pageSize)) : undefined,
    isLoading: people.isPending,
    isRefreshing: people.isFetching,
    error: people.error ?? (source === 'pab' ? groups.error : tree.error),
    retry: () => {
      void people.refetch();
      void (source === 'pab' ? groups : tree).refetch();
    },
  };
}

export type BookData = ReturnType<typeof useBookData>;
