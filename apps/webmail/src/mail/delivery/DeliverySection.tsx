import type { Message } from '@jinshu/api';
import type { RecallTarget } from '@jinshu/mail-machines';
import { DeliveryStatus } from '@jinshu/ui/delivery-status';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useClock } from '../../core/account/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { composeStrings } from '../draft/index.ts';
import { fateReasonOf, RecallFlow, recallReasonOf, shownStateOf } from '../recall/index.ts';
import { deliveryOptions } from './delivery.queries.ts';

export interface DeliverySectionProps {
  messageId: string;
  /** The mail that this is about; without it nothing can be called back from here. */
  mail?: Pick<Message, 'messageId' | 'folder' | 'uid' | 'subject' | 'sentAt'> | undefined;
}

/**
 * Delivery status of the user's own message for each recipient (SND-25 to SND-28), with recall for one recipient (SND-32). Push keeps it up
 * to date.
 */
export function DeliverySection({ messageId, mail }: DeliverySectionProps) {
  const intl = useIntl();
  const clock = useClock();
  const { api } = useAccount();
  const { data, error, refetch, isFetching } = useQuery(deliveryOptions(api, messageId));
  const section = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<RecallTarget | null>(null);
  if (!data) {
    return error ? <ScreenFailure error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} columns={['minmax(0, 1fr)']} />;
  }
  return (
    <>
      <DeliveryStatus
        ref={section}
        deliveries={data.map((delivery) => ({
          id: delivery.recipient,
          name: delivery.name || delivery.recipient,
          address: delivery.recipient,
          isDoubtful: delivery.isDoubtful,
          state: shownStateOf(delivery),
          at: intl.formatDate(delivery.updatedAt, { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', ...clock }),
          ...fateReasonOf(intl, delivery),
          canRecall: delivery.canRecall,
          ...(delivery.recallStatus !== '' && { recall: delivery.recallStatus, recallReason: recallReasonOf(intl, delivery) }),
        }))}
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
        onRecall={mail && ((recipient) => setTarget({ kind: 'recipient', messageId, recipient }))}
        note={intl.formatMessage(composeStrings.deliveryNote)}
      />
      {mail && target && (
        <Suspense>
          <RecallFlow
            target={target}
            mail={mail}
            onClose={() => {
              setTarget(null);
              // The button that it was asked with is there no more.
              returnFocus(section.current);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
