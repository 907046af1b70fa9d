import { type ActionTarget, AddressBook, type BookContact } from '@jinshu/ui/address-book';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useStrings } from '@jinshu/ui/provider';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import type { BookDialog } from './BookScreen.tsx';
import { addressOf, collectedNode } from './bookAddress.ts';
import { toRow } from './bookContact.ts';
import { ContactCardPane } from './ContactCardPane.tsx';
import { contactsStrings as s } from './contacts.strings.ts';
import { GroupsOfSelection } from './GroupsOfSelection.tsx';
import type { BookActionSet } from './useBookActions.ts';
import type { BookData } from './useBookData.ts';
import { useBookOffers } from './useBookOffers.ts';
import type { BookViewControl } from './useBookView.ts';
import { usePrefetch } from './usePrefetch.ts';
import type { SelectionControl } from './useSelection.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import type { useUndo } from './useUndo.ts';

export interface BookProps {
  control: BookViewControl;
  data: BookData;
  selection: SelectionControl;
  actions: BookActionSet;
  undo: ReturnType<typeof useUndo>;
  onDialog: (dialog: BookDialog) => void;
}

/** The people of a book, with the card of the open one. */
export function Book(props: BookProps) {
  const { control, data, selection, actions, undo } = props;
  const { view, show } = control;
  const intl = useIntl();
  const { rights } = useAccount();
  const goTo = useGoTo();
  const { addressBook: words } = useStrings();
  const prefetch = usePrefetch(view);
  const searchRef = useRef<HTMLInputElement>(null);
  const search = useTypedSearch(view.search, (text) => show({ search: text }, true));
  const [isAsked, setAsked] = useState(false);
  const { hasGroups, onDelete, ...offers } = useBookOffers(props);
  const contacts = useMemo(() => {
    const names = new Map(data.groups.map(({ id, name }) => [id, name]));
    return data.people.map((person) => toRow(person, (id) => names.get(id)));
  }, [data.people, data.groups]);
  const { chosen, keys } = selection;
  // What is on other pages too can't be seen before it goes.
  const remove = onDelete && ((target: ActionTarget) => (target === 'selected' && chosen.isAll ? setAsked(true) : void onDelete(target)));
  const open = ({ id, address }: BookContact) => show({ contact: view.source === 'pab' ? id : address });
  const hasSelection = chosen.isAll || keys.size > 0;
  useShortcuts({
    '/': () => searchRef.current?.focus(),
    z: undo.undo,
    n: offers.onAdd,
    '#': hasSelection && remove && (() => remove('selected')),
    delete: hasSelection && remove && (() => remove('selected')),
    escape: hasSelection && selection.clear,
  });
  return (
    <>
      <AddressBook
        {...offers}
        source={view.source}
        title={data.node?.name ?? words.bookNames[view.source]}
        note={view.source !== 'pab' && data.count > 0 ? intl.formatMessage(s.withBelow, { count: data.count }) : undefined}
        chips={view.source === 'pab' ? data.tree : []}
        selectedNodeId={view.nodeId}
        onNodeSelect={(nodeId) => show({ nodeId, search: '', contact: null })}
        search={search.text}
        onSearchChange={search.onChange}
        searchRef={searchRef}
        contacts={contacts}
        total={data.count}
        page={view.page}
        onPageChange={(page) => show({ page, contact: null })}
        onPrefetchPage={prefetch.page}
        pageSize={view.pageSize}
        onPageSizeChange={(pageSize) => show({ pageSize: pageSize as 10 })}
        sort={{ column: view.sort, direction: view.isDescending ? 'descending' : 'ascending' }}
        onSortChange={({ column, direction }) => show({ sort: column as 'name', isDescending: direction === 'descending' }, true)}
        selectedKeys={keys}
        onSelectionChange={selection.select}
        isAllSelected={chosen.isAll}
        onSelectAll={selection.selectAll}
        onOpen={open}
        onPrefetch={({ id, address }) => prefetch.card({ id: Number(id), address })}
        onDelete={remove}
        groupChooser={hasGroups ? (close) => <GroupsOfSelection {...{ selection, data, actions, close }} /> : undefined}
        onEmpty={remove && view.nodeId === collectedNode && data.count > 0 ? () => setAsked(true) : undefined}
        isLoading={data.isLoading}
        errorMessage={data.error ? describeProblem(intl, data.error) : undefined}
        onRetry={data.retry}
        card={
          view.contact !== null && (
            <ContactCardPane
              key={view.contact}
              control={control}
              onEdit={rights.canChange ? (id) => goTo(addressOf({ ...view, contact: null, edit: id })) : undefined}
              onAdd={offers.onCopy}
            />
          )
        }
      />
      {isAsked && (
        <AlertDialog
          isOpen
          tone="danger"
          title={intl.formatMessage(s.deleteAllTitle, { count: data.count })}
          confirmLabel={words.delete}
          onOpenChange={setAsked}
          onConfirm={() => {
            setAsked(false);
            void actions.removeAll();
          }}
        >
          {intl.formatMessage(s.deleteAllHelp)}
        </AlertDialog>
      )}
    </>
  );
}
