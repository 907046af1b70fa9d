import { getOutgoingRelay } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The way of outgoing mail. */
export const relayOptions = queryOptions({
  queryKey: ['mail-system', 'relay'],
  queryFn: ({ signal }) => api.call(getOutgoingRelay, undefined, { signal }),
});
