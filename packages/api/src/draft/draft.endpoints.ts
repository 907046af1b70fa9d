import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { outgoingSchema } from './draft.schema.ts';

/** What compose begins with (CMP-54, CMP-55). Thresholds in bytes. */
export const composeParametersSchema = wireObject({
  savesToSent: named('is_save_sent', z.boolean()),
  wantsReceipt: named('is_confirm_read', z.boolean()),
  savesContacts: named('is_save_contact', z.boolean()),
  identities: named('mfroms', z.array(addressSchema)),
  movesAllToDisk: named('is_alltonet', z.boolean()),
  movesLargeToDisk: named('is_sizetonet', z.boolean()),
  diskThreshold: named('is_netsize', z.int()),
  /** The largest file that can be uploaded (ATT-13). */
  transitLimit: named('transit_size', z.int()),
  isSecure: named('is_security', z.boolean()),
  mailLevel: z.int(),
  attachLevel: z.int(),
  canNotifyBySms: named('is_sendsms', z.boolean()),
});

export type ComposeParameters = z.output<typeof composeParametersSchema>;

/** Answers what compose begins with (CMP-54). */
export const getComposeParameters = endpoint({
  method: 'GET',
  path: '/mail/message/more-get/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'What compose begins with.',
  response: composeParametersSchema,
});

/** An address that a mail cannot be sent to, and why. */
export const addressErrorSchema = wireObject({ address: z.string(), reason: z.string() });

/**
 * What became of a send or a save (SND-11). `schedule`: it waits in Drafts until its time (SND-44). `held`: it goes out by itself when it
 * can be undone no more. `isSuccess` is false when nobody could be sent it (SND-18); some may have failed besides (SND-19).
 */
export const submissionSchema = wireObject({
  messageId: z.string(),
  recipients: named('recipient', z.array(z.string())),
  isSuccess: named('success', z.boolean()),
  failedAddresses: named('error_lists', z.array(addressErrorSchema)),
  type: z.enum(['sent', 'save', 'schedule', 'held']),
  draftId: z.string(),
  version: z.int(),
  /** A review rule holds it (SND-51), or will once it can be undone no more: nobody has it yet. */
  isInReview: named('in_review', z.optional(z.boolean())),
});

export interface Submission extends z.output<typeof submissionSchema> {}

/**
 * Saves the draft (`save`) or saves it and queues it (`sent`) (SND-11, SND-12). Repeating a send answers the first submission:
 * the draft's id makes it one.
 */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/mail/message/sent/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Sends a mail or saves it as a draft.',
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
  ],
});

/** Answers where a draft lies, however many there are. */
export const findDraft = endpoint({
  method: 'GET',
  path: '/mail/draft/:draftId/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Where a draft lies.',
  params: z.object({ draftId: z.uuid() }),
  response: wireObject({ folder: z.string(), uid: z.int() }),
  problems: ['draft-not-found'],
});
