import { mostCountedRecords, type OperationReach, type OperationRecord } from '@jinshu/api';
import { sql } from 'kysely';
import { recordTerms, wordHits } from '../../../mail/mail-record/index.ts';
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
  const sought = keyword.trim();
  const has = (column: string) => hasText(sql.ref(column), sought);
  const conditions = sql`${within(reach, 'r.department_id')}
    ${sought === '' ? sql`` : sql`AND (${has('r.author')} OR ${has('r.target_name')})`}
    ${action === undefined ? sql`` : sql`AND r.action = ${action}`}
    ${targetKind === undefined ? sql`` : sql`AND r.target_kind = ${targetKind}`}
    ${targetId === undefined ? sql`` : sql`AND r.target_id = ${targetId}`}
    ${from === undefined ? sql`` : sql`AND r.at >= ${from}`} ${to === undefined ? sql`` : sql`AND r.at <= ${to}`}`;
  const most = Math.max(mostCountedRecords, pageSize);
  const terms = recordTerms(sought);
  const hits =
    terms === null
      ? sql`SELECT r.id FROM operation_record r WHERE ${conditions} ORDER BY r.id DESC LIMIT ${most}`
      : wordHits(
          {
            table: sql`operation_record`,
            conditions,
            lexemes: sql`record_lexemes('action', r.at, r.account_id, r.target_name || ' ' || r.author)`,
            letter: 'a',
            edge: (order) => sql`(SELECT at FROM operation_record ORDER BY id ${order} LIMIT 1)`,
            from,
            to,
          },
          terms,
          most,
        );
  const { rows } = await sql<Omit<OperationRecord, 'at'> & { at: Date; count: number }>`
    WITH hit AS MATERIALIZED (${hits}),
    page AS MATERIALIZED (SELECT id FROM hit ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})
    SELECT counted.count, found.* FROM (SELECT least(count(*), ${mostCountedRecords}) AS count FROM hit) counted LEFT JOIN (
      SELECT r.id, r.at, r.author, r.role, r.ip, r.action, r.is_refused AS "isRefused", r.target_kind AS "targetKind",
        r.target_id AS "targetId", r.target_name AS "targetName", r.changes FROM page JOIN operation_record r ON r.id = page.id
    ) found ON true ORDER BY found.id DESC`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.flatMap(({ count: _count, ...row }) => (row.id === null ? [] : [{ ...row, at: row.at.toISOString() }])),
  };
}
