import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { reviewStatuses } from '../review/review.schema.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { rulePersonSchema } from './reviewRule.endpoints.ts';

/** A held message, without its text. */
export const heldReviewSchema = wireObject({
  id: z.int(),
  subject: z.string(),
  sender: addressSchema,
  /** The first of them. `recipientCount` has the total. */
  recipients: z.array(addressSchema),
  recipientCount: z.int(),
  /** ISO moment. */
  heldAt: z.string(),
  size: z.int(),
  /** Reasons of the rules that hold it. */
  rules: z.array(z.string()),
  status: z.enum(reviewStatuses),
  reviewers: z.array(rulePersonSchema),
  /** Reviewer that decided, and the reviewer for whom a deputy did; empty otherwise. */
  decidedBy: z.string(),
  decidedFor: z.string(),
});

export type HeldReview = z.output<typeof heldReviewSchema>;

/** Returns a page of the held messages, the oldest first while they wait. `keyword` finds in subject, sender and rule. */
export const listHeldReviews = endpoint({
  method: 'GET',
  path: '/operation/held-review/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Messages held for review, without their text.',
  query: wireObject({ ...operationPage, status: z.enum(reviewStatuses), keyword: z.optional(text(200)) }),
  response: listOf(heldReviewSchema),
});

/** Assigns waiting messages to other reviewers, in place of those of the rules. */
export const assignHeldReviews = endpoint({
  method: 'POST',
  path: '/operation/held-review/assign/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Assigns held messages to other reviewers.',
  body: wireObject({
    ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
    reviewerIds: named('reviewers', z.array(z.int()).check(z.minLength(1), z.maxLength(50))),
  }),
  response: z.object({}),
  problems: ['operation-refused'],
});
