import type { EnterpriseDisk } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Returns use, capacity and administrators of the enterprise disk. */
export async function selectEnterpriseDisk(db: Db | Tx): Promise<Omit<EnterpriseDisk, 'version'>> {
  const { rows } = await sql<Omit<EnterpriseDisk, 'version'>>`
    SELECT coalesce((SELECT quota_bytes FROM disk WHERE mailbox_id IS NULL), 0)::bigint AS "quotaBytes",
      coalesce((SELECT sum(c.bytes) FROM disk_count c JOIN disk d ON d.id = c.disk_id AND d.mailbox_id IS NULL), 0)::bigint AS "usedBytes",
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'userName', a.login, 'name', a.name) ORDER BY a.sort_key, a.id)
        FROM disk_permission p JOIN account a ON a.id = p.account_id WHERE p.is_super), '[]') AS administrators`.execute(db);
  return rows[0] as Omit<EnterpriseDisk, 'version'>;
}

/** Changes the capacity of a disk; 0 for no limit. */
export async function updateDiskCapacity(tx: Tx, diskId: number, quotaBytes: number): Promise<void> {
  await tx.updateTable('disk').set({ quota_bytes: quotaBytes }).where('id', '=', diskId).execute();
}
