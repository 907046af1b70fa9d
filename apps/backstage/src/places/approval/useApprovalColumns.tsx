import type { OperationApproval } from '@jinshu/api';
import { NameCell, StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { approvalKindStrings, approvalStrings as s } from './approval.strings.ts';

/** Returns the columns of the requests. */
export function useApprovalColumns(isDecided: boolean): readonly DataGridColumn<OperationApproval>[] {
  const { formatMessage, formatDate } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        name: formatMessage(s.person),
        minWidth: 140,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      { id: 'address', name: formatMessage(s.address), minWidth: 160, showsFrom: 'medium', cell: ({ userName }) => <bdi>{userName}</bdi> },
      { id: 'kind', name: formatMessage(s.kind), width: 160, cell: ({ kind }) => formatMessage(approvalKindStrings[kind]) },
      {
        id: 'requested',
        name: formatMessage(s.requested),
        width: 168,
        showsFrom: 'medium',
        cell: ({ requestedAt }) => formatDate(requestedAt, { dateStyle: 'short', timeStyle: 'short' }),
      },
      ...(isDecided
        ? [
            {
              id: 'outcome',
              name: formatMessage(s.outcome),
              width: 120,
              cell: ({ outcome }: OperationApproval) =>
                outcome && <StatusWord tone={outcome === 'granted' ? 'success' : 'danger'}>{formatMessage(s[outcome])}</StatusWord>,
            },
          ]
        : []),
    ],
    [formatMessage, formatDate, isDecided],
  );
}
