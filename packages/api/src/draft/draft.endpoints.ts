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
  summary: 'What compose begins with.',
  response: composeParametersSchema,
});

/** An address that a mail cannot be sent to, and why. */
export const addressErrorSchema = wireObject({ address: z.string(), reason: z.string() });

/** What became of a send or a save (SND-11). */
export const submissionSchema = wireObject({
  messageId: z.string(),
  recipients: named('recipient', z.array(z.string())),
  isSuccess: named('success', z.boolean()),
  failedAddresses: named('error_lists', z.array(addressErrorSchema)),
  type: z.enum(['sent', 'save', 'schedule']),
  draftId: z.string(),
  version: z.int(),
});

export interface Submission extends z.output<typeof submissionSchema> {}

/**
 * Saves the draft (`save`) or saves it and queues it (`sent`) (SND-11, SND-12). Repeating a send answers the first submission:
 * the draft's id makes it one.
 */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/mail/message/sent/',
  summary: 'Sends a mail or saves it as a draft.',
  body: outgoingSchema,
  response: submissionSchema,
  problems: [
    'input-receiver',
    'missing-subject',
    'enter-content',
    'email-format',
    'nothing-to-save',
    'draft-stale',
    'draft-sent',
    'sender-not-yours',
    'attachment-not-found',
    'feature-not-ready',
    'executable-refused',
    'forbidden',
    'too-large',
  ],
});
