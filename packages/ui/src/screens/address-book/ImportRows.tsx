import { useMemo } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import * as styles from './Dialogs.css.ts';

/** Row of an imported file, with what it becomes. */
export interface ContactImportRow {
  /** Number of the row in the file, from 1. */
  row: number;
  name: string;
  address: string;
  outcome: 'added' | 'changed' | 'same' | 'refused';
  /** Why the row is refused. */
  reason?: 'no-address' | 'bad-address' | 'long-name' | 'repeated' | 'book-full' | undefined;
  /** Headings whose values didn't fit and are left out. */
  ignored: readonly string[];
}

/** Grid with the result for each row of a file. */
export function ImportRows({ rows, total }: { rows: readonly ContactImportRow[]; total: number }) {
  const { addressBook: words } = useStrings();
  const columns = useMemo<DataGridColumn<ContactImportRow>[]>(
    () => [
      { id: 'row', name: words.importColumns.row, cell: ({ row }) => row, width: 64, align: 'end', tone: 'secondary' },
      { id: 'name', name: words.columns.name, cell: ({ name }) => name, isRowHeader: true, minWidth: 100 },
      { id: 'address', name: words.columns.address, cell: ({ address }) => address, minWidth: 140, showsFrom: 'medium' },
      {
        id: 'outcome',
        name: words.importColumns.outcome,
        minWidth: 140,
        cell: ({ outcome, reason, ignored }) => (
          <span className={styles.outcome} data-outcome={outcome}>
            {reason ? words.importReasons[reason] : words.importOutcomes[outcome]}
            {ignored.length > 0 && ` ${words.ignoredValues(ignored)}`}
          </span>
        ),
      },
    ],
    [words],
  );
  return (
    <>
      <div className={styles.rows}>
        <DataGrid
          aria-label={words.importRows}
          columns={columns}
          rows={rows}
          getKey={({ row }) => String(row)}
          textValue={({ row, name, address, outcome, reason }) =>
            `${row} ${name} ${address} ${reason ? words.importReasons[reason] : words.importOutcomes[outcome]}`
          }
        />
      </div>
      {total > rows.length && <p className={styles.quiet}>{words.moreRows(total - rows.length)}</p>}
    </>
  );
}
