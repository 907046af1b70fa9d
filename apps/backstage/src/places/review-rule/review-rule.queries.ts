import { listHeldReviews, listReviewers, listReviewRules, type ReviewStatus } from '@jinshu/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Review rules in their order. */
export const reviewRulesOptions = queryOptions({
  queryKey: ['review', 'rules'],
  queryFn: async ({ signal }) => (await api.call(listReviewRules, undefined, { signal })).results,
  staleTime: 0,
});

/** Reviewers with their deputies. */
export const reviewersOptions = queryOptions({
  queryKey: ['review', 'reviewers'],
  queryFn: async ({ signal }) => (await api.call(listReviewers, undefined, { signal })).results,
  staleTime: 0,
});

/** A page of the held messages. */
export const heldReviewsOptions = (query: { page: number; pageSize: number; status: ReviewStatus; keyword?: string }) =>
  queryOptions({
    queryKey: ['review', 'held', query],
    queryFn: ({ signal }) => api.call(listHeldReviews, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
