import { listPolicies } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/index.ts';

/** For whom policies are set. */
export interface PolicyScope {
  of: 'organisation' | 'department' | 'person';
  id?: number | undefined;
}

/** The scope as the contract has it. */
export const scopeOf = ({ of, id }: PolicyScope) => ({ scope: of, ...(id !== undefined && { scopeId: id }) });

/** The policies with the values in force for a scope. */
export const policiesOptions = (scope: PolicyScope) =>
  queryOptions({
    queryKey: ['policies', scope.of, scope.id ?? null],
    queryFn: async ({ signal }) => (await api.call(listPolicies, { query: scopeOf(scope) }, { signal })).results,
    staleTime: 0,
  });
