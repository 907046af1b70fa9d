import { type Message, type MessageView, messageTraitsSchema, messageViews } from '@jinshu/api';
import * as z from 'zod/mini';
import { readRaw } from '../../mail/content/index.ts';
import { doubtsOf } from '../../mail/mail-auth/index.ts';
import { findMessage, type StoredContent, type StoredMessage, toFlags } from '../../mail/message/index.ts';
import { domainOf, localDomains } from '../../mail/recipient/index.ts';
import { decodeText } from '../../mime/charset/index.ts';
import { readPlainText } from '../../mime/reading/index.ts';
import { noteIfRoom } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { withKnownNames } from '../contact/index.ts';
import { showBody } from '../draft/index.ts';
import { filesOf, toDraftAttachment } from '../draft-file/index.ts';
import { readInvitation } from '../invitation/index.ts';
import { originOf, readAuthentication } from '../mail-auth/index.ts';
import { recallAttributes } from '../recall/index.ts';
import { type LetterInput, readLetter } from '../sealed-letter/index.ts';
import { composeReady } from './composeReady.ts';
import { markOpened } from './markOpened.ts';

interface ReadInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uid: number;
  /** 1 to 7 (RED-57). */
  view?: number | undefined;
  /** Time zone of the reader, as an IANA name. Used for the date in quoted text. */
  timeZone?: string | undefined;
  isPrefetch?: boolean | undefined;
  /** Password of a password-protected message (RED-59). */
  password?: string | undefined;
  /** IP address of the caller: wrong passwords are counted per address. */
  ip?: string | undefined;
  /** Key of the reading session. */
  sessionKey?: string | undefined;
}

const viewNames = new Map(Object.entries(messageViews).map(([name, number]) => [number as number, name as MessageView]));

/** Neutral values for attributes that this server does not support yet (RED-51). */
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
    wantsReceipt: content.wantsReceipt && !isOwn && !message.hasReceipt,
    isRecalled: message.isRecalled,
    // Another domain's server sent it in the sender's name (RED-41).
    hasReturnPath: smtpSender !== '' && domainOf(smtpSender) !== domainOf(message.sender.address),
    returnPath: smtpSender,
    isUnparsed: content.isUnparsed,
    isOwn,
  };
}

/** Encodes the traits for the wire. The response omits which message a report is about: that is internal. */
const wireTraits = ({ traits: { protection = null, report = null, isCut = false } }: StoredContent) =>
  z.encode(messageTraitsSchema, { protection, report: report && { kind: report.kind, recipients: report.recipients }, isCut });

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
  const { form: kept, version, sealedBody = null } = message.draft ?? {};
  const form = kept && (await showBody(deps, kept, sealedBody));
  const files = form ? await filesOf(deps.db, input.mailboxId, form, { skipsMissing: true }) : [];
  const named = message.draftId !== null && { draftId: message.draftId };
  return {
    ...baseOf(message, input),
    to: form?.to ?? message.recipients,
    cc: form?.cc ?? [],
    bcc: form?.bcc ?? [],
    replyTo: form?.replyTo ? [{ address: form.replyTo, name: '' }] : [],
    text: form?.text ?? '',
    html: form?.html ?? '',
    isHtml: form?.isHtml ?? true,
    attachments: files.map(toDraftAttachment),
    messageId: '',
    relation: form?.relation ?? '',
    level: form?.level ?? 0,
    attributes: {
      ...neutralAttributes,
      ...named,
      isPassword: form?.hasPassword ?? false,
      isBurn: form?.isBurn ?? false,
      ...(form?.isBurn && { burnLeft: form.burnLimit, burnDate: form.burnDate }),
      isScheduled: form?.isScheduled ?? false,
      scheduledAt: form?.scheduledAt ?? '',
    },
    ...named,
    draftVersion: version ?? 0,
    ...(form && {
      hasCc: form.hasCc,
      hasBcc: form.hasBcc,
      isSeparate: form.isSeparate,
      savesToSent: form.savesToSent,
      wantsReceipt: form.wantsReceipt,
      isSecure: form.isSecure,
      notifiesBySms: form.notifiesBySms,
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

const toLetterInput = ({ mailboxId, folder, view, isPrefetch, password, ip = '', sessionKey }: ReadInput): LetterInput => ({
  mailboxId,
  folder,
  view: view === undefined ? undefined : viewNames.get(view),
  isPrefetch: isPrefetch === true,
  password,
  ip,
  sessionKey,
});

/** Opens a message: what it says, its source, or what an answer to it begins with (RED-56, RED-57). */
export async function readMessage(deps: Deps, input: ReadInput): Promise<Message> {
  const message = await findMessage(deps.db, input);
  const { content } = message;
  if (content === null) return readDraft(deps, input, message);
  const letter = content.sealedId === null ? null : await readLetter(deps, toLetterInput(input), message, content);
  const shown = letter?.content ?? content;
  const view = await readView(deps, input, message, shown);
  if (!input.isPrefetch) {
    const isClosed = letter?.isOpen === false;
    await noteIfRoom(deps, 'that a mail was read', () =>
      markOpened(deps, { mailboxId: input.mailboxId, folder: input.folder, message, isClosed }),
    );
    message.isSeen = true;
  }
  const mark = await doubtsOf(deps);
  const people = (await withKnownNames(deps, input, [...content.to, ...content.cc])).map(mark);
  const invited = content.calendar === null ? null : await readInvitation(deps, input.mailboxId, message, content.calendar);
  return {
    ...baseOf(message, input),
    sender: mark(message.sender),
    to: people.slice(0, content.to.length),
    cc: people.slice(content.to.length),
    bcc: [],
    replyTo: content.replyTo.map(mark),
    text: view.text ?? (await readPlainText(shown)),
    html: shown.html ?? '',
    isHtml: shown.html !== null,
    attachments: shown.attachments.map(({ hash: _, contentId, ...attachment }) => ({
      ...attachment,
      ...(contentId !== null && { contentId }),
    })),
    messageId: content.messageId,
    relation: '',
    level: content.level,
    attributes: {
      ...attributesOf(message, content),
      ...letter?.attributes,
      ...(await recallAttributes(deps, input.mailboxId, message)),
      ...invited?.attributes,
    },
    traits: wireTraits(content),
    ...(letter?.grant !== undefined && { grant: letter.grant }),
    ...(invited && { invitation: invited.invitation }),
    authentication: readAuthentication(
      originOf(message),
      message.isFromOutside ? await localDomains(deps.db, deps.config.domain) : new Set(),
    ),
    ...view,
  };
}
