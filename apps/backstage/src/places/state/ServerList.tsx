import type { SystemState } from '@jinshu/api';
import { DataGrid, type DataGridColumn } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSpan } from '../../core/span/index.ts';
import { stateStrings as s } from './state.strings.ts';

type Server = SystemState['servers'][number];

export interface ServerListProps {
  servers: readonly Server[];
  /** Moment of the rows. */
  at: string | undefined;
  isLoading: boolean;
}

/** Servers with version and uptime (BAK-107). */
export function ServerList({ servers, at = '', isLoading }: ServerListProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const span = useSpan();
  const columns = useMemo<readonly DataGridColumn<Server>[]>(
    () => [
      { id: 'host', name: formatMessage(s.host), minWidth: 120, isRowHeader: true, tone: 'strong', cell: ({ host }) => <bdi>{host}</bdi> },
      { id: 'version', name: formatMessage(s.version), width: 112, cell: ({ version }) => version },
      {
        id: 'uptime',
        name: formatMessage(s.uptime),
        width: 112,
        cell: ({ startedAt }) => span(Date.parse(at) - Date.parse(startedAt)),
      },
      {
        id: 'seen',
        name: formatMessage(s.seen),
        width: 176,
        showsFrom: 'medium',
        cell: ({ seenAt }) => formatDate(seenAt, { dateStyle: 'short', timeStyle: 'medium' }),
      },
      {
        id: 'push',
        name: formatMessage(s.pushCount),
        width: 128,
        align: 'end',
        showsFrom: 'medium',
        cell: ({ pushCount }) => formatNumber(pushCount),
      },
    ],
    [formatMessage, formatNumber, formatDate, span, at],
  );
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.noServers)} />, [formatMessage]);
  return (
    <DataGrid
      aria-label={formatMessage(s.servers)}
      columns={columns}
      rows={servers}
      rowSize="tall"
      isLoading={isLoading}
      emptyState={emptyState}
      getKey={({ id }) => id}
      textValue={({ host }) => host}
    />
  );
}
