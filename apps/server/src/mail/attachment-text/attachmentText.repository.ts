import { sql } from 'kysely';
import { tsvectorText } from '../../mime/lexeme/index.ts';
import type { Db, StoredAttachmentPart, Tx } from '../../platform/db/index.ts';
import type { ReadFile } from './createTextReader.ts';

/** Content whose files must be read, claimed by one server. */
export interface AttachmentJob {
  contentId: number;
  version: number;
  /** Number of claims, including this one. */
  attempts: number;
  files: StoredAttachmentPart[];
}

/** Writes without waiting for the disk. Writes lost in a power cut are repeated, because a content leaves the queue last. */
const unhurried = <T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    return write(tx);
  });

/**
 * Asks for the files of contents to be read, in the transaction that takes up copies of them. The rows are taken in one order, so that no
 * two transactions wait for each other.
 */
export async function enqueueFiles(tx: Tx, contentIds: readonly number[]): Promise<void> {
  if (contentIds.length === 0) return;
  const ordered = [...new Set(contentIds)].sort((a, b) => a - b);
  await sql`
    INSERT INTO attachment_job (content_id) SELECT id FROM unnest(${ordered}::bigint[]) AS c (id)
    ON CONFLICT (content_id) DO UPDATE SET version = attachment_job.version + 1`.execute(tx);
}

/** Claims due contents. A claim is a lease: if this server dies, the content becomes due when the lease ends. */
export async function claimJobs(
  db: Db,
  { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number },
): Promise<AttachmentJob[]> {
  const claim = sql<AttachmentJob>`
    WITH due AS MATERIALIZED (
      SELECT content_id FROM attachment_job WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE attachment_job j SET attempts = j.attempts + 1, next_attempt_at = ${leaseUntil}
    FROM due JOIN content c ON c.id = due.content_id WHERE j.content_id = due.content_id
    RETURNING j.content_id AS "contentId", j.version, j.attempts, c.attachments AS files`;
  return (await unhurried(db, (tx) => claim.execute(tx))).rows;
}

/** Moves a content's turn: the lease of one that is being worked on, or the next attempt. `isNew` begins its count again. */
export async function moveJob(db: Db, { contentId }: AttachmentJob, until: Date, { isNew = false } = {}): Promise<void> {
  const move = sql`
    UPDATE attachment_job SET next_attempt_at = ${until}, attempts = CASE WHEN ${isNew} THEN 0 ELSE attempts END
    WHERE content_id = ${contentId}`;
  await unhurried(db, (tx) => move.execute(tx));
}

/** Removes a content from the queue. Returns false and leaves it queued if copies were added since the claim. */
export async function finishJob(db: Db, { contentId, version }: AttachmentJob): Promise<boolean> {
  const remove = sql`DELETE FROM attachment_job WHERE content_id = ${contentId} AND version = ${version} RETURNING content_id AS id`;
  const { rows } = await unhurried(db, (tx) => remove.execute(tx));
  if (rows.length > 0) return true;
  const left = await db.selectFrom('attachment_job').select('content_id').where('content_id', '=', contentId).executeTakeFirst();
  return left === undefined;
}

/** Returns the milliseconds until the next content is due. Null if the queue is empty. */
export async function untilNextJob(db: Db, now: Date): Promise<number | null> {
  const row = await db.selectFrom('attachment_job').select('next_attempt_at').orderBy('next_attempt_at').limit(1).executeTakeFirst();
  return row ? Math.max(0, row.next_attempt_at.getTime() - now.getTime()) : null;
}

/** The lexemes of files that have been read, by their hashes; a file that could not be read has none. */
export async function selectLexemes(db: Db, hashes: readonly Buffer[]): Promise<Map<string, string[]>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('attachment_text')
    .select(['hash', 'lexemes'])
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map(({ hash, lexemes }) => [hash.toString('hex'), lexemes]));
}

/** Keeps what came out of a file. The first result stays: the same bytes say the same to every reader. */
export async function insertText(db: Db, hash: Buffer, found: ReadFile, at: Date): Promise<void> {
  const row = 'failure' in found ? { failure: found.failure } : { text: found.text, lexemes: found.lexemes, is_cut: found.isCut };
  await unhurried(db, (tx) =>
    tx
      .insertInto('attachment_text')
      .values({ hash, read_at: at, ...row })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),
  );
}

const copiesAtOnce = 100;

/**
 * Makes the copies of a content findable by the lexemes of its files. Skips rows that another transaction has locked, so that it never
 * waits for a lock. Returns whether any copies are left.
 */
export async function addLexemes(db: Db, contentId: number, lexemes: readonly string[]): Promise<{ hasLeft: boolean }> {
  const text = tsvectorText(lexemes);
  for (;;) {
    const add = sql`
      WITH copy AS (
        SELECT t.mailbox_id, t.message_id FROM message m JOIN message_text t ON t.mailbox_id = m.mailbox_id AND t.message_id = m.id
        WHERE m.content_id = ${contentId} AND NOT t.has_file_lexemes LIMIT ${copiesAtOnce} FOR UPDATE OF t SKIP LOCKED
      )
      UPDATE message_text t SET lexemes = t.lexemes || ${text}::tsvector, has_file_lexemes = true
      FROM copy WHERE t.mailbox_id = copy.mailbox_id AND t.message_id = copy.message_id`;
    const { numAffectedRows } = await unhurried(db, (tx) => add.execute(tx));
    if (!numAffectedRows) break;
  }
  const { rows } = await sql`
    SELECT FROM message m JOIN message_text t ON t.mailbox_id = m.mailbox_id AND t.message_id = m.id
    WHERE m.content_id = ${contentId} AND NOT t.has_file_lexemes LIMIT 1`.execute(db);
  return { hasLeft: rows.length > 0 };
}
