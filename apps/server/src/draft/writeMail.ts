import { randomUUID } from 'node:crypto';
import { momentOf, Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { domainOf, localDomains } from '../inbound/recipient.repository.ts';
import { composeMessage, newMessageId, type OutgoingAttachment, type OutgoingMessage } from '../mime/composeMessage.ts';
import { prepareAnywhere } from '../mime/parsePool.ts';
import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { withOnlineFiles } from '../online-link/withOnlineFiles.ts';
import { takeOutKeptPictures } from '../picture/takeOutKeptPictures.ts';
import { packLetter, type WrittenLetter } from '../sealed-letter/letter.ts';
import { headText } from '../sealed-letter/letterWords.ts';
import { seal } from '../sealed-letter/seal.ts';
import type { NewSealedLetter } from '../sealed-letter/sealedLetter.repository.ts';
import { selectThread } from './draft.repository.ts';
import type { DraftInput } from './saveDraft.ts';
import type { SettledForm } from './settleForm.ts';

/** A mail that is written and not yet handed over. */
export interface Written extends SettledForm {
  input: DraftInput;
  message: OutgoingMessage;
  /** MAIL FROM: who really sends. */
  envelopeSender: string;
  prepared: PreparedMessage;
  /** Text and files, where they are not kept in the open: `message` is no more than the head then. */
  letter: NewSealedLetter | null;
  /** Who reads the letter on a page, since there is no mailbox of ours. */
  outside: ReadonlySet<string>;
  at: Date;
}

/** What answers a mail. */
export const answers: ReadonlySet<string> = new Set(['reply', 'reply-all']);

/** Writes a mail as bytes and takes them apart for storing. */
export async function compose({ config }: Pick<Deps, 'config'>, message: OutgoingMessage): Promise<PreparedMessage> {
  const { raw } = await composeMessage(message);
  if (raw.length > config.smtp.maxBytes) throw new Problem('too-large');
  return prepareAnywhere(raw);
}

type Files = (OutgoingAttachment & { level: number })[];

async function readFiles({ db, blobs }: Deps, { files }: SettledForm): Promise<Files> {
  const read: Files = [];
  for (const { name, type, hash, level, isOnline } of files)
    if (!isOnline) read.push({ name, type, content: await blobs.get(db, hash), level });
  return read;
}

/** What a mail says, with the pictures that its HTML shows behind its files. */
async function writeBody(deps: Deps, input: DraftInput, { form, files: named }: SettledForm, files: Files): Promise<WrittenLetter> {
  const written = await withOnlineFiles(deps, input, form, named);
  if (!form.isHtml) return { text: written.text, files };
  const { html, pictures } = await takeOutKeptPictures(deps, { accountId: input.accountId, html: written.html });
  return { html, text: '', files: [...files, ...pictures.map((picture) => ({ ...picture, level: 0 }))] };
}

/** Encrypts what a mail says, for whom a password or a count of readings opens it. */
async function sealLetter({ config }: Deps, { form }: SettledForm, body: WrittenLetter): Promise<NewSealedLetter | null> {
  if (!form.hasPassword && !form.isBurn) return null;
  const id = randomUUID();
  const plain = await packLetter(body, config.domain);
  if (plain.length > config.smtp.maxBytes) throw new Problem('too-large');
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

/** The files of a mail in the open carry their levels beside them: the mail itself has no place for these. */
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
  const { form, from, own, recipients } = settled;
  const { mailboxId } = input;
  const { uid, folder } = form;
  const thread = answers.has(form.relation) && uid > 0 ? await selectThread(db, { mailboxId, uid, folder }) : undefined;
  const files = await readFiles(deps, settled);
  const body = await writeBody(deps, input, settled, files);
  const letter = await sealLetter(deps, settled, body);
  const message: OutgoingMessage = {
    from,
    ...(from.address !== own.address && { sender: own }),
    // Sent to each by itself, one's own copy still says to whom.
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
