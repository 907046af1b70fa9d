import { StatusWord, TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { AlertPane } from './AlertPane.tsx';
import { BackupList } from './BackupList.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { PartList } from './PartList.tsx';
import { ServerList } from './ServerList.tsx';
import { stateOptions } from './state.queries.ts';
import { stateStrings as s } from './state.strings.ts';

const tabs = ['parts', 'alerts', 'figures', 'backups', 'servers'] as const;

/** State of the system, its alerts, numbers, backups and servers (BAK-107 to BAK-110). */
export function StateScreen() {
  const { formatMessage, formatTime } = useIntl();
  const describe = useDescribe();
  const { retryLabel } = useListWords();
  const address = useListAddress();
  const { data, error, refetch } = useQuery(stateOptions);
  const faults = data?.parts.filter(({ level }) => level !== 'good').length ?? 0;
  const failure = error && !data && (
    <EmptyState
      drawing="failure"
      isAnnounced
      title={describe(error)}
      actions={<Button onPress={() => void refetch()}>{retryLabel}</Button>}
    />
  );
  const contents = {
    parts: failure || <PartList parts={data?.parts ?? []} isLoading={!data} />,
    alerts: <AlertPane />,
    figures: <FiguresPanel />,
    backups: failure || <BackupList backups={data?.backups ?? []} isLoading={!data} />,
    servers: failure || <ServerList servers={data?.servers ?? []} at={data?.at} isLoading={!data} />,
  };
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      subtitle={data && formatMessage(s.asOf, { at: formatTime(data.at, { timeStyle: 'medium' }), schema: data.schema })}
      actions={
        data && (
          <StatusWord tone={faults === 0 ? 'success' : 'warning'}>
            {faults === 0 ? formatMessage(s.allGood) : formatMessage(s.attention, { count: faults })}
          </StatusWord>
        )
      }
      tabs={tabs.map((id) => ({ id, title: formatMessage(s[id]), content: contents[id] }))}
      currentTab={tabs.find((id) => id === address.get('view')) ?? 'parts'}
      onTabChange={(id) => address.set('view', id === 'parts' ? undefined : id)}
    />
  );
}
