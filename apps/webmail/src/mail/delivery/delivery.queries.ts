import { listDeliveries } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { deliveryKeys } from '../../core/cache/index.ts';

/** Query of the deliveries of a sent message; push keeps it up to date. */
export const deliveriesOptions = (api: ApiClient, messageId: string) =>
  queryOptions({
    queryKey: deliveryKeys.of(messageId),
    queryFn: ({ signal }) => api.call(listDeliveries, { query: { messageId } }, { signal }),
  });

/** Query of a sent message's delivery to each recipient. */
export const deliveryOptions = (api: ApiClient, messageId: string) =>
  queryOptions({ ...deliveriesOptions(api, messageId), select: ({ results }) => results });
