import type { TrashedEntry } from '@jinshu/api';
import { trashDays } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EntryTable } from './diskChange.repository.ts';

const dayMs = 86_400_000;

/** Entries of one folder that go to the trash, with where that folder is. */
export interface TrashInput {
  diskId: number;
  undoId: string;
  /** Ids of the folder and those above it, without the top. */
  way: readonly number[];
  /** Names of these, from the top. */
  path: readonly string[];
  ids: readonly number[];
  accountId: number;
  at: Date;
}

/** Moves entries of one folder to the trash, without what is in them. */
export async function insertTrash(tx: Tx, kind: EntryTable, input: TrashInput): Promise<number> {
  const { diskId, undoId, way, path, ids, accountId, at } = input;
  const isFile = kind === 'file';
  const table = isFile ? sql`disk_file` : sql`disk_folder`;
  const column = isFile ? sql`file_id` : sql`folder_id`;
  await sql`
    INSERT INTO disk_trash (disk_id, undo_id, ${column}, name, size, way, path, account_id, deleted_at)
    SELECT disk_id, ${undoId}::uuid, id, name, ${isFile ? sql`size` : sql`0`}, ${way}::bigint[], ${path}::text[], ${accountId}, ${at}
    FROM ${table} WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[]) AND trash_id IS NULL`.execute(tx);
  const { numAffectedRows } = await sql`
    UPDATE ${table} e SET trash_id = t.id FROM disk_trash t
    WHERE e.disk_id = ${diskId} AND e.id = ANY(${ids}::bigint[]) AND e.trash_id IS NULL
      AND t.disk_id = ${diskId} AND t.undo_id = ${undoId}::uuid AND t.${column} = e.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Takes everything in the deleted folders of a call to the trash with them. */
export async function trashInside(tx: Tx, diskId: number, undoId: string): Promise<void> {
  await sql`
    WITH RECURSIVE tree AS (
      SELECT folder_id AS id, id AS trash_id FROM disk_trash WHERE disk_id = ${diskId} AND undo_id = ${undoId}::uuid AND folder_id IS NOT NULL
      UNION ALL
      SELECT f.id, tree.trash_id FROM tree JOIN disk_folder f ON f.disk_id = ${diskId} AND f.parent_id = tree.id WHERE f.trash_id IS NULL
    )
    UPDATE disk_folder f SET trash_id = tree.trash_id FROM tree WHERE f.disk_id = ${diskId} AND f.id = tree.id AND f.trash_id IS NULL`.execute(
    tx,
  );
  await sql`
    UPDATE disk_file e SET trash_id = f.trash_id FROM disk_folder f
    WHERE e.disk_id = ${diskId} AND e.trash_id IS NULL AND f.disk_id = ${diskId} AND f.id = e.folder_id AND f.trash_id = ANY(
      SELECT id FROM disk_trash WHERE disk_id = ${diskId} AND undo_id = ${undoId}::uuid AND folder_id IS NOT NULL)`.execute(tx);
  await sql`
    UPDATE disk_trash t SET size = coalesce((SELECT sum(size) FROM disk_file e WHERE e.disk_id = ${diskId} AND e.trash_id = t.id), 0)
    WHERE disk_id = ${diskId} AND undo_id = ${undoId}::uuid AND folder_id IS NOT NULL`.execute(tx);
}

/** A row of the trash. */
export interface TrashRow {
  id: number;
  fileId: number | null;
  folderId: number | null;
  name: string;
  size: number;
  way: number[];
}

/** Rows of the trash by their ids, or by the call that deleted them. They are not older than they can be. */
export async function selectTrashRows(
  db: Db | Tx,
  diskId: number,
  { ids = [], undoId, after }: { ids?: readonly number[] | undefined; undoId?: string | undefined; after: Date },
): Promise<TrashRow[]> {
  const { rows } = await sql<TrashRow>`
    SELECT id, file_id AS "fileId", folder_id AS "folderId", name, size, to_jsonb(way) AS way FROM disk_trash
    WHERE disk_id = ${diskId} AND deleted_at > ${after} AND ${undoId === undefined ? sql`id = ANY(${ids}::bigint[])` : sql`undo_id = ${undoId}::uuid`}
    ORDER BY cardinality(way), id`.execute(db);
  return rows;
}

/** Returns the time of deletion from which entries can no longer be restored. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs);

/** A page of the trash, the latest first: entries of the given folders, or all entries. */
export async function selectTrash(
  db: Db,
  {
    diskId,
    at,
    limit,
    offset,
    folders,
  }: { diskId: number; at: Date; limit: number; offset: number; folders?: readonly number[] | undefined },
): Promise<{ count: number; results: TrashedEntry[] }> {
  const shown = sql`disk_id = ${diskId} AND deleted_at > ${trashEnd(at)} ${folders === undefined ? sql`` : sql`AND coalesce(way[1], 0) = ANY(${folders}::bigint[])`}`;
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count FROM disk_trash WHERE ${shown}`.execute(db);
  const { rows } = await sql<Omit<TrashedEntry, 'deletedAt' | 'expiresAt'> & { at: Date }>`
    SELECT t.id, t.name, CASE WHEN t.file_id IS NULL THEN 'folder' ELSE 'file' END AS kind, t.size, t.path, t.deleted_at AS at,
      coalesce(a.name, '') AS "deletedBy"
    FROM (SELECT * FROM disk_trash WHERE ${shown} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) t
    LEFT JOIN account a ON a.id = t.account_id ORDER BY t.id DESC`.execute(db);
  return {
    count: counted[0]?.count ?? 0,
    results: rows.map(({ at: deletedAt, ...entry }) => ({
      ...entry,
      deletedAt: deletedAt.toISOString(),
      expiresAt: new Date(deletedAt.getTime() + trashDays * dayMs).toISOString(),
    })),
  };
}

