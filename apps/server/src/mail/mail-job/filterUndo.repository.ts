import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { BulkWork } from '../bulk/index.ts';

/** Work that undoes a part of a job. */
export interface UndoWork {
  /** Raw name of the folder where the messages lie now. */
  folder: string;
  work: BulkWork;
  uids: readonly number[];
}

interface JobKey {
  mailboxId: number;
  jobId: string;
}

/** Keeps the work that undoes a slice of a job. */
export async function insertUndo(tx: Tx, { mailboxId, jobId, folder, work, uids }: JobKey & UndoWork): Promise<void> {
  if (uids.length === 0) return;
  await sql`
    INSERT INTO filter_undo (mailbox_id, job_id, folder, work, uids)
    VALUES (${mailboxId}, ${jobId}, ${folder}, ${JSON.stringify(work)}::jsonb, ${uids}::bigint[])`.execute(tx);
}

/** Returns the work that undoes a job, of all slices together. */
export async function selectUndo(db: Db, { mailboxId, jobId }: JobKey): Promise<UndoWork[]> {
  const { rows } = await sql<UndoWork>`
    SELECT folder, work, array_agg(uid::float8 ORDER BY step, place) AS uids
    FROM filter_undo, unnest(uids) WITH ORDINALITY AS u (uid, place)
    WHERE mailbox_id = ${mailboxId} AND job_id = ${jobId} GROUP BY folder, work`.execute(db);
  return rows;
}

/** Forgets the work that undoes a job. */
export async function deleteUndo(db: Db, { mailboxId, jobId }: JobKey): Promise<void> {
  await sql`DELETE FROM filter_undo WHERE mailbox_id = ${mailboxId} AND job_id = ${jobId}`.execute(db);
}
