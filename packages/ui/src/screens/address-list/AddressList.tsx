import { type ClipboardEvent, type FormEvent, useMemo, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { SettingsList } from '../settings-form/index.ts';
import * as styles from './AddressList.css.ts';
import { type ListEntryKind, listEntriesProblem, listEntryProblem, splitEntries } from './listEntry.ts';

/** An entry of a list. */
export interface AddressEntry {
  id: string;
  /** An address, or a domain with its @. */
  text: string;
  /** Whether the entry works, in lists where that can be changed. */
  isActive?: boolean | undefined;
}

/** Props of {@link AddressList}. An action whose handler is left out is left out. */
export interface AddressListProps {
  /** Name of the list, such as "Allowed senders" or "Forwarding addresses". */
  label: string;
  entries: readonly AddressEntry[];
  /** @default 'address-or-domain' */
  kind?: ListEntryKind | undefined;
  /** Adds an entry that fits. */
  onAdd: (text: string) => void;
  /** Adds several entries that fit, separated by white space, commas or semicolons, or pasted line by line. Without it, one at a time. */
  onAddSeveral?: ((texts: string[]) => void) | undefined;
  /** More columns, behind that of the entries. */
  columns?: readonly DataGridColumn<AddressEntry>[] | undefined;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** Called to turn the selected entries on or off. */
  onActiveChange?: ((ids: readonly string[], isActive: boolean) => void) | undefined;
  onClear?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** An entry is being added. @default false */
  isPending?: boolean | undefined;
  /** Why it was not. */
  errorMessage?: string | undefined;
}

const keyOf = ({ id }: AddressEntry) => id;
const textOf = ({ text }: AddressEntry) => text;

/** A list of addresses, and of domains where the list takes them, with a field that adds one. */
export function AddressList(props: AddressListProps) {
  const { label, entries, kind = 'address-or-domain', onAdd, onAddSeveral, isPending = false, errorMessage } = props;
  const words = useStrings().addressList;
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const several = onAddSeveral ? splitEntries(text) : [];
  const problem = several.length > 1 ? listEntriesProblem(text, kind)?.problem : listEntryProblem(text, kind, entries.map(textOf));
  const moreColumns = props.columns;
  const hasStates = props.onActiveChange !== undefined;
  const columns = useMemo((): readonly DataGridColumn<AddressEntry>[] => {
    const entry: DataGridColumn<AddressEntry> = { id: 'text', name: words.columns[kind], cell: (one) => <bdi>{one.text}</bdi> };
    const state: DataGridColumn<AddressEntry> = {
      id: 'state',
      name: words.state,
      width: 120,
      cell: ({ isActive = true }) => (
        <span data-active={isActive || undefined} className={styles.state}>
          {isActive ? words.on : words.off}
        </span>
      ),
    };
    return [entry, ...(moreColumns ?? []), ...(hasStates ? [state] : [])];
  }, [words, kind, hasStates, moreColumns]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || isPending) return;
    if (onAddSeveral && several.length > 1) onAddSeveral(several);
    else onAdd(text.trim());
    setText('');
    setTried(false);
  };
  /** A field of one line would run the lines together. */
  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const lines = event.clipboardData.getData('text/plain');
    if (!onAddSeveral || !/[\r\n]/.test(lines.trim())) return;
    event.preventDefault();
    setText((known) => [known.trim(), ...splitEntries(lines)].filter((entry) => entry !== '').join(', '));
    setTried(false);
  };
  return (
    <SettingsList
      label={label}
      columns={columns}
      rows={entries}
      getKey={keyOf}
      textValue={textOf}
      selectedKeys={props.selectedKeys}
      onSelectionChange={props.onSelectionChange}
      onDelete={props.onDelete}
      onActiveChange={props.onActiveChange}
      onClear={props.onClear}
      isLoading={props.isLoading}
    >
      <form noValidate aria-label={label} className={styles.add} onSubmit={add} onPaste={paste}>
        <TextField
          label={words.field}
          className={styles.field}
          autoCorrect="off"
          spellCheck="false"
          value={text}
          onChange={(next) => {
            setText(next);
            setTried(false);
          }}
          description={words.help[kind]}
          errorMessage={wasTried && problem ? words.problems[kind][problem] : errorMessage}
        />
        <Button type="submit" isPending={isPending} className={styles.button}>
          {words.add}
        </Button>
      </form>
    </SettingsList>
  );
}
