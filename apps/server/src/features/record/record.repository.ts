import { type LoginRecordQuery, type MailRecordQuery, type RecordSize, type RecordSpan, recordSizeLimits } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { mailWords, recordTerms, wordHits } from '../../mail/mail-record/index.ts';
import { type Db, hasText } from '../../platform/db/index.ts';

/** A page of a list, with the number of rows on all pages. */
export interface RecordPage<T> {
  count: number;
  rows: T[];
}

const intervals: Readonly<Record<RecordSpan, string>> = {
  day: '1 day',
  'three-days': '3 days',
  week: '7 days',
  month: '1 month',
  'three-months': '3 months',
  'six-months': '6 months',
  year: '1 year',
};

const since = (span: RecordSpan, now: Date) => sql`${now}::timestamptz - ${intervals[span]}::interval`;

/** Reads a page by the index alone, and only then its rows. `rows` are the rows `r` that `at` and `id` of the page have. */
async function readPage<T>(
  db: Db,
  {
    columns,
    from,
    rows,
    page,
    pageSize,
  }: { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; rows: RawBuilder<unknown>; page: number; pageSize: number },
): Promise<RecordPage<T>> {
  const counted = await sql<{ count: number }>`SELECT count(*) AS count FROM ${from}`.execute(db);
  const found = await sql<T>`
    SELECT ${columns} FROM (
      SELECT r.at, r.id FROM ${from} ORDER BY r.at DESC, r.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
    ) page JOIN ${rows} AND r.at = page.at AND r.id = page.id ORDER BY r.at DESC, r.id DESC`.execute(db);
  return { count: counted.rows[0]?.count ?? 0, rows: found.rows };
}

/** A login as it is stored. */
export interface StoredLogin {
  id: number;
  at: Date;
  ip: string;
  isSuccess: boolean;
}

/** Selects a page of the logins of an account, newest first. */
export const selectLogins = (
  db: Db,
  accountId: number,
  { span, page, pageSize, now }: LoginRecordQuery & { now: Date },
): Promise<RecordPage<StoredLogin>> =>
  readPage(db, {
    columns: sql`r.id, r.at, r.ip, r.is_success AS "isSuccess"`,
    from: sql`login_log r WHERE r.account_id = ${accountId} AND r.at > ${since(span, now)}`,
    rows: sql`login_log r ON r.account_id = ${accountId}`,
    page,
    pageSize,
  });

/** A record of mail with the statuses of its deliveries. */
export interface StoredMailRecord {
  id: number;
  at: Date;
  person: string;
  subject: string;
  size: number;
  folder: string;
  isGone: boolean;
  hasFailed: boolean;
  isWaiting: boolean;
  info: string;
}

const sizes: Readonly<Record<RecordSize, RawBuilder<unknown>>> = {
  small: sql`AND size < ${recordSizeLimits.small}`,
  medium: sql`AND size >= ${recordSizeLimits.small} AND size < ${recordSizeLimits.medium}`,
  large: sql`AND size >= ${recordSizeLimits.medium}`,
};

const matching = (keyword: string) =>
  keyword === '' ? sql`` : sql`AND (${hasText(sql.ref('subject'), keyword)} OR ${hasText(sql.ref('person'), keyword)})`;

/** The deliveries of the mail of a record `r`, as long as they are there. */
const deliveries = (condition: RawBuilder<unknown>) => sql`
  FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
  WHERE r.kind = 'sent' AND r.message_id <> '' AND s.message_id = r.message_id AND s.mailbox_id = r.mailbox_id AND ${condition}`;
const waiting = sql`d.status IN ('queued', 'in-review')`;
const failed = sql`d.status = 'failed'`;

/** Records of mail that match: by the index of words if the keyword has any. */
function matchingMails(mailboxId: number, kind: string, keyword: string, further: RawBuilder<unknown>): RawBuilder<unknown> {
  const own = sql`r.mailbox_id = ${mailboxId} AND r.kind = ${kind}`;
  const conditions = sql`${own} ${further} ${matching(keyword)}`;
  const terms = recordTerms(keyword);
  if (terms === null) return sql`mail_record r WHERE ${conditions}`;
  const edge = (order: RawBuilder<unknown>) => sql`(SELECT r.at FROM mail_record r WHERE ${own} ORDER BY r.at ${order} LIMIT 1)`;
  const hits = wordHits({ ...mailWords(kind), conditions, edge }, `'@=${mailboxId}' & ${terms}`);
  return sql`(${hits}) r`;
}

/** Selects a page of the records of mail of a mailbox, newest first. */
export const selectMailRecords = (
  db: Db,
  { mailboxId, kind }: { mailboxId: number; kind: 'sent' | 'received' | 'deleted' },
  { span, size, keyword = '', page, pageSize, now }: MailRecordQuery & { now: Date },
): Promise<RecordPage<StoredMailRecord>> =>
  readPage(db, {
    columns: sql`r.id, r.at, r.person, r.subject, r.size, r.folder, r.is_gone AS "isGone",
      EXISTS (SELECT ${deliveries(failed)}) AS "hasFailed", EXISTS (SELECT ${deliveries(waiting)}) AS "isWaiting",
      coalesce((SELECT d.status_info ${deliveries(failed)} ORDER BY d.recipient LIMIT 1), '') AS info`,
    from: matchingMails(mailboxId, kind, keyword.trim(), sql`AND r.at > ${since(span, now)} ${size ? sizes[size] : sql``}`),
    rows: sql`mail_record r ON r.mailbox_id = ${mailboxId} AND r.kind = ${kind}`,
    page,
    pageSize,
  });

/** Removes records that are older than they are kept (QRY-16). */
export async function deleteOldMailRecords(db: Db, before: { logins: Date; mails: Date }): Promise<void> {
  await sql`DELETE FROM login_log WHERE at < ${before.logins}`.execute(db);
  await sql`DELETE FROM mail_record WHERE at < ${before.mails}`.execute(db);
}
