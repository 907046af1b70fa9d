// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out by tracks that are resized
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is what takes the focus, its cells do not
import { clsx } from 'clsx';
import { memo } from 'react';
import { tickBox } from '../../foundation/grid-core/tickBox.css.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DataGridColumn, DataGridRowAction } from './column.ts';
import { rowHeaderOf } from './column.ts';
import { line } from './DataGrid.css.ts';
import * as styles from './DataGridRow.css.ts';

interface CellsProps<T> {
  row: T;
  columns: readonly DataGridColumn<T>[];
  rowActions: readonly DataGridRowAction<T>[] | undefined;
}

interface DataGridRowProps<T> extends CellsProps<T> {
  rowKey: string;
  name: string;
  /** `undefined` if rows can't be selected. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  hasBox: boolean;
}

/** One row. Selection is an attribute of the row alone, and focus none at all, so that choosing a hundred rows renders no cell. */
export const DataGridRow = memo(function DataGridRow<T>(props: DataGridRowProps<T>) {
  const { row, columns, rowActions, rowKey, name, isSelected, isDisabled, hasBox } = props;
  return (
    <div
      role="row"
      className={clsx(line, styles.row)}
      data-key={rowKey}
      aria-label={name}
      aria-selected={isDisabled ? undefined : isSelected}
      aria-disabled={isDisabled || undefined}
      // Which row is the tab stop is written by `useRowFocus`: a step with the arrows renders nothing.
      tabIndex={-1}
    >
      {hasBox && <SelectCell isSelected={isSelected ?? false} isDisabled={isDisabled} />}
      <Cells row={row} columns={columns} rowActions={rowActions} />
    </div>
  );
}) as <T>(props: DataGridRowProps<T>) => React.ReactNode;

function SelectCell({ isSelected, isDisabled }: { isSelected: boolean; isDisabled: boolean }) {
  const { dataGrid: words } = useStrings();
  return (
    <span role="gridcell" className={styles.select} data-action={isDisabled ? undefined : 'select'}>
      <span
        role="checkbox"
        aria-checked={isSelected}
        aria-disabled={isDisabled || undefined}
        aria-label={words.select}
        tabIndex={-1}
        className={tickBox}
      />
    </span>
  );
}

/** Everything of a row that does not depend on selection. */
const Cells = memo(function Cells<T>({ row, columns, rowActions }: CellsProps<T>) {
  const rowHeader = rowHeaderOf(columns);
  return columns.map(({ id, cell, align, showsFrom, tone }) => {
    const isRowHeader = id === rowHeader;
    return (
      <span
        key={id}
        role={isRowHeader ? 'rowheader' : 'gridcell'}
        className={clsx(styles.cell, isRowHeader && rowActions && styles.ground)}
        data-align={align}
        data-from={showsFrom}
        data-tone={tone ?? (isRowHeader ? 'primary' : 'secondary')}
      >
        <bdi className={styles.cut}>{cell(row)}</bdi>
        {isRowHeader && rowActions && <Actions row={row} rowActions={rowActions} />}
      </span>
    );
  });
}) as <T>(props: CellsProps<T>) => React.ReactNode;

function Actions<T>({ row, rowActions }: { row: T; rowActions: readonly DataGridRowAction<T>[] }) {
  const available = rowActions.filter(({ isAvailable }) => isAvailable?.(row) ?? true);
  if (available.length === 0) return null;
  return (
    <span className={styles.actions}>
      {available.map(({ id, label, icon }) => (
        <button key={id} type="button" tabIndex={-1} className={styles.action} data-action={id} aria-label={label} title={label}>
          {icon}
        </button>
      ))}
    </span>
  );
}
