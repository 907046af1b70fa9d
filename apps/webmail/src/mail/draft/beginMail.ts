import {
  type Address,
  type ComposeParameters,
  chooseSignature,
  type Draft,
  emptyDraft,
  type Message,
  type MessageRef,
  messageViews,
  Problem,
  type Relation,
  readMessage,
  readProtectedMessage,
} from '@jinshu/api';
import { type ComposeInput, composerId } from '@jinshu/mail-machines';
import { removeBidiControls } from '@jinshu/ui/text';
import type { IntlShape } from 'react-intl';
import type { Account } from '../../core/account/index.ts';
import { messageKeys } from '../../core/cache/index.ts';
import { signatureListOptions, withSignature } from '../signature/index.ts';
import { provideCompose } from './compose.actors.ts';
import { composeParametersOptions } from './compose.queries.ts';
import { composeStrings } from './compose.strings.ts';
import type { Composer } from './composer.ts';
import type { DraftCopy } from './copyStore.ts';
import { keepCopy } from './draftCopies.ts';
import { draftOf } from './draftOf.ts';
import { copyOwner, leftCopies } from './leftCopies.ts';
import { offerCopies } from './offerCopies.ts';
import { type MailBeginning, readMailto } from './readMailto.ts';
import { replyHtml } from './replyHtml.ts';
import type { AnswerBeginning, AnswerKind } from './useBeginMail.ts';
import type { Unlocked } from './useUnlocked.ts';
import { askForPassword } from './wantedAnswer.ts';

type Format = IntlShape['formatMessage'];

/** Returns the sender of a message: the identity that its original or draft names, or else the user's first identity. */
const senderOf = ({ identities }: ComposeParameters, { userName }: Account, wanted?: Address): Address =>
  identities.find(({ address }) => address === wanted?.address) ?? identities[0] ?? { address: userName, name: '' };

const signaturesOf = ({ api, queryClient }: Account) => queryClient.fetchQuery(signatureListOptions(api)).catch(() => undefined);

/** Fetches the compose parameters. Also fetches the signatures at the same time; both are needed and cached. */
function parametersOf(account: Account): Promise<ComposeParameters> {
  void signaturesOf(account);
  return account.queryClient.fetchQuery(composeParametersOptions(account.api));
}

/** Returns a message in the form that its composer takes. */
const begun = (
  { info }: Account,
  { autosaves, isSecure, mailLevel, attachLevel }: ComposeParameters,
  { draft, title, ...input }: { draft: Draft; title: string } & Pick<ComposeInput, 'attachments' | 'lost' | 'isChanged'>,
) => ({
  title,
  draft: { ...draft, isSecure },
  input: {
    ...input,
    autosaveMs: autosaves ? info.draftAutosaveMinutes * 60_000 : 0,
    limits: { isSecure, mailLevel, attachLevel },
  },
});

/** Content from which the prepared message was created. */
const madeOf = new WeakMap<Account['account'], string>();
const inWords = (letter: ReturnType<typeof begun>) => JSON.stringify({ ...letter, draft: { ...letter.draft, draftId: '' } });

/** Opens a composer, and keeps a copy of its letter in the browser. */
function open(account: Account, formatMessage: Format, letter: ReturnType<typeof begun>, isBehind = false): void {
  const { draft, title } = letter;
  account.account.send({ type: 'openComposer', composer: provideCompose(account), ...letter, isBehind });
  const composer = account.account.getSnapshot().children[composerId(draft.draftId)] as Composer | undefined;
  if (!composer || watched.has(composer)) return;
  watched.add(composer);
  keepCopy(composer, {
    userName: copyOwner(account),
    title,
    isDiscarded: () => {
      const { status, context } = account.account.getSnapshot();
      return status === 'active' && !context.tabs.some(({ draftId }) => draftId === draft.draftId);
    },
    onWrittenSince: (copy) => {
      offerCopies(formatMessage, composeStrings.writtenSince, [copy], (one) => continueCopy(account, formatMessage, one));
    },
  });
}

const watched = new WeakSet<Composer>();

