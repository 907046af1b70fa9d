import type { PersonJobOutcome, PersonJobRow } from '@jinshu/api';
import { StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { importFieldStrings as fields, peopleImportStrings } from '../../core/import/index.ts';
import { jobOutcomeStrings as outcomes, personJobStrings as s } from './person-job.strings.ts';

const tones: Readonly<Record<PersonJobOutcome, StatusWordProps['tone']>> = {
  created: 'success',
  changed: 'info',
  unchanged: 'neutral',
  failed: 'danger',
  skipped: 'warning',
};

export const keyOfRow = ({ row }: PersonJobRow): string => String(row);
export const textOfRow = ({ row, name, userName }: PersonJobRow): string => `${row} ${name} ${userName}`;

/** Returns the columns of the rows of a job. */
export function useJobColumns(): readonly DataGridColumn<PersonJobRow>[] {
  const { formatMessage, messages } = useIntl();
  return useMemo(() => {
    const reasonOf = ({ field, reason }: PersonJobRow) => {
      const id = [`people-import.reason.${reason}`, `operation-reason.${reason}`, `problem.${reason}`].find(
        (one) => messages[one] !== undefined,
      );
      const words = id ? formatMessage({ id }) : reason;
      const column = Object.hasOwn(fields, field) ? formatMessage(fields[field as keyof typeof fields]) : undefined;
      return column === undefined ? words : formatMessage(peopleImportStrings.fault, { column, reason: words });
    };
    return [
      { id: 'row', name: formatMessage(peopleImportStrings.row), width: 64, align: 'end', cell: ({ row }) => row },
      {
        id: 'name',
        name: formatMessage(fields.name),
        minWidth: 96,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'address',
        name: formatMessage(fields.address),
        minWidth: 140,
        showsFrom: 'medium',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      {
        id: 'result',
        name: formatMessage(peopleImportStrings.result),
        minWidth: 180,
        cell: (row) =>
          row.outcome === null ? (
            formatMessage(s.waits)
          ) : (
            <StatusWord tone={tones[row.outcome]}>{row.reason ? reasonOf(row) : formatMessage(outcomes[row.outcome])}</StatusWord>
          ),
      },
    ];
  }, [formatMessage, messages]);
}
