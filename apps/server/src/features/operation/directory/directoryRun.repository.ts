import type { DirectoryCounts, DirectoryOutcome, DirectoryRun } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A synchronization that takes longer has died with its server. */
export const runLeaseMs = 3_600_000;
const mostRuns = 50;
const mostShown = 10;

/** Notes that a synchronization begins. Undefined: another one runs. */
export async function insertDirectoryRun(db: Db, author: string, at: Date): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('directory_run')
      .set({ ended_at: at, outcome: 'died' })
      .where('ended_at', 'is', null)
      .where('started_at', '<', new Date(at.getTime() - runLeaseMs))
      .execute();
    const made = await tx
      .insertInto('directory_run')
      .values({ author, started_at: at, ended_at: null, outcome: null, counts: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await sql`DELETE FROM directory_run WHERE id <= ${Number(made.id) - mostRuns}`.execute(tx);
    return made && Number(made.id);
  });
}

/** Notes how a synchronization ended. */
export async function endDirectoryRun(
  tx: Db | Tx,
  id: number,
  { at, outcome, counts }: { at: Date; outcome: DirectoryOutcome; counts: DirectoryCounts | null },
): Promise<void> {
  await tx
    .updateTable('directory_run')
    .set({ ended_at: at, outcome, counts: counts && JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

/** Returns when the schedule synchronizes next, as an ISO moment; null before its first time. */
export async function selectNextSync(db: Db): Promise<string | null> {
  const chore = await db.selectFrom('chore').select('next_at').where('name', '=', 'directory').executeTakeFirst();
  return chore?.next_at.toISOString() ?? null;
}

/** Returns the last synchronizations, the newest first. One whose server has died is not told as running. */
export async function selectDirectoryRuns(db: Db, at: Date): Promise<DirectoryRun[]> {
  const rows = await db.selectFrom('directory_run').selectAll().orderBy('id', 'desc').limit(mostShown).execute();
  return rows.map(({ id, started_at: startedAt, ended_at: endedAt, author, outcome, counts }) => {
    const isDead = endedAt === null && startedAt.getTime() < at.getTime() - runLeaseMs;
    return {
      id: Number(id),
      startedAt: startedAt.toISOString(),
      endedAt: isDead ? startedAt.toISOString() : (endedAt?.toISOString() ?? null),
      author,
      outcome: isDead ? 'died' : outcome,
      counts,
    };
  });
}
