import type { AccessKind, MailboxAccess, OperationReach } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { within } from '../department/department.repository.ts';

/** An access with the department of the mailbox, and the language of its owner. */
export interface StoredAccess extends MailboxAccess {
  departmentId: number | null;
  language: string | null;
}

/** Names one access. */
export type AccessKey = Pick<MailboxAccess, 'kind' | 'mailboxId' | 'holderId'>;

const source = sql`(
  SELECT 'person' AS kind, s.mailbox_id, a.id AS holder_id, a.name AS holder_name, a.login AS holder_address, s.level, true AS is_active
  FROM mailbox_share s JOIN account a ON a.id = s.account_id
  UNION ALL
  SELECT 'department', s.mailbox_id, d.id, d.name, '', s.level, true FROM mailbox_share_department s JOIN department d ON d.id = s.department_id
  UNION ALL
  SELECT 'forward', f.mailbox_id, f.id, f.target, f.target, NULL, f.is_active FROM auto_forward f
) g JOIN mailbox m ON m.id = g.mailbox_id LEFT JOIN account o ON o.mailbox_id = m.id`;

const columns = sql`g.kind, g.mailbox_id AS "mailboxId", m.name, m.address AS "userName", m.is_shared AS "isShared", g.holder_id AS "holderId",
  g.holder_name AS "holderName", g.holder_address AS "holderAddress", g.level, g.is_active AS "isActive", o.department_id AS "departmentId", o.language`;

/** Returns a page of all access in the reach of the caller, by mailbox. */
export async function selectAccess(
  db: Db,
  reach: OperationReach,
  { keyword = '', kind, page, pageSize }: { keyword?: string | undefined; kind?: AccessKind | undefined; page: number; pageSize: number },
): Promise<{ count: number; results: StoredAccess[] }> {
  const typed = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const fields = ['m.name', 'm.address', 'g.holder_name', 'g.holder_address'].map(
    (field): RawBuilder<unknown> => sql`${sql.ref(field)} ILIKE ${typed}`,
  );
  const found = sql`FROM ${source} WHERE ${within(reach, 'o.department_id')} AND (${kind ?? null}::text IS NULL OR g.kind = ${kind ?? null})
    AND (${sql.join(fields, sql` OR `)})`;
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count ${found}`.execute(db);
  const { rows: results } = await sql<StoredAccess>`
    SELECT ${columns} ${found} ORDER BY m.address, g.kind, g.holder_name, g.holder_id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(
    db,
  );
  return { count: counted[0]?.count ?? 0, results };
}

/** Returns one access. */
export async function selectOneAccess(tx: Tx, { kind, mailboxId, holderId }: AccessKey): Promise<StoredAccess | undefined> {
  const { rows } = await sql<StoredAccess>`
    SELECT ${columns} FROM ${source}
    WHERE g.kind = ${kind} AND g.mailbox_id = ${mailboxId}::bigint AND g.holder_id = ${holderId}::bigint`.execute(tx);
  return rows[0];
}

/** Removes a forward. */
export async function deleteForward(tx: Tx, mailboxId: number, id: number): Promise<void> {
  await tx.deleteFrom('auto_forward').where('mailbox_id', '=', mailboxId).where('id', '=', id).execute();
}
