import type { CompanyImportRow } from '@jinshu/api';
import { FaultyCell, StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { importOutcomeStrings as outcomes, peopleImportStrings } from '../../core/import/index.ts';
import { contactReasonStrings as reasons, bookStrings as s } from './company-book.strings.ts';

const tones: Readonly<Record<CompanyImportRow['outcome'], StatusWordProps['tone']>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  faulty: 'danger',
};

/** Returns the columns of the rows of a file of contacts. */
export function useContactImportColumns(): readonly DataGridColumn<CompanyImportRow>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const textOf = ({ outcome, fault, ignored }: CompanyImportRow) => {
      const result = fault
        ? formatMessage(peopleImportStrings.fault, { column: formatMessage(s[fault.column]), reason: formatMessage(reasons[fault.reason]) })
        : formatMessage(outcomes[outcome]);
      return ignored.length === 0 ? result : `${result} ${formatMessage(s.ignored, { columns: ignored.join(', ') })}`;
    };
    const cell = (column: 'name' | 'address', text: string, { fault }: CompanyImportRow) =>
      fault?.column === column ? <FaultyCell>{text}</FaultyCell> : <bdi title={text}>{text}</bdi>;
    return [
      { id: 'row', name: formatMessage(peopleImportStrings.row), width: 64, align: 'end', cell: ({ row }) => row },
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 96,
        isRowHeader: true,
        tone: 'strong',
        cell: (row) => cell('name', row.name, row),
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 120,
        showsFrom: 'medium',
        cell: (row) => cell('address', row.address, row),
      },
      { id: 'category', name: formatMessage(s.category), width: 160, showsFrom: 'wide', cell: ({ category }) => category.join('/') },
      {
        id: 'result',
        name: formatMessage(peopleImportStrings.result),
        minWidth: 180,
        cell: (row) => (
          <span title={textOf(row)}>
            <StatusWord tone={tones[row.outcome]}>{textOf(row)}</StatusWord>
          </span>
        ),
      },
    ];
  }, [formatMessage]);
}
