import type { ActionTarget, AddressBookProps, BookContact } from '@jinshu/ui/address-book';
import { useStrings } from '@jinshu/ui/provider';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { toRow } from './bookContact.ts';
import type { BookParts } from './bookParts.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import { useBookOffers } from './useBookOffers.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** Props of the page of a book. `askBeforeDeleting` opens the question before contacts of all pages are deleted. */
export function useBookPage(parts: BookParts, askBeforeDeleting: () => void) {
  const { control, data, selection, undo } = parts;
  const { view, show } = control;
  const intl = useIntl();
  const { addressBook: words } = useStrings();
  const prefetch = usePrefetch(view);
  const searchRef = useRef<HTMLInputElement>(null);
  const search = useTypedSearch(view.search, (text) => show({ search: text }, true));
  const { hasGroups, onDelete, ...offers } = useBookOffers(parts);
  const contacts = useMemo(() => {
    const names = new Map(data.groups.map(({ id, name }) => [id, name]));
    return data.people.map((person) => toRow(person, (id) => names.get(id)));
  }, [data.people, data.groups]);
  const { chosen, keys } = selection;
  const isPersonal = view.source === 'pab';
  // The user can't see the contacts of other pages that would be deleted.
  const remove =
    onDelete && ((target: ActionTarget) => (target === 'selected' && chosen.isAll ? askBeforeDeleting() : void onDelete(target)));
  const hasSelection = chosen.isAll || keys.size > 0;
  useShortcuts({
    '/': () => searchRef.current?.focus(),
    z: undo.undo,
    n: offers.onAdd,
    '#': hasSelection && remove && (() => remove('selected')),
    delete: hasSelection && remove && (() => remove('selected')),
    escape: hasSelection && selection.clear,
  });
  const props = {
    ...offers,
    source: view.source,
    title: data.node?.name ?? words.bookNames[view.source],
    note: !isPersonal && data.count > 0 ? intl.formatMessage(s.withBelow, { count: data.count }) : undefined,
    chips: isPersonal ? data.tree : [],
    selectedNodeId: view.nodeId,
    onNodeSelect: (nodeId) => show({ nodeId, search: '', contact: null }),
    search: search.text,
    onSearchChange: search.onChange,
    searchRef,
    contacts,
    total: data.count,
    page: view.page,
    onPageChange: (page) => show({ page, contact: null }),
    onPrefetchPage: prefetch.page,
    pageSize: view.pageSize,
    onPageSizeChange: (pageSize) => show({ pageSize: pageSize as 10 }),
    sort: { column: view.sort, direction: view.isDescending ? 'descending' : 'ascending' },
    onSortChange: ({ column, direction }) => show({ sort: column as 'name', isDescending: direction === 'descending' }, true),
    selectedKeys: keys,
    onSelectionChange: selection.select,
    isAllSelected: chosen.isAll,
    onSelectAll: selection.selectAll,
    onOpen: ({ id, address }: BookContact) => show({ contact: isPersonal ? id : address }),
    onPrefetch: ({ id, address }: BookContact) => prefetch.card({ id: Number(id), address }),
    onDelete: remove,
    isLoading: data.isLoading,
    errorMessage: data.error ? describeProblem(intl, data.error) : undefined,
    onRetry: data.retry,
  } satisfies AddressBookProps;
  return { props, hasGroups, canDelete: remove !== undefined };
}
