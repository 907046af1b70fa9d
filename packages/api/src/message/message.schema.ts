import * as z from 'zod/mini';
import { validities } from '../attachment/validity.ts';
import { named, type WireSchema, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { tagSchema } from '../tag/tag.endpoints.ts';
import type { Authentication } from './authentication.schema.ts';
import { decodeFlags, encodeFlags, type MessageFlags } from './flags.ts';

/** Number of a message within its folder. Changes when the message moves. */
export const uidSchema = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** Messages of a bulk call: a list of uids, or all messages in the folder. */
export const uidsSchema = z.union([z.array(uidSchema).check(z.minLength(1), z.maxLength(10_000)), z.literal('all')]);

export type Uids = z.output<typeof uidsSchema>;

/** Sort orders of the list, the default first. */
export const messageSorts = [
  'REVERSE ARRIVAL',
  'ARRIVAL',
  'FROM',
  'REVERSE FROM',
  'SUBJECT',
  'REVERSE SUBJECT',
  'SIZE',
  'REVERSE SIZE',
] as const;

export type MessageSort = (typeof messageSorts)[number];

/** Available page sizes. The default is 20. */
export const pageSizes = [10, 20, 50, 100] as const;

/** View filter of the list: one of five keywords, or `KEYWORD` with the wire name of a flag or tag. */
export const viewFilterSchema = z
  .string()
  .check(
    z.regex(
      /^(unseen|seen|flagged|unflagged|ANSWERED|KEYWORD (\\Seen|\\flagged|Answered|umail-(green|orange|blue|pink|cyan|yellow|purple|gray|forword|schedule|burn|emergent|attach)|tag\d{1,9}))$/,
    ),
  );

type Flagged<T extends { flags: string[] }> = Omit<T, 'flags'> & MessageFlags;

/** Turns the wire's list of flags into code words, and back. */
export function withFlags<T extends { flags: string[] }>(schema: WireSchema<T>): WireSchema<Flagged<T>> {
  const codec = z.codec(schema, z.custom<Flagged<T>>(), {
    decode: ({ flags, ...rest }) => ({ ...rest, ...decodeFlags(flags) }),
    encode: (code) => ({ ...code, flags: encodeFlags(code) }) as unknown as T,
  });
  return codec as unknown as WireSchema<Flagged<T>>;
}

/** Fields of a list row. Times are ISO 8601, sizes are in bytes. */
export const messageRowFields = {
  uid: uidSchema,
  folder: named('raw_name', z.string()),
  folderName: named('folder', z.string()),
  subject: z.string(),
  sender: named('mfrom', addressSchema),
  recipients: named('to', z.array(addressSchema)),
  sentAt: named('date', z.nullable(z.string())),
  arrivedAt: named('internaldate', z.string()),
  size: z.int(),
  flags: z.array(z.string()),
  remark: z.string(),
  tags: z.array(tagSchema),
  isMoved: named('is_move', z.boolean()),
  draftId: z.optional(z.string()),
};

/** A row of the list. */
export const messageRowSchema = withFlags(wireObject(messageRowFields));

export type MessageRow = z.output<typeof messageRowSchema>;

/** A file of a message, as shown to readers. */
export const messageAttachmentSchema = wireObject({
  /** Among the user's stored attachments; only where the mail is about to be sent on (views 5 to 7). */
  id: z.optional(z.int()),
  /** Number of the part inside its mail. */
  sid: z.string(),
  /** Id of the stored file, on servers whose messages reference stored files. 0 is a valid id. */
  did: z.optional(z.union([z.int(), z.string()])),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  contentId: z.optional(z.string()),
  isInline: z.boolean(),
  /** Secrecy level, 1 to 5. Absent if the file has none. */
  level: named('attach_level', z.optional(z.int())),
  /** Only in a draft: the id is that of a file on the personal disk. */
  isNet: z.optional(z.boolean()),
  /** Drafts only: whether `id` is that of a file on the company drive. */
  isCompany: z.optional(z.boolean()),
  /** Only in a draft: it goes as a link, which holds for so long. */
  isOnline: z.optional(z.boolean()),
  validity: z.optional(z.enum(validities)),
});

export type MessageAttachment = z.output<typeof messageAttachmentSchema>;

/** Attributes of a message other than its text. */
export const messageAttributesSchema = wireObject({
  isPassword: z.boolean(),
  isBurn: z.boolean(),
  burnLeft: z.nullable(z.int()),
  burnDate: named('burn_day', z.nullable(z.string())),
  wantsReceipt: named('is_notify', z.boolean()),
  canRecall: named('is_canrecall', z.boolean()),
  isRecalled: named('is_recall', z.boolean()),
  hasReturnPath: named('is_return_path', z.boolean()),
  returnPath: z.string(),
  isCalendar: z.boolean(),
  isCalendarEvent: z.boolean(),
  isCalendarEventDeleted: z.boolean(),
  calendarEventId: z.nullable(z.int()),
  calendarAnswer: named('calendar_eventer_status', z.string()),
  /** Drafts only: its id, whether it will be sent automatically, and when. */
  draftId: z.optional(z.string()),
  isScheduled: named('is_schedule', z.optional(z.boolean())),
  scheduledAt: named('schedule_day', z.optional(z.string())),
  /** The mail could not be parsed: `text` holds its source. */
  isUnparsed: z.boolean(),
  /** Whether the user wrote it. Delivery status is available only then. */
  isOwn: z.boolean(),
});

/** Accepts a value without validation, so that the list doesn't load a schema that only the reading pane needs. */
const unread = <T>() => z.unknown() as unknown as z.ZodMiniType<T, T>;

/** A message with its content. */
export const messageSchema = withFlags(
  wireObject({
    uid: uidSchema,
    folder: z.string(),
    subject: z.string(),
    sentAt: named('date', z.nullable(z.string())),
    arrivedAt: named('internaldate', z.string()),
    sender: named('mfrom', addressSchema),
    to: z.array(addressSchema),
    cc: z.array(addressSchema),
    bcc: z.array(addressSchema),
    replyTo: z.array(addressSchema),
    flags: z.array(z.string()),
    tags: z.array(tagSchema),
    text: named('plain_text', z.string()),
    html: named('html_text', z.string()),
    isHtml: z.boolean(),
    attachments: z.array(messageAttachmentSchema),
    remark: z.string(),
    messageId: z.string(),
    relation: named('refw_type', z.string()),
    size: z.int(),
    /** Secrecy level, 1 to 5. 0 or absent if it has none. */
    level: named('mail_level', z.optional(z.int())),
    attributes: named('attrs', messageAttributesSchema),
    /** The event of a calendar message, in wire form. Parse it with `invitationOf`. Few messages have one. */
    invitation: z.optional(z.unknown()),
    /** Absent where a draft is read back. */
    authentication: z.optional(unread<Authentication>()),
    /** Further properties of the message, in wire form. Parse them with `traitsOf`. Few messages need them. */
    traits: z.optional(z.unknown()),
    /** Only where a password has opened the mail: see `grantSchema`. */
    grant: z.optional(z.string()),
    draftId: z.optional(z.string()),
    draftVersion: z.optional(z.int()),
    /** Drafts only: options set by the writer. */
    hasCc: named('is_cc', z.optional(z.boolean())),
    hasBcc: named('is_bcc', z.optional(z.boolean())),
    /** Drafts, and messages to send again that were sent to each recipient separately. */
    isSeparate: named('is_partsend', z.optional(z.boolean())),
    savesToSent: named('is_save_sent', z.optional(z.boolean())),
    wantsReceipt: named('is_confirm_read', z.optional(z.boolean())),
    isSecure: named('secret', z.optional(z.boolean())),
    notifiesBySms: named('is_smsnotify', z.optional(z.boolean())),
  }),
);

export type Message = z.output<typeof messageSchema>;

/** Views of a message: its source, its header, or prepared for a reply, a forward or sending again. */
export const messageViews = { source: 1, header: 2, reply: 3, replyAll: 4, forward: 5, forwardAsAttachment: 6, sendAgain: 7 } as const;

export type MessageView = keyof typeof messageViews;

/** A message in a folder. */
export const messageRefSchema = wireObject({ uid: uidSchema, folder: rawNameSchema });

export type MessageRef = z.output<typeof messageRefSchema>;

/** Several messages in a folder. */
export const messagesRefSchema = wireObject({ uids: uidsSchema, folder: rawNameSchema });
