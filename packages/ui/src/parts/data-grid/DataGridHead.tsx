// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out by tracks that are resized
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers that can do something take the focus, their parts do not
import { clsx } from 'clsx';
import { tickBox } from '../../foundation/grid-core/tickBox.css.ts';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import type { DataGridColumn, SortDescriptor } from './column.ts';
import * as styles from './DataGrid.css.ts';

/** Whether all, some or none of the rows are selected; `undefined` if there is no checkbox for all. */
export type SelectedAll = 'all' | 'some' | 'none' | undefined;

interface DataGridHeadProps<T> {
  columns: readonly DataGridColumn<T>[];
  sortDescriptor: SortDescriptor | undefined;
  hasBox: boolean;
  selectedAll: SelectedAll;
  /** The id of the sentence that says how a column is resized. */
  hintId: string;
}

const CHECKED = { all: true, some: 'mixed', none: false } as const;

/** The names of the columns. Each that can do something takes the focus: Enter sorts, Shift with an arrow resizes. */
export function DataGridHead<T>({ columns, sortDescriptor, hasBox, selectedAll, hintId }: DataGridHeadProps<T>) {
  const { dataGrid: words } = useStrings();
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.line}>
        {hasBox && (
          <span role="columnheader" className={clsx(styles.column, styles.columnSelect)}>
            {selectedAll ? (
              <span
                role="checkbox"
                aria-checked={CHECKED[selectedAll]}
                aria-label={words.selectAll}
                data-head=""
                data-action="select-all"
                tabIndex={-1}
                className={tickBox}
              />
            ) : (
              <span className={visuallyHidden}>{words.select}</span>
            )}
          </span>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sortDescriptor={sortDescriptor} hintId={hintId} />
        ))}
      </div>
    </div>
  );
}

interface ColumnHeadProps<T> {
  column: DataGridColumn<T>;
  sortDescriptor: SortDescriptor | undefined;
  hintId: string;
}

function ColumnHead<T>({ column, sortDescriptor, hintId }: ColumnHeadProps<T>) {
  const { id, name, isNameHidden, allowsSorting, allowsResizing, align, showsFrom } = column;
  const direction = sortDescriptor?.column === id ? sortDescriptor.direction : undefined;
  const isActive = allowsSorting || allowsResizing;
  return (
    <span
      role="columnheader"
      className={styles.column}
      data-head={isActive ? '' : undefined}
      data-column={id}
      data-align={align}
      data-from={showsFrom}
      aria-sort={allowsSorting ? (direction ?? 'none') : undefined}
      aria-describedby={allowsResizing ? hintId : undefined}
      tabIndex={isActive ? -1 : undefined}
    >
      <span className={isNameHidden ? visuallyHidden : styles.columnName}>{name}</span>
      {direction && <Icon name="arrow_left" size={16} className={styles.sorted} />}
      {allowsResizing && <span aria-hidden="true" className={styles.resizer} data-resize={id} />}
    </span>
  );
}
