import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Counts deliveries that are still due. */
export async function countWaitingDeliveries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM delivery WHERE next_attempt_at IS NOT NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns for how many seconds the most overdue delivery has been due. */
export async function selectOverdueSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT greatest(0, extract(epoch FROM now() - min(next_attempt_at))) AS seconds FROM delivery WHERE next_attempt_at IS NOT NULL`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

/** Counts the messages whose attached files are still to be read. */
export async function countAttachmentJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM attachment_job`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the security records of the last hour by kind. */
export async function countSecurityRecords(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    SELECT kind, count(*) AS count FROM security_record WHERE at > now() - interval '1 hour' GROUP BY kind`.execute(db);
  return rows;
}
