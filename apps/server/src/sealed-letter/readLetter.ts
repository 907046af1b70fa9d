import { type Message, type MessageView, Problem } from '@jinshu/api';
import { countReading } from '../burn/countReading.ts';
import type { StoredAttachmentPart } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredContent, StoredMessage } from '../message/read.repository.ts';
import { makeGrant } from './grant.ts';
import type { LetterFile } from './letter.ts';
import { openLetter } from './openLetter.ts';
import { type SealedLetter, selectSealedLetter } from './sealedLetter.repository.ts';

/** Who reads which mail how. */
export interface LetterInput {
  mailboxId: number;
  folder: string;
  view: MessageView | undefined;
  isPrefetch: boolean;
  password: string | undefined;
  ip: string;
  /** Of the session that reads: what it opens with a password it may open again for a while. */
  sessionKey: string | undefined;
}

/** A mail whose letter was opened, or not. */
export interface ReadLetter {
  isOpen: boolean;
  content: StoredContent;
  files: readonly LetterFile[];
  attributes: Pick<Message['attributes'], 'isPassword' | 'isBurn' | 'burnLeft' | 'burnDate'>;
  /** What its files and pictures are fetched with, where a password opened it. */
  grant?: string;
}

const heads = new Set<MessageView>(['source', 'header']);
const answers = new Set<MessageView>(['reply', 'replyAll']);

/**
 * Whether a letter is opened for this call. Source and header show the mail as it is, which has nothing of the letter; a prefetch leaves no
 * trace; an answer to what cannot be read quotes nothing; and what cannot be read cannot be sent on.
 */
function opens({ burnLimit, hasPassword }: SealedLetter, isOwn: boolean, { view, isPrefetch, password }: LetterInput): boolean {
  if (isPrefetch || (view && heads.has(view))) return false;
  if (burnLimit !== null && !isOwn) {
    // It would live on in the quotation.
    if (view && !answers.has(view)) throw new Problem('burn-not-forwarded');
    return view === undefined;
  }
  // The mail as a file has nothing of the letter, and nobody could open it where it comes to.
  if (view === 'forwardAsAttachment') throw new Problem('sealed-not-attached');
  if (!hasPassword || password !== undefined) return true;
  if (view && !answers.has(view)) throw new Problem('mail-password-wrong');
  return false;
}

async function toParts(deps: Deps, files: readonly LetterFile[], isSentOn: boolean): Promise<StoredAttachmentPart[]> {
  const parts: StoredAttachmentPart[] = [];
  for (const { bytes, level, ...file } of files) {
    const hash = isSentOn ? (await deps.blobs.put(deps.db, bytes)).hash.toString('hex') : '';
    parts.push({ ...file, hash, ...(level > 0 && { level }) });
  }
  return parts;
}

/** Reads the letter of a mail, as far as this caller may (RED-62, RED-63). */
export async function readLetter(deps: Deps, input: LetterInput, message: StoredMessage, content: StoredContent): Promise<ReadLetter> {
  const { mailboxId, folder, view, password, ip, sessionKey } = input;
  const letter = await selectSealedLetter(deps.db, content.sealedId ?? '', deps.now());
  if (!letter) throw new Problem('mail-not-found');
  const isOwn = message.submissionId !== null;
  const isOpen = opens(letter, isOwn, input);
  // First the opening, then the counting: a reading that is counted has been given.
  const opened = isOpen ? await openLetter(deps, letter, password, { key: `mailbox:${mailboxId}`, ip }) : null;
  const isCounted = isOpen && letter.burnLimit !== null && !isOwn;
  const left = isCounted ? await countReading(deps, { mailboxId, folder, message, sealedId: letter.id }) : message.burnLeft;
  const grant =
    opened && letter.hasPassword && sessionKey !== undefined
      ? await makeGrant(deps, { sessionKey, letterId: letter.id }, opened.key)
      : undefined;
  const isSentOn = view !== undefined && !answers.has(view);
  return {
    isOpen,
    content: {
      ...content,
      text: opened?.text ?? null,
      html: opened?.html ?? null,
      attachments: await toParts(deps, opened?.files ?? [], isSentOn),
    },
    files: opened?.files ?? [],
    attributes: {
      isPassword: letter.hasPassword,
      isBurn: letter.burnLimit !== null,
      burnLeft: isOwn ? letter.burnLimit : left,
      burnDate: letter.burnDay === '' ? null : letter.burnDay,
    },
    ...(grant !== undefined && { grant }),
  };
}
