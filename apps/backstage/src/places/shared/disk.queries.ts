import { getEnterpriseDisk } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Capacity and administrators of the enterprise disk. */
export const enterpriseDiskOptions = queryOptions({
  queryKey: ['enterprise-disk'],
  queryFn: ({ signal }) => api.call(getEnterpriseDisk, undefined, { signal }),
  staleTime: 0,
});
