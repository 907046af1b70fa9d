import type { ShareLevel } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Member of a shared mailbox: a person, or a department with all below it. */
export interface ListedMember {
  of: 'person' | 'department';
  id: number;
  name: string;
  /** Address of a person. */
  address: string | null;
  level: ShareLevel;
}

/** Shared mailbox as administrators see it (BAK-48). */
export interface ManagedMailbox {
  mailboxId: number;
  address: string;
  name: string;
  departmentId: number | null;
  department: string | null;
  usedBytes: number;
  /** 0 for no limit. */
  quotaBytes: number;
  /** Day of the removal of a deleted mailbox. */
  removeOn: Date | null;
  members: ListedMember[];
}

/** Selects the shared mailboxes with their members, by address; with an address, that one alone. */
export async function selectManagedMailboxes(db: Db | Tx, address: string | null = null): Promise<ManagedMailbox[]> {
  const { rows } = await sql<ManagedMailbox>`
    SELECT m.id AS "mailboxId", m.address, m.name, d.id AS "departmentId", d.name AS department, m.used_bytes AS "usedBytes",
      m.quota_bytes AS "quotaBytes", m.remove_on AS "removeOn", (
        SELECT coalesce(jsonb_agg(to_jsonb(u) ORDER BY u.of DESC, u.name, u.id), '[]') FROM (
          SELECT 'person' AS of, p.id, p.name, p.login AS address, s.level
          FROM mailbox_share s JOIN account p ON p.id = s.account_id WHERE s.mailbox_id = m.id
          UNION ALL
          SELECT 'department', p.id, p.name, NULL, s.level
          FROM mailbox_share_department s JOIN department p ON p.id = s.department_id WHERE s.mailbox_id = m.id
        ) u
      ) AS members
    FROM mailbox m LEFT JOIN account a ON a.mailbox_id = m.id LEFT JOIN department d ON d.id = a.department_id
    WHERE m.is_shared AND (${address}::text IS NULL OR m.address = ${address}) ORDER BY m.address`.execute(db);
  return rows;
}

/** Changes the name and the capacity of a shared mailbox, or its day of removal. */
export async function updateManagedMailbox(
  tx: Tx,
  mailboxId: number,
  { name, quotaBytes, removeOn }: { name?: string | undefined; quotaBytes?: number | undefined; removeOn?: Date | null | undefined },
): Promise<void> {
  const values = {
    ...(name !== undefined && { name }),
    ...(quotaBytes !== undefined && { quota_bytes: quotaBytes }),
    ...(removeOn !== undefined && { remove_on: removeOn }),
  };
  if (Object.keys(values).length > 0) await tx.updateTable('mailbox').set(values).where('id', '=', mailboxId).execute();
}

/** Lets the organization book show a shared mailbox, or no longer. */
export async function updateListed(tx: Tx, mailboxId: number, isListed: boolean): Promise<void> {
  await tx.updateTable('account').set({ is_active: isListed }).where('mailbox_id', '=', mailboxId).execute();
}

/** Changes the entry of a shared mailbox in the organization book. */
export async function updateEntry(
  tx: Tx,
  mailboxId: number,
  { name, index, sortKey, departmentId }: { name: string; index: string; sortKey: string; departmentId: number | null },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ name, name_index: sql<string>`${index}::tsvector`, sort_key: sortKey, department_id: departmentId })
    .where('mailbox_id', '=', mailboxId)
    .execute();
}
