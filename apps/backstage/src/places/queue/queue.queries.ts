import { getMailQueueSummary, listMailQueue, type QueuedDelivery, queueColumns, queueStates } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';

export type ListAddress = ReturnType<typeof useListAddress>;

/** Choices of the filters: bytes, minutes and attempts. */
export const queueChoices = {
  size: [1, 5, 20].map((megabytes) => megabytes * 1024 ** 2),
  age: [10, 60, 24 * 60],
  attempts: [1, 3, 5],
  next: [5, 60],
} as const;

/** Parts of a delivery that the search can look in. */
export const searchParts = ['sender', 'recipient', 'answer'] as const;

const numberOf = (choices: readonly number[], value: string | undefined) => choices.find((one) => String(one) === value);

/** Filters and order of the queue that an address asks for, as the contract has them. */
function filtersOf(address: ListAddress, keyword: string) {
  const part = searchParts.find((known) => known === address.get('in')) ?? 'keyword';
  const state = queueStates.find((known) => known === address.get('state'));
  const domain = address.get('domain');
  const minimumSize = numberOf(queueChoices.size, address.get('size-from'));
  const minimumAge = numberOf(queueChoices.age, address.get('age'));
  const minimumAttempts = numberOf(queueChoices.attempts, address.get('attempts'));
  const nextWithin = numberOf(queueChoices.next, address.get('next'));
  const sort = queueColumns.find((known) => known === address.sort?.column);
  return {
    ...(keyword.trim() !== '' && { [part]: keyword.trim() }),
    ...(domain && { domain }),
    ...(state && { state }),
    ...(minimumSize !== undefined && { minimumSize }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(minimumAttempts !== undefined && { minimumAttempts }),
    ...(nextWithin !== undefined && { nextWithin }),
    ...(sort && { sort, isDescending: address.sort?.direction === 'descending' }),
  };
}

/** Key of the queue and its numbers. */
export const queueKey = ['mail-queue'] as const;
const refreshMs = 15_000;

/** A page of the queue. */
export const queueOptions = (address: ListAddress, keyword: string) => {
  const query = { ...filtersOf(address, keyword), page: address.page, pageSize: address.pageSize };
  return queryOptions({
    queryKey: [...queueKey, 'list', query],
    queryFn: ({ signal }) => api.call(listMailQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
};

/** Numbers of the queue. */
export const queueSummaryOptions = queryOptions({
  queryKey: [...queueKey, 'summary'],
  queryFn: ({ signal }) => api.call(getMailQueueSummary, undefined, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
});

/** Name of a delivery among the rows. */
export const keyOfDelivery = ({ mailboxId, submissionId, recipient }: QueuedDelivery): string =>
  `${mailboxId} ${submissionId} ${recipient}`;