/** Adds the automatic signature (CMP-35). If the signatures can't be fetched, returns the draft without one. */
async function signed(account: Account, draft: Draft): Promise<Draft> {
  const list = await signaturesOf(account);
  const signature = list && chooseSignature(list, { sender: draft.sender.address, relation: draft.relation });
  return signature && draft.isHtml ? { ...draft, html: withSignature(draft.html, signature.content) } : draft;
}

/** A new mail that begins so. */
async function newLetter(
  account: Account,
  { to = [], cc = [], subject = '', text = '' }: Partial<MailBeginning> = {},
): Promise<ReturnType<typeof begun>> {
  const parameters = await parametersOf(account);
  const { savesToSent, wantsReceipt } = parameters;
  const draft = {
    ...emptyDraft(crypto.randomUUID(), senderOf(parameters, account)),
    to: [...to],
    cc: [...cc],
    subject,
    savesToSent,
    wantsReceipt,
  };
  const letter = await signed(account, draft);
  return begun(account, parameters, {
    title: subject,
    draft: text === '' ? letter : withTyped(letter, text),
  });
}

/** Throws before any request if this mailbox may not send messages (SHR-09 to SHR-11, ERR-51). */
function allowWriting({ account }: Account): void {
  if (!account.getSnapshot().context.canWrite) throw new Problem('mailbox-share-power');
}

/** Prepares a new message, unless one with the same content is ready. It is rendered hidden, so that it opens immediately. */
export async function prepareMail(account: Account): Promise<void> {
  allowWriting(account);
  const letter = await newLetter(account);
  const { status, context } = account.account.getSnapshot();
  if (status !== 'active' || (context.prepared && madeOf.get(account.account) === inWords(letter))) return;
  madeOf.set(account.account, inWords(letter));
  account.account.send({ type: 'openComposer', composer: provideCompose(account), ...letter, isAhead: true });
}

/** Delay before the next message is prepared, so that the opened one renders first; in milliseconds. */
const restMs = 500;

/** Opens a new mail. */
export async function beginMail(account: Account, formatMessage: Format, beginning?: Partial<MailBeginning>): Promise<void> {
  allowWriting(account);
  const letter = await newLetter(account, beginning);
  const { prepared } = account.account.getSnapshot().context;
  // What changed since one was made ready, such as the signature, is in every letter that opens.
  if (prepared && madeOf.get(account.account) === inWords(letter)) letter.draft.draftId = prepared.draftId;
  open(account, formatMessage, letter);
  // If preparing fails, the message is created when it is opened.
  setTimeout(() => prepareMail(account).catch(() => undefined), restMs);
}

/** Opens the new mail that a `mailto:` link asks for. */
export const beginMailOfLink = (account: Account, formatMessage: Format, href: string): Promise<void> =>
  beginMail(account, formatMessage, readMailto(href));

/** Puts text typed in the quick reply before the original (QRP-05). */
const withTyped = (draft: Draft, text: string): Draft =>
  draft.isHtml ? { ...draft, html: `${replyHtml(text)}${draft.html}` } : { ...draft, text: `${text.trim()}\n${draft.text}` };

/** Opens a message based on another one: a reply, a forwarded message or a reopened draft. */
async function beginFrom(
  account: Account,
  formatMessage: Format,
  message: Message,
  relation: Relation,
  ref: MessageRef,
  text = '',
): Promise<void> {
  const parameters = await parametersOf(account);
  const { draft: given, attachments } = draftOf(message, relation, ref, senderOf(parameters, account, message.sender), parameters);
  const draft = text === '' ? given : withTyped(given, text);
  // CMP-34: an organization setting decides whether a forwarded message quotes the original.
  if (relation === 'forward' && !account.info.appendsOriginalOnForward) Object.assign(draft, { html: '', text: '' });
  // A reopened draft already has its signature.
  open(
    account,
    formatMessage,
    begun(account, parameters, {
      title: draft.subject,
      draft: message.draftId === undefined ? await signed(account, draft) : draft,
      attachments,
      isChanged: text !== '',
    }),
  );
}

const relations = {
  reply: 'reply',
  replyAll: 'reply-all',
  forward: 'forward',
  forwardAsAttachment: 'forward-as-attachment',
  sendAgain: 'send-again',
} as const satisfies Record<AnswerKind, Relation>;

