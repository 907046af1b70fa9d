import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { ContactSource } from '../../mail/contact-picker/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import type { SortDescriptor } from '../../parts/data-grid/index.ts';
import { Pagination } from '../../parts/pagination/index.ts';
import * as styles from './AddressBook.css.ts';
import { BookBar } from './BookBar.tsx';
import { BOOK_PAGE_SIZE, type BookContact, type BookNode, type ExportForm } from './contacts.ts';
import { People } from './People.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** Target of an action: one contact, or the selected ones. */
export type ActionTarget = BookContact | 'selected';

/** Props of {@link AddressBook}. An action whose handler is left out is left out. */
export interface AddressBookProps {
  source: ContactSource;
  /** Name of the group, department, category or domain. */
  title: string;
  /** A few words about it, such as the number of people in it. */
  note?: string | undefined;
  /** Groups for the row of chips on phones, where the tree is in a drawer. */
  chips?: readonly BookNode[] | undefined;
  selectedNodeId?: string | undefined;
  onNodeSelect?: ((nodeId: string) => void) | undefined;
  search: string;
  onSearchChange: (search: string) => void;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** The people of the page that is shown. */
  contacts: readonly BookContact[];
  /** Number of contacts on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  onPrefetchPage?: ((page: number) => void) | undefined;
  /** @default {@link BOOK_PAGE_SIZE} */
  pageSize?: number | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  sort?: SortDescriptor | undefined;
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Whether the contacts of all pages are selected. @default false */
  isAllSelected?: boolean | undefined;
  /** Selects the contacts of all pages. */
  onSelectAll?: (() => void) | undefined;
  /** Opens the card of a contact. */
  onOpen: (contact: BookContact) => void;
  /** The pointer or the focus has come to a contact. */
  onPrefetch?: ((contact: BookContact) => void) | undefined;
  onWrite?: ((target: ActionTarget) => void) | undefined;
  /** Writes to the whole group or department. */
  onWriteAll?: (() => void) | undefined;
  onAdd?: (() => void) | undefined;
  onEdit?: ((contact: BookContact) => void) | undefined;
  onDelete?: ((target: ActionTarget) => void) | undefined;
  /** Copies contacts into the personal address book. */
  onCopy?: ((target: ActionTarget) => void) | undefined;
  /** Keeps contacts that were added automatically. */
  onPromote?: ((target: ActionTarget) => void) | undefined;
  /** The `GroupChooser` of the selected contacts. */
  groupChooser?: ((close: () => void) => ReactNode) | undefined;
  onDuplicates?: (() => void) | undefined;
  /** Deletes all contacts that were added automatically. */
  onEmpty?: (() => void) | undefined;
  onImport?: (() => void) | undefined;
  onExport?: ((form: ExportForm) => void) | undefined;
  onExportSelected?: ((form: ExportForm) => void) | undefined;
  exportForms?: readonly ExportForm[] | undefined;
  /** Shows how to use the exported files. */
  onTutorial?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** Error shown if loading the contacts failed. */
  errorMessage?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The `ContactCard` of the open contact. */
  card?: ReactNode;
  className?: string | undefined;
}

/** The people of an address book, and what can be done with them. The tree is in a `BookSidebar`. */
export function AddressBook(props: AddressBookProps) {
  const { addressBook: words } = useStrings();
  const { selectedKeys, isAllSelected = false, chips = [], onAdd, card } = props;
  const hasSelection = isAllSelected || selectedKeys.size > 0;
  return (
    <div className={clsx(styles.root, props.className)}>
      <BookBar {...props} />
      {chips.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
        <div role="group" aria-label={words.trees[props.source]} className={styles.chips}>
          {chips.map(({ id, name, count }) => (
            <Button
              key={id}
              size="small"
              className={styles.chip}
              aria-pressed={id === props.selectedNodeId}
              onPress={() => props.onNodeSelect?.(id)}
            >
              {count === undefined ? name : `${name} ${count}`}
            </Button>
          ))}
        </div>
      )}
      {hasSelection && <SelectionBar {...props} />}
      <div className={styles.body}>
        <div className={styles.people}>
          <People {...props} />
          <div className={styles.foot}>
            <Pagination
              page={props.page}
              pageSize={props.pageSize ?? BOOK_PAGE_SIZE}
              total={props.total}
              onPageChange={props.onPageChange}
              onPrefetch={props.onPrefetchPage}
              onPageSizeChange={props.onPageSizeChange}
              formatRange={words.range}
              formatPageSize={words.pageSize}
            />
          </div>
        </div>
        {card}
      </div>
      {onAdd && (
        <div className={styles.addRound}>
          <IconButton
            label={words.add}
            tone="accent"
            variant="solid"
            size="large"
            icon={<Icon name="person_add" size={20} />}
            onPress={onAdd}
            hasNoTooltip
          />
        </div>
      )}
    </div>
  );
}