/** The ways of all that is in the trash, for finding out whose rights reach them. */
export async function selectTrashWays(db: Db, diskId: number): Promise<number[][]> {
  const { rows } = await sql<{ way: number[] }>`SELECT DISTINCT to_jsonb(way) AS way FROM disk_trash WHERE disk_id = ${diskId}`.execute(db);
  return rows.map(({ way }) => way);
}

/** Removes trash rows whose entry was restored, and restores what is inside these entries. Other rows stay. */
export async function clearTrash(tx: Tx, diskId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM disk_trash t WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[])
      AND NOT EXISTS (SELECT FROM disk_file f WHERE f.disk_id = t.disk_id AND f.id = t.file_id AND f.trash_id = t.id)
      AND NOT EXISTS (SELECT FROM disk_folder f WHERE f.disk_id = t.disk_id AND f.id = t.folder_id AND f.trash_id = t.id)
    RETURNING id`.execute(tx);
  const gone = rows.map(({ id }) => id);
  await sql`UPDATE disk_folder SET trash_id = NULL WHERE disk_id = ${diskId} AND trash_id = ANY(${gone}::bigint[])`.execute(tx);
  await sql`UPDATE disk_file SET trash_id = NULL WHERE disk_id = ${diskId} AND trash_id = ANY(${gone}::bigint[])`.execute(tx);
}

/** Deletes what is in the trash for ever, with all in it, also what was deleted from it before. Returns the number of rows. */
export async function purgeTrash(tx: Tx, diskId: number, ids: readonly number[]): Promise<number> {
  await sql`
    DELETE FROM disk_file f USING disk_trash t
    WHERE t.disk_id = ${diskId} AND t.id = ANY(${ids}::bigint[]) AND f.disk_id = t.disk_id AND f.id = t.file_id`.execute(tx);
  await sql`
    DELETE FROM disk_folder f USING disk_trash t
    WHERE t.disk_id = ${diskId} AND t.id = ANY(${ids}::bigint[]) AND f.disk_id = t.disk_id AND f.id = t.folder_id`.execute(tx);
  const { numAffectedRows } = await sql`DELETE FROM disk_trash WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[])`.execute(tx);
  await sql`
    DELETE FROM disk_trash t WHERE disk_id = ${diskId} AND NOT EXISTS (
      SELECT FROM disk_file f WHERE f.disk_id = t.disk_id AND f.id = t.file_id
    ) AND NOT EXISTS (SELECT FROM disk_folder f WHERE f.disk_id = t.disk_id AND f.id = t.folder_id)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Disks with something that has been in the trash for too long. */
export async function selectOldTrash(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ diskId: number; mailboxId: number | null; ids: number[] }[]> {
  const { rows } = await sql<{ diskId: number; mailboxId: number | null; ids: number[] }>`
    SELECT disk_id AS "diskId", mailbox_id AS "mailboxId", jsonb_agg(t.id) AS ids
    FROM (SELECT disk_id, id FROM disk_trash WHERE deleted_at <= ${before} ORDER BY deleted_at LIMIT ${limit}) t
    JOIN disk ON disk.id = t.disk_id GROUP BY 1, 2`.execute(db);
  return rows;
}
