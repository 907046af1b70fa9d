import * as z from 'zod/mini';
import { validities } from '../attachment/validity.ts';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { outgoingSchema } from './draft.schema.ts';

/** Initial settings of the composer. Thresholds are in bytes. */
export const composeParametersSchema = wireObject({
  savesToSent: named('is_save_sent', z.boolean()),
  wantsReceipt: named('is_confirm_read', z.boolean()),
  savesContacts: named('is_save_contact', z.boolean()),
  autosaves: named('is_autosave', z.boolean()),
  identities: named('mfroms', z.array(addressSchema)),
  movesAllToDisk: named('is_alltonet', z.boolean()),
  movesLargeToDisk: named('is_sizetonet', z.boolean()),
  diskThreshold: named('is_netsize', z.int()),
  /** Maximum size of an uploaded file, in bytes. */
  transitLimit: named('transit_size', z.int()),
  /** Maximum size of a file that is not sent as a link, in bytes. */
  attachmentLimit: named('attachment_size', z.int()),
  /** Choices for how long a link is valid, and the preselected one. */
  linkValidities: z.array(z.enum(validities)),
  linkValidity: z.enum(validities),
  isSecure: named('is_security', z.boolean()),
  mailLevel: z.int(),
  attachLevel: z.int(),
  canNotifyBySms: named('is_sendsms', z.boolean()),
});

export type ComposeParameters = z.output<typeof composeParametersSchema>;

/** Returns the initial settings of the composer. */
export const getComposeParameters = endpoint({
  method: 'GET',
  path: '/mail/message/more-get/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Initial data of the composer.',
  response: composeParametersSchema,
});

/** An address that a message can't be sent to, with the reason. */
export const addressErrorSchema = wireObject({ address: z.string(), reason: z.string() });

/**
 * Result of a send or save. With `schedule`, the message waits in Drafts until its time. With `held`, it is sent automatically when the
 * undo period ends. `isSuccess` is false if it couldn't be sent to any recipient. `failedAddresses` may contain entries even on success.
 */
export const submissionSchema = wireObject({
  messageId: z.string(),
  recipients: named('recipient', z.array(z.string())),
  isSuccess: named('success', z.boolean()),
  failedAddresses: named('error_lists', z.array(addressErrorSchema)),
  type: z.enum(['sent', 'save', 'schedule', 'held']),
  draftId: z.string(),
  version: z.int(),
  /** Whether a review rule holds the message, now or once the undo period ends. It hasn't been delivered to any recipient. */
  isInReview: named('in_review', z.optional(z.boolean())),
});

export interface Submission extends z.output<typeof submissionSchema> {}

/**
 * Saves the draft (`save`), or saves and queues it (`sent`). Repeating a send is safe: the draft id makes it idempotent, and the first
 * submission is returned.
 */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/mail/message/sent/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Sends a message or saves it as a draft.',
  body: outgoingSchema,
  response: submissionSchema,
  problems: [
    'input-receiver',
    'missing-subject',
    'subject-too-long',
    'enter-content',
    'email-format',
    'nothing-to-save',
    'draft-stale',
    'draft-sent',
    'sender-not-yours',
    'attachment-not-found',
    'send-no-folders',
    'feature-not-ready',
    'options-exclusive',
    'mail-password-rule',
    'schedule-past',
    'burn-date-past',
    'mail-level-required',
    'attach-level-required',
    'attach-level-above-mail',
    'level-above-own',
    'executable-refused',
    'forbidden',
    'too-large',
    'sending-limit',
    'list-not-allowed',
  ],
});

/** Answers where a draft lies, however many there are. */
export const findDraft = endpoint({
  method: 'GET',
  path: '/mail/draft/:draftId/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Place of a draft.',
  params: z.object({ draftId: z.uuid() }),
  response: wireObject({ folder: z.string(), uid: z.int() }),
  problems: ['draft-not-found'],
});
