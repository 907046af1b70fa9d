import { mostCountedRecords, type OperationReach, type PeopleRecord, type PeopleRecordKind } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hasText } from '../../../platform/db/index.ts';
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

type MailKind = Exclude<PeopleRecordKind, 'login'>;
type Sql = RawBuilder<unknown>;

/** Whether a column has the keyword. */
const has = (column: string, keyword: string) => hasText(sql.ref(column), keyword.trim());

/** Conditions of both kinds of records. Names are looked up once for all rows, so that a page is read from the index by time. */
const common = ({ from, to }: PeopleRecordFilters): Sql =>
  sql`${from ? sql`AND r.at >= ${from}` : sql``} ${to ? sql`AND r.at <= ${to}` : sql``}`;

function loginsOf(reach: OperationReach, filters: PeopleRecordFilters, ips: readonly string[]): Sql {
  const { keyword = '', outcome, messageId } = filters;
  const isFound = sql`r.account_id IN (SELECT id FROM account WHERE ${has('name', keyword)} OR ${has('login', keyword)})
    OR ${has('r.ip', keyword)} OR r.ip = ANY(${[...ips]}::text[])`;
  return sql`login_log r WHERE ${messageId === undefined && outcome !== 'waiting'} ${common(filters)}
    ${outcome ? sql`AND r.is_success = ${outcome === 'success'}` : sql``}
    ${reach === 'all' ? sql`` : sql`AND r.account_id IN (SELECT id FROM account WHERE ${within(reach, 'department_id')})`}
    ${keyword.trim() === '' ? sql`` : sql`AND (${isFound})`}`;
}

/** Sent messages with a delivery in these states, as long as their deliveries are there. */
const submissionsWith = (states: Sql) => sql`(SELECT s.mailbox_id, s.message_id
  FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id WHERE d.status IN (${states}))`;
const waiting = sql`'queued', 'in-review'`;
const failed = sql`'failed'`;

function withOutcome(kind: MailKind, outcome: PeopleRecord['outcome']): Sql {
  if (kind !== 'sent') return outcome === 'success' ? sql`` : sql`AND false`;
  const is = (states: Sql) => sql`(r.message_id <> '' AND (r.mailbox_id, r.message_id) IN ${submissionsWith(states)})`;
  if (outcome === 'waiting') return sql`AND ${is(waiting)}`;
  return sql`AND ${outcome === 'failure' ? is(failed) : sql`NOT ${is(failed)}`} AND NOT ${is(waiting)}`;
}

function mailsOf(reach: OperationReach, kind: MailKind, filters: PeopleRecordFilters): Sql {
  const { keyword = '', outcome, messageId } = filters;
  const isFound = sql`r.mailbox_id IN (SELECT id FROM mailbox WHERE ${has('name', keyword)} OR ${has('address', keyword)})
    OR ${has('r.person', keyword)} OR ${has('r.subject', keyword)} OR ${has('r.message_id', keyword)}`;
  return sql`mail_record r WHERE r.kind = ${kind} ${common(filters)} ${outcome ? withOutcome(kind, outcome) : sql``}
    ${messageId === undefined ? sql`` : sql`AND r.message_id = ${messageId} AND r.message_id <> ''`}
    ${reach === 'all' ? sql`` : sql`AND r.mailbox_id IN (SELECT mailbox_id FROM account WHERE ${within(reach, 'department_id')})`}
    ${keyword.trim() === '' ? sql`` : sql`AND (${isFound})`}`;
}

const loginColumns = sql`
  r.id, r.at, coalesce(a.name, '') AS name, coalesce(a.login, '') AS "userName", r.ip, '' AS person, '' AS subject, 0::bigint AS size, '' AS folder,
  '' AS "messageId", CASE WHEN r.is_success THEN 'success' ELSE 'failure' END AS outcome, '' AS info`;

/** Deliveries of a sent message, as long as they are there. */
const deliveries = sql`FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
  WHERE r.kind = 'sent' AND r.message_id <> '' AND s.message_id = r.message_id AND s.mailbox_id = r.mailbox_id`;

const mailColumns = sql`
  r.id, r.at, coalesce(m.name, '') AS name, coalesce(m.address, '') AS "userName", '' AS ip, r.person, r.subject, r.size, r.folder,
  r.message_id AS "messageId",
  CASE WHEN EXISTS (SELECT ${deliveries} AND d.status IN (${waiting})) THEN 'waiting'
    WHEN EXISTS (SELECT ${deliveries} AND d.status = ${failed}) THEN 'failure' ELSE 'success' END AS outcome,
  coalesce((SELECT d.status_info ${deliveries} AND d.status = ${failed} ORDER BY d.recipient LIMIT 1), '') AS info`;

/** Returns the IP addresses of the logins in a span. */
export async function selectLoginIps(db: Db, { from, to }: Pick<PeopleRecordFilters, 'from' | 'to'>): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`SELECT DISTINCT ip FROM login_log WHERE
    (${from ?? null}::timestamptz IS NULL OR at >= ${from ?? null}) AND (${to ?? null}::timestamptz IS NULL OR at <= ${to ?? null})`.execute(
    db,
  );
  return rows.map(({ ip }) => ip);
}

/** Returns records about the people that the caller may see, newest first. They are counted up to `mostCountedRecords`. */
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
  const isLogin = kind === 'login';
  const found = isLogin ? loginsOf(reach, filters, ips) : mailsOf(reach, kind, filters);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (SELECT FROM ${found} LIMIT ${mostCountedRecords}) counted`.execute(db);
  const { rows: results } = await sql<StoredPeopleRecord>`
    SELECT ${isLogin ? loginColumns : mailColumns}
    FROM (SELECT r.* FROM ${found} ORDER BY r.at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}) r
      ${isLogin ? sql`LEFT JOIN account a ON a.id = r.account_id` : sql`LEFT JOIN mailbox m ON m.id = r.mailbox_id`}
    ORDER BY r.at DESC, r.id DESC`.execute(db);
  return { count: counted[0]?.count ?? 0, results };
}
