import type { OperationGroup } from '@jinshu/api';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { mailingListStrings as s, writerStrings } from './mailing-list.strings.ts';

/** Returns the columns of the department addresses (BAK-56). */
export function useGroupColumns(): readonly DataGridColumn<OperationGroup>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 160,
        isRowHeader: true,
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      {
        id: 'of',
        name: formatMessage(s.department),
        minWidth: 120,
        showsFrom: 'medium',
        cell: ({ department }) => <bdi>{department?.name ?? formatMessage(s.everyone)}</bdi>,
      },
      { id: 'writers', name: formatMessage(s.writers), width: 160, cell: ({ writers }) => formatMessage(writerStrings[writers]) },
      {
        id: 'people',
        name: formatMessage(s.chosen),
        minWidth: 140,
        showsFrom: 'wide',
        cell: ({ people }) => <bdi>{people.map(({ name }) => name).join(' · ')}</bdi>,
      },
    ],
    [formatMessage],
  );
}
