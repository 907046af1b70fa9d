import type { OperationList } from '@jinshu/api';
import { NameCell } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { mailingListStrings as s, writerStrings } from './mailing-list.strings.ts';

/** Returns the columns of the mailing lists (BAK-51). */
export function useListColumns(): readonly DataGridColumn<OperationList>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 120,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 160,
        showsFrom: 'medium',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      { id: 'type', name: formatMessage(s.type), width: 112, showsFrom: 'wide', cell: ({ type }) => <bdi title={type}>{type}</bdi> },
      {
        id: 'owner',
        name: formatMessage(s.owner),
        width: 112,
        showsFrom: 'medium',
        cell: ({ owner }) => <bdi>{owner?.name ?? formatMessage(s.noOwner)}</bdi>,
      },
      { id: 'members', name: formatMessage(s.members), width: 80, align: 'end', cell: ({ members }) => members.length },
      {
        id: 'writers',
        name: formatMessage(s.writers),
        width: 160,
        showsFrom: 'wide',
        cell: ({ writers }) => formatMessage(writerStrings[writers]),
      },
      {
        id: 'hidden',
        name: formatMessage(s.picker),
        width: 112,
        showsFrom: 'wide',
        cell: ({ isHidden }) => formatMessage(isHidden ? s.hidden : s.shown),
      },
    ],
    [formatMessage],
  );
}
