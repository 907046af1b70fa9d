import type { Folder, FolderSize } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, FolderRole, Tx } from '../../platform/db/index.ts';

/** A folder as use cases need it. */
export interface StoredFolder {
  id: number;
  rawName: string;
  name: string;
  role: FolderRole | null;
}

/** IMAP's special uses (RFC 6154), as the folder list tells them. */
const specialUse = { inbox: '\\Inbox', drafts: '\\Drafts', sent: '\\Sent', trash: '\\Trash', spam: '\\Junk' } as const;

interface FolderRow extends StoredFolder {
  unseenCount: number;
}

/** Converts a folder to its contract type (FLD-10). Default folders keep their raw names: the app translates them. */
export const toFolder = ({ id, rawName, name, role, unseenCount }: FolderRow): Folder => ({
  id,
  rawName,
  name,
  label: name,
  unseenCount,
  hasUnseen: unseenCount > 0,
  flags: role ? [specialUse[role]] : [],
  isDefault: role !== null,
  isLocked: false,
  canEmpty: role === 'trash' || role === 'spam',
});

/** All folders of a mailbox: the default ones in their order, then the user's own by name. */
export async function selectFolders(db: Db | Tx, mailboxId: number): Promise<Folder[]> {
  const { rows } = await sql<FolderRow>`
    SELECT id, raw_name AS "rawName", name, role, unseen_count AS "unseenCount"
    FROM folder WHERE mailbox_id = ${mailboxId} ORDER BY position, lower(name), id`.execute(db);
  return rows.map(toFolder);
}

/** All folders of a mailbox with what they hold (FLD-31). */
export async function selectFolderSizes(db: Db, mailboxId: number): Promise<FolderSize[]> {
  const { rows } = await sql<FolderSize>`
    SELECT id, raw_name AS "rawName", name, unseen_count AS "unseenCount", message_count AS "messageCount", byte_count AS size,
           role IS NOT NULL AS "isDefault"
    FROM folder WHERE mailbox_id = ${mailboxId} ORDER BY position, lower(name), id`.execute(db);
  return rows;
}

/** One folder by its raw name or its id. */
export async function selectFolder(
  db: Db | Tx,
  mailboxId: number,
  by: { rawName: string } | { id: number },
): Promise<StoredFolder | undefined> {
  const query = db.selectFrom('folder').select(['id', 'raw_name as rawName', 'name', 'role']).where('mailbox_id', '=', mailboxId);
  return 'id' in by ? query.where('id', '=', by.id).executeTakeFirst() : query.where('raw_name', '=', by.rawName).executeTakeFirst();
}

/** Whether another folder of the mailbox goes by that name, letter case ignored. */
export async function isNameTaken(tx: Tx, mailboxId: number, name: string, except?: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM folder
    WHERE mailbox_id = ${mailboxId} AND lower(name) = lower(${name}) AND id <> ${except ?? -1} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Position of a folder that was never put in order: such folders follow each other by name. */
const anyPosition = 100;

/** Makes a folder of the user's own; its raw name is made of its id. It stands last where the folders were put in order. */
export async function insertFolder(tx: Tx, mailboxId: number, name: string): Promise<StoredFolder> {
  const { rows } = await sql<StoredFolder>`
    INSERT INTO folder (mailbox_id, id, raw_name, name, position) OVERRIDING SYSTEM VALUE
    SELECT ${mailboxId}, id, 'f' || id, ${name},
      coalesce((SELECT max(position) + 1 FROM folder WHERE mailbox_id = ${mailboxId} AND position > ${anyPosition}), ${anyPosition})
    FROM (SELECT nextval(pg_get_serial_sequence('folder', 'id')) AS id) AS next
    RETURNING id, raw_name AS "rawName", name, role`.execute(tx);
  return rows[0] as StoredFolder;
}

/** Gives a folder another name. */
export async function updateFolderName(tx: Tx, mailboxId: number, folderId: number, name: string): Promise<void> {
  await tx.updateTable('folder').set({ name }).where('mailbox_id', '=', mailboxId).where('id', '=', folderId).execute();
}

/** Puts folders in order behind the default ones, by their ids. */
export async function updateFolderOrder(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE folder f SET position = ${anyPosition} + o.place
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, place)
    WHERE f.mailbox_id = ${mailboxId} AND f.id = o.id`.execute(tx);
}

/** Removes a folder that holds nothing any more. */
export async function removeEmptyFolder(tx: Tx, mailboxId: number, folderId: number): Promise<void> {
  await tx.deleteFrom('folder').where('mailbox_id', '=', mailboxId).where('id', '=', folderId).execute();
}
