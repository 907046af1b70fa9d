import * as z from 'zod/mini';
import { validities } from '../attachment/validity.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { recipientListSchema, recipientSchema } from '../recipient/recipient.schema.ts';

/** A subject holds at most one header line (RFC 5322, 2.1.1). */
export const maximumSubject = 998;
/** Characters of a body, HTML included. */
export const maximumBody = 10_000_000;

const attachmentRefSchema = wireObject({
  id: z.int().check(z.minimum(0)),
  level: named('attach_level', z.optional(z.int().check(z.minimum(0), z.maximum(5)))),
  /** What it is on a disk; a folder cannot be sent (SND-06). */
  kind: named('nettype', z.optional(z.enum(['file', 'folder']))),
  /** It goes as a link in the letter, which holds for so long (ATT-31). */
  isOnline: z.optional(z.boolean()),
  validity: z.optional(z.enum(validities)),
});

/** A file that a form names, in one of its three lists. */
export type AttachmentRef = z.output<typeof attachmentRefSchema>;

/** How a new mail relates to the one it was begun from. */
export const relations = ['', 'reply', 'reply-all', 'forward', 'forward-as-attachment', 'send-again'] as const;

export type Relation = (typeof relations)[number];

const draftFields = {
  replyTo: text(320),
  isUrgent: named('is_priority', z.boolean()),
  isHtml: z.boolean(),
  hasCc: named('is_cc', z.boolean()),
  hasBcc: named('is_bcc', z.boolean()),
  isSeparate: named('is_partsend', z.boolean()),
  to: recipientListSchema,
  cc: recipientListSchema,
  bcc: recipientListSchema,
  subject: text(maximumBody).check(z.maxLength(maximumSubject, 'subject-too-long')),
  isSecure: named('secret', z.boolean()),
  savesToSent: named('is_save_sent', z.boolean()),
  wantsReceipt: named('is_confirm_read', z.boolean()),
  isScheduled: named('is_schedule', z.boolean()),
  /** When it is to be sent: a time with its offset (`2026-12-29T00:30:00+08:00`). Without one it is the server's time. */
  scheduledAt: named('schedule_day', z.string().check(z.maxLength(40))),
  hasPassword: named('is_password', z.boolean()),
  password: z.string().check(z.maxLength(6)),
  isBurn: z.boolean(),
  burnLimit: z.int().check(z.minimum(1), z.maximum(99)),
  /** The day at whose 0:00 it is destroyed: a date (0:00 of the server), or that moment with its offset. */
  burnDate: named('burn_day', z.string().check(z.maxLength(40))),
  html: named('html_text', text(maximumBody)),
  text: named('plain_text', text(maximumBody)),
  notifiesBySms: named('is_smsnotify', z.boolean()),
  draftId: z.uuid(),
  /** The version that this one was written over; 0 for a draft the server has not seen. */
  version: z.int().check(z.minimum(0)),
  sender: named('mfrom', recipientSchema),
  level: named('mail_level', z.int().check(z.minimum(0), z.maximum(5))),
  attachments: z.array(attachmentRefSchema).check(z.maxLength(500)),
  netAttachments: z.array(attachmentRefSchema).check(z.maxLength(500)),
  companyAttachments: z.array(attachmentRefSchema).check(z.maxLength(500)),
  uid: z.int().check(z.minimum(0)),
  folder: text(64),
  relation: named('refw_type', z.enum(relations)),
};

/** The outgoing mail form without what is to be done with it (CMP-51). */
export const draftSchema = wireObject(draftFields);

/** The longest time for which a sent mail can be held back, in milliseconds. */
export const maximumUndoMs = 60_000;

/**
 * The outgoing mail form: the draft, and whether it is to be sent or kept (CMP-51, SND-12). `undoForMs`: what is sent is held back for so
 * long, and saving it in that time takes it back.
 */
export const outgoingSchema = wireObject({
  ...draftFields,
  action: z.enum(['sent', 'save']),
  undoForMs: z.optional(z.int().check(z.minimum(0), z.maximum(maximumUndoMs))),
});

export interface Draft extends z.output<typeof draftSchema> {}

/** A form with nothing in it but the defaults of CMP-51. The id is made by whoever begins the draft. */
export function emptyDraft(draftId: string, sender: { address: string; name: string }): Draft {
  return {
    replyTo: '',
    isUrgent: false,
    isHtml: true,
    hasCc: true,
    hasBcc: false,
    isSeparate: false,
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    isSecure: false,
    savesToSent: true,
    wantsReceipt: true,
    isScheduled: false,
    scheduledAt: '',
    hasPassword: false,
    password: '',
    isBurn: false,
    burnLimit: 1,
    burnDate: '',
    html: '',
    text: '',
    notifiesBySms: false,
    draftId,
    version: 0,
    sender,
    level: 0,
    attachments: [],
    netAttachments: [],
    companyAttachments: [],
    uid: 0,
    folder: '',
    relation: '',
  };
}

/** What keeps a form from being sent, in the order of D-128; `undefined` when nothing does. */
export function checkSendable(
  draft: Pick<Draft, 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject' | 'html' | 'text' | 'isHtml' | 'attachments'>,
) {
  const recipients = [...draft.to, ...draft.cc, ...draft.bcc];
  if (recipients.length === 0) return 'input-receiver' as const;
  if (!recipients.every(({ address }) => isAddress(address))) return 'email-format' as const;
  if (draft.replyTo !== '' && !isAddress(draft.replyTo)) return 'email-format' as const;
  if (draft.subject.trim() === '') return 'missing-subject' as const;
  if (draft.subject.length > maximumSubject) return 'subject-too-long' as const;
  if (!hasContent(draft)) return 'enter-content' as const;
  return undefined;
}

/** Whether there is anything to read in the body: text, or a picture. */
export function hasContent(draft: Pick<Draft, 'html' | 'text' | 'isHtml'>): boolean {
  if (!draft.isHtml) return draft.text.trim() !== '';
  return (
    /<(img|hr|table)\b/i.test(draft.html) ||
    draft.html
      // Not `[^>]`, which would look to the end of the body at every `<` that nothing closes.
      .replace(/<[^<>]*>/g, '')
      .replace(/&nbsp;|&#160;/g, ' ')
      .trim() !== ''
  );
}

/** Whether a draft holds enough to be kept (CMP-44). */
export const isWorthSaving = (
  draft: Pick<Draft, 'html' | 'text' | 'isHtml' | 'subject' | 'attachments' | 'netAttachments' | 'companyAttachments'>,
): boolean =>
  draft.subject.trim() !== '' ||
  draft.attachments.length + draft.netAttachments.length + draft.companyAttachments.length > 0 ||
  hasContent(draft);

/** The subject of a mail with attachments and none of its own: the first file's name without its extension (SND-04). */
export const subjectOfAttachment = (fileName: string): string => fileName.replace(/(.)\.[^.]*$/, '$1');
