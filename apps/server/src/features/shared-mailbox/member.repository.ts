import type { ShareLevel } from '@jinshu/api';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';

/** Gives a department a level in a mailbox, in place of the one it has. */
export async function upsertDepartmentShare(tx: Tx, mailboxId: number, departmentId: number, level: ShareLevel): Promise<void> {
  await tx
    .insertInto('mailbox_share_department')
    .values({ mailbox_id: mailboxId, department_id: departmentId, level })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'department_id']).doUpdateSet({ level }))
    .execute();
}

/** Takes the share of a department back. Returns whether it had one. */
export async function deleteDepartmentShare(tx: Tx, mailboxId: number, departmentId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mailbox_share_department')
    .where('mailbox_id', '=', mailboxId)
    .where('department_id', '=', departmentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Selects the own mailboxes of the people of a department and of all below it. */
export async function selectMailboxesWithin(tx: Tx, departmentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE below AS (
      SELECT id FROM department WHERE id = ${departmentId}
      UNION
      SELECT d.id FROM department d JOIN below b ON d.parent_id = b.id
    )
    SELECT a.mailbox_id AS id FROM account a JOIN below b ON b.id = a.department_id ORDER BY a.mailbox_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Selects the own mailboxes of everybody who is a member of a mailbox, by themselves or by a department. */
export async function selectMemberMailboxes(tx: Tx, mailboxId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE below AS (
      SELECT department_id AS id FROM mailbox_share_department WHERE mailbox_id = ${mailboxId}
      UNION
      SELECT d.id FROM department d JOIN below b ON d.parent_id = b.id
    )
    SELECT a.mailbox_id AS id FROM account a WHERE a.department_id IN (SELECT id FROM below)
    UNION
    SELECT a.mailbox_id FROM account a JOIN mailbox_share s ON s.account_id = a.id WHERE s.mailbox_id = ${mailboxId}
    ORDER BY id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Counts the other members of a shared mailbox, and those of them with full control. Disabled people don't count. */
export async function countOtherMembers(
  tx: Tx,
  mailboxId: number,
  { of, id }: { of: 'person' | 'department'; id: number },
): Promise<{ all: number; full: number }> {
  const { rows } = await sql<{ all: number; full: number }>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE level = 'full'))::int AS full FROM (
      SELECT 'person' AS of, a.id, s.level
      FROM mailbox_share s JOIN account a ON a.id = s.account_id WHERE s.mailbox_id = ${mailboxId} AND a.is_active
      UNION ALL
      SELECT 'department', department_id, level FROM mailbox_share_department WHERE mailbox_id = ${mailboxId}
    ) m WHERE (m.of, m.id) IS DISTINCT FROM (${of}::text, ${id}::bigint)`.execute(tx);
  return rows[0] ?? { all: 0, full: 0 };
}
