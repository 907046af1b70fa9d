import { type approvalKinds, listOperationApprovals } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

export interface ApprovalQuery {
  page: number;
  pageSize: 10 | 20 | 50 | 100;
  isDecided: boolean;
  kind?: (typeof approvalKinds)[number] | undefined;
}

/** Key of all requests. */
export const approvalKey = ['approvals'] as const;

/** A page of the requests. */
export const approvalsOptions = ({ kind, ...query }: ApprovalQuery) =>
  queryOptions({
    queryKey: [...approvalKey, 'list', query, kind],
    queryFn: ({ signal }) => api.call(listOperationApprovals, { query: { ...query, ...(kind && { kind }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
