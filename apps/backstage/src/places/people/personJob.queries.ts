import { getPersonJob, listPersonJobRows } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

const askedEveryMs = 1_000;

/** Progress of a job, asked for until it is done. */
export const personJobOptions = (id: number) =>
  queryOptions({
    queryKey: ['person-jobs', id, 'progress'],
    queryFn: ({ signal }) => api.call(getPersonJob, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDone ? false : askedEveryMs),
  });

/** A page of the rows of a job. The number that is done is part of the key: the rows are read again as it grows. */
export const personJobRowsOptions = (id: number, { page, pageSize, doneCount }: { page: number; pageSize: number; doneCount: number }) =>
  queryOptions({
    queryKey: ['person-jobs', id, 'rows', page, pageSize, doneCount],
    queryFn: ({ signal }) => api.call(listPersonJobRows, { params: { id }, query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
