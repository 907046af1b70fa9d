import { getAlertSettings, getSystemFigures, getSystemState } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

const refreshMs = 30_000;

/** State of each part of the system. */
export const stateOptions = queryOptions({
  queryKey: ['state', 'parts'],
  queryFn: ({ signal }) => api.call(getSystemState, undefined, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
});

/** Numbers of people, messages and storage. */
export const figuresOptions = queryOptions({
  queryKey: ['state', 'figures'],
  queryFn: ({ signal }) => api.call(getSystemFigures, undefined, { signal }),
  staleTime: 0,
});

/** Recipients and limits of alerts, and those that are not over. */
export const alertOptions = queryOptions({
  queryKey: ['state', 'alerts'],
  queryFn: ({ signal }) => api.call(getAlertSettings, undefined, { signal }),
  staleTime: 0,
});
