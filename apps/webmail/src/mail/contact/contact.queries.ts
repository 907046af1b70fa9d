import { getContactInfo, showContact } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

export const contactKeys = {
  all: ['contact'] as const,
  info: (address: string) => ['contact', 'info', address] as const,
};

/** Query of the contact information of an address (LST-79). */
export const contactInfoOptions = (api: ApiClient, address: string) =>
  queryOptions({
    queryKey: contactKeys.info(address),
    queryFn: ({ signal }) => api.call(getContactInfo, { query: { address } }, { signal }),
  });

/** Query of what every book knows about an address (CON-48). */
export const personCardOptions = (api: ApiClient, address: string) =>
  queryOptions({
    queryKey: [...contactKeys.all, 'card', address],
    queryFn: ({ signal }) => api.call(showContact, { query: { address } }, { signal }),
    staleTime: 60_000,
  });
