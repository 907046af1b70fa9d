import { type DiskCapacity, Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { HeldDisk } from './disk.repository.ts';

/**
 * Selects the used bytes and the capacity of a disk. Used is the sum of its files (FIL-57): those that are there, those in the trash, and
 * earlier versions. A file counts in full wherever else the same bytes are. All code that checks or shows the usage reads `disk_usage`.
 */
export async function selectDiskUsage(db: Db | Tx, diskId: number | undefined): Promise<DiskCapacity> {
  const { rows } = await sql<DiskCapacity>`
    SELECT quota_bytes AS total, u.files + u.trash + u.versions AS used, u.trash, u.versions
    FROM disk, disk_usage(disk.id) u WHERE id = ${diskId ?? null}`.execute(db);
  return rows[0] ?? { used: 0, total: 0, trash: 0, versions: 0 };
}

/** Deletes the oldest versions on a disk, as many as free this number of bytes. */
async function dropVersions(tx: Tx, diskId: number, bytes: number): Promise<void> {
  await sql`
    DELETE FROM disk_version WHERE disk_id = ${diskId} AND id IN (
      SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY id) - size AS freed FROM disk_version WHERE disk_id = ${diskId}) v
      WHERE freed < ${bytes}
    )`.execute(tx);
}

/**
 * Does something on a held disk and refuses it where the disk then holds more than it may (ERR-27, ERR-28). Earlier versions make room first,
 * the oldest before the others. A disk that was too full before may stay so, but not grow.
 */
export async function withinRoom<T>(tx: Tx, { id, owner }: HeldDisk, work: () => Promise<T>): Promise<T> {
  const before = await selectDiskUsage(tx, id);
  const result = await work();
  const isTooFull = ({ used, total }: DiskCapacity) => total > 0 && used > total && used > before.used;
  const after = await selectDiskUsage(tx, id);
  if (!isTooFull(after)) return result;
  if (after.versions > 0) await dropVersions(tx, id, after.used - Math.max(after.total, before.used));
  if (isTooFull(await selectDiskUsage(tx, id))) throw new Problem(owner.disk === 'company' ? 'upload-over-cdisk' : 'upload-over-pdisk');
  return result;
}
