import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { ChoiceTree } from '../../foundation/tree-core/ChoiceTree.tsx';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { PageSteps } from '../../parts/pagination/PageSteps.tsx';
import { SearchField } from '../../parts/search-field/index.ts';
import { ChosenBox } from './ChosenBox.tsx';
import * as styles from './ContactPicker.css.ts';
import {
  type ChosenContact,
  type ChosenContacts,
  type ContactSource,
  chosenAddresses,
  findNode,
  isChosen,
  type PickerContact,
  type PickerNode,
  type RecipientKind,
  recipientKinds,
  withAdded,
  without,
} from './chosen.ts';
import { SourceChoice } from './SourceChoice.tsx';

export interface ContactPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Address books to choose from, in order. */
  sources: readonly ContactSource[];
  source: ContactSource;
  onSourceChange: (source: ContactSource) => void;
  /** Departments, groups or domains of the source. */
  tree: readonly PickerNode[];
  selectedNodeId?: string | undefined;
  onNodeSelect: (nodeId: string) => void;
  search: string;
  onSearchChange: (search: string) => void;
  /** The people of the page that is shown. */
  contacts: readonly PickerContact[];
  /** Number of contacts on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** @default 20 */
  pageSize?: number | undefined;
  isLoading?: boolean | undefined;
  /** Error shown if loading the contacts failed. */
  errorMessage?: string | undefined;
  /** Fields of the message; only one if recipients can't see each other. @default To, Cc and Bcc */
  kinds?: readonly RecipientKind[] | undefined;
  /** Field that selected contacts go to initially. @default the first of `kinds` */
  defaultKind?: RecipientKind | undefined;
  /** Contacts that are already in the fields. */
  defaultChosen?: ChosenContacts | undefined;
  /**
   * Called with all selected contacts when the user confirms, and when the dialog is unmounted with unconfirmed changes. The caller closes
   * the dialog.
   */
  onConfirm: (chosen: ChosenContacts) => void;
}

const nobody: ChosenContacts = { to: [], cc: [], bcc: [] };

/** Dialog that selects people, departments and lists for the fields of a message. Selected contacts go to the active field on the right. */
export function ContactPicker({ isOpen, onOpenChange, sources, source, onSourceChange, ...props }: ContactPickerProps) {
  const strings = useStrings().contactPicker;
  const [begun] = useState(props.defaultChosen ?? nobody);
  const [chosen, setChosen] = useState(begun);
  const isDone = useRef(false);
  const leave = useEffectEvent(() => {
    if (isOpen && !isDone.current && chosen !== begun) props.onConfirm(chosen);
  });
  // The message can be unmounted while the dialog is open. Save the selection made so far.
  useLayoutEffect(() => {
    isDone.current = !isOpen;
    return () => leave();
  }, [isOpen]);
  const count = recipientKinds.reduce((sum, kind) => sum + chosen[kind].length, 0);
  return (
    <Dialog
      title={strings.title}
      size="large"
      height={640}
      isFlush
      className={styles.dialog}
      isOpen={isOpen}
      onOpenChange={(next) => {
        isDone.current = true;
        onOpenChange(next);
      }}
      headerEnd={<SourceChoice className={styles.sources} sources={sources} source={source} onSourceChange={onSourceChange} />}
      footerStart={strings.shiftHint}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{strings.cancel}</Button>
          <Button
            tone="accent"
            // Removing all contacts is a valid change.
            isDisabled={count === 0 && chosen === begun}
            onPress={() => {
              isDone.current = true;
              props.onConfirm(chosen);
            }}
          >
            {strings.confirm(count)}
          </Button>
        </>
      )}
    >
      <Panes {...props} source={source} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

interface PanesProps extends Omit<ContactPickerProps, 'isOpen' | 'onOpenChange' | 'sources' | 'onSourceChange'> {
  chosen: ChosenContacts;
  onChoose: (chosen: ChosenContacts) => void;
}

