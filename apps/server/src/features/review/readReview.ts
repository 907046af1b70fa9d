import { Problem, type ReviewMail } from '@jinshu/api';
import { selectSealedLetter } from '../../mail/sealed-letter/index.ts';
import { type ReviewContent, type StoredReview, selectAssigned, selectReviewContent } from '../../mail/submission/index.ts';
import { readPlainText } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type Letter, openLetter } from '../sealed-letter/index.ts';
import { reviewerOf } from './reviewerOf.ts';

/** A file that a reviewer may fetch: its bytes, or where they lie. */
export interface ReviewFile {
  sid: string;
  name: string;
  type: string;
  size: number;
  contentId: string | null;
  isInline: boolean;
  bytes?: Buffer | undefined;
  hash?: Buffer | undefined;
}

/** A held mail with what it says. */
export interface OpenedReview {
  mail: StoredReview;
  text: string | null;
  html: string | null;
  files: ReviewFile[];
  isSealed: boolean;
  isBurn: boolean;
}

const inTheOpen = ({ text, html, attachments }: ReviewContent) => ({
  text,
  html,
  files: attachments.map(({ hash, ...file }) => ({ ...file, hash: Buffer.from(hash, 'hex') })),
});

const ofLetter = ({ text, html, files }: Letter) => ({ text, html, files: files.map(({ level: _, ...file }) => file) });

/**
 * Opens a held message for one of its reviewers. Reading a burn-after-reading message here does not use up a view. A password-protected
 * message stays locked: only its sender can share its content.
 */
export async function openReview(deps: Deps, { accountId, reviewId }: { accountId: number; reviewId: number }): Promise<OpenedReview> {
  const { db, now } = deps;
  const [mail] = await selectAssigned(db, reviewerOf(accountId, now()), [reviewId]);
  if (!mail || mail.status === 'withdrawn' || mail.contentId === null) throw new Problem('mail-not-found');
  const content = await selectReviewContent(db, mail.contentId);
  if (!content) throw new Problem('mail-not-found');
  if (content.sealedId === null) return { mail, ...inTheOpen(content), isSealed: false, isBurn: false };
  const letter = await selectSealedLetter(db, content.sealedId, now());
  if (!letter) throw new Problem('mail-not-found');
  const isBurn = letter.burnLimit !== null;
  if (letter.hasPassword) return { mail, text: content.text, html: content.html, files: [], isSealed: true, isBurn };
  const opened = await openLetter(deps, letter, undefined, { key: `review:${accountId}`, ip: '' });
  return { mail, ...ofLetter(opened), isSealed: false, isBurn };
}

/** Returns what a reviewer can read of a message (REV-09, REV-29). */
export async function readReview(deps: Deps, input: { accountId: number; reviewId: number }): Promise<ReviewMail> {
  const { mail, text, html, files, isSealed, isBurn } = await openReview(deps, input);
  return {
    id: mail.id,
    subject: mail.subject,
    sender: mail.sender,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    sentAt: mail.createdAt.toISOString(),
    size: mail.size,
    reason: mail.status === 'reject' ? mail.rejectReason : mail.heldReason,
    heldReason: mail.heldReason,
    list: mail.list,
    status: mail.status === 'withdrawn' ? 'wait' : mail.status,
    decidedBy: mail.decidedBy,
    decidedFor: mail.decidedFor,
    decidedAt: mail.decidedAt?.toISOString() ?? null,
    text: await readPlainText({ text, html }),
    html: html ?? '',
    isHtml: html !== null,
    isSealed,
    isBurn,
    attachments: files.map(({ bytes: _bytes, hash: _hash, contentId, ...file }) => ({ ...file, ...(contentId !== null && { contentId }) })),
  };
}

/** One file of a held mail. */
export async function openReviewFile(
  deps: Deps,
  { sid, ...input }: { accountId: number; reviewId: number; sid: string },
): Promise<ReviewFile> {
  const { files } = await openReview(deps, input);
  const file = files.find((one) => one.sid === sid);
  if (!file) throw new Problem('attachment-not-found');
  return file;
}
