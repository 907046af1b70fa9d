import { type Message, type MessageView, messageViews } from '@jinshu/api';
import { selectKeptFilesById } from '../attachment/attachment.repository.ts';
import { toMessageAttachment } from '../attachment/storeForSending.ts';
import type { Deps } from '../deps.ts';
import { domainOf } from '../inbound/recipient.repository.ts';
import { decodeText } from '../mime/charset.ts';
import { readRaw } from '../mime/content.repository.ts';
import { composeReady } from './composeReady.ts';
import { markOpened } from './markOpened.ts';
import { toFlags } from './messageRow.ts';
import { plainText } from './plainText.ts';
import { findMessage, type StoredContent, type StoredMessage } from './read.repository.ts';

interface ReadInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uid: number;
  /** 1 to 7 (RED-57). */
  view?: number | undefined;
  /** Of the reader, IANA; a quoted original names its date in it. */
  timeZone?: string | undefined;
  isPrefetch?: boolean | undefined;
}

const viewNames = new Map(Object.entries(messageViews).map(([name, number]) => [number as number, name as MessageView]));

/** Traits that this server knows nothing of yet keep their neutral values (RED-51). */
const neutralAttributes: Message['attributes'] = {
  isPassword: false,
  isBurn: false,
  burnLeft: null,
  burnDate: null,
  wantsReceipt: false,
  canRecall: false,
  isRecalled: false,
  hasReturnPath: false,
  returnPath: '',
  isCalendar: false,
  isCalendarEvent: false,
  isCalendarEventDeleted: false,
  calendarEventId: null,
  calendarAnswer: '',
  isUnparsed: false,
  isOwn: false,
};

function attributesOf(message: StoredMessage, content: StoredContent): Message['attributes'] {
  const isOwn = message.submissionId !== null;
  const { smtpSender } = message;
  return {
    ...neutralAttributes,
    wantsReceipt: content.wantsReceipt && !isOwn,
    // Somebody else's server sent it in the sender's name (RED-41).
    hasReturnPath: smtpSender !== '' && domainOf(smtpSender) !== domainOf(message.sender.address),
    returnPath: smtpSender,
    isUnparsed: content.isUnparsed,
    isOwn,
  };
}

function baseOf(message: StoredMessage, { folder, uid }: ReadInput) {
  return {
    uid,
    folder,
    subject: message.subject,
    sentAt: message.sentAt?.toISOString() ?? null,
    arrivedAt: message.arrivedAt.toISOString(),
    sender: message.sender,
    ...toFlags(message),
    tags: message.tags,
    remark: message.remark,
    size: message.size,
  };
}

/** A draft is read back into the form that it was saved from (RED-57). */
async function readDraft(deps: Deps, input: ReadInput, message: StoredMessage): Promise<Message> {
  const { form, version } = message.draft ?? {};
  const ids = form?.attachments.map(({ id }) => id) ?? [];
  const files = await selectKeptFilesById(deps.db, input.mailboxId, ids);
  return {
    ...baseOf(message, input),
    to: form?.to ?? message.recipients,
    cc: form?.cc ?? [],
    bcc: form?.bcc ?? [],
    replyTo: form?.replyTo ? [{ address: form.replyTo, name: '' }] : [],
    text: form?.text ?? '',
    html: form?.html ?? '',
    isHtml: form?.isHtml ?? true,
    attachments: ids.flatMap((id) => {
      const file = files.get(id);
      return file ? [toMessageAttachment(file)] : [];
    }),
    messageId: '',
    relation: form?.relation ?? '',
    attributes: { ...neutralAttributes, wantsReceipt: form?.wantsReceipt ?? false },
    ...(message.draftId !== null && { draftId: message.draftId }),
    draftVersion: version ?? 0,
    ...(form && {
      hasCc: form.hasCc,
      hasBcc: form.hasBcc,
      isSeparate: form.isSeparate,
      savesToSent: form.savesToSent,
      wantsReceipt: form.wantsReceipt,
    }),
  };
}

async function sourceOf({ db, blobs }: Deps, message: StoredMessage, isHeaderOnly: boolean): Promise<string> {
  const raw = message.contentId === null ? null : await readRaw(db, blobs, message.contentId);
  if (!raw) return '';
  if (!isHeaderOnly) return decodeText(raw);
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((end) => end >= 0);
  return decodeText(raw.subarray(0, ends.length > 0 ? Math.min(...ends) : raw.length));
}

async function readView(deps: Deps, input: ReadInput, message: StoredMessage, content: StoredContent): Promise<Partial<Message>> {
  const view = input.view === undefined ? undefined : viewNames.get(input.view);
  if (view === undefined) return content.isUnparsed ? { text: await sourceOf(deps, message, false), html: '', isHtml: false } : {};
  if (view === 'source' || view === 'header')
    return { text: await sourceOf(deps, message, view === 'header'), html: '', isHtml: false, attachments: [] };
  return composeReady(deps, {
    mailboxId: input.mailboxId,
    accountId: input.accountId,
    view,
    timeZone: input.timeZone ?? 'UTC',
    message,
    content,
  });
}

/** Opens a message: what it says, its source, or what an answer to it begins with (RED-56, RED-57). */
export async function readMessage(deps: Deps, input: ReadInput): Promise<Message> {
  const message = await findMessage(deps.db, input);
  const { content } = message;
  if (content === null) return readDraft(deps, input, message);
  const view = await readView(deps, input, message, content);
  if (!input.isPrefetch) {
    await markOpened(deps, { mailboxId: input.mailboxId, folder: input.folder, message });
    message.isSeen = true;
  }
  return {
    ...baseOf(message, input),
    to: content.to,
    cc: content.cc,
    bcc: [],
    replyTo: content.replyTo,
    text: plainText(content),
    html: content.html ?? '',
    isHtml: content.html !== null,
    attachments: content.attachments.map(({ hash: _, contentId, ...attachment }) => ({
      ...attachment,
      ...(contentId !== null && { contentId }),
    })),
    messageId: content.messageId,
    relation: '',
    attributes: attributesOf(message, content),
    ...view,
  };
}
