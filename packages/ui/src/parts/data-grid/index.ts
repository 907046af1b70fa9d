export type { ColumnWidths, DataGridColumn, DataGridRowAction, SortDescriptor } from './column.ts';
export { DataGrid, type DataGridProps } from './DataGrid.tsx';
