import * as z from 'zod/mini';
import { validities } from '../attachment/validity.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { anyFolderSchema } from '../folder/folder.schema.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { recipientListSchema, recipientSchema } from '../recipient/recipient.schema.ts';

/** A subject holds at most one header line (RFC 5322, 2.1.1). */
export const maximumSubject = 998;
/** Characters of a body, HTML included. */
export const maximumBody = 10_000_000;

const attachmentRefSchema = wireObject({
  id: z.int().check(z.minimum(0)),
  level: named('attach_level', z.optional(z.int().check(z.minimum(0), z.maximum(5)))),
  /** Kind of a drive entry. Folders can't be sent. */
  kind: named('nettype', z.optional(z.enum(['file', 'folder']))),
  /** Whether the file is sent as a link in the message, valid for `validity`. */
  isOnline: z.optional(z.boolean()),
  validity: z.optional(z.enum(validities)),
});

/** A file that a form names, in one of its three lists. */
export type AttachmentRef = z.output<typeof attachmentRefSchema>;

/** Relations between a new message and the message it was started from. */
export const relations = ['', 'reply', 'reply-all', 'forward', 'forward-as-attachment', 'send-again'] as const;

export type Relation = (typeof relations)[number];

/** Version that matches any stored version, for clients that don't track versions. */
export const anyVersion = -1;

/** Makes a field optional by giving it a default. */
const or = z._default;

const draftFields = {
  replyTo: or(text(320), ''),
  isUrgent: named('is_priority', or(z.boolean(), false)),
  isHtml: or(z.boolean(), true),
  hasCc: named('is_cc', or(z.boolean(), true)),
  hasBcc: named('is_bcc', or(z.boolean(), false)),
  isSeparate: named('is_partsend', or(z.boolean(), false)),
  to: or(recipientListSchema, []),
  cc: or(recipientListSchema, []),
  bcc: or(recipientListSchema, []),
  subject: or(text(maximumBody).check(z.maxLength(maximumSubject, 'subject-too-long')), ''),
  isSecure: named('secret', or(z.boolean(), false)),
  savesToSent: named('is_save_sent', or(z.boolean(), true)),
  wantsReceipt: named('is_confirm_read', or(z.boolean(), false)),
  isScheduled: named('is_schedule', or(z.boolean(), false)),
  /** Send time, with an offset (`2026-12-29T00:30:00+08:00`). Without an offset it is in the server's time zone. */
  scheduledAt: named('schedule_day', or(z.string().check(z.maxLength(40)), '')),
  hasPassword: named('is_password', or(z.boolean(), false)),
  password: or(z.string().check(z.maxLength(6)), ''),
  isBurn: or(z.boolean(), false),
  burnLimit: or(z.int().check(z.minimum(1), z.maximum(99)), 1),
  /** The day at whose 0:00 it is destroyed: a date (0:00 of the server), or that moment with its offset. */
  burnDate: named('burn_day', or(z.string().check(z.maxLength(40)), '')),
  html: named('html_text', or(text(maximumBody), '')),
  text: named('plain_text', or(text(maximumBody), '')),
  notifiesBySms: named('is_smsnotify', or(z.boolean(), false)),
  /** Empty for a draft that has no id yet. The response contains the new id. */
  draftId: or(z.union([z.uuid(), z.literal('')]), ''),
  /** Version that this one is based on. 0 for a draft that the server doesn't have, `anyVersion` to overwrite any version. */
  version: or(z.int().check(z.minimum(anyVersion)), anyVersion),
  sender: named('mfrom', or(recipientSchema, { address: '', name: '' })),
  level: named('mail_level', or(z.int().check(z.minimum(0), z.maximum(5)), 0)),
  attachments: or(z.array(attachmentRefSchema).check(z.maxLength(500)), []),
  netAttachments: or(z.array(attachmentRefSchema).check(z.maxLength(500)), []),
  companyAttachments: or(z.array(attachmentRefSchema).check(z.maxLength(500)), []),
  uid: or(z.int().check(z.minimum(0)), 0),
  folder: or(anyFolderSchema, ''),
  relation: named('refw_type', or(z.enum(relations), '')),
};

/** Draft form, without the action to perform. */
export const draftSchema = wireObject(draftFields);

/** Maximum undo period of a sent message, in milliseconds. */
export const maximumUndoMs = 60_000;

/** Draft form with the action: send or save. `undoForMs` delays a sent message. Saving the draft within that time undoes the send. */
export const outgoingSchema = wireObject({
  ...draftFields,
  action: z.enum(['sent', 'save']),
  undoForMs: z.optional(z.int().check(z.minimum(0), z.maximum(maximumUndoMs))),
});

export interface Draft extends z.output<typeof draftSchema> {}

/** Returns an empty draft with the default values. The caller creates the id. */
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
    wantsReceipt: false,
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

/** Returns the first problem that prevents sending, in the order of the checks below, or `undefined` if there is none. */
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

/** Whether the body has visible content: text, or in HTML an image, rule or table. */
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

/** Whether a draft has enough content to save: a subject, an attachment or a body. */
export const isWorthSaving = (
  draft: Pick<Draft, 'html' | 'text' | 'isHtml' | 'subject' | 'attachments' | 'netAttachments' | 'companyAttachments'>,
): boolean =>
  draft.subject.trim() !== '' ||
  draft.attachments.length + draft.netAttachments.length + draft.companyAttachments.length > 0 ||
  hasContent(draft);

/** Returns the subject of a message that has attachments but no subject: the first file's name without its extension. */
export const subjectOfAttachment = (fileName: string): string => fileName.replace(/(.)\.[^.]*$/, '$1');
