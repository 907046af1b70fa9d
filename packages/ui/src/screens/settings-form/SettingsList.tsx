import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridProps } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './SettingsForm.css.ts';

/** Props of {@link SettingsList}. An action whose handler is left out is left out. */
export interface SettingsListProps<T>
  extends Pick<DataGridProps<T>, 'columns' | 'rows' | 'getKey' | 'textValue' | 'rowActions' | 'onAction' | 'isLoading'> {
  /** Name of the list. */
  label: string;
  /** Label of the add button. @default 'Add' in the language of the page */
  addLabel?: string | undefined;
  onAdd?: (() => void) | undefined;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Opens a row to change it. */
  onEdit?: ((row: T) => void) | undefined;
  /** Called to delete the selected rows. */
  onDelete?: ((keys: readonly string[]) => void) | undefined;
  /** Called to turn the selected rows on or off. */
  onActiveChange?: ((keys: readonly string[], isActive: boolean) => void) | undefined;
  /** Empties the list, once the question was answered. */
  onClear?: (() => void) | undefined;
  /** Controls before the rows, such as a field to add one. */
  children?: ReactNode;
  /** The way to other pages. */
  pagination?: ReactNode;
  /** Shown when there are no rows. @default a line of text */
  emptyState?: ReactNode;
}

/** List on a settings page. Its rows can be added, edited, selected, turned on and off, deleted and cleared. */
export function SettingsList<T>(props: SettingsListProps<T>) {
  const { label, rows, getKey, selectedKeys, onSelectionChange, onEdit, children, pagination, emptyState } = props;
  const words = useStrings().settings;
  const keys = rows.map(getKey).filter((key) => selectedKeys.has(key));
  return (
    <div className={styles.list}>
      {children}
      <SettingsListBar {...props} keys={keys} />
      <DataGrid
        className={styles.grid}
        aria-label={label}
        columns={props.columns}
        rows={rows}
        getKey={getKey}
        textValue={props.textValue}
        selectionMode="multiple"
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        onRowAction={onEdit}
        rowActions={props.rowActions}
        onAction={props.onAction}
        isLoading={props.isLoading}
        emptyState={emptyState ?? <EmptyState title={words.none} />}
      />
      {pagination}
    </div>
  );
}

/** Props of {@link SettingsListBar}. */
export interface SettingsListBarProps
  extends Pick<SettingsListProps<never>, 'addLabel' | 'onAdd' | 'onDelete' | 'onActiveChange' | 'onClear'> {
  rows: readonly unknown[];
  /** Keys of the selected rows. */
  keys: readonly string[];
}

/** Actions on the rows of a settings list. Deleting and clearing ask first. */
export function SettingsListBar({ rows, addLabel, onAdd, onDelete, onActiveChange, onClear, keys }: SettingsListBarProps) {
  const words = useStrings().settings;
  const [asks, setAsks] = useState<'delete' | 'clear' | null>(null);
  const hasNone = keys.length === 0;
  if (!onAdd && !onDelete && !onActiveChange && !onClear) return null;
  return (
    <div className={styles.listBar}>
      {onAdd && (
        <Button tone="accent" icon={<Icon name="add" />} onPress={onAdd}>
          {addLabel ?? words.add}
        </Button>
      )}
      {onActiveChange && (
        <>
          <Button isDisabled={hasNone} onPress={() => onActiveChange(keys, true)}>
            {words.enable}
          </Button>
          <Button isDisabled={hasNone} onPress={() => onActiveChange(keys, false)}>
            {words.disable}
          </Button>
        </>
      )}
      {onDelete && (
        <Button isDisabled={hasNone} onPress={() => setAsks('delete')}>
          {words.delete}
        </Button>
      )}
      <span role="status" className={styles.chosen}>
        {!hasNone && words.chosen(keys.length)}
      </span>
      <span className={styles.spacer} />
      {onClear && (
        <Button variant="quiet" tone="danger" isDisabled={rows.length === 0} onPress={() => setAsks('clear')}>
          {words.clear}
        </Button>
      )}
      {asks !== null && (
        <AlertDialog
          isOpen
          tone="danger"
          title={asks === 'clear' ? words.clearQuestion : words.deleteQuestion(keys.length)}
          confirmLabel={asks === 'clear' ? words.clear : words.delete}
          onOpenChange={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            if (asks === 'clear') onClear?.();
            else onDelete?.(keys);
          }}
        >
          {words.cannotUndo}
        </AlertDialog>
      )}
    </div>
  );
}
