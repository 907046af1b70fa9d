import { sql } from 'kysely';
import type { StoredFolder } from '../../mail/folder/index.ts';
import type { FolderRole, Tx } from '../../platform/db/index.ts';

const columns = sql`id, raw_name AS "rawName", name, role`;

/** Selects a folder by its name, letter case ignored. */
export async function selectFolderByName(tx: Tx, mailboxId: number, name: string): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`
    SELECT ${columns} FROM folder WHERE mailbox_id = ${mailboxId} AND lower(name) = lower(${name}) AND role IS NULL LIMIT 1`.execute(tx);
  return rows[0];
}

/** Selects a default folder. */
export async function selectFolderByRole(tx: Tx, mailboxId: number, role: FolderRole): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`
    SELECT ${columns} FROM folder WHERE mailbox_id = ${mailboxId} AND role = ${role} LIMIT 1`.execute(tx);
  return rows[0];
}
