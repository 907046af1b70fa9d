import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';

/** Review states, one per view. Messages wait, and are then approved or rejected. That decision is final. */
export const reviewStatuses = ['wait', 'permit', 'reject'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Messages per page of the review list. */
export const reviewPageSize = 10;

/** Maximum number of messages decided in one call. */
export const maximumReviewed = 100;

/** Maximum length of a rejection reason. */
export const maximumRejectReason = 500;

/** Recipients listed per row. `recipientCount` has the total. */
export const reviewedRecipients = 3;

const base = {
  id: z.int(),
  subject: z.string(),
  sender: addressSchema,
  sentAt: named('datetime', z.string()),
  size: named('mailsize', z.int()),
  /** Why it was held; of a rejected mail, why it was rejected. */
  reason: z.string(),
  /** Name of the moderated list that it waits for; empty if a rule held it. */
  list: z.string(),
};

/** A message held for review, as a list row. */
export const reviewItemSchema = wireObject({
  ...base,
  recipients: named('recipient', z.array(addressSchema)),
  recipientCount: z.int(),
});

export interface ReviewItem extends z.output<typeof reviewItemSchema> {}

/** A file of a message in review. */
export const reviewAttachmentSchema = wireObject({
  sid: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Content id by which the text refers to an inline file. */
  contentId: z.optional(z.string()),
  isInline: z.boolean(),
});

/** A message in review, with its content. */
export const reviewMailSchema = wireObject({
  ...base,
  to: z.array(addressSchema),
  cc: z.array(addressSchema),
  /** Bcc recipients. Only the sender and the reviewers see them. */
  bcc: z.array(addressSchema),
  status: z.enum(reviewStatuses),
  /** Reason why the message was held, regardless of the decision. */
  heldReason: z.string(),
  /** Reviewer and time of the decision. Empty while the message waits. */
  decidedBy: z.string(),
  /** Reviewer for whom a deputy decided; empty otherwise. */
  decidedFor: z.string(),
  decidedAt: z.nullable(z.string()),
  text: z.string(),
  html: z.string(),
  isHtml: z.boolean(),
  /** Text and files open with a password only, which its sender did not give to the reviewers. */
  isSealed: z.boolean(),
  /** It is destroyed when its recipients have read it; a reviewer's reading does not count. */
  isBurn: z.boolean(),
  attachments: z.array(reviewAttachmentSchema),
});

export interface ReviewMail extends z.output<typeof reviewMailSchema> {}

/** Whether the caller is a reviewer, and the number of messages waiting for a decision. */
export const reviewStateSchema = wireObject({ count: z.int(), isReviewer: named('review_mail_show', z.boolean()) });

export interface ReviewState extends z.output<typeof reviewStateSchema> {}
