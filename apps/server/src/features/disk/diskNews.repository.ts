import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';

/** Changes of the enterprise disk without a notice to its users. */
export interface DiskNews {
  diskId: number;
  count: number;
}

/** Selects the changes that users must be notified of, if any. */
export async function selectNews(tx: Tx): Promise<DiskNews | undefined> {
  const { rows } = await sql<DiskNews>`
    SELECT id AS "diskId", change_count AS count FROM disk WHERE mailbox_id IS NULL AND told_count < change_count`.execute(tx);
  return rows[0];
}

/** Records that users were notified. */
export async function updateTold(tx: Tx, { diskId, count }: DiskNews): Promise<void> {
  await sql`UPDATE disk SET told_count = greatest(told_count, ${count}) WHERE id = ${diskId}`.execute(tx);
}

/** Mailboxes that someone is in who may see something on the disk. */
export async function selectWatchers(tx: Tx, diskId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ mailboxId: number }>`
    WITH RECURSIVE granted AS (
      SELECT department_id AS id FROM disk_permission WHERE disk_id = ${diskId} AND department_id IS NOT NULL
      UNION
      SELECT d.id FROM granted JOIN department d ON d.parent_id = granted.id
    )
    SELECT DISTINCT s.mailbox_id AS "mailboxId" FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.expires_at > ${at} AND (EXISTS (SELECT FROM operation_role r WHERE r.account_id = a.id AND r.role = 'super')
      OR a.department_id IN (SELECT id FROM granted)
      OR EXISTS (SELECT FROM disk_permission p WHERE p.disk_id = ${diskId} AND p.account_id = a.id))`.execute(tx);
  return rows.map(({ mailboxId }) => mailboxId);
}
