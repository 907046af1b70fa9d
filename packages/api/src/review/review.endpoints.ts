import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, queryInt, text, wireObject } from '../contract/wire.ts';
import { previewSchema } from '../preview/preview.endpoints.ts';
import {
  maximumRejectReason,
  maximumReviewed,
  reviewItemSchema,
  reviewMailSchema,
  reviewStateSchema,
  reviewStatuses,
} from './review.schema.ts';

const id = queryInt(1, Number.MAX_SAFE_INTEGER);

/** Answers whether the caller is a reviewer and how many mails wait (REV-31, D-41). Anybody may ask. */
export const getReviewState = endpoint({
  method: 'GET',
  path: '/mail/review/show/',
  access: { of: 'account' },
  summary: 'Whether the caller reviews mail, and how many mails wait.',
  response: reviewStateSchema,
});

/** Answers one page of the mails that are the caller's to review, newest first (REV-27). */
export const listReviews = endpoint({
  method: 'GET',
  path: '/mail/review/',
  access: { of: 'account' },
  summary: 'One page of the mails that the caller reviews.',
  query: wireObject({ page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100), status: z.enum(reviewStatuses) }),
  response: listOf(reviewItemSchema),
});

/** Answers one mail with what a reviewer reads of it (REV-29). */
export const readReview = endpoint({
  method: 'GET',
  path: '/mail/review/:reviewId/',
  access: { of: 'account' },
  summary: 'One mail that the caller reviews.',
  params: z.object({ reviewId: id }),
  response: reviewMailSchema,
  problems: ['mail-not-found'],
});

/**
 * Permits or rejects mails (REV-28): a permitted one goes out, a rejected one back to its sender with the reason. The first answer holds
 * (REV-21): mails that somebody else answered, or whose sender took them back, are named in `taken` and stay as they are; the caller's own
 * answer given a second time counts as done.
 */
export const decideReviews = endpoint({
  method: 'POST',
  path: '/mail/review/batch/',
  access: { of: 'account' },
  summary: 'Permits or rejects mails.',
  body: wireObject({
    status: z.enum(['permit', 'reject']),
    reviewIds: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(maximumReviewed)),
    reason: z.optional(text(maximumRejectReason)),
  }),
  response: wireObject({ count: z.int(), taken: z.array(z.int()) }),
  problems: ['mail-not-found', 'input-reject-reason'],
});

const file = wireObject({ mailId: id, sid: z.string().check(z.maxLength(40)), did: z.optional(text(40)) });

/** Answers a file of a mail that is reviewed; the path is spelled so on the wire (REV-30). */
export const downloadReviewAttachment = endpoint({
  method: 'GET',
  path: '/mail/review/dowload/',
  access: { of: 'account' },
  summary: 'One file of a mail that the caller reviews.',
  query: file,
  response: blob,
  problems: ['mail-not-found', 'attachment-not-found'],
});

/** Answers what there is to show of a file of a mail that is reviewed (REV-17, VIE-04). */
export const previewReviewAttachment = endpoint({
  method: 'GET',
  path: '/mail/review/preview/',
  access: { of: 'account' },
  summary: 'What there is to show of a file of a mail that the caller reviews.',
  query: file,
  response: previewSchema,
  problems: ['mail-not-found', 'attachment-not-found'],
});

/** Answers the picture or PDF that a file of a mail is shown as that is reviewed. */
export const showReviewPreview = endpoint({
  method: 'GET',
  path: '/mail/review/preview/content/',
  access: { of: 'account' },
  summary: 'The picture or PDF that a file of a mail is shown as that the caller reviews.',
  query: file,
  response: blob,
  problems: ['mail-not-found', 'attachment-not-found'],
});
