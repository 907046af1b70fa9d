import { clsx } from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { ChoiceTree } from '../../foundation/tree-core/ChoiceTree.tsx';
import type { ContactSource, PickerNode } from '../../mail/contact-picker/index.ts';
import { SourceChoice } from '../../mail/contact-picker/SourceChoice.tsx';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn, type DataGridRowAction } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import { Pagination } from '../../parts/pagination/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import * as styles from './AddressBook.css.ts';

/** Default number of contacts per page of an address book. */
export const BOOK_PAGE_SIZE = 10;

/** Format of an exported address book, by the program that reads it. */
export type ExportForm = 'general' | 'foxmail' | 'outlook';

/** Contact in an address book. */
export interface BookContact {
  id: string;
  name: string;
  address: string;
  mobile?: string | undefined;
  /** Department and position, or company. */
  detail?: string | undefined;
}

/** Props of {@link AddressBook}. An action whose handler is left out is left out. */
export interface AddressBookProps {
  /** The books that are offered, in their order. */
  sources: readonly ContactSource[];
  source: ContactSource;
  onSourceChange: (source: ContactSource) => void;
  /** Groups, departments, categories or domains of the book. */
  tree: readonly PickerNode[];
  selectedNodeId?: string | undefined;
  onNodeSelect: (nodeId: string) => void;
  /** Content below the tree: buttons that create and change groups. */
  treeActions?: ReactNode;
  search: string;
  onSearchChange: (search: string) => void;
  /** The people of the page that is shown. */
  contacts: readonly BookContact[];
  /** Number of contacts on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** @default {@link BOOK_PAGE_SIZE} */
  pageSize?: number | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Called to write a message to the selected contacts, or to the contact of a row. */
  onWrite?: ((contacts: readonly BookContact[]) => void) | undefined;
  onAdd?: (() => void) | undefined;
  onEdit?: ((contact: BookContact) => void) | undefined;
  /** Called to delete the selected contacts, after the user has confirmed. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** Called to put the selected contacts into groups. */
  onDistribute?: ((ids: readonly string[]) => void) | undefined;
  /** Called to copy the selected contacts into the personal address book. */
  onCopy?: ((ids: readonly string[]) => void) | undefined;
  onImport?: (() => void) | undefined;
  onExport?: ((form: ExportForm) => void) | undefined;
  /** The forms that an export is offered in. @default the general one alone */
  exportForms?: readonly ExportForm[] | undefined;
  /** Called to show how to use the exported files. */
  onTutorial?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** Error shown if loading the contacts failed. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

const general: readonly ExportForm[] = ['general'];
const keyOf = ({ id }: BookContact) => id;
const textOf = ({ name, address }: BookContact) => `${name} ${address}`;

/** One of the address books: its tree, the people in it, and what can be done with them. */
export function AddressBook(props: AddressBookProps) {
  const { addressBook: words, contactPicker } = useStrings();
  return (
    <div className={clsx(styles.root, props.className)}>
      <div className={styles.side}>
        <SourceChoice sources={props.sources} source={props.source} onSourceChange={props.onSourceChange} />
        <ChoiceTree
          // Another book has another tree, opened as it is at first.
          key={`${props.source}-${props.tree.length > 0}`}
          label={contactPicker.sources[props.source]}
          nodes={props.tree}
          selectedId={props.selectedNodeId}
          onSelect={props.onNodeSelect}
        />
        {props.treeActions}
      </div>
      <div className={styles.main}>
        <BookBar {...props} />
        <People {...props} />
        <div className={styles.foot}>
          <Pagination
            page={props.page}
            pageSize={props.pageSize ?? BOOK_PAGE_SIZE}
            total={props.total}
            onPageChange={props.onPageChange}
            onPageSizeChange={props.onPageSizeChange}
            formatRange={words.range}
            formatPageSize={words.pageSize}
          />
        </div>
      </div>
    </div>
  );
}

function BookBar(props: AddressBookProps) {
  const { contacts, selectedKeys, onWrite, onAdd, onDelete, onDistribute, onCopy, onImport } = props;
  const { addressBook: words, contactPicker } = useStrings();
  const [asks, setAsks] = useState(false);
  const chosen = contacts.filter(({ id }) => selectedKeys.has(id));
  const ids = chosen.map(keyOf);
  const hasNone = chosen.length === 0;
  return (
    <div className={styles.bar}>
      {onAdd && (
        <Button tone="accent" icon={<Icon name="person_add" />} onPress={onAdd}>
          {words.add}
        </Button>
      )}
      {onWrite && (
        <Button isDisabled={hasNone} icon={<Icon name="mail" />} onPress={() => onWrite(chosen)}>
          {words.write}
        </Button>
      )}
      {onCopy && (
        <Button isDisabled={hasNone} icon={<Icon name="person_add" />} onPress={() => onCopy(ids)}>
          {words.copy}
        </Button>
      )}
      {onDistribute && (
        <Button isDisabled={hasNone} icon={<Icon name="people" />} onPress={() => onDistribute(ids)}>
          {words.distribute}
        </Button>
      )}
      {onDelete && (
        <Button isDisabled={hasNone} icon={<Icon name="delete" />} onPress={() => setAsks(true)}>
          {words.delete}
        </Button>
      )}
      {onImport && (
        <Button icon={<Icon name="arrow_import" />} onPress={onImport}>
          {words.import}
        </Button>
      )}
      <ExportButton {...props} />
      <span role="status" className={styles.note}>
        {!hasNone && words.chosen(chosen.length)}
      </span>
      <div className={styles.search}>
        <SearchField
          label={contactPicker.searchPeople}
          placeholder={contactPicker.searchPeople}
          value={props.search}
          onChange={props.onSearchChange}
        />
      </div>
      {asks && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.deleteQuestion(chosen.length)}
          confirmLabel={words.delete}
          onOpenChange={setAsks}
          onConfirm={() => {
            setAsks(false);
            onDelete?.(ids);
          }}
        >
          {words.deleteConsequence}
        </AlertDialog>
      )}
    </div>
  );
}

