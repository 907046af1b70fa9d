import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { EntryTable } from './diskChange.repository.ts';
import type { Placeable } from './placeEntries.ts';

/** Marks rows that have no place yet. No entry of the trash has this number. */
const unplaced = sql`0::bigint`;

/** Entries to carry to a disk. */
export interface CarryInput {
  from: number;
  to: number;
  ids: readonly number[];
  /** A moved file keeps its owner, its times, its versions and the links to it. A copy is new. */
  isMove: boolean;
  accountId: number;
  at: Date;
}

/** An entry on its new disk, which has no place there yet. */
export interface Carried extends Placeable {
  /** Id of the entry it was made of. */
  source: number;
}

const nextId = (table: string) => sql`nextval(pg_get_serial_sequence(${table}, 'id'))`;
const nextFileId = nextId('disk_file');

/** Statements that make the rows of files `c`, with `source`, `new_id` and `new_folder`. */
const fileRows = ({ from, to, isMove, accountId, at }: CarryInput) => sql`
  made_files AS (
    INSERT INTO disk_file (id, disk_id, folder_id, name, type, size, md5, hash, account_id, created_at, changed_at, trash_id)
    OVERRIDING SYSTEM VALUE
    SELECT new_id, ${to}, new_folder, name, type, size, md5, hash,
      ${isMove ? sql`account_id, created_at, changed_at` : sql`${accountId}::bigint, ${at}::timestamptz, ${at}::timestamptz`},
      CASE WHEN new_folder IS NULL THEN ${unplaced} END FROM c
  ), made_versions AS (
    INSERT INTO disk_version (disk_id, file_id, type, size, md5, hash, account_id, created_at)
    SELECT ${to}, c.new_id, v.type, v.size, v.md5, v.hash, v.account_id, v.created_at FROM c
    JOIN disk_version v ON v.disk_id = ${from} AND v.file_id = c.source WHERE ${isMove} ORDER BY v.id
  ), kept_links AS (
    UPDATE online_link l SET disk_id = ${to}, disk_file_id = c.new_id FROM c
    WHERE ${isMove} AND l.disk_id = ${from} AND l.disk_file_id = c.source
  )`;

/** Carries files to a disk. They have no place there yet. */
export async function carryFiles(tx: Tx, input: CarryInput): Promise<Carried[]> {
  if (input.ids.length === 0) return [];
  const { rows } = await sql<Carried>`
    WITH c AS MATERIALIZED (
      SELECT f.*, f.id AS source, ${nextFileId} AS new_id, NULL::bigint AS new_folder FROM disk_file f
      WHERE disk_id = ${input.from} AND id = ANY(${input.ids}::bigint[]) AND trash_id IS NULL
    ), ${fileRows(input)}
    SELECT source, new_id AS id, name FROM c ORDER BY source`.execute(tx);
  return rows;
}

/** Carries folders with everything in them to a disk. They have no place there yet. */
export async function carryFolders(tx: Tx, input: CarryInput): Promise<Carried[]> {
  const { from, to, ids, isMove, accountId, at } = input;
  if (ids.length === 0) return [];
  const { rows } = await sql<Carried>`
    WITH RECURSIVE tree AS (
      SELECT id, NULL::bigint AS parent_id, name, account_id, created_at FROM disk_folder
      WHERE disk_id = ${from} AND id = ANY(${ids}::bigint[]) AND trash_id IS NULL
      UNION ALL
      SELECT f.id, f.parent_id, f.name, f.account_id, f.created_at FROM tree
      JOIN disk_folder f ON f.disk_id = ${from} AND f.parent_id = tree.id WHERE f.trash_id IS NULL
    ), n AS MATERIALIZED (
      SELECT tree.*, ${nextId('disk_folder')} AS new_id FROM tree
    ), made AS (
      INSERT INTO disk_folder (id, disk_id, parent_id, name, account_id, created_at, trash_id) OVERRIDING SYSTEM VALUE
      SELECT n.new_id, ${to}, p.new_id, n.name, ${isMove ? sql`n.account_id, n.created_at` : sql`${accountId}::bigint, ${at}::timestamptz`},
        CASE WHEN n.parent_id IS NULL THEN ${unplaced} END FROM n LEFT JOIN n p ON p.id = n.parent_id
    ), c AS MATERIALIZED (
      SELECT f.*, f.id AS source, ${nextFileId} AS new_id, n.new_id AS new_folder FROM n
      JOIN disk_file f ON f.disk_id = ${from} AND f.folder_id = n.id WHERE f.trash_id IS NULL
    ), ${fileRows(input)}
    SELECT id AS source, new_id AS id, name FROM n WHERE parent_id IS NULL ORDER BY id`.execute(tx);
  return rows;
}

const tables = { file: sql`disk_file`, folder: sql`disk_folder` } as const;

/** Removes carried entries that found no place. Returns their ids. */
export async function dropUnplaced(tx: Tx, kind: EntryTable, diskId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM ${tables[kind]} WHERE disk_id = ${diskId} AND trash_id = ${unplaced} RETURNING id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Removes entries that were carried away. Deleted entries of the folders stay in the trash, without a parent. */
export async function removeCarried(tx: Tx, kind: EntryTable, diskId: number, ids: readonly number[]): Promise<void> {
  if (kind === 'folder') {
    const tree = sql`
      WITH RECURSIVE tree AS (
        SELECT id FROM disk_folder WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[])
        UNION ALL
        SELECT f.id FROM tree JOIN disk_folder f ON f.disk_id = ${diskId} AND f.parent_id = tree.id WHERE f.trash_id IS NULL
      )`;
    await sql`
      ${tree} UPDATE disk_file f SET folder_id = NULL FROM tree
      WHERE f.disk_id = ${diskId} AND f.folder_id = tree.id AND f.trash_id IS NOT NULL`.execute(tx);
    await sql`
      ${tree} UPDATE disk_folder f SET parent_id = NULL FROM tree
      WHERE f.disk_id = ${diskId} AND f.parent_id = tree.id AND f.trash_id IS NOT NULL`.execute(tx);
  }
  await sql`DELETE FROM ${tables[kind]} WHERE disk_id = ${diskId} AND id = ANY(${ids}::bigint[])`.execute(tx);
}
