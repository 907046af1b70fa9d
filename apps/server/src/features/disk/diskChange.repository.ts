import { keptVersions } from '@jinshu/api';
import { sql } from 'kysely';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type DiskFile, fileColumns, type HeldDisk } from './disk.repository.ts';

/** The channel on which servers hear that the company's disk has changed. */
export const diskChannel = 'jinshu_disk';

/** Records that a held disk has changed. `startDiskNews` notifies the windows that show the company's disk. */
export async function noteDiskChange(tx: Tx, { id, owner }: HeldDisk): Promise<void> {
  if (owner.disk === 'personal') await recordChange(tx, owner.mailboxId, { type: 'disk.changed', disk: 'personal' });
  else
    await sql`WITH noted AS (UPDATE disk SET change_count = change_count + 1 WHERE id = ${id} RETURNING id)
    SELECT pg_notify(${diskChannel}, '') FROM noted`.execute(tx);
}

/** Kind of an entry. A file and a folder may have the same name. */
export type EntryTable = 'file' | 'folder';

const tables = {
  file: { table: sql`disk_file`, parent: sql`folder_id` },
  folder: { table: sql`disk_folder`, parent: sql`parent_id` },
} as const;

/** The entries of a folder that have one of these names, by the name in lower case. */
export async function selectTaken(
  tx: Tx,
  kind: EntryTable,
  { diskId, folderId, names }: { diskId: number; folderId: number; names: readonly string[] },
): Promise<Map<string, { id: number; name: string }>> {
  if (names.length === 0) return new Map();
  const { table, parent } = tables[kind];
  const lower = names.map((name) => name.toLowerCase());
  const { rows } = await sql<{ id: number; name: string; lower: string; asked: string }>`
    SELECT e.id, e.name, n.name AS asked FROM unnest(${lower}::text[]) AS n (name) JOIN ${table} e ON lower(e.name) = lower(n.name)
    WHERE e.disk_id = ${diskId} AND coalesce(e.${parent}, 0) = ${folderId} AND e.trash_id IS NULL`.execute(tx);
  return new Map(rows.map(({ id, name, asked }) => [asked, { id, name }]));
}

/** Puts entries into a folder, out of the trash where they were in it, under these names. */
export async function updatePlaces(
  tx: Tx,
  kind: EntryTable,
  { diskId, folderId, entries }: { diskId: number; folderId: number; entries: readonly { id: number; name: string }[] },
): Promise<void> {
  if (entries.length === 0) return;
  const { table, parent } = tables[kind];
  await sql`
    UPDATE ${table} e SET ${parent} = ${folderId === 0 ? null : folderId}::bigint, trash_id = NULL, name = n.name
    FROM unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ name }) => name)}::text[]) AS n (id, name)
    WHERE e.disk_id = ${diskId} AND e.id = n.id`.execute(tx);
}

/** A file to put on a disk, whose blob is stored. */
export interface NewDiskFile {
  diskId: number;
  /** 0 is the top. */
  folderId: number;
  name: string;
  type: string;
  size: number;
  md5: string;
  hash: Buffer;
  accountId: number;
  at: Date;
}

/** Has the text of a file read, for the search, unless it is known. */
async function enqueueText(tx: Tx, { hash, name, type, size }: Pick<NewDiskFile, 'hash' | 'name' | 'type' | 'size'>): Promise<void> {
  await sql`
    INSERT INTO disk_text_job (hash, name, type, size) SELECT ${hash}, ${name}, ${type}, ${size}
    WHERE NOT EXISTS (SELECT FROM attachment_text WHERE hash = ${hash}) ON CONFLICT DO NOTHING`.execute(tx);
}

/** Puts a file into a folder that has none of its name. */
export async function insertDiskFile(tx: Tx, file: NewDiskFile): Promise<DiskFile> {
  const { diskId, folderId, name, type, size, md5, hash, accountId, at } = file;
  const { rows } = await sql<DiskFile>`
    INSERT INTO disk_file (disk_id, folder_id, name, type, size, md5, hash, account_id, created_at, changed_at)
    VALUES (${diskId}, ${folderId === 0 ? null : folderId}, ${name}, ${type}, ${size}, ${md5}, ${hash}, ${accountId}, ${at}, ${at})
    RETURNING ${fileColumns}`.execute(tx);
  await enqueueText(tx, file);
  return rows[0] as DiskFile;
}

