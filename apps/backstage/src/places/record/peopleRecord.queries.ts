import { listPeopleRecords, type PeopleRecordKind, recordOutcomes } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';

const dayMs = 86_400_000;

/** Periods of records, in days. */
export const recordPeriods = { day: 1, week: 7, month: 30 } as const;

export type RecordPeriod = keyof typeof recordPeriods | 'all';

/** The period that an address asks for: a week at first, and all time for one message. */
export const periodOf = (address: ReturnType<typeof useListAddress>): RecordPeriod => {
  const asked = address.get('period');
  if (asked === 'day' || asked === 'week' || asked === 'month' || asked === 'all') return asked;
  return address.get('message') === undefined ? 'week' : 'all';
};

/** Filters that an address asks for, as the contract has them. */
export function recordFiltersOf(address: ReturnType<typeof useListAddress>, { keyword, now }: { keyword: string; now: number }) {
  const outcome = recordOutcomes.find((known) => known === address.get('outcome'));
  const messageId = address.get('message');
  const period = periodOf(address);
  return {
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(outcome && { outcome }),
    ...(messageId !== undefined && { messageId }),
    ...(period !== 'all' && { from: new Date(now - recordPeriods[period] * dayMs).toISOString() }),
  };
}

/** A page of the records about people. */
export const peopleRecordsOptions = (
  kind: PeopleRecordKind,
  query: ReturnType<typeof recordFiltersOf> & { page: number; pageSize: number },
) =>
  queryOptions({
    queryKey: ['records', kind, query],
    queryFn: ({ signal }) => api.call(listPeopleRecords, { query: { kind, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
