import { giveUpDeliveries, type QueuedDelivery, retryDeliveries } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { keyOfDelivery, queueKey } from './queue.queries.ts';
import { queueStrings as s } from './queue.strings.ts';

/** Deliveries that are retried or given up: some, or all to a domain. */
export type QueueTarget = { deliveries: readonly QueuedDelivery[] } | { domain: string };

const bodyOf = (target: QueueTarget) =>
  'domain' in target
    ? target
    : { deliveries: target.deliveries.map(({ mailboxId, submissionId, recipient }) => ({ mailboxId, submissionId, recipient })) };

const none: ReadonlySet<string> = new Set();

/**
 * Selects deliveries, retries them or gives them up, and reports the result (BAK-95). Rows that left the queue are selected no longer. `asked` is
 * given up once that is confirmed.
 */
export function useQueueChange(rows: readonly QueuedDelivery[] = []) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [keys, select] = useState(none);
  const [asked, ask] = useState<QueueTarget>();
  const selected = useMemo(() => rows.filter((row) => keys.has(keyOfDelivery(row))), [rows, keys]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ what, target }: { what: 'retry' | 'giveUp'; target: QueueTarget }) =>
      api.call(what === 'retry' ? retryDeliveries : giveUpDeliveries, { body: bodyOf(target) }),
    onSuccess: ({ count, busyCount, leftCount }, { what }) => {
      const message = [
        formatMessage(what === 'retry' ? s.retried : s.givenUp, { count }),
        ...(busyCount > 0 ? [formatMessage(s.busy, { count: busyCount })] : []),
        ...(leftCount > 0 ? [formatMessage(s.left, { count: leftCount })] : []),
      ].join(' ');
      toasts.add({ message, tone: busyCount + leftCount > 0 ? 'info' : 'success' });
      select(none);
      ask(undefined);
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queueKey }),
  });
  return {
    keys,
    select,
    selected,
    asked,
    ask,
    isPending,
    retry: (target: QueueTarget) => mutate({ what: 'retry', target }),
    giveUp: (target: QueueTarget) => mutate({ what: 'giveUp', target }),
  };
}
