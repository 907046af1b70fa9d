import { mostCountedRecords, type OperationReach, type OperationRecord } from '@jinshu/api';
import { sql } from 'kysely';
import { type Db, hasText } from '../../../platform/db/index.ts';
import { within } from '../department/department.repository.ts';

/** Filters and page of records. */
export interface ActionRecordQuery {
  page: number;
  pageSize: number;
  keyword?: string | undefined;
  action?: string | undefined;
  targetKind?: string | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns a page of the actions that the caller may see, newest first. They are counted up to `mostCountedRecords`. */
export async function selectActionRecords(
  db: Db,
  reach: OperationReach,
  { page, pageSize, keyword = '', action, targetKind, targetId, from, to }: ActionRecordQuery,
): Promise<{ count: number; results: OperationRecord[] }> {
  const has = (column: string) => hasText(sql.ref(column), keyword.trim());
  const found = sql`operation_record WHERE ${within(reach, 'department_id')}
    AND (${keyword.trim() === ''} OR ${has('author')} OR ${has('target_name')})
    AND (${action ?? null}::text IS NULL OR action = ${action ?? null})
    AND (${targetKind ?? null}::text IS NULL OR target_kind = ${targetKind ?? null})
    AND (${targetId ?? null}::text IS NULL OR target_id = ${targetId ?? null})
    AND (${from ?? null}::timestamptz IS NULL OR at >= ${from ?? null}) AND (${to ?? null}::timestamptz IS NULL OR at <= ${to ?? null})`;
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (SELECT FROM ${found} LIMIT ${mostCountedRecords}) counted`.execute(db);
  const { rows } = await sql<Omit<OperationRecord, 'at'> & { at: Date }>`
    SELECT id, at, author, role, ip, action, is_refused AS "isRefused", target_kind AS "targetKind", target_id AS "targetId",
      target_name AS "targetName", changes
    FROM ${found} ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db);
  return { count: counted[0]?.count ?? 0, results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
