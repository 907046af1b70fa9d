import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { DataGrid, type DataGridRowAction } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { ErrorState } from '../../parts/error-state/index.ts';
import type { AddressBookProps } from './AddressBook.tsx';
import { bookColumns } from './bookColumns.tsx';
import type { BookContact } from './contacts.ts';
import { letterOf, runsByLetter } from './letterOf.ts';
import { useContactDrag } from './useContactDrag.ts';

const keyOf = ({ id }: BookContact) => id;
const textOf = ({ name, address }: BookContact) => `${name} ${address}`;
const byLetter = ({ name, address }: BookContact) => letterOf(name || address);

/** The people of a page. Enter opens a card, F2 edits, Delete deletes, letters jump. */
export function People(props: AddressBookProps) {
  const { source, contacts, search, selectedKeys, isAllSelected = false, onEdit, onDelete, onWrite, onCopy, onPrefetch } = props;
  const { addressBook: words, contactPicker } = useStrings();
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => bookColumns(source, words, isNarrow), [source, words, isNarrow]);
  const focused = useRef<BookContact>(undefined);
  const actions = rowActionsOf({ words, onWrite, onEdit, onCopy, onDelete });
  const actionIds = actions.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows compare the array, and the ids say all that differs
  const rowActions = useMemo(() => (isNarrow ? actions.slice(0, 1) : actions), [actionIds, words, isNarrow]);
  const keys = useMemo(() => (isAllSelected ? new Set(contacts.map(keyOf)) : selectedKeys), [isAllSelected, contacts, selectedKeys]);
  const drag = useContactDrag(source === 'pab' && props.groupChooser !== undefined, keys);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = focused.current;
    if (!row || event.defaultPrevented || !(event.target as Element).closest('[data-key]')) return;
    if (event.key === 'F2' && onEdit) onEdit(row);
    else if (event.key === 'Delete' && onDelete) onDelete(keys.size > 0 ? 'selected' : row);
    else return;
    event.preventDefault();
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    const contact = contacts.find(({ id }) => id === key);
    if (contact) onPrefetch?.(contact);
  };
  if (props.errorMessage !== undefined) return <ErrorState title={props.errorMessage} onRetry={props.onRetry} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the rows pass through here
    <div style={{ display: 'contents' }} onKeyDown={onKeyDown} onPointerOver={onPointerOver} {...drag}>
      <DataGrid
        aria-label={contactPicker.people}
        columns={columns}
        rows={contacts}
        getKey={keyOf}
        textValue={textOf}
        rowSize="tall"
        selectionMode="multiple"
        selectedKeys={keys}
        onSelectionChange={props.onSelectionChange}
        onRowAction={props.onOpen}
        onFocusedChange={(row) => {
          focused.current = row;
          onPrefetch?.(row);
        }}
        sortDescriptor={props.sort}
        onSortChange={props.onSortChange}
        groupOf={isNarrow && runsByLetter(contacts.map(byLetter)) ? byLetter : undefined}
        rowActions={rowActions}
        onAction={(action, contact) => {
          if (action === 'write') onWrite?.(contact);
          else if (action === 'edit') onEdit?.(contact);
          else if (action === 'copy') onCopy?.(contact);
          else onDelete?.(contact);
        }}
        isLoading={props.isLoading}
        emptyState={<Nobody {...props} isSearch={search !== ''} />}
      />
    </div>
  );
}

function Nobody({ isSearch, source, onAdd, onImport }: AddressBookProps & { isSearch: boolean }) {
  const { addressBook: words, contactPicker } = useStrings();
  if (isSearch) return <EmptyState drawing="search" title={contactPicker.noneFound} />;
  return (
    <EmptyState title={contactPicker.nobody}>{source === 'pab' && (onAdd || onImport) ? words.emptyHelp : words.emptyBook}</EmptyState>
  );
}

interface RowActionParts extends Pick<AddressBookProps, 'onWrite' | 'onEdit' | 'onCopy' | 'onDelete'> {
  words: ReturnType<typeof useStrings>['addressBook'];
}

function rowActionsOf({ words, onWrite, onEdit, onCopy, onDelete }: RowActionParts): DataGridRowAction<BookContact>[] {
  return [
    ...(onWrite ? [{ id: 'write', label: words.write, icon: <Icon name="mail" size={16} /> }] : []),
    ...(onEdit ? [{ id: 'edit', label: words.edit, icon: <Icon name="edit" size={16} /> }] : []),
    ...(onCopy ? [{ id: 'copy', label: words.copy, icon: <Icon name="person_add" size={16} /> }] : []),
    ...(onDelete ? [{ id: 'delete', label: words.delete, icon: <Icon name="delete" size={16} /> }] : []),
  ];
}
