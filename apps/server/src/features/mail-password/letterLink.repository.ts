import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Lifetime of a link to a message page, in milliseconds. */
export const linkLife = 30 * 86_400_000;

/** Hashes the token of a link for storage, so that links cannot be reconstructed from the table. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Link to a password-protected message for one external recipient. */
export interface LetterLink {
  tokenHash: Buffer;
  sealedId: string;
  mailboxId: number;
  submissionId: string;
  recipient: string;
  /** Views left; null if the message does not burn after reading. */
  burnLeft: number | null;
  expiresAt: Date;
}

/** Keeps a link. */
export async function insertLink(tx: Tx, link: LetterLink): Promise<void> {
  await tx
    .insertInto('letter_link')
    .values({
      token_hash: link.tokenHash,
      sealed_id: link.sealedId,
      mailbox_id: link.mailboxId,
      submission_id: link.submissionId,
      recipient: link.recipient,
      burn_left: link.burnLeft,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Valid link, with the data its page shows before the message is opened. */
export interface FoundLink extends LetterLink {
  readingUntil: Date | null;
  messageId: string;
  subject: string;
  sender: { name: string; address: string };
  sentAt: Date | null;
}

/** A link by its token, unless it is over. */
export async function selectLink(db: Db, hash: Buffer, at: Date): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    SELECT l.token_hash AS "tokenHash", l.sealed_id AS "sealedId", l.mailbox_id AS "mailboxId", l.submission_id AS "submissionId", l.recipient,
      l.burn_left AS "burnLeft", l.reading_until AS "readingUntil", l.expires_at AS "expiresAt", s.message_id AS "messageId", c.subject,
      c.sender, c.sent_at AS "sentAt"
    FROM letter_link l JOIN submission s ON s.mailbox_id = l.mailbox_id AND s.id = l.submission_id JOIN content c ON c.id = s.content_id
    WHERE l.token_hash = ${hash} AND l.expires_at > ${at}`.execute(db);
  return rows[0];
}

/** Uses up one view of a link and starts it. Returns the number of views left, or undefined if none was left. */
export async function takeLinkReading(tx: Tx, hash: Buffer, until: Date): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    UPDATE letter_link SET burn_left = burn_left - 1, reading_until = ${until} WHERE token_hash = ${hash} AND burn_left > 0
    RETURNING burn_left AS left`.execute(tx);
  return rows[0]?.left;
}
