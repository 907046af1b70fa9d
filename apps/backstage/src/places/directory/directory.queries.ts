import { getDirectorySetUp } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Settings of the directory and the sign-on, and the last synchronizations. */
export const directoryOptions = queryOptions({
  queryKey: ['directory'],
  queryFn: ({ signal }) => api.call(getDirectorySetUp, undefined, { signal }),
  staleTime: 0,
});