/** One form is exported by a press, several are a menu; how the files are used stands with them. */
function ExportButton({ onExport, exportForms = general, onTutorial }: AddressBookProps) {
  const { addressBook: words } = useStrings();
  if (!onExport) return null;
  const [only] = exportForms;
  if (exportForms.length === 1 && only && !onTutorial)
    return (
      <Button icon={<Icon name="arrow_export" />} onPress={() => onExport(only)}>
        {words.export}
      </Button>
    );
  return (
    <MenuTrigger>
      <Button icon={<Icon name="arrow_export" />} iconAfter={<Icon name="chevron_down" />}>
        {words.export}
      </Button>
      <Menu aria-label={words.export} onAction={(key) => (key === 'tutorial' ? onTutorial?.() : onExport(key as ExportForm))}>
        {[
          ...exportForms.map((form) => (
            <MenuItem key={form} id={form}>
              {words.exportForms[form]}
            </MenuItem>
          )),
          ...(onTutorial
            ? [
                <MenuItem key="tutorial" id="tutorial" icon={<Icon name="question_circle" />}>
                  {words.tutorial}
                </MenuItem>,
              ]
            : []),
        ]}
      </Menu>
    </MenuTrigger>
  );
}

function People({ contacts, search, isLoading, errorMessage, selectedKeys, onSelectionChange, onEdit, onWrite }: AddressBookProps) {
  const { addressBook: words, contactPicker } = useStrings();
  const columns = useMemo<DataGridColumn<BookContact>[]>(
    () => [
      { id: 'name', name: contactPicker.columns.name, cell: ({ name, address }) => <bdi>{name || address}</bdi>, width: 188 },
      { id: 'address', name: contactPicker.columns.address, cell: ({ address }) => <bdi>{address}</bdi>, minWidth: 160 },
      { id: 'mobile', name: words.mobile, cell: ({ mobile }) => mobile, width: 140, showsFrom: 'medium' },
      { id: 'detail', name: words.detail, cell: ({ detail }) => detail, width: 200, showsFrom: 'medium' },
    ],
    [words, contactPicker],
  );
  const [canEdit, canWrite] = [onEdit !== undefined, onWrite !== undefined];
  const rowActions = useMemo((): readonly DataGridRowAction<BookContact>[] => {
    const write = { id: 'write', label: words.write, icon: <Icon name="mail" size={16} /> };
    const edit = { id: 'edit', label: words.edit, icon: <Icon name="edit" size={16} /> };
    return [...(canWrite ? [write] : []), ...(canEdit ? [edit] : [])];
  }, [canEdit, canWrite, words]);
  if (errorMessage !== undefined)
    return (
      <p role="alert" className={styles.failure}>
        {errorMessage}
      </p>
    );
  return (
    <DataGrid
      aria-label={contactPicker.people}
      columns={columns}
      rows={contacts}
      getKey={keyOf}
      textValue={textOf}
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={onSelectionChange}
      onRowAction={onEdit}
      rowActions={rowActions}
      onAction={(action, contact) => (action === 'edit' ? onEdit?.(contact) : onWrite?.([contact]))}
      isLoading={isLoading}
      emptyState={<EmptyState title={search === '' ? contactPicker.nobody : contactPicker.noneFound} />}
    />
  );
}
