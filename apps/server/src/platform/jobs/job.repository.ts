import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** Work of a queue, claimed by one server. */
export interface Job {
  queue: string;
  /** Id of the queue's row. */
  key: number;
  /** Number of claims in a row that did not end well, including this one. */
  attempts: number;
  lease: string;
}

/** Sets when work is due, from its beginning. A server that has it in hand finds that out when it holds or settles it. */
export async function scheduleJob(db: Db | Tx, queue: string, key: number, dueAt: Date): Promise<void> {
  await sql`
    INSERT INTO job (queue, key, due_at) VALUES (${queue}, ${key}, ${dueAt})
    ON CONFLICT (queue, key) DO UPDATE SET due_at = excluded.due_at, attempts = 0, lease = NULL`.execute(db);
}

/** Makes waiting work due earlier. Work in hand stays as it is. */
export async function hastenJob(db: Db | Tx, queue: string, key: number, dueAt: Date): Promise<void> {
  await sql`
    UPDATE job SET due_at = least(due_at, ${dueAt}), attempts = 0 WHERE queue = ${queue} AND key = ${key} AND lease IS NULL`.execute(db);
}

/** Removes work from its queue. A server that has it in hand finds that out when it holds or settles it. */
export async function cancelJob(db: Db | Tx, queue: string, keys: readonly number[]): Promise<void> {
  await sql`DELETE FROM job WHERE queue = ${queue} AND key = ANY(${[...keys]}::bigint[])`.execute(db);
}

/** Claims due work. A claim is a lease: if this server dies, the work is due again when the lease ends. */
export async function claimJobs(db: Db, queue: string, { at, until, limit }: { at: Date; until: Date; limit: number }): Promise<Job[]> {
  const { rows } = await sql<Job>`
    WITH due AS (
      SELECT key FROM job WHERE queue = ${queue} AND due_at <= ${at} ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE job SET due_at = ${until}, attempts = attempts + 1, lease = gen_random_uuid()
    FROM due WHERE job.queue = ${queue} AND job.key = due.key
    RETURNING job.queue, job.key, job.attempts, job.lease`.execute(db);
  return rows;
}

/** Extends a lease. Returns false if the claim no longer counts: it ran out, or the work was canceled or requested again. */
export async function holdJob(db: Db | Tx, { queue, key, lease }: Job, until: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE job SET due_at = ${until} WHERE queue = ${queue} AND key = ${key} AND lease = ${lease} RETURNING key`.execute(db);
  return rows.length > 0;
}

/** Ends a claim: sets when the work is due again. `isDone` begins the count of attempts again. */
export async function settleJob(
  db: Db | Tx,
  { queue, key, lease }: Job,
  { dueAt, isDone }: { dueAt: Date; isDone: boolean },
): Promise<void> {
  await sql`
    UPDATE job SET due_at = ${dueAt}, lease = NULL, attempts = CASE WHEN ${isDone} THEN 0 ELSE attempts END
    WHERE queue = ${queue} AND key = ${key} AND lease = ${lease}`.execute(db);
}

/** Returns the milliseconds until work of a queue is due. Null if nothing waits. */
export async function untilNextJob(db: Db, queue: string, at: Date): Promise<number | null> {
  const { rows } = await sql<{ next: Date | null }>`SELECT min(due_at) AS next FROM job WHERE queue = ${queue}`.execute(db);
  const next = rows[0]?.next;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}
