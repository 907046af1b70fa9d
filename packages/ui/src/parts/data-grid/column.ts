import type { ReactNode } from 'react';

/** One column of a `DataGrid`. Keep the array of columns the same from render to render: rows compare it. */
export interface DataGridColumn<T> {
  id: string;
  /** The words above the column. */
  name: string;
  /** Keeps the words above the column for screen readers only. @default false */
  isNameHidden?: boolean | undefined;
  /** Renders the cell of a row. Controls in it need `excludeFromTabOrder` or `tabIndex={-1}`; users reach them with the arrow keys. */
  cell: (row: T) => ReactNode;
  /** Pixels. Without it the column shares the room that is left. */
  width?: number | undefined;
  /** Pixels that a column without a width, or one that is resized, keeps at least. @default 80 */
  minWidth?: number | undefined;
  /** Whether this column names the row. The row's buttons are at its end. @default the first column */
  isRowHeader?: boolean | undefined;
  /** @default false */
  allowsSorting?: boolean | undefined;
  /** @default false */
  allowsResizing?: boolean | undefined;
  /** `end` for sizes and amounts. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Emphasis of the text. @default 'primary' for the row header, else 'secondary' */
  tone?: 'strong' | 'primary' | 'secondary' | undefined;
  /** The column shows only where the grid is at least 560 px (`medium`) or 880 px (`wide`) wide. @default always */
  showsFrom?: 'medium' | 'wide' | undefined;
}

/** Column that the rows are sorted by, in the format of React Aria. */
export interface SortDescriptor {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A button that each row has. Keep the array the same from render to render: rows compare it. */
export interface DataGridRowAction<T> {
  id: string;
  /** Accessible name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Leaves the button out of rows it is not for. */
  isAvailable?: ((row: T) => boolean) | undefined;
}

/** Pixels of columns that were resized, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

const MIN_WIDTH = 80;
const SELECT_WIDTH = 44;

/** The least width of a column. */
export const minWidthOf = <T>({ minWidth = MIN_WIDTH }: DataGridColumn<T>): number => minWidth;

/** The id of the column that says which row it is. */
export const rowHeaderOf = <T>(columns: readonly DataGridColumn<T>[]): string | undefined =>
  (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;

type GridWidth = 'narrow' | 'medium' | 'wide';

const RANKS: Readonly<Record<GridWidth, number>> = { narrow: 0, medium: 1, wide: 2 };

/** The tracks of the columns that show at a width of the grid, as parts of `grid-template-columns`. */
export function tracksOf<T>(columns: readonly DataGridColumn<T>[], widths: ColumnWidths, at: GridWidth, hasSelect: boolean): string[] {
  const shown = columns.filter(({ showsFrom }) => RANKS[showsFrom ?? 'narrow'] <= RANKS[at]);
  const tracks = shown.map((column) => {
    const width = widths[column.id] ?? column.width;
    return width === undefined ? `minmax(${minWidthOf(column)}px, 1fr)` : `${width}px`;
  });
  return hasSelect ? [`${SELECT_WIDTH}px`, ...tracks] : tracks;
}

/** Rows with the same group title. */
export interface DataGridSection<T> {
  title?: string | undefined;
  rows: readonly T[];
}

/** Puts rows that follow each other and have one title into a section. */
export function sectionsOf<T>(rows: readonly T[], groupOf: ((row: T) => string) | undefined): DataGridSection<T>[] {
  if (!groupOf) return [{ rows }];
  const sections: { title: string; rows: T[] }[] = [];
  for (const row of rows) {
    const title = groupOf(row);
    const last = sections.at(-1);
    if (last?.title === title) last.rows.push(row);
    else sections.push({ title, rows: [row] });
  }
  return sections;
}

/** Returns the sort order after a press on a header: the other direction for the same column, or ascending for a new one. */
export function nextSort(current: SortDescriptor | undefined, column: string): SortDescriptor {
  const isTurned = current?.column === column && current.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}
