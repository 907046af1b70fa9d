import { listDeliveries } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { deliveryKeys } from './deliveryKeys.ts';

/** What became of a sent mail; push keeps it up to date. */
export const deliveriesOptions = (api: ApiClient, messageId: string) =>
  queryOptions({
    queryKey: deliveryKeys.of(messageId),
    queryFn: ({ signal }) => api.call(listDeliveries, { query: { messageId } }, { signal }),
  });

/** The fate of a sent mail at each recipient. */
export const deliveryOptions = (api: ApiClient, messageId: string) =>
  queryOptions({ ...deliveriesOptions(api, messageId), select: ({ results }) => results });