/** The reader's clock: a quoted original names its date by it. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const read = ({ api }: Account, { folder, uid }: MessageRef, view: number | undefined) =>
  api.call(readMessage, { params: { uid }, query: { folder, view, timeZone } });

/** The original of an answer, as far as its reader may see it; says so where only a password would show it. */
async function readOriginal(
  account: Account,
  ref: MessageRef,
  kind: AnswerKind,
  password: string | undefined,
  quotesNothing: boolean,
): Promise<Message> {
  const view = messageViews[kind];
  if (password !== undefined) return account.api.call(readProtectedMessage, { body: { ...ref, password, view, timeZone } });
  const message = await read(account, ref, view);
  const { isPassword, isBurn, isOwn } = message.attributes;
  // Only its sender may quote a burn-after-reading message, so don't ask other readers for its password.
  if (isPassword && !quotesNothing && (isOwn || !isBurn)) throw new Problem('mail-password-wrong');
  return message;
}

/** Returns the start of a reply to a message that burned while it was open: recipients and subject, but none of its text. */
function answerToBurned(
  { queryClient, userName }: Account,
  error: unknown,
  ref: MessageRef,
  kind: AnswerKind,
): Partial<MailBeginning> | undefined {
  const message = queryClient.getQueryData<Message>(messageKeys.detail(ref));
  const isGone = error instanceof Problem && error.code === 'mail-not-found';
  if (!isGone || !message?.attributes.isBurn || (kind !== 'reply' && kind !== 'replyAll')) return undefined;
  const isOther = ({ address }: Address) => address.toLowerCase() !== userName.toLowerCase();
  const subject = removeBidiControls(message.subject);
  return {
    to: [message.replyTo[0] ?? message.sender, ...(kind === 'replyAll' ? message.to.filter(isOther) : [])],
    cc: kind === 'replyAll' ? message.cc.filter(isOther) : [],
    subject: /^re\s*[:：]/i.test(subject) ? subject : `Re: ${subject}`,
  };
}

/** Starts a reply to a message, or forwards it. If its password is required, asks for it first. */
export async function beginAnswer(
  account: Account,
  formatMessage: Format,
  { folder, uid }: MessageRef,
  kind: AnswerKind,
  { text, quotesNothing = false, ...given }: AnswerBeginning,
): Promise<void> {
  allowWriting(account);
  const ref = { folder, uid };
  const password = given.password ?? account.queryClient.getQueryData<Unlocked>(messageKeys.unlocked(ref))?.password;
  try {
    const original = await readOriginal(account, ref, kind, password, quotesNothing);
    await beginFrom(account, formatMessage, original, relations[kind], ref, text);
  } catch (error) {
    const beginning = answerToBurned(account, error, ref, kind);
    if (beginning) return beginMail(account, formatMessage, { ...beginning, text: text ?? '' });
    if (password !== undefined || !(error instanceof Problem) || error.code !== 'mail-password-wrong') throw error;
    await askForPassword(account, ref, { kind, text });
  }
}

/** Reopens a draft (LST-47). A copy that only this browser has takes precedence over the saved version. */
export async function continueDraft(account: Account, formatMessage: Format, ref: MessageRef): Promise<void> {
  allowWriting(account);
  const message = await read(account, ref, undefined);
  // A browser that keeps nothing has no copies to tell of.
  const copies = await leftCopies(copyOwner(account), Date.now()).catch(() => []);
  const copy = copies.find(({ draftId }) => draftId === message.draftId);
  if (copy) await continueCopy(account, formatMessage, copy);
  else await beginFrom(account, formatMessage, message, '', { folder: '', uid: 0 });
}

/** Reopens a message of which only this browser has a copy. */
export async function continueCopy(account: Account, formatMessage: Format, copy: DraftCopy, isBehind = false): Promise<void> {
  const { draft, attachments, lost, title } = copy;
  open(account, formatMessage, begun(account, await parametersOf(account), { title, draft, attachments, lost, isChanged: true }), isBehind);
}

/** Reopens, in the background, the messages that were open before a reload, if this browser has copies of them. */
export async function continueLeft(account: Account, formatMessage: Format, draftIds: readonly string[]): Promise<void> {
  const copies = await leftCopies(copyOwner(account), Date.now());
  for (const copy of copies) if (draftIds.includes(copy.draftId)) await continueCopy(account, formatMessage, copy, true);
}
