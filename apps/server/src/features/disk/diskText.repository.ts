import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A file of a disk whose text must be read, claimed by one server. */
export interface TextJob {
  hash: Buffer;
  name: string;
  type: string;
  size: number;
  /** Number of claims, including this one. */
  attempts: number;
}

/** Claims due files. A claim is a lease: if this server dies, the file becomes due when the lease ends. */
export async function claimTextJobs(db: Db, { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number }): Promise<TextJob[]> {
  const { rows } = await sql<TextJob>`
    WITH due AS MATERIALIZED (
      SELECT hash FROM disk_text_job WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE disk_text_job j SET attempts = j.attempts + 1, next_attempt_at = ${leaseUntil} FROM due WHERE j.hash = due.hash
    RETURNING j.hash, j.name, j.type, j.size, j.attempts`.execute(db);
  return rows;
}

/** Lets a file wait for its next turn. */
export async function moveTextJob(db: Db, hash: Buffer, until: Date): Promise<void> {
  await sql`UPDATE disk_text_job SET next_attempt_at = ${until} WHERE hash = ${hash}`.execute(db);
}

/** Removes a file that was read. */
export async function finishTextJob(db: Db, hash: Buffer): Promise<void> {
  await sql`DELETE FROM disk_text_job WHERE hash = ${hash}`.execute(db);
}

/** Milliseconds until the next file is due; null if none waits. */
export async function untilNextTextJob(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ at: Date }>`SELECT next_attempt_at AS at FROM disk_text_job ORDER BY next_attempt_at LIMIT 1`.execute(db);
  return rows[0] ? Math.max(0, rows[0].at.getTime() - now.getTime()) : null;
}