function Panes({ chosen, onChoose, kinds = recipientKinds, ...props }: PanesProps) {
  const strings = useStrings().contactPicker;
  const [active, setActive] = useState<RecipientKind>(props.defaultKind ?? kinds[0] ?? 'to');
  const node = findNode(props.tree, props.selectedNodeId);
  const add = (added: readonly ChosenContact[]) => onChoose(withAdded(chosen, active, added));
  return (
    <div className={styles.panes}>
      <div className={styles.treePane}>
        <ChoiceTree
          // Another book has another tree, opened as it is at first.
          key={`${props.source}-${props.tree.length > 0}`}
          label={strings.sources[props.source]}
          nodes={props.tree}
          selectedId={props.selectedNodeId}
          onSelect={props.onNodeSelect}
        />
      </div>
      <div className={styles.middle}>
        <div className={styles.find}>
          <SearchField
            className={styles.search}
            label={strings.search(node?.name)}
            placeholder={strings.search(node?.name)}
            value={props.search}
            onChange={props.onSearchChange}
          />
          {node?.address !== undefined && (
            <Button onPress={() => add([{ address: node.address ?? '', name: node.name }])}>{strings.addWhole}</Button>
          )}
        </div>
        <People {...props} chosen={chosen} onAdd={add} onRemove={(gone) => onChoose(without(chosen, gone))} />
        <PageSteps
          page={props.page}
          pages={Math.ceil(props.total / (props.pageSize ?? 20))}
          total={strings.total(props.total)}
          onPageChange={props.onPageChange}
        />
      </div>
      <div className={styles.chosenPane}>
        {kinds.map((kind) => (
          <ChosenBox
            key={kind}
            kind={kind}
            contacts={chosen[kind]}
            isActive={kind === active}
            onActivate={() => setActive(kind)}
            onRemove={(gone) => onChoose(without(chosen, gone))}
          />
        ))}
      </div>
    </div>
  );
}

interface PeopleProps extends Pick<ContactPickerProps, 'contacts' | 'isLoading' | 'errorMessage' | 'search'> {
  chosen: ChosenContacts;
  onAdd: (added: readonly ChosenContact[]) => void;
  onRemove: (gone: readonly ChosenContact[]) => void;
}

const keyOf = ({ id }: PickerContact) => id;
const textOf = ({ name, address }: PickerContact) => `${name} ${address}`;

function People({ contacts, isLoading, errorMessage, search, chosen, onAdd, onRemove }: PeopleProps) {
  const strings = useStrings().contactPicker;
  const columns = useMemo<DataGridColumn<PickerContact>[]>(
    () => [
      { id: 'name', name: strings.columns.name, cell: ({ name, address }) => name || address, width: 112 },
      { id: 'address', name: strings.columns.address, cell: ({ address }) => address },
      { id: 'detail', name: strings.columns.detail, cell: ({ detail }) => detail, width: 104 },
    ],
    [strings],
  );
  const addresses = useMemo(() => chosenAddresses(chosen), [chosen]);
  const selected = new Set(contacts.filter((contact) => isChosen(addresses, contact)).map(keyOf));
  if (errorMessage !== undefined)
    return (
      <p role="alert" className={styles.message}>
        {errorMessage}
      </p>
    );
  return (
    <DataGrid
      aria-label={strings.people}
      columns={columns}
      rows={contacts}
      getKey={keyOf}
      textValue={textOf}
      selectionMode="multiple"
      selectedKeys={selected}
      isLoading={isLoading}
      emptyState={<p className={styles.message}>{search === '' ? strings.nobody : strings.noneFound}</p>}
      onSelectionChange={(keys) => {
        const added = contacts.filter((contact) => keys.has(contact.id) && !selected.has(contact.id));
        const gone = contacts.filter((contact) => !keys.has(contact.id) && selected.has(contact.id));
        if (added.length > 0) onAdd(added);
        if (gone.length > 0) onRemove(gone);
      }}
    />
  );
}
