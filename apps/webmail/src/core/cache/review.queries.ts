import { getReviewState, listReviews, type ReviewStatus, readReview } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Keys of what a reviewer sees; `review.changed` makes all of it stale. */
export const reviewKeys = { all: ['review'] } as const;

/** Whether the user reviews mail, and how many wait (REV-31). */
export const reviewStateOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...reviewKeys.all, 'state'],
    queryFn: ({ signal }) => api.call(getReviewState, undefined, { signal }),
  });

/** One page of a view (REV-27). */
export const reviewListOptions = (api: ApiClient, view: { status: ReviewStatus; page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...reviewKeys.all, 'list', view],
    queryFn: ({ signal }) => api.call(listReviews, { query: view }, { signal }),
    // Keep no rows of another view: reviewers could decide on its messages by mistake.
    placeholderData: (previous, query) =>
      (query?.queryKey[2] as typeof view | undefined)?.status === view.status ? keepPreviousData(previous) : undefined,
  });

/** Query for one message under review (REV-29). */
export const reviewMailOptions = (api: ApiClient, reviewId: number) =>
  queryOptions({
    queryKey: [...reviewKeys.all, 'mail', reviewId],
    queryFn: ({ signal }) => api.call(readReview, { params: { reviewId } }, { signal }),
  });
