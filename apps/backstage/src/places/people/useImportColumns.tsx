import type { PersonImportField, PersonImportOutcome, PersonImportRow } from '@jinshu/api';
import { FaultyCell, StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  importFieldStrings as fields,
  importOutcomeStrings as outcomes,
  importReasonStrings as reasons,
  peopleImportStrings as s,
} from '../../core/import/index.ts';

const tones: Readonly<Record<PersonImportOutcome, StatusWordProps['tone']>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  faulty: 'danger',
};

/** Returns the columns of the rows of a file of people. */
export function useImportColumns(): readonly DataGridColumn<PersonImportRow>[] {
  const { formatMessage, formatList } = useIntl();
  return useMemo(() => {
    const column = (id: PersonImportField, more: Partial<DataGridColumn<PersonImportRow>>): DataGridColumn<PersonImportRow> => ({
      id,
      name: formatMessage(fields[id]),
      ...more,
      cell: ({ cells, faults }) => {
        const text = cells[id] ?? '';
        return faults.some(({ field }) => field === id) ? <FaultyCell>{text}</FaultyCell> : <bdi title={text}>{text}</bdi>;
      },
    });
    const words = ({ outcome, changed, faults }: PersonImportRow) => {
      if (outcome === 'faulty')
        return faults
          .map(({ field, reason }) =>
            formatMessage(s.fault, { column: formatMessage(fields[field]), reason: formatMessage(reasons[reason]) }),
          )
          .join(' ');
      if (outcome !== 'changed') return formatMessage(outcomes[outcome]);
      return formatMessage(s.changes, { columns: formatList(changed.map((field) => formatMessage(fields[field]))) });
    };
    return [
      { id: 'row', name: formatMessage(s.row), width: 64, align: 'end', cell: ({ row }) => row },
      column('name', { minWidth: 96, isRowHeader: true, tone: 'strong' }),
      column('address', { minWidth: 120, showsFrom: 'medium' }),
      column('employeeNumber', { width: 116, showsFrom: 'wide' }),
      column('department', { width: 120, showsFrom: 'wide' }),
      column('position', { width: 112, showsFrom: 'wide' }),
      column('quotaBytes', { width: 104, showsFrom: 'wide' }),
      {
        id: 'result',
        name: formatMessage(s.result),
        minWidth: 180,
        cell: (row) => (
          <span title={words(row)}>
            <StatusWord tone={tones[row.outcome]}>{words(row)}</StatusWord>
          </span>
        ),
      },
    ];
  }, [formatMessage, formatList]);
}
