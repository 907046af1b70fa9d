import { listDeliveries } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

export const deliveryKeys = { of: (messageId: string) => ['delivery', messageId] as const };

/** The fate of a sent mail at each recipient; push keeps it up to date. */
export const deliveryOptions = (api: ApiClient, messageId: string) =>
  queryOptions({
    queryKey: deliveryKeys.of(messageId),
    queryFn: async ({ signal }) => (await api.call(listDeliveries, { query: { messageId } }, { signal })).results,
  });
