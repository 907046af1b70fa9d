import type { OperationReach } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Returns departments with their names, in their order. Unknown ids are left out. */
export async function selectDepartmentNames(db: Db | Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM department WHERE id = ANY(${[...ids]}::integer[]) ORDER BY position, id`.execute(db);
  return rows;
}

/** Condition that a department is within the reach of the caller. */
export const within = (reach: OperationReach, column: string) =>
  reach === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ANY(${[...reach]}::integer[])`;
