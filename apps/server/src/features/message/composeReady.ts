import { type Address, type Message, type MessageView, Problem, type Relation } from '@jinshu/api';
import { storeForSending } from '../../mail/attachment/index.ts';
import { readRaw } from '../../mail/content/index.ts';
import { type StoredContent, type StoredMessage, selectSentTo, wentSeparately } from '../../mail/message/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { readPlainText } from '../../mime/reading/index.ts';
import type { StoredAttachmentPart } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { bodyOf } from './bodyOf.ts';
import { withPictures } from './inlinePictures.ts';
import { forwardSubject, quoteHtml, quoteText, replyRecipients, replySubject } from './quote.ts';

/** The views that begin a new mail. */
export type ComposeView = Exclude<MessageView, 'source' | 'header'>;

const relations: Record<ComposeView, Relation> = {
  reply: 'reply',
  replyAll: 'reply-all',
  forward: 'forward',
  forwardAsAttachment: 'forward-as-attachment',
  sendAgain: 'send-again',
};

type Fields = Pick<Message, 'subject' | 'to' | 'cc' | 'bcc' | 'html' | 'text' | 'isHtml' | 'attachments' | 'isSeparate'>;

interface ComposeInput {
  mailboxId: number;
  accountId: number;
  view: ComposeView;
  /** Time zone of the reader, as an IANA name. */
  timeZone: string;
  message: StoredMessage;
  content: StoredContent;
}

const nobody = { to: [] as Address[], cc: [] as Address[], bcc: [] as Address[] };

async function quoted(
  deps: Deps,
  { message, content, accountId, timeZone }: ComposeInput,
): Promise<{ body: Pick<Fields, 'html' | 'text' | 'isHtml'>; left: StoredAttachmentPart[] }> {
  const language = await selectLanguage(deps.db, accountId);
  const { html, left } = await withPictures(deps, content);
  // The text is taken from the HTML as it came: with its pictures in it there is far more to read.
  const mail = {
    ...content,
    text: await readPlainText(content),
    html,
    sender: message.sender,
    sentAt: message.sentAt,
    subject: message.subject,
  };
  return { body: { html: quoteHtml(mail, { language, timeZone }), text: quoteText(mail, { language, timeZone }), isHtml: true }, left };
}

async function answer(deps: Deps, input: ComposeInput): Promise<Fields> {
  const { message, content, view } = input;
  const { body } = await quoted(deps, input);
  const recipients = replyRecipients({ ...content, sender: message.sender }, message.ownAddress, view === 'replyAll');
  return { subject: replySubject(message.subject), ...nobody, ...recipients, ...body, attachments: [] };
}

async function forward(deps: Deps, input: ComposeInput): Promise<Fields> {
  const { body, left } = await quoted(deps, input);
  const attachments = await storeForSending(deps, input.mailboxId, left);
  return { subject: forwardSubject(input.message.subject), ...nobody, ...body, attachments };
}

async function forwardAsAttachment(deps: Deps, { mailboxId, message }: ComposeInput): Promise<Fields> {
  const raw = message.contentId === null ? null : await readRaw(deps.db, deps.blobs, message.contentId);
  if (!raw) throw new Problem('mail-not-found');
  const { hash, size } = await deps.blobs.put(deps.db, raw);
  const name = `${emlName(message.subject)}.eml`;
  const part = { sid: '', name, type: 'message/rfc822', size, hash: hash.toString('hex'), contentId: null, isInline: false };
  const attachments = await storeForSending(deps, mailboxId, [part]);
  return { subject: forwardSubject(message.subject), ...nobody, html: '', text: '', isHtml: true, attachments };
}

async function sendAgain(deps: Deps, { mailboxId, message, content }: ComposeInput): Promise<Fields> {
  const { html, left } = await withPictures(deps, content);
  const known = new Set([...content.to, ...content.cc].map(({ address }) => address.toLowerCase()));
  const { submissionId, contentId } = message;
  const { messageId } = content;
  const sentTo = submissionId === null ? [] : await selectSentTo(deps.db, mailboxId, messageId);
  // Recipients who did not see each other the first time must not see each other when it is sent again.
  const isSeparate = submissionId !== null && contentId !== null && (await wentSeparately(deps.db, { mailboxId, messageId, contentId }));
  return {
    subject: message.subject,
    to: content.to,
    cc: content.cc,
    bcc: sentTo.filter(({ address }) => !known.has(address.toLowerCase())),
    html: html === null ? '' : bodyOf(html),
    text: await readPlainText(content),
    isHtml: html !== null,
    attachments: await storeForSending(deps, mailboxId, left),
    ...(isSeparate && { isSeparate }),
  };
}

/** A file name made of a subject. */
export const emlName = (subject: string): string =>
  [...subject.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()].slice(0, 100).join('') || 'message';

const makers: Record<ComposeView, (deps: Deps, input: ComposeInput) => Promise<Fields>> = {
  reply: answer,
  replyAll: answer,
  forward,
  forwardAsAttachment,
  sendAgain,
};

/** Returns the initial content of a new message that replies to a message or forwards it (CMP-58). */
export async function composeReady(deps: Deps, input: ComposeInput): Promise<Fields & Pick<Message, 'sender' | 'replyTo' | 'relation'>> {
  const isAnswer = input.view === 'reply' || input.view === 'replyAll';
  if (!isAnswer && !(await readPolicy(deps.db, 'is_fwmail', input))) throw new Problem('forbidden');
  return {
    ...(await makers[input.view](deps, input)),
    sender: { address: input.message.ownAddress, name: input.message.ownName },
    replyTo: [],
    relation: relations[input.view],
  };
}
