import { type Disk, type DiskEntry, Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Owner of a drive: a mailbox, or the company. */
export type DiskOwner = { disk: 'personal'; mailboxId: number } | { disk: 'company' };

/** Returns the owner of the named drive. */
export const ownerOf = (disk: Disk, mailboxId: number): DiskOwner => (disk === 'company' ? { disk } : { disk, mailboxId });

const isOf = (owner: DiskOwner) => (owner.disk === 'company' ? sql`mailbox_id IS NULL` : sql`mailbox_id = ${owner.mailboxId}`);

/** The number of a disk; nothing while it was never written to. */
export async function findDisk(db: Db | Tx, owner: DiskOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM disk WHERE ${isOf(owner)}`.execute(db);
  return rows[0]?.id;
}

/** A disk that is held until the transaction ends, so that no two writers count the same room. */
export interface HeldDisk {
  id: number;
  owner: DiskOwner;
  quota: number;
  used: number;
}

/** Makes a disk where there is none, and holds it. */
export async function holdDisk(tx: Tx, owner: DiskOwner): Promise<HeldDisk> {
  const mailboxId = owner.disk === 'company' ? null : owner.mailboxId;
  await sql`INSERT INTO disk (mailbox_id) VALUES (${mailboxId}) ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ id: number; quota: number }>`
    SELECT id, quota_bytes AS quota FROM disk WHERE ${isOf(owner)} FOR UPDATE`.execute(tx);
  const { id, quota } = rows[0] as { id: number; quota: number };
  const { rows: counted } = await sql<{ used: number }>`
    SELECT coalesce(sum(size), 0) AS used FROM disk_file WHERE disk_id = ${id}`.execute(tx);
  return { id, owner, quota, used: counted[0]?.used ?? 0 };
}

/** The folders from the top to this one, which is last; none for the top itself. */
export async function selectPath(db: Db | Tx, diskId: number | undefined, folderId: number): Promise<{ id: number; name: string }[]> {
  if (folderId === 0) return [];
  const { rows } = await sql<{ id: number; name: string }>`
    WITH RECURSIVE way AS (
      SELECT id, parent_id, name, 1 AS depth FROM disk_folder WHERE disk_id = ${diskId ?? 0} AND id = ${folderId}
      UNION ALL
      SELECT f.id, f.parent_id, f.name, way.depth + 1 FROM way JOIN disk_folder f ON f.disk_id = ${diskId ?? 0} AND f.id = way.parent_id
      WHERE way.depth < 100
    )
    SELECT id, name FROM way ORDER BY depth DESC`.execute(db);
  if (rows.length === 0) throw new Problem('disk-folder-not-found');
  return rows;
}

/** A page of a folder: its folders by name, then its files, the newest first. */
export async function selectEntries(
  db: Db,
  { diskId, folderId, limit, offset }: { diskId: number; folderId: number; limit: number; offset: number },
): Promise<{ count: number; results: DiskEntry[] }> {
  const parent = folderId === 0 ? null : folderId;
  const { rows: counted } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM disk_folder WHERE disk_id = ${diskId} AND parent_id IS NOT DISTINCT FROM ${parent}::bigint)
      + (SELECT count(*) FROM disk_file WHERE disk_id = ${diskId} AND folder_id IS NOT DISTINCT FROM ${parent}::bigint) AS count`.execute(
    db,
  );
  const { rows } = await sql<Omit<DiskEntry, 'createdAt'> & { at: Date }>`
    SELECT e.id, e.name, e.size, e.kind, e.type, e.at, coalesce(a.name, '') AS "ownerName" FROM (
      SELECT id, name, 0::bigint AS size, 'folder' AS kind, '' AS type, created_at AS at, account_id
      FROM disk_folder WHERE disk_id = ${diskId} AND parent_id IS NOT DISTINCT FROM ${parent}::bigint
      UNION ALL
      SELECT id, name, size, 'file', type, created_at, account_id
      FROM disk_file WHERE disk_id = ${diskId} AND folder_id IS NOT DISTINCT FROM ${parent}::bigint
    ) e LEFT JOIN account a ON a.id = e.account_id
    ORDER BY e.kind DESC, CASE WHEN e.kind = 'folder' THEN lower(e.name) END, e.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, results: rows.map(({ at, ...entry }) => ({ ...entry, createdAt: at.toISOString() })) };
}

/** A file of a disk, with where its bytes are. */
export interface DiskFile {
  id: number;
  diskId: number;
  name: string;
  type: string;
  size: number;
  hash: Buffer;
  createdAt: Date;
}

const columns = sql`id, disk_id AS "diskId", name, type, size, hash, created_at AS "createdAt"`;

/** Files of a disk by their ids; those that are not there are missing from the answer. */
export async function selectDiskFiles(db: Db | Tx, diskId: number | undefined, ids: readonly number[]): Promise<Map<number, DiskFile>> {
  if (ids.length === 0 || diskId === undefined) return new Map();
  const { rows } = await sql<DiskFile>`
    SELECT ${columns} FROM disk_file WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((file) => [file.id, file]));
}

/** The newest file of a disk with these bytes. */
export async function selectDiskFileByMd5(db: Db | Tx, diskId: number, md5: string): Promise<DiskFile | undefined> {
  const { rows } = await sql<DiskFile>`
    SELECT ${columns} FROM disk_file WHERE disk_id = ${diskId} AND md5 = ${md5} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Selects which of the given names are taken in a folder, in lower case. */
export async function selectTakenNames(tx: Tx, diskId: number, folderId: number | null, names: readonly string[]): Promise<Set<string>> {
  const lower = names.map((name) => name.toLowerCase());
  const { rows } = await sql<{ name: string }>`
    SELECT lower(name) AS name FROM disk_file
    WHERE disk_id = ${diskId} AND coalesce(folder_id, 0) = coalesce(${folderId}::bigint, 0) AND lower(name) = ANY(${lower}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Puts a file whose blob is stored into a folder that has none of its name. */
export async function insertDiskFile(
  tx: Tx,
  file: {
    diskId: number;
    folderId: number | null;
    name: string;
    type: string;
    size: number;
    md5: string;
    hash: Buffer;
    accountId: number;
    at: Date;
  },
): Promise<DiskFile> {
  const { rows } = await sql<DiskFile>`
    INSERT INTO disk_file (disk_id, folder_id, name, type, size, md5, hash, account_id, created_at)
    VALUES (${file.diskId}, ${file.folderId}, ${file.name}, ${file.type}, ${file.size}, ${file.md5}, ${file.hash}, ${file.accountId}, ${file.at})
    RETURNING ${columns}`.execute(tx);
  return rows[0] as DiskFile;
}
