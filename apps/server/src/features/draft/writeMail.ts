import { randomUUID } from 'node:crypto';
import { momentOf } from '@jinshu/api';
import { domainOf, localDomains } from '../../mail/recipient/index.ts';
import { type NewSealedLetter, seal } from '../../mail/sealed-letter/index.ts';
import { newMessageId, type OutgoingAttachment, type OutgoingMessage } from '../../mime/compose/index.ts';
import type { PreparedMessage } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { withOnlineFiles } from '../online-link/index.ts';
import { takeOutKeptPictures } from '../picture/index.ts';
import { headText, packLetter, type WrittenLetter } from '../sealed-letter/index.ts';
import { compose, refuseLarge } from './compose.ts';
import { selectThread } from './draft.repository.ts';
import type { DraftInput } from './saveDraft.ts';
import type { SettledForm } from './settleForm.ts';

/** Composed message that has not been submitted yet. */
export interface Written extends SettledForm {
  input: DraftInput;
  message: OutgoingMessage;
  /** MAIL FROM: address of the sending account. */
  envelopeSender: string;
  prepared: PreparedMessage;
  /** Text and files, where they are not kept in the open: `message` is no more than the head then. */
  letter: NewSealedLetter | null;
  /** Recipients without a local mailbox, who read the message on a web page. */
  outside: ReadonlySet<string>;
  at: Date;
}

/** Kinds of replies. */
export const answers: ReadonlySet<string> = new Set(['reply', 'reply-all']);

type Files = (OutgoingAttachment & { level: number })[];

async function readFiles({ db, blobs }: Deps, { files }: SettledForm): Promise<Files> {
  const read: Files = [];
  for (const { name, type, hash, level, isOnline } of files)
    if (!isOnline) read.push({ name, type, content: await blobs.get(db, hash), level });
  return read;
}

/** Returns the body of a message. Images used in its HTML follow its files. */
async function writeBody(deps: Deps, input: DraftInput, { form, files: named }: SettledForm, files: Files): Promise<WrittenLetter> {
  const written = await withOnlineFiles(deps, input, form, named);
  if (!form.isHtml) return { text: written.text, files };
  const { html, pictures } = await takeOutKeptPictures(deps, { accountId: input.accountId, html: written.html });
  return { html, text: '', files: [...files, ...pictures.map((picture) => ({ ...picture, level: 0 }))] };
}

/** Encrypts the content of a password-protected or burn-after-reading message. */
async function sealLetter({ config, db }: Deps, { form }: SettledForm, body: WrittenLetter): Promise<NewSealedLetter | null> {
  if (!form.hasPassword && !form.isBurn) return null;
  const id = randomUUID();
  const plain = await packLetter(body, config.domain);
  await refuseLarge(db, plain.length);
  return {
    id,
    sealed: await seal(plain, id, form.hasPassword ? form.password : undefined),
    size: plain.length,
    hasAttachment: body.files.some(({ contentId }) => contentId === undefined),
    burnLimit: form.isBurn ? form.burnLimit : null,
    burnAt: form.isBurn ? (momentOf(form.burnDate) ?? null) : null,
    burnDay: form.isBurn ? form.burnDate : '',
  };
}

/** Adds levels to the attachments of an unsealed message. The message format has no place for them. */
function markLevels(prepared: PreparedMessage, files: Files): PreparedMessage {
  if (files.every(({ level }) => level === 0)) return prepared;
  let number = 0;
  const attachments = prepared.facts.attachments.map((part) => {
    const level = part.isInline ? 0 : (files[number++]?.level ?? 0);
    return level > 0 ? { ...part, level } : part;
  });
  return { ...prepared, facts: { ...prepared.facts, attachments } };
}

/** Writes the mail of a settled form. */
export async function writeMail(deps: Deps, input: DraftInput, settled: SettledForm): Promise<Written> {
  const { db, config, now } = deps;
  const { form, from, own, isProxied, recipients } = settled;
  const { mailboxId } = input;
  const { uid, folder } = form;
  const thread = answers.has(form.relation) && uid > 0 ? await selectThread(db, { mailboxId, uid, folder }) : undefined;
  const files = await readFiles(deps, settled);
  const body = await writeBody(deps, input, settled, files);
  const letter = await sealLetter(deps, settled, body);
  const message: OutgoingMessage = {
    from,
    // The other mail system would refuse or show an address that isn't its own.
    ...(from.address !== own.address && !isProxied && { sender: own }),
    // If sent separately, the sender's copy still lists all recipients.
    to: form.isSeparate ? [...recipients, ...settled.refused] : form.to,
    cc: form.isSeparate ? [] : form.cc,
    replyTo: form.replyTo,
    subject: form.subject,
    ...(letter ? { text: headText(letter.burnLimit === null ? 'password' : 'burn') } : { ...body, attachments: body.files }),
    isUrgent: form.isUrgent,
    wantsReceipt: form.wantsReceipt,
    ...(thread && { inReplyTo: thread.messageId, references: [...thread.references, thread.messageId] }),
    messageId: newMessageId(config.domain),
    domain: config.domain,
    date: now(),
  };
  const prepared = await compose(deps, message);
  const local = await localDomains(db, config.domain);
  return {
    ...settled,
    input,
    message,
    envelopeSender: own.address,
    prepared: letter ? prepared : markLevels(prepared, files),
    letter,
    outside: new Set(letter ? recipients.map(({ address }) => address).filter((address) => !local.has(domainOf(address))) : []),
    at: now(),
  };
}
