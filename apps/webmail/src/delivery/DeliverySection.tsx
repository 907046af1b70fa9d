import type { Delivery, DeliveryStatus as Status } from '@jinshu/api';
import { DeliveryStatus } from '@jinshu/ui/delivery-status';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { composeStrings } from '../compose/compose.strings.ts';
import { ScreenFailure } from '../problem/ScreenFailure.tsx';
import { deliveryOptions } from './delivery.queries.ts';

const shown = {
  queued: 'queued',
  'in-review': 'inReview',
  quarantined: 'quarantined',
  delivered: 'delivered',
  read: 'read',
  proxy: 'proxy',
  failed: 'failed',
} as const satisfies Record<Status, string>;

/** What became of one's own mail at each recipient (SND-25 to SND-28). Push keeps it up to date. */
export function DeliverySection({ messageId }: { messageId: string }) {
  const intl = useIntl();
  const { api } = useAccount();
  const { data, error, refetch, isFetching } = useQuery(deliveryOptions(api, messageId));
  const reasonOf = ({ statusInfo }: Delivery) =>
    statusInfo === 'no-relay' ? intl.formatMessage(composeStrings.noRelay) : statusInfo || undefined;
  if (!data) {
    return error ? <ScreenFailure error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} columns={['minmax(0, 1fr)']} />;
  }
  return (
    <DeliveryStatus
      deliveries={data.map((delivery) => ({
        id: delivery.recipient,
        name: delivery.name || delivery.recipient,
        address: delivery.recipient,
        state: shown[delivery.status],
        at: intl.formatDate(delivery.updatedAt, { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' }),
        reason: reasonOf(delivery),
      }))}
      onRefresh={() => void refetch()}
      isRefreshing={isFetching}
      note={intl.formatMessage(composeStrings.deliveryNote)}
    />
  );
}
