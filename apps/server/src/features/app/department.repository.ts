import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Returns the department of an account and all above it. */
export async function selectDepartmentLine(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE line AS (
      SELECT d.id, d.parent_id, 1 AS distance FROM department d JOIN account a ON a.department_id = d.id WHERE a.id = ${accountId}::bigint
      UNION ALL
      SELECT d.id, d.parent_id, l.distance + 1 FROM line l JOIN department d ON d.id = l.parent_id WHERE l.distance < 100
    )
    SELECT id FROM line`.execute(db);
  return rows.map(({ id }) => id);
}
