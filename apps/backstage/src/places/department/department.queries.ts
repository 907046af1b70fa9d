import { listOperationDepartments } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The tree of departments. */
export const departmentsOptions = queryOptions({
  queryKey: ['departments'],
  queryFn: async ({ signal }) => (await api.call(listOperationDepartments, undefined, { signal })).results,
});
