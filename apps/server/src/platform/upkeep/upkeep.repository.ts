import type { Db, Tx } from '../db/index.ts';

/** A backup or a check. */
export interface Upkeep {
  id: number;
  startedAt: Date;
  endedAt: Date | null;
  file: string;
  bytes: number;
  faults: number;
  failure: string;
}

type Kind = 'backup' | 'check';

/** Records that a backup or a check begins. Returns its number. */
export async function beginUpkeep(db: Db | Tx, kind: Kind, { at, file = '' }: { at: Date; file?: string }): Promise<number> {
  const { id } = await db.insertInto('upkeep').values({ kind, started_at: at, file }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Records how it ended. */
export async function endUpkeep(
  db: Db,
  id: number,
  { at, bytes = 0, faults = 0, failure = '' }: { at: Date; bytes?: number; faults?: number; failure?: string },
): Promise<void> {
  await db
    .updateTable('upkeep')
    .set({ ended_at: at, bytes, faults, failure: failure.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** Does a backup or a check, and records it with its result. */
export async function recordUpkeep<T>(
  { db, now }: { db: Db; now: () => Date },
  { kind, file, resultOf }: { kind: Kind; file?: string; resultOf: (result: T) => { bytes?: number; faults: number } },
  work: () => Promise<T>,
): Promise<T> {
  const id = await beginUpkeep(db, kind, { at: now(), ...(file !== undefined && { file }) });
  try {
    const result = await work();
    await endUpkeep(db, id, { at: now(), ...resultOf(result) });
    return result;
  } catch (error) {
    await endUpkeep(db, id, { at: now(), failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** Returns the last backups or checks, the newest first. */
export async function selectUpkeep(db: Db, kind: Kind, limit: number): Promise<Upkeep[]> {
  return db
    .selectFrom('upkeep')
    .select(['id', 'started_at as startedAt', 'ended_at as endedAt', 'file', 'bytes', 'faults', 'failure'])
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
}

/** A server on this database. */
export interface RunningServer {
  id: string;
  host: string;
  version: string;
  startedAt: Date;
  seenAt: Date;
  pushCount: number;
}

const forgottenMs = 86_400_000;

/** Records that a server runs, and forgets those that were not seen for a day. */
export async function noteRunning(db: Db, { id, host, version, startedAt, seenAt, pushCount }: RunningServer): Promise<void> {
  await db
    .insertInto('running_server')
    .values({ id, host, version, started_at: startedAt, seen_at: seenAt, push_count: pushCount })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt, push_count: pushCount }))
    .execute();
  await db
    .deleteFrom('running_server')
    .where('seen_at', '<', new Date(seenAt.getTime() - forgottenMs))
    .execute();
}

/** Records that a server has stopped. */
export const forgetRunning = (db: Db, id: string) => db.deleteFrom('running_server').where('id', '=', id).execute();

/** Returns the servers on this database. */
export const selectRunningServers = (db: Db): Promise<RunningServer[]> =>
  db
    .selectFrom('running_server')
    .select(['id', 'host', 'version', 'started_at as startedAt', 'seen_at as seenAt', 'push_count as pushCount'])
    .orderBy('started_at')
    .execute();
