import { mostCountedRecords, type OperationReach, type PeopleRecord, type PeopleRecordKind } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { mailWords, recordTerms, type WordSource, wordHits } from '../../../mail/mail-record/index.ts';
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

/** Condition that a column has the keyword. */
const has = (column: string, keyword: string) => hasText(sql.ref(column), keyword.trim());

/** Conditions of both kinds of records. */
const common = ({ from, to }: PeopleRecordFilters): Sql =>
  sql`${from ? sql`AND r.at >= ${from}` : sql``} ${to ? sql`AND r.at <= ${to}` : sql``}`;

/** Newest records with all conditions, up to a number. */
const newest = (found: Sql, most: number): Sql => sql`SELECT r.id, r.at FROM ${found} ORDER BY r.at DESC, r.id DESC LIMIT ${most}`;

/** Condition that an IP address begins with the keyword. */
const beginsIp = (keyword: string) => (/^[0-9a-f.:]+$/i.test(keyword) ? sql`r.ip LIKE ${`${keyword.toLowerCase()}%`}` : sql`false`);

/** Returns the ids of rows. */
async function idsOf(db: Db, found: Sql): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${found}`.execute(db);
  return rows.map(({ id }) => id);
}

async function loginHits(db: Db, reach: OperationReach, filters: PeopleRecordFilters, most: number, ips: readonly string[]): Promise<Sql> {
  const { keyword = '', outcome, messageId } = filters;
  const sought = keyword.trim();
  const people = sought === '' ? [] : await idsOf(db, sql`account WHERE ${has('name', sought)} OR ${has('login', sought)}`);
  const isFound = sql`r.account_id = ANY(${people}::bigint[]) OR ${beginsIp(sought)} OR r.ip = ANY(${[...ips]}::text[])`;
  return newest(
    sql`login_log r WHERE ${messageId === undefined && outcome !== 'waiting'} ${common(filters)}
      ${outcome ? sql`AND ${outcome === 'success' ? sql`r.is_success` : sql`NOT r.is_success`}` : sql``}
      ${reach === 'all' ? sql`` : sql`AND r.account_id IN (SELECT id FROM account WHERE ${within(reach, 'department_id')})`}
      ${sought === '' ? sql`` : sql`AND (${isFound})`}`,
    most,
  );
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

/** Number of mailboxes up to which their records are sought by the index of words. */
const mostOwners = 50;

async function mailHits(db: Db, reach: OperationReach, kind: MailKind, filters: PeopleRecordFilters, most: number): Promise<Sql> {
  const { outcome, from, to } = filters;
  const keyword = filters.keyword?.trim() ?? '';
  const isNamed = keyword !== '' && (await isMessageId(db, keyword));
  const messageIds = [...(isNamed ? [keyword, `<${keyword}>`] : []), ...(filters.messageId === undefined ? [] : [filters.messageId])];
  const conditions = sql`r.kind = ${kind} ${common(filters)} ${outcome ? withOutcome(kind, outcome) : sql``}
    ${messageIds.length === 0 ? sql`` : sql`AND r.message_id = ANY(${messageIds}) AND r.message_id <> ''`}
    ${reach === 'all' ? sql`` : sql`AND r.mailbox_id IN (SELECT mailbox_id FROM account WHERE ${within(reach, 'department_id')})`}`;
  if (keyword === '' || isNamed) return newest(sql`mail_record r WHERE ${conditions}`, most);
  const owners = await idsOf(db, sql`mailbox WHERE ${has('name', keyword)} OR ${has('address', keyword)}`);
  const isFound = sql`(r.mailbox_id = ANY(${owners}::bigint[]) OR ${has('r.person', keyword)} OR ${has('r.subject', keyword)})`;
  const terms = recordTerms(keyword);
  if (terms === null || owners.length > mostOwners) return newest(sql`mail_record r WHERE ${conditions} AND ${isFound}`, most);
  const source: WordSource = {
    ...mailWords(kind),
    conditions: sql`${conditions} AND ${isFound}`,
    edge: (order) => sql`(SELECT at FROM mail_record WHERE kind = ${kind} ORDER BY at ${order} LIMIT 1)`,
    from,
    to,
  };
  return wordHits(source, [`(${terms})`, ...owners.map((id) => `'@=${id}'`)].join(' | '), most);
}

/** Whether a text is the id of a message, with or without its brackets. */
async function isMessageId(db: Db, text: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_record')
    .select('id')
    .where('message_id', 'in', [text, `<${text}>`])
    .where('message_id', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
  const most = Math.max(mostCountedRecords, limit);
  const isLogin = kind === 'login';
  const hits = await (isLogin ? loginHits(db, reach, filters, most, ips) : mailHits(db, reach, kind, filters, most));
  const { rows } = await sql<StoredPeopleRecord & { count: number }>`
    WITH hit AS MATERIALIZED (${hits}),
    page AS MATERIALIZED (SELECT id, at FROM hit ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT counted.count, found.* FROM (SELECT least(count(*), ${mostCountedRecords}) AS count FROM hit) counted LEFT JOIN (
      SELECT ${isLogin ? loginColumns : mailColumns} FROM page
      ${
        isLogin
          ? sql`JOIN login_log r ON r.at = page.at AND r.id = page.id LEFT JOIN account a ON a.id = r.account_id`
          : sql`JOIN mail_record r ON r.kind = ${kind} AND r.at = page.at AND r.id = page.id LEFT JOIN mailbox m ON m.id = r.mailbox_id`
      }
    ) found ON true ORDER BY found.at DESC, found.id DESC`.execute(db);
  return { count: rows[0]?.count ?? 0, results: rows.flatMap(({ count: _count, ...row }) => (row.id === null ? [] : [row])) };
}
