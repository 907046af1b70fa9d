import type { QueuedDelivery } from '@jinshu/api';
import { BackStagePage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate, useListAddress } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { GiveUpQuestion, QueueButtons } from './QueueButtons.tsx';
import { QueueFigures } from './QueueFigures.tsx';
import { QueueList } from './QueueList.tsx';
import { queueOptions, queueSummaryOptions } from './queue.queries.ts';
import { queueStrings as s } from './queue.strings.ts';
import { useQueueChange } from './useQueueChange.ts';

/** Queue of outgoing mail (BAK-94, BAK-95). */
export function QueueScreen() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const mayGovern = useMay('govern');
  const keyword = useLate(address.keyword);
  const query = useQuery(queueOptions(address, keyword));
  const { data: summary, dataUpdatedAt } = useQuery(queueSummaryOptions);
  const { isPending, retry, giveUp, asked, ask, selected, ...selection } = useQueueChange(query.data?.results);
  const [opened, setOpened] = useState<QueuedDelivery>();
  const domain = address.get('domain');
  const change = (what: typeof retry, delivery: QueuedDelivery) => {
    what({ deliveries: [delivery] });
    setOpened(undefined);
  };
  return (
    <BackStagePage
      title={formatMessage(s.title)}
      subtitle={query.data && formatMessage(s.count, { count: query.data.count })}
      actions={
        mayGovern && domain ? (
          <QueueButtons
            retryLabel={formatMessage(s.retryDomain, { domain })}
            giveUpLabel={formatMessage(s.giveUpDomain, { domain })}
            isPending={isPending}
            onRetry={() => retry({ domain })}
            onGiveUp={() => ask({ domain })}
          />
        ) : undefined
      }
    >
      {summary && <QueueFigures summary={summary} now={dataUpdatedAt} />}
      <QueueList
        address={address}
        query={query}
        summary={summary}
        onOpen={setOpened}
        selection={
          mayGovern
            ? {
                keys: selection.keys,
                onChange: selection.select,
                count: selected.length,
                actions: (
                  <QueueButtons
                    retryLabel={formatMessage(s.retry)}
                    giveUpLabel={formatMessage(s.giveUp)}
                    isPending={isPending}
                    onRetry={() => retry({ deliveries: selected })}
                    onGiveUp={() => ask({ deliveries: selected })}
                  />
                ),
              }
            : undefined
        }
      />
      {opened && (
        <DeliveryDialog
          delivery={opened}
          onClose={() => setOpened(undefined)}
          actions={mayGovern ? { isPending, onRetry: () => change(retry, opened), onGiveUp: () => change(ask, opened) } : undefined}
        />
      )}
      {asked && <GiveUpQuestion target={asked} isPending={isPending} onConfirm={() => giveUp(asked)} onCancel={() => ask(undefined)} />}
    </BackStagePage>
  );
}