/** Puts a folder into a folder that has none of its name. */
export async function insertDiskFolder(
  tx: Tx,
  { diskId, folderId, name, accountId, at }: Omit<NewDiskFile, 'type' | 'size' | 'md5' | 'hash'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO disk_folder (disk_id, parent_id, name, account_id, created_at)
    VALUES (${diskId}, ${folderId === 0 ? null : folderId}, ${name}, ${accountId}, ${at}) RETURNING id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Keeps what a file is as a version, the latest of at most ten. */
async function keepVersion(tx: Tx, diskId: number, fileId: number): Promise<void> {
  await sql`
    INSERT INTO disk_version (disk_id, file_id, type, size, md5, hash, account_id, created_at)
    SELECT disk_id, id, type, size, md5, hash, account_id, changed_at FROM disk_file WHERE disk_id = ${diskId} AND id = ${fileId}`.execute(
    tx,
  );
  await sql`
    DELETE FROM disk_version WHERE disk_id = ${diskId} AND file_id = ${fileId} AND id <= (
      SELECT id FROM disk_version WHERE disk_id = ${diskId} AND file_id = ${fileId} ORDER BY id DESC OFFSET ${keptVersions} LIMIT 1
    )`.execute(tx);
}

/** Gives a file other bytes. What it was becomes a version, unless it is the same. */
export async function replaceContent(
  tx: Tx,
  { diskId, fileId }: { diskId: number; fileId: number },
  content: Pick<NewDiskFile, 'type' | 'size' | 'md5' | 'hash' | 'accountId' | 'at'>,
): Promise<DiskFile> {
  const { type, size, md5, hash, accountId, at } = content;
  const { rows: same } = await sql<DiskFile>`
    SELECT ${fileColumns} FROM disk_file WHERE disk_id = ${diskId} AND id = ${fileId} AND hash = ${hash}`.execute(tx);
  if (same[0]) return same[0];
  await keepVersion(tx, diskId, fileId);
  const { rows } = await sql<DiskFile>`
    UPDATE disk_file SET type = ${type}, size = ${size}, md5 = ${md5}, hash = ${hash}, account_id = ${accountId}, changed_at = ${at}
    WHERE disk_id = ${diskId} AND id = ${fileId} RETURNING ${fileColumns}`.execute(tx);
  const file = rows[0] as DiskFile;
  await enqueueText(tx, file);
  return file;
}

/** Gives a file the bytes of another, which goes. Links to that one lead to the file that stays. */
export async function absorbFile(tx: Tx, diskId: number, { from, into }: { from: number; into: number }): Promise<void> {
  const { rows } = await sql<Pick<NewDiskFile, 'type' | 'size' | 'md5' | 'hash' | 'accountId' | 'at'>>`
    SELECT type, size, md5, hash, account_id AS "accountId", changed_at AS at FROM disk_file WHERE disk_id = ${diskId} AND id = ${from}`.execute(
    tx,
  );
  if (!rows[0]) return;
  await replaceContent(tx, { diskId, fileId: into }, rows[0]);
  await sql`
    UPDATE online_link l SET disk_file_id = ${into} WHERE disk_id = ${diskId} AND disk_file_id = ${from} AND NOT EXISTS (
      SELECT FROM online_link o WHERE o.disk_id = ${diskId} AND o.disk_file_id = ${into} AND o.mailbox_id = l.mailbox_id
    )`.execute(tx);
  await sql`DELETE FROM disk_file WHERE disk_id = ${diskId} AND id = ${from}`.execute(tx);
}

/** Selects the content of a folder, for merging it with another. */
export async function selectChildren(
  tx: Tx,
  kind: EntryTable,
  diskId: number,
  folderId: number,
): Promise<{ id: number; name: string; folderId: number }[]> {
  const { table, parent } = tables[kind];
  const { rows } = await sql<{ id: number; name: string; folderId: number }>`
    SELECT id, name, ${folderId}::bigint AS "folderId" FROM ${table}
    WHERE disk_id = ${diskId} AND coalesce(${parent}, 0) = ${folderId} AND trash_id IS NULL ORDER BY id`.execute(tx);
  return rows;
}

/** Removes a folder whose content has been moved. Deleted entries of the folder stay in the trash, without a parent. */
export async function deleteEmptied(tx: Tx, diskId: number, folderId: number): Promise<void> {
  await sql`UPDATE disk_file SET folder_id = NULL WHERE disk_id = ${diskId} AND folder_id = ${folderId}`.execute(tx);
  await sql`UPDATE disk_folder SET parent_id = NULL WHERE disk_id = ${diskId} AND parent_id = ${folderId}`.execute(tx);
  await sql`DELETE FROM disk_folder WHERE disk_id = ${diskId} AND id = ${folderId}`.execute(tx);
}

/** The number of levels that the deepest of these folders has below itself, itself counted. */
export async function selectHeight(tx: Tx, diskId: number, folderIds: readonly number[]): Promise<number> {
  if (folderIds.length === 0) return 0;
  const { rows } = await sql<{ height: number | null }>`
    WITH RECURSIVE tree AS (
      SELECT id, 1 AS depth FROM disk_folder WHERE disk_id = ${diskId} AND id = ANY(${folderIds}::bigint[])
      UNION ALL
      SELECT f.id, depth + 1 FROM tree JOIN disk_folder f ON f.disk_id = ${diskId} AND f.parent_id = tree.id
      WHERE f.trash_id IS NULL AND depth < 200
    )
    SELECT max(depth) AS height FROM tree`.execute(tx);
  return rows[0]?.height ?? 0;
}
