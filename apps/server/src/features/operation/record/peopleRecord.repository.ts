import type { OperationReach, PeopleRecord, PeopleRecordKind } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { within } from '../department/department.repository.ts';

/** Filters of records about all people. */
export interface PeopleRecordFilters {
  keyword?: string | undefined;
  outcome?: PeopleRecord['outcome'] | undefined;
  messageId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A record as it is stored: without the place of its IP address. */
export interface StoredPeopleRecord extends Omit<PeopleRecord, 'at' | 'place'> {
  at: Date;
}

const logins = sql`
  SELECT l.id, l.at, coalesce(a.name, '') AS name, coalesce(a.login, '') AS "userName", a.department_id, l.ip, '' AS person, '' AS subject,
    0::bigint AS size, '' AS folder, '' AS "messageId", CASE WHEN l.is_success THEN 'success' ELSE 'failure' END AS outcome, '' AS info
  FROM login_log l LEFT JOIN account a ON a.id = l.account_id`;

/** Deliveries of a sent message, as long as they are there. */
const deliveries = sql`FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
  WHERE r.kind = 'sent' AND r.message_id <> '' AND s.message_id = r.message_id AND s.mailbox_id = r.mailbox_id`;

const mails = (kind: Exclude<PeopleRecordKind, 'login'>) => sql`
  SELECT r.id, r.at, coalesce(m.name, '') AS name, coalesce(m.address, '') AS "userName", a.department_id, '' AS ip, r.person, r.subject, r.size,
    r.folder, r.message_id AS "messageId",
    CASE WHEN EXISTS (SELECT ${deliveries} AND d.status IN ('queued', 'in-review')) THEN 'waiting'
      WHEN EXISTS (SELECT ${deliveries} AND d.status = 'failed') THEN 'failure' ELSE 'success' END AS outcome,
    coalesce((SELECT d.status_info ${deliveries} AND d.status = 'failed' ORDER BY d.recipient LIMIT 1), '') AS info
  FROM mail_record r LEFT JOIN mailbox m ON m.id = r.mailbox_id LEFT JOIN account a ON a.mailbox_id = m.id WHERE r.kind = ${kind}`;

/** Takes the keyword as it is typed: `%` and `_` stand for themselves. */
const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows of a kind in the reach of the caller. `ips` are those whose place the keyword means. */
function rowsOf(reach: OperationReach, kind: PeopleRecordKind, filters: PeopleRecordFilters, ips: readonly string[]): RawBuilder<unknown> {
  const { keyword = '', outcome, messageId, from, to } = filters;
  const typed = like(keyword.trim());
  const fields = ['name', 'userName', 'person', 'subject', 'messageId', 'ip'].map((field) => sql`${sql.ref(field)} ILIKE ${typed}`);
  const words = keyword.trim() === '' ? sql`` : sql`AND (${sql.join(fields, sql` OR `)} OR ip = ANY(${[...ips]}::text[]))`;
  return sql`(${kind === 'login' ? logins : mails(kind)}) one WHERE ${within(reach, 'department_id')} ${words}
    ${outcome ? sql`AND outcome = ${outcome}` : sql``} ${messageId === undefined ? sql`` : sql`AND "messageId" = ${messageId}`}
    ${from ? sql`AND at >= ${from}` : sql``} ${to ? sql`AND at <= ${to}` : sql``}`;
}

/** Returns the IP addresses of the logins in a span. */
export async function selectLoginIps(db: Db, { from, to }: Pick<PeopleRecordFilters, 'from' | 'to'>): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`SELECT DISTINCT ip FROM login_log WHERE
    (${from ?? null}::timestamptz IS NULL OR at >= ${from ?? null}) AND (${to ?? null}::timestamptz IS NULL OR at <= ${to ?? null})`.execute(
    db,
  );
  return rows.map(({ ip }) => ip);
}

/** Returns records about the people that the caller may see, newest first. */
export async function selectPeopleRecords(
  db: Db,
  reach: OperationReach,
  {
    kind,
    ips,
    limit,
    offset,
    ...filters
  }: PeopleRecordFilters & { kind: PeopleRecordKind; ips: readonly string[]; limit: number; offset: number },
): Promise<{ count: number; results: StoredPeopleRecord[] }> {
  const found = rowsOf(reach, kind, filters, ips);
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${found}`.execute(db);
  const { rows: results } = await sql<StoredPeopleRecord>`
    SELECT id, at, name, "userName", ip, person, subject, size, folder, "messageId", outcome, info FROM ${found}
    ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, results };
}
