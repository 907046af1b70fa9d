// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out by tracks that are resized
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers that can do something take the focus, their parts do not
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react';
import { useRowFocus } from '../../foundation/grid-core/useRowFocus.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { inlineVars } from '../../foundation/styles/inlineVars.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { type ColumnWidths, type DataGridColumn, type DataGridRowAction, type SortDescriptor, sectionsOf, tracksOf } from './column.ts';
import * as styles from './DataGrid.css.ts';
import { DataGridHead } from './DataGridHead.tsx';
import { DataGridSection } from './DataGridSection.tsx';
import { useColumnWidths } from './useColumnWidths.ts';
import { useDataGridEvents } from './useDataGridEvents.ts';
import { useDataGridSelection } from './useDataGridSelection.ts';

/** Props of {@link DataGrid}. */
export interface DataGridProps<T> {
  /** Accessible name of the grid. */
  'aria-label': string;
  columns: readonly DataGridColumn<T>[];
  rows: readonly T[];
  getKey: (row: T) => string;
  /** Returns the text of a row: its accessible name, also used to find rows by typing. */
  textValue: (row: T) => string;
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  selectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Keys of rows that can't be selected or opened. */
  disabledKeys?: ReadonlySet<string> | undefined;
  /** Enter or a press on a row opens it. Without it a press chooses. */
  onRowAction?: ((row: T) => void) | undefined;
  /** The row that has the keyboard, for shortcuts of the page. */
  onFocusedChange?: ((row: T) => void) | undefined;
  sortDescriptor?: SortDescriptor | undefined;
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** Pixels of columns that were resized. Without it the grid keeps them to itself. */
  columnWidths?: ColumnWidths | undefined;
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /** Returns the group title of a row. Rows with the same title must be adjacent. */
  groupOf?: ((row: T) => string) | undefined;
  /** Buttons at the end of a row's name. */
  rowActions?: readonly DataGridRowAction<T>[] | undefined;
  /** A button of a row was pressed; `anchor` is where a popover belongs. */
  onAction?: ((actionId: string, row: T, anchor: HTMLElement) => void) | undefined;
  /** Right click or the menu key on a row; `anchor` is where the menu belongs. */
  onMenu?: ((row: T, anchor: HTMLElement) => void) | undefined;
  /** `double` has room for two lines. @default 'regular' */
  rowSize?: 'regular' | 'tall' | 'double' | undefined;
  /** Shows rows to come while there are none yet. @default false */
  isLoading?: boolean | undefined;
  /** Shown when there are no rows. */
  emptyState?: ReactNode;
  className?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Rows and columns with sorting, selection and an action per row: people, files, deliveries. For the messages of a folder use
 * `MessageList`.
 */
export function DataGrid<T>(props: DataGridProps<T>) {
  const { columns, rows, getKey, selectionMode = 'none', selectedKeys = NONE, disabledKeys = NONE, groupOf, isLoading = false } = props;
  const { dataGrid: words } = useStrings();
  const hintId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(getKey), [rows, getKey]);
  const sections = useMemo(() => sectionsOf(rows, groupOf), [rows, groupOf]);
  const selectable = useMemo(() => keys.filter((key) => !disabledKeys.has(key)), [keys, disabledKeys]);
  const selection = useDataGridSelection({ mode: selectionMode, selectedKeys, onSelectionChange: props.onSelectionChange, selectable });
  const focus = useRowFocus(rootRef, keys, (key) => {
    const row = rows[keys.indexOf(key)];
    if (row !== undefined) props.onFocusedChange?.(row);
  });
  const resizing = useColumnWidths({ columns, columnWidths: props.columnWidths, onColumnWidthsChange: props.onColumnWidthsChange });
  const isDisabled = (key: string) => disabledKeys.has(key);
  const handlers = useDataGridEvents(props, { rootRef, rows, keys, isDisabled, selection, focus, onResizeKey: resizing.onResizeKey });
  const hasBox = selectionMode === 'multiple';
  const chosen = selectable.reduce((count, key) => count + (selectedKeys.has(key) ? 1 : 0), 0);
  const announced = columns.find(({ id }) => id === resizing.announced?.id);

  return (
    <div
      ref={rootRef}
      className={clsx(styles.scroller, props.className)}
      data-waiting={(isLoading && rows.length === 0) || undefined}
      // Without rows nothing inside takes the focus, and the arrow keys could not scroll the text shown instead.
      tabIndex={rows.length === 0 && !isLoading ? 0 : undefined}
      style={tracksStyle(columns, resizing.widths, hasBox)}
    >
      <div
        role="grid"
        aria-label={props['aria-label']}
        aria-multiselectable={hasBox || undefined}
        aria-busy={isLoading}
        className={styles.grid}
        {...handlers}
        {...resizing.handlers}
        {...focus.trackFocus}
      >
        <DataGridHead
          {...{ columns, hasBox, hintId }}
          sortDescriptor={props.sortDescriptor}
          selectedAll={selectable.length === 0 ? undefined : chosen === selectable.length ? 'all' : chosen > 0 ? 'some' : 'none'}
        />
        {sections.map((section) => (
          <DataGridSection
            key={section.title ?? ''}
            {...{ section, columns, getKey, hasBox, disabledKeys }}
            textValue={props.textValue}
            rowSize={props.rowSize}
            rowActions={props.rowActions}
            selectedKeys={selectionMode === 'none' ? undefined : selectedKeys}
          />
        ))}
      </div>
      {rows.length === 0 &&
        (isLoading ? <SkeletonRows columns={tracksOf(columns, resizing.widths, 'medium', hasBox)} /> : props.emptyState)}
      <span id={hintId} hidden>
        {words.resizeHint}
      </span>
      <span role="status" className={visuallyHidden}>
        {announced && resizing.announced && words.width(announced.name, resizing.announced.width)}
      </span>
    </div>
  );
}

/** The tracks of the columns, at each width of the page. */
function tracksStyle<T>(columns: readonly DataGridColumn<T>[], widths: ColumnWidths, hasBox: boolean): CSSProperties {
  const tracks = (at: 'narrow' | 'medium' | 'wide') => tracksOf(columns, widths, at, hasBox).join(' ');
  return inlineVars({
    [styles.narrowTracks]: tracks('narrow'),
    [styles.mediumTracks]: tracks('medium'),
    [styles.wideTracks]: tracks('wide'),
  });
}
