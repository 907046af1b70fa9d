import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Tables of ordered trees. They have the same columns for it. */
export type TreeTable = 'department' | 'company_category';

/** A node as changes need it. */
export interface TreeRow {
  id: number;
  name: string;
  parentId: number | null;
}

/** Lets only one transaction at a time change a tree, and returns a node. */
export async function lockNode(tx: Tx, table: TreeTable, id: number): Promise<TreeRow | undefined> {
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql<TreeRow>`
    SELECT id, name, parent_id AS "parentId" FROM ${sql.table(table)} WHERE id = ${id}::bigint`.execute(tx);
  return rows[0];
}

/** Returns a node with all below it. */
export async function selectBelow(tx: Tx, table: TreeTable, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE below AS (
      SELECT id FROM ${sql.table(table)} WHERE id = ${id}
      UNION SELECT d.id FROM ${sql.table(table)} d JOIN below ON d.parent_id = below.id
    ) SELECT id FROM below`.execute(tx);
  return rows.map((row) => row.id);
}

/** Moves a node before a sibling, or with `null` behind all. */
export async function placeNode(
  tx: Tx,
  table: TreeTable,
  { id, parentId, beforeId }: { id: number; parentId: number | null; beforeId: number | null },
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET parent_id = ${parentId} WHERE id = ${id}`.execute(tx);
  const { rows: siblings } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE parent_id IS NOT DISTINCT FROM ${parentId} AND id <> ${id} ORDER BY position, id`.execute(tx);
  const ids = siblings.map((row) => row.id);
  const at = beforeId === null ? -1 : ids.indexOf(beforeId);
  ids.splice(at === -1 ? ids.length : at, 0, id);
  await sql`
    UPDATE ${sql.table(table)} d SET position = o.position FROM unnest(${ids}::integer[]) WITH ORDINALITY AS o (id, position)
    WHERE d.id = o.id AND d.position <> o.position`.execute(tx);
}

/** Number of nodes directly below one. */
export async function countBelow(tx: Tx, table: TreeTable, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE parent_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Moves the nodes directly below one to another one, behind those that are there. */
export async function moveBelow(tx: Tx, table: TreeTable, id: number, targetId: number): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET parent_id = ${targetId},
      position = position + (SELECT coalesce(max(position), 0) FROM ${sql.table(table)} WHERE parent_id = ${targetId})
    WHERE parent_id = ${id}`.execute(tx);
}

/** Removes an empty node. */
export async function removeNode(tx: Tx, table: TreeTable, id: number): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(tx);
}
