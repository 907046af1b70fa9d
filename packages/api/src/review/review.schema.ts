import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';

/** How far the review of a mail is, as the three views name it (REV-04): it waits, and then it is permitted or rejected for good (REV-21). */
export const reviewStatuses = ['wait', 'permit', 'reject'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** How many mails a page of the review has (REV-05). */
export const reviewPageSize = 10;

/** How many mails can be answered together. */
export const maximumReviewed = 100;

/** So long a reason of a rejection may be. */
export const maximumRejectReason = 500;

/** So many recipients a row names; the count tells of the others. */
export const reviewedRecipients = 3;

const base = {
  id: z.int(),
  subject: z.string(),
  sender: addressSchema,
  sentAt: named('datetime', z.string()),
  size: named('mailsize', z.int()),
  /** Why it was held; of a rejected mail, why it was rejected. */
  reason: z.string(),
};

/** A mail that was held for review, as the list shows it (REV-06). */
export const reviewItemSchema = wireObject({
  ...base,
  recipients: named('recipient', z.array(addressSchema)),
  recipientCount: z.int(),
});

export interface ReviewItem extends z.output<typeof reviewItemSchema> {}

/** A file of a mail that is reviewed. */
export const reviewAttachmentSchema = wireObject({
  sid: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Stands in the text, which names it by this. */
  contentId: z.optional(z.string()),
  isInline: z.boolean(),
});

/** A mail as a reviewer reads it (REV-29). */
export const reviewMailSchema = wireObject({
  ...base,
  to: z.array(addressSchema),
  cc: z.array(addressSchema),
  /** Whom only the sender and the reviewers see. */
  bcc: z.array(addressSchema),
  status: z.enum(reviewStatuses),
  /** Why it was held, whatever became of it. */
  heldReason: z.string(),
  /** Who answered, and when; empty while it waits. */
  decidedBy: z.string(),
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

/** Whether the caller is a reviewer, and how many mails wait for an answer (REV-01, REV-02, D-41). */
export const reviewStateSchema = wireObject({ count: z.int(), isReviewer: named('review_mail_show', z.boolean()) });

export interface ReviewState extends z.output<typeof reviewStateSchema> {}
