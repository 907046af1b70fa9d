import { type Message, type MessageView, Problem } from '@jinshu/api';
import type { StoredContent, StoredMessage } from '../../mail/message/index.ts';
import { type SealedLetter, selectSealedLetter } from '../../mail/sealed-letter/index.ts';
import type { StoredAttachmentPart } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { countReading } from '../burn/index.ts';
import { makeGrant } from './grant.ts';
import type { LetterFile } from './letter.ts';
import { openLetter } from './openLetter.ts';

/** Message to read, with the reader, view and password. */
export interface LetterInput {
  mailboxId: number;
  folder: string;
  view: MessageView | undefined;
  isPrefetch: boolean;
  password: string | undefined;
  ip: string;
  /** Key of the reading session. It can reopen a message that it unlocked with a password, for a limited time. */
  sessionKey: string | undefined;
}

/** Sealed message, opened or not. */
export interface ReadLetter {
  isOpen: boolean;
  content: StoredContent;
  files: readonly LetterFile[];
  attributes: Pick<Message['attributes'], 'isPassword' | 'isBurn' | 'burnLeft' | 'burnDate'>;
  /** Token for fetching its files and images. Set if it was opened with a password. */
  grant?: string;
}

const heads = new Set<MessageView>(['source', 'header']);
const answers = new Set<MessageView>(['reply', 'replyAll']);

/**
 * Whether this call opens the sealed content.
 * - The source and header views show the raw message, which doesn't contain the content.
 * - A prefetch must leave no trace.
 * - A reply to unreadable content quotes nothing.
 * - Content that can't be read can't be forwarded.
 */
function opens({ burnLimit, hasPassword }: SealedLetter, isOwn: boolean, { view, isPrefetch, password }: LetterInput): boolean {
  if (isPrefetch || (view && heads.has(view))) return false;
  if (burnLimit !== null && !isOwn) {
    // It would live on in the quotation.
    if (view && !answers.has(view)) throw new Problem('burn-not-forwarded');
    return view === undefined;
  }
  // The raw message doesn't contain the sealed content, so the attached file could never be opened.
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

/** Reads a sealed message as far as the caller's rights allow (RED-62, RED-63). */
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
