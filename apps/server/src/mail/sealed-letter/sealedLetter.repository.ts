import { sql } from 'kysely';
import type { BlobStore } from '../../platform/blob/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SealedBytes } from './seal.ts';

/** Data of a sealed message that is available without opening it. */
export interface SealedLetter {
  id: string;
  hasPassword: boolean;
  size: number;
  hasAttachment: boolean;
  /** Readings of each recipient; null when it does not burn. */
  burnLimit: number | null;
  burnAt: Date | null;
  burnDay: string;
}

/** A letter to be kept. */
export interface NewSealedLetter extends Omit<SealedLetter, 'hasPassword'> {
  sealed: SealedBytes;
}

/** Stores a sealed message. */
export async function insertSealedLetter(tx: Tx, blobs: BlobStore, letter: NewSealedLetter): Promise<void> {
  const { sealed } = letter;
  const { hash } = await blobs.put(tx, sealed.bytes);
  await tx
    .insertInto('sealed_letter')
    .values({
      id: letter.id,
      hash,
      nonce: sealed.nonce,
      tag: sealed.tag,
      salt: sealed.salt,
      key: sealed.key,
      size: letter.size,
      has_attachment: letter.hasAttachment,
      burn_limit: letter.burnLimit,
      burn_at: letter.burnAt,
      burn_day: letter.burnDay,
    })
    .execute();
}

const columns = sql`s.id, s.salt IS NOT NULL AS "hasPassword", s.size, s.has_attachment AS "hasAttachment", s.burn_limit AS "burnLimit",
  s.burn_at AS "burnAt", s.burn_day AS "burnDay"`;

/** Returns a sealed message unless it is deleted or burned. */
export async function selectSealedLetter(db: Db | Tx, id: string, at: Date): Promise<SealedLetter | undefined> {
  const { rows } = await sql<SealedLetter>`
    SELECT ${columns} FROM sealed_letter s WHERE s.id = ${id} AND (s.burn_at IS NULL OR s.burn_at > ${at})`.execute(db);
  return rows[0];
}

/** Returns the sealed message of a content, burned or not; undefined if the content is not sealed. `isGone` is true if it was destroyed. */
export async function selectLetterOf(
  db: Db | Tx,
  contentId: number,
): Promise<{ letter: SealedLetter | undefined; isGone: boolean; level: number }> {
  const { rows } = await sql<SealedLetter & { sealedId: string | null; level: number }>`
    SELECT c.sealed_id AS "sealedId", c.level, ${columns} FROM content c LEFT JOIN sealed_letter s ON s.id = c.sealed_id
    WHERE c.id = ${contentId}`.execute(db);
  const [row] = rows;
  if (!row) return { letter: undefined, isGone: false, level: 0 };
  const { sealedId, level, ...letter } = row;
  return { letter: letter.id === null ? undefined : letter, isGone: sealedId !== null && letter.id === null, level };
}

/** Returns the encrypted bytes of a sealed message and the data to open them; undefined if they were deleted. */
export async function readSealed(db: Db, blobs: BlobStore, id: string): Promise<SealedBytes | undefined> {
  const row = await db.selectFrom('sealed_letter').select(['hash', 'nonce', 'tag', 'salt', 'key']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { hash, ...rest } = row;
  return { ...rest, bytes: await blobs.get(db, hash) };
}

/** Marks a content as the head of a sealed message and sets its secrecy level. */
export async function updateContentTraits(
  tx: Tx,
  contentId: number,
  { sealedId, level }: { sealedId: string | null; level: number },
): Promise<void> {
  if (sealedId === null && level === 0) return;
  await tx.updateTable('content').set({ sealed_id: sealedId, level }).where('id', '=', contentId).execute();
}

/**
 * Deletes a sealed message permanently unless someone may still read it: a copy with views left or the sender's, a pending delivery, a view
 * in progress, or a valid link. Returns the hash of the blob whose object must be removed after the transaction has been committed.
 */
export async function deleteUnneededLetter(tx: Tx, id: string, at: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer; is_object: boolean }>`
    WITH gone AS (
      DELETE FROM sealed_letter s WHERE s.id = ${id}
        AND NOT EXISTS (SELECT FROM content c JOIN message m ON m.content_id = c.id WHERE c.sealed_id = s.id)
        AND NOT EXISTS (
          SELECT FROM content c JOIN submission b ON b.content_id = c.id
          JOIN delivery d ON d.mailbox_id = b.mailbox_id AND d.submission_id = b.id
          WHERE c.sealed_id = s.id AND (d.next_attempt_at IS NOT NULL OR (d.status = 'in-review' AND d.recall_status <> 'recalled')))
        AND NOT EXISTS (SELECT FROM burn_reading r WHERE r.sealed_id = s.id AND r.until > ${at})
        AND NOT EXISTS (
          SELECT FROM letter_link l WHERE l.sealed_id = s.id AND l.expires_at > ${at}
            AND (l.burn_left IS NULL OR l.burn_left > 0 OR l.reading_until > ${at}))
      RETURNING hash
    )
    SELECT gone.hash, blob.bytes IS NULL AS is_object FROM gone JOIN blob USING (hash)`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await tx.deleteFrom('blob').where('hash', '=', row.hash).execute();
  return row.is_object ? row.hash : undefined;
}
