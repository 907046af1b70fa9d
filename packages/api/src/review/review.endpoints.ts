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

/** Returns whether the caller is a reviewer, and the number of waiting messages. All accounts may call it. */
export const getReviewState = endpoint({
  method: 'GET',
  path: '/mail/review/show/',
  access: { of: 'account' },
  summary: 'Whether the caller is a reviewer, and the number of waiting messages.',
  response: reviewStateSchema,
});

/** Returns one page of the messages assigned to the caller for review, newest first. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/mail/review/',
  access: { of: 'account' },
  summary: 'One page of the messages that the caller reviews.',
  query: wireObject({ page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100), status: z.enum(reviewStatuses) }),
  response: listOf(reviewItemSchema),
});

/** Returns one message with the data that a reviewer needs. */
export const readReview = endpoint({
  method: 'GET',
  path: '/mail/review/:reviewId/',
  access: { of: 'account' },
  summary: 'One message that the caller reviews.',
  params: z.object({ reviewId: id }),
  response: reviewMailSchema,
  problems: ['mail-not-found'],
});

/**
 * Approves or rejects messages. Approved messages are sent. Rejected messages are returned to the sender with the reason. The first
 * decision is final: messages decided by another reviewer or withdrawn by the sender don't change, and `taken` lists them. Repeating one's
 * decision counts as done.
 */
export const decideReviews = endpoint({
  method: 'POST',
  path: '/mail/review/batch/',
  access: { of: 'account' },
  summary: 'Approves or rejects messages.',
  body: wireObject({
    status: z.enum(['permit', 'reject']),
    reviewIds: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(maximumReviewed)),
    reason: z.optional(text(maximumRejectReason)),
  }),
  response: wireObject({ count: z.int(), taken: z.array(z.int()) }),
  problems: ['mail-not-found', 'input-reject-reason'],
});

const file = wireObject({ mailId: id, sid: z.string().check(z.maxLength(40)), did: z.optional(text(40)) });

/** Returns a file of a message in review. The misspelled path is intentional, since the wire uses it. */
export const downloadReviewAttachment = endpoint({
  method: 'GET',
  path: '/mail/review/dowload/',
  access: { of: 'account' },
  summary: 'One attachment of a message that the caller reviews.',
  query: file,
  response: blob,
  problems: ['mail-not-found', 'attachment-not-found'],
});

/** Returns the preview of a file of a message in review. */
export const previewReviewAttachment = endpoint({
  method: 'GET',
  path: '/mail/review/preview/',
  access: { of: 'account' },
  summary: 'Preview of an attachment of a message that the caller reviews.',
  query: file,
  response: previewSchema,
  problems: ['mail-not-found', 'attachment-not-found'],
});

/** Returns the image or PDF of the preview of a file of a message in review. */
export const showReviewPreview = endpoint({
  method: 'GET',
  path: '/mail/review/preview/content/',
  access: { of: 'account' },
  summary: 'Image or PDF shown as the preview of an attachment that the caller reviews.',
  query: file,
  response: blob,
  problems: ['mail-not-found', 'attachment-not-found'],
});
