import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** So long a letter can be read on its page. */
export const linkLife = 30 * 86_400_000;

/** What is kept of the token in a link: whoever reads the table cannot follow it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link to a letter for one recipient outside. */
export interface LetterLink {
  tokenHash: Buffer;
  sealedId: string;
  mailboxId: number;
  submissionId: string;
  recipient: string;
  /** Readings left; null for a letter that does not burn. */
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

/** A link that can be followed, with what its page shows before the letter is open. */
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

/** Takes one of the readings of a link and begins it; answers how many are left, and nothing when there was none. */
export async function takeLinkReading(tx: Tx, hash: Buffer, until: Date): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    UPDATE letter_link SET burn_left = burn_left - 1, reading_until = ${until} WHERE token_hash = ${hash} AND burn_left > 0
    RETURNING burn_left AS left`.execute(tx);
  return rows[0]?.left;
}
