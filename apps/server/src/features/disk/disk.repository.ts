import { type Disk, type DiskEntry, type DiskFolderRef, type DiskOrder, Problem } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

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

/** A disk that is held until the transaction ends, so that no two writers count the same room or take the same name. */
export interface HeldDisk {
  id: number;
  owner: DiskOwner;
}

/** Makes a disk where there is none, and holds it. A transaction that also locks a mailbox does that first. */
export async function holdDisk(tx: Tx, owner: DiskOwner): Promise<HeldDisk> {
  const mailboxId = owner.disk === 'company' ? null : owner.mailboxId;
  await sql`INSERT INTO disk (mailbox_id) VALUES (${mailboxId}) ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ id: number }>`SELECT id FROM disk WHERE ${isOf(owner)} FOR NO KEY UPDATE`.execute(tx);
  return { id: (rows[0] as { id: number }).id, owner };
}

/** Folders that are there, each with its parent and its way: itself, then the folders above it, then 0 for the top. */
export interface DiskWay extends DiskFolderRef {
  parentId: number;
  way: number[];
  /** The names of the folders above it and its own, from the top. */
  path: DiskFolderRef[];
}

/** The ways of folders; those that are not there are missing. */
export async function selectWays(db: Db | Tx, diskId: number | undefined, folderIds: readonly number[]): Promise<Map<number, DiskWay>> {
  const wanted = [...new Set(folderIds)].filter((id) => id !== 0);
  if (wanted.length === 0 || diskId === undefined) return new Map();
  const { rows } = await sql<{ start: number; id: number; parentId: number; name: string }>`
    WITH RECURSIVE way AS (
      SELECT id AS start, id, parent_id, name, 1 AS depth FROM disk_folder
      WHERE disk_id = ${diskId} AND id = ANY(${wanted}::bigint[]) AND trash_id IS NULL
      UNION ALL
      SELECT way.start, f.id, f.parent_id, f.name, way.depth + 1 FROM way
      JOIN disk_folder f ON f.disk_id = ${diskId} AND f.id = way.parent_id WHERE way.depth < 200
    )
    SELECT start, id, coalesce(parent_id, 0) AS "parentId", name FROM way ORDER BY start, depth`.execute(db);
  const ways = new Map<number, DiskWay>();
  for (const { start, id, parentId, name } of rows) {
    const known = ways.get(start);
    if (known) {
      known.way.splice(-1, 0, id);
      known.path.unshift({ id, name });
    } else ways.set(start, { id, parentId, name, way: [id, 0], path: [{ id, name }] });
  }
  return ways;
}

/** The folders from the top to this one, which is last; none for the top itself. */
export async function selectPath(db: Db | Tx, diskId: number | undefined, folderId: number): Promise<DiskFolderRef[]> {
  if (folderId === 0) return [];
  const way = (await selectWays(db, diskId, [folderId])).get(folderId);
  if (!way) throw new Problem('disk-folder-not-found');
  return way.path;
}

interface EntryRow extends Omit<DiskEntry, 'createdAt' | 'changedAt'> {
  at: Date;
  changed: Date | null;
}

const toEntry = ({ at, changed, versionCount, ...entry }: EntryRow): DiskEntry => ({
  ...entry,
  createdAt: at.toISOString(),
  ...(changed && { changedAt: changed.toISOString() }),
  ...(entry.kind === 'file' && { versionCount }),
});

/** The columns of an entry, of a folder `e` and of a file `e`. */
const folderEntry = sql`e.id, e.name, 0::bigint AS size, 'folder' AS kind, '' AS type, coalesce(a.name, '') AS "ownerName",
  e.created_at AS at, NULL::timestamptz AS changed, 0 AS "versionCount"`;
const fileEntry = sql`e.id, e.name, e.size, 'file' AS kind, e.type, coalesce(a.name, '') AS "ownerName", e.created_at AS at,
  e.changed_at AS changed, (SELECT count(*) FROM disk_version v WHERE v.disk_id = e.disk_id AND v.file_id = e.id)::int AS "versionCount"`;

/** An order, and whether it begins at its end. */
export interface Order {
  by: DiskOrder;
  isDescending: boolean;
}

/** Range and order of a page of a folder. */
export interface PageInput {
  diskId: number;
  folderId: number;
  limit: number;
  offset: number;
  folders: Order;
  files: Order;
}

const direction = (isDescending: boolean) => (isDescending ? sql`DESC` : sql`ASC`);
const folderOrders: Record<DiskOrder, RawBuilder<unknown>> = { name: sql`lower(name)`, size: sql`lower(name)`, time: sql`created_at` };
const fileOrders: Record<DiskOrder, RawBuilder<unknown>> = { name: sql`lower(name)`, size: sql`size`, time: sql`changed_at` };
/** Names are unique in a folder, and their unique index gives the order. The id is left out there, so that it can. */
const orderOf = (column: RawBuilder<unknown>, { by, isDescending }: Order, isFolder: boolean) =>
  by === 'name' || (by === 'size' && isFolder)
    ? sql`${column} ${direction(isDescending)}`
    : sql`${column} ${direction(isDescending)}, id ${direction(isDescending)}`;

/** The number of folders and files in a folder. They are kept, not counted. */
async function selectCounts(db: Db | Tx, diskId: number, folderId: number): Promise<{ folders: number; files: number }> {
  const { rows } = await sql<{ folders: number; files: number }>`
    SELECT folders, files FROM disk_count WHERE disk_id = ${diskId} AND folder_id = ${folderId}`.execute(db);
  return rows[0] ?? { folders: 0, files: 0 };
}

/** A page of a folder: its folders, then its files. */
export async function selectEntries(db: Db, input: PageInput): Promise<{ count: number; results: DiskEntry[] }> {
  const { diskId, folderId, limit, offset } = input;
  const counts = await selectCounts(db, diskId, folderId);
  const results: DiskEntry[] = [];
  if (offset < counts.folders) {
    const { rows } = await sql<EntryRow>`
      SELECT ${folderEntry} FROM (
        SELECT *, row_number() OVER () AS place FROM (
          SELECT * FROM disk_folder WHERE disk_id = ${diskId} AND coalesce(parent_id, 0) = ${folderId} AND trash_id IS NULL
          ORDER BY ${orderOf(folderOrders[input.folders.by], input.folders, true)} LIMIT ${limit} OFFSET ${offset}
        ) page
      ) e LEFT JOIN account a ON a.id = e.account_id ORDER BY e.place`.execute(db);
    results.push(...rows.map(toEntry));
  }
  if (results.length < limit) {
    const { rows } = await sql<EntryRow>`
      SELECT ${fileEntry} FROM (
        SELECT *, row_number() OVER () AS place FROM (
          SELECT * FROM disk_file WHERE disk_id = ${diskId} AND coalesce(folder_id, 0) = ${folderId} AND trash_id IS NULL
          ORDER BY ${orderOf(fileOrders[input.files.by], input.files, false)}
          LIMIT ${limit - results.length} OFFSET ${Math.max(0, offset - counts.folders)}
        ) page
      ) e LEFT JOIN account a ON a.id = e.account_id ORDER BY e.place`.execute(db);
    results.push(...rows.map(toEntry));
  }
  return { count: counts.folders + counts.files, results };
}

/** Selects folders by id, as entries sorted by name. */
export async function selectFolderEntries(db: Db | Tx, diskId: number, ids: readonly number[]): Promise<DiskEntry[]> {
  const { rows } = await sql<EntryRow>`
    SELECT ${folderEntry} FROM disk_folder e LEFT JOIN account a ON a.id = e.account_id
    WHERE e.disk_id = ${diskId} AND e.id = ANY(${ids}::bigint[]) AND e.trash_id IS NULL ORDER BY lower(e.name), e.id`.execute(db);
  return rows.map(toEntry);
}

/** Files as entries, in no order. */
export async function selectFileEntries(db: Db | Tx, diskId: number, ids: readonly number[]): Promise<DiskEntry[]> {
  const { rows } = await sql<EntryRow>`
    SELECT ${fileEntry} FROM disk_file e LEFT JOIN account a ON a.id = e.account_id
    WHERE e.disk_id = ${diskId} AND e.id = ANY(${ids}::bigint[]) AND e.trash_id IS NULL`.execute(db);
  return rows.map(toEntry);
}

/** A file of a disk, with where it is and where its bytes are. */
export interface DiskFile {
  id: number;
  diskId: number;
  /** 0 is the top. */
  folderId: number;
  name: string;
  type: string;
  size: number;
  md5: string;
  hash: Buffer;
  createdAt: Date;
}

/** The columns of a `DiskFile`. */
export const fileColumns = sql`id, disk_id AS "diskId", coalesce(folder_id, 0) AS "folderId", name, type, size, md5, hash, created_at AS "createdAt"`;

/** Files of a disk by their ids; those that are not there are missing from the answer. */
export async function selectDiskFiles(db: Db | Tx, diskId: number | undefined, ids: readonly number[]): Promise<Map<number, DiskFile>> {
  if (ids.length === 0 || diskId === undefined) return new Map();
  const { rows } = await sql<DiskFile>`
    SELECT ${fileColumns} FROM disk_file WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[]) AND trash_id IS NULL`.execute(db);
  return new Map(rows.map((file) => [file.id, file]));
}

/** A folder with its parent. */
export interface TreeFolder {
  id: number;
  parentId: number;
  name: string;
}

/** Selects all folders of a disk, or the given ones and those below them. Parents come first. */
export async function selectTree(db: Db | Tx, diskId: number, from?: readonly number[]): Promise<TreeFolder[]> {
  const start = from === undefined ? sql`parent_id IS NULL` : sql`id = ANY(${from}::bigint[])`;
  const { rows } = await sql<TreeFolder>`
    WITH RECURSIVE tree AS (
      SELECT id, parent_id, name, 1 AS depth FROM disk_folder WHERE disk_id = ${diskId} AND ${start} AND trash_id IS NULL
      UNION ALL
      SELECT f.id, f.parent_id, f.name, depth + 1 FROM tree JOIN disk_folder f ON f.disk_id = ${diskId} AND f.parent_id = tree.id
      WHERE f.trash_id IS NULL
    )
    SELECT id, coalesce(parent_id, 0) AS "parentId", name FROM tree ORDER BY depth, lower(name), id`.execute(db);
  return rows;
}

/** The files in folders, for a zip. */
export async function selectFilesIn(
  db: Db,
  diskId: number,
  folderIds: readonly number[],
): Promise<Pick<DiskFile, 'folderId' | 'name' | 'size' | 'hash'>[]> {
  const { rows } = await sql<Pick<DiskFile, 'folderId' | 'name' | 'size' | 'hash'>>`
    SELECT coalesce(folder_id, 0) AS "folderId", name, size, hash FROM disk_file
    WHERE disk_id = ${diskId} AND coalesce(folder_id, 0) = ANY(${folderIds}::bigint[]) AND trash_id IS NULL ORDER BY folder_id, lower(name)`.execute(
    db,
  );
  return rows;
}
