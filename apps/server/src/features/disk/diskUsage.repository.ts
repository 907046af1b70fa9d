import { type DiskCapacity, Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { HeldDisk } from './disk.repository.ts';

/**
 * Selects the used bytes and the capacity of a disk. Used is the sum of its files (FIL-57): neither what is in the trash nor earlier
 * versions count, and a file counts in full wherever else the same bytes are. All code that checks or shows the usage must call this.
 */
export async function selectDiskUsage(db: Db | Tx, diskId: number | undefined): Promise<DiskCapacity> {
  if (diskId === undefined) return { used: 0, total: 0 };
  const { rows } = await sql<DiskCapacity>`
    SELECT quota_bytes AS total, coalesce((SELECT sum(bytes) FROM disk_count WHERE disk_id = disk.id), 0)::bigint AS used
    FROM disk WHERE id = ${diskId}`.execute(db);
  return rows[0] ?? { used: 0, total: 0 };
}

/**
 * Does something on a held disk and refuses it where the disk then holds more than it may (ERR-27, ERR-28). One that was too full before
 * may stay so, but not grow.
 */
export async function withinRoom<T>(tx: Tx, { id, owner }: HeldDisk, work: () => Promise<T>): Promise<T> {
  const before = await selectDiskUsage(tx, id);
  const result = await work();
  const { used, total } = await selectDiskUsage(tx, id);
  if (total > 0 && used > total && used > before.used)
    throw new Problem(owner.disk === 'company' ? 'upload-over-cdisk' : 'upload-over-pdisk');
  return result;
}
