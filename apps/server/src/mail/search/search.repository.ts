import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import type { SearchConditions } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { zoneOf } from '../../mime/calendar/index.ts';
import { type Db, readStoppable, type StoredAttachmentPart, type Tx } from '../../platform/db/index.ts';
import { rowColumns, type StoredRow } from '../message/index.ts';

/** A search whose words are a tsquery already. */
export interface Search {
  mailboxId: number;
  query: string;
  /** The words are more than the mailbox. @default true */
  hasWords?: boolean | undefined;
  folderId?: number | undefined;
  /** Excludes the user's own folders. */
  isOwnLocked?: boolean | undefined;
  /** Range of the sending time: from (inclusive) and before (exclusive). */
  sentFrom?: Date | undefined;
  sentBefore?: Date | undefined;
  /** Bytes: more than, and at most. */
  sizeAbove?: number | undefined;
  sizeAtMost?: number | undefined;
  isUnread?: boolean | undefined;
  hasAttachment?: boolean | undefined;
}

/** Page of the results, newest first. */
export interface FoundPage {
  limit: number;
  offset: number;
}

/** Search result with its folder. */
export interface FoundRow extends StoredRow {
  rawName: string;
  folderName: string;
  contentId: number | null;
}

/** Mail arrives after it was sent; so much may the clocks of two servers differ. */
const clockSlackMs = 86_400_000;

/**
 * Returns the date range of SRC-06. Yesterday is a calendar day; the other ranges end now. Days and months are in the reader's time zone,
 * like the groups of the list. A missing or unknown zone falls back to the server's.
 */
export function sentRange(date: SearchConditions['date'], now: Date, timeZone = ''): Pick<Search, 'sentFrom' | 'sentBefore'> {
  if (!date) return {};
  const here = fromDate(now, zoneOf(timeZone) || getLocalTimeZone());
  if (date === 1) {
    const today = toCalendarDate(here);
    return { sentFrom: today.subtract({ days: 1 }).toDate(here.timeZone), sentBefore: today.toDate(here.timeZone) };
  }
  const days = { 2: 3, 3: 7 }[date];
  // A month before the 31st is the last day of a shorter one.
  return { sentFrom: here.subtract(days ? { days } : { months: { 4: 1, 5: 3, 6: 6 }[date] ?? 12 }).toDate() };
}

/** The ranges of SRC-07. */
export function sizeRange(size: SearchConditions['size']): Pick<Search, 'sizeAbove' | 'sizeAtMost'> {
  const [small, large] = [100 * 1024, 10 * 1024 * 1024];
  if (!size) return {};
  return size === 1 ? { sizeAtMost: small } : size === 2 ? { sizeAbove: small, sizeAtMost: large } : { sizeAbove: large };
}

function conditionsOnMessage({
  mailboxId,
  folderId,
  isOwnLocked,
  sentFrom,
  sentBefore,
  sizeAbove,
  sizeAtMost,
  isUnread,
  hasAttachment,
}: Search): RawBuilder<unknown>[] {
  const sentAt = sql`coalesce(m.sent_at, m.arrived_at)`;
  return [
    ...(folderId === undefined ? [] : [sql`m.folder_id = ${folderId}`]),
    ...(isOwnLocked ? [sql`m.folder_id IN (SELECT id FROM folder WHERE mailbox_id = ${mailboxId} AND role IS NOT NULL)`] : []),
    ...(sentFrom ? [sql`${sentAt} >= ${sentFrom}`] : []),
    ...(sentBefore ? [sql`${sentAt} < ${sentBefore}`] : []),
    ...(sizeAbove === undefined ? [] : [sql`m.size > ${sizeAbove}`]),
    ...(sizeAtMost === undefined ? [] : [sql`m.size <= ${sizeAtMost}`]),
    ...(isUnread ? [sql`NOT m.is_seen`] : []),
    ...(hasAttachment ? [sql`m.has_attachment`] : []),
  ];
}

/**
 * SQL condition for texts of the mailbox that match the query. The query contains the mailbox too. The first condition is written so that
 * only the full-text index can be used: checking lexemes row by row takes a hundred times as long.
 */
export const hasWords = (mailboxId: number, query: string): RawBuilder<unknown> =>
  sql`(t.mailbox_id = ${mailboxId}) IS TRUE AND t.lexemes @@ ${query}::tsquery`;

/**
 * The hits of a search without words, folder by folder by the indexes of the list. A draft is none, wherever it lies (SRC-20). Mail arrives
 * after it was sent, so that its arrival limits what is read.
 */
function hitsWithoutWords(search: Search): RawBuilder<unknown> {
  const { mailboxId, sentFrom } = search;
  const early = sentFrom ? [sql`m.arrived_at >= ${new Date(sentFrom.getTime() - clockSlackMs)}`] : [];
  const conditions = [sql`m.draft_id IS NULL`, ...early, ...conditionsOnMessage(search)];
  return sql`SELECT m.id, m.arrived_at FROM folder f JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
    WHERE f.mailbox_id = ${mailboxId} AND f.role IS DISTINCT FROM 'drafts' AND ${sql.join(conditions, sql` AND `)}`;
}

/** The hits of a search by the index, ordered and counted. Without conditions on the message its table is not touched. */
function hits(search: Search): RawBuilder<unknown> {
  if (search.hasWords === false) return hitsWithoutWords(search);
  const { mailboxId, query, sentFrom } = search;
  const conditions = conditionsOnMessage(search);
  const early = sentFrom ? sql`AND t.arrived_at >= ${new Date(sentFrom.getTime() - clockSlackMs)}` : sql``;
  const found = sql`${hasWords(mailboxId, query)} ${early}`;
  if (conditions.length === 0) return sql`SELECT t.message_id AS id, t.arrived_at FROM message_text t WHERE ${found}`;
  return sql`SELECT t.message_id AS id, t.arrived_at FROM message_text t
    JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = t.message_id WHERE ${found} AND ${sql.join(conditions, sql` AND `)}`;
}

/**
 * Forces the use of the full-text index. For a frequent word the planner prefers a table scan, because it does not know that each row's
 * lexemes are in separate pages (TOAST).
 */
export const byTextIndex = <T>(db: Db, read: (tx: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> =>
  readStoppable(db, signal, async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    return read(tx);
  });

/** One page of what a search finds, newest first, and how much it finds in all (SRC-18). */
export const selectFound = (db: Db, search: Search, page: FoundPage, signal?: AbortSignal): Promise<{ total: number; rows: FoundRow[] }> =>
  byTextIndex(db, (tx) => readFound(tx, search.mailboxId, hits(search), page), signal);

async function readFound(
  tx: Tx,
  mailboxId: number,
  hit: RawBuilder<unknown>,
  { limit, offset }: FoundPage,
): Promise<{ total: number; rows: FoundRow[] }> {
  const { rows } = await sql<FoundRow & { total: number; uid: number | null }>`
    WITH hit AS MATERIALIZED (${hit}),
    page AS MATERIALIZED (SELECT id, arrived_at FROM hit ORDER BY arrived_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}),
    found AS (
      SELECT m.id, m.content_id AS "contentId", ${rowColumns}, f.raw_name AS "rawName", f.name AS "folderName"
      FROM page JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = page.id
      JOIN folder f ON f.mailbox_id = ${mailboxId} AND f.id = m.folder_id
    )
    SELECT total.count AS total, found.* FROM (SELECT count(*) AS count FROM hit) total LEFT JOIN found ON true
    ORDER BY found."arrivedAt" DESC, found.id DESC`.execute(tx);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.uid !== null) };
}

/** The folder that is called so, or begins so; null where there is none. */
export async function findNamedFolder(db: Db, mailboxId: number, name: string): Promise<{ id: number; role: string | null } | null> {
  const { rows } = await sql<{ id: number; role: string | null }>`
    SELECT id, role FROM folder WHERE mailbox_id = ${mailboxId} AND (raw_name = ${name} OR starts_with(lower(name), lower(${name}::text)))
    ORDER BY raw_name = ${name} DESC, lower(name) = lower(${name}::text) DESC, position, id LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Number of newest messages to check for early results. */
const earlyMails = 1_000;

/** Selects the newest messages of a folder, or of all folders that a search covers. */
function newest({ mailboxId, folderId }: Search, limit: number): RawBuilder<unknown> {
  const folder = folderId === undefined ? sql`f.role IS DISTINCT FROM 'drafts'` : sql`f.id = ${folderId}`;
  return sql`SELECT m.id, m.arrived_at FROM folder f CROSS JOIN LATERAL (
      SELECT m.id, m.arrived_at FROM message m WHERE m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
      ORDER BY m.arrived_at DESC, m.id DESC LIMIT ${limit}
    ) m WHERE f.mailbox_id = ${mailboxId} AND ${folder} ORDER BY m.arrived_at DESC, m.id DESC LIMIT ${limit}`;
}

/**
 * Searches only the newest messages, row by row. For frequent words this returns results while the index is still listing all matches.
 * `isPartial` is true if there are older messages that were not checked.
 */
export async function selectEarly(
  db: Db,
  search: Search,
  page: FoundPage,
  signal?: AbortSignal,
): Promise<{ total: number; rows: FoundRow[]; isPartial: boolean }> {
  const { mailboxId, query } = search;
  const conditions = [sql`t.lexemes @@ ${query}::tsquery`, ...conditionsOnMessage(search)];
  // The words are a condition on the row, not on the index: the rows are known already.
  const hit = sql`SELECT n.id, n.arrived_at FROM (${newest(search, earlyMails)}) n
    CROSS JOIN LATERAL (SELECT t.lexemes FROM message_text t WHERE t.mailbox_id = ${mailboxId} AND t.message_id = n.id OFFSET 0) t
    JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = n.id WHERE ${sql.join(conditions, sql` AND `)}`;
  return readStoppable(db, signal, async (tx) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM (${newest(search, earlyMails + 1)}) n`.execute(tx);
    return { ...(await readFound(tx, mailboxId, hit, page)), isPartial: (rows[0]?.count ?? 0) > earlyMails };
  });
}

/** The uids of all that a search finds, at most `limit`, newest first; and how much it finds in all. */
export async function selectFoundUids(
  db: Db,
  search: Search,
  limit: number,
  signal?: AbortSignal,
): Promise<{ total: number; folders: { rawName: string; uids: number[] }[] }> {
  const { mailboxId } = search;
  const read = async (tx: Tx) => {
    const { rows } = await sql<{ total: number; rawName: string | null; uids: number[] }>`
      WITH hit AS MATERIALIZED (${hits(search)}),
      page AS MATERIALIZED (SELECT id, arrived_at FROM hit ORDER BY arrived_at DESC, id DESC LIMIT ${limit}),
      found AS (
        SELECT m.folder_id, json_agg(m.uid ORDER BY page.arrived_at DESC, page.id DESC) AS uids
        FROM page JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = page.id GROUP BY m.folder_id
      )
      SELECT total.count AS total, f.raw_name AS "rawName", found.uids FROM (SELECT count(*) AS count FROM hit) total
      LEFT JOIN (found JOIN folder f ON f.mailbox_id = ${mailboxId} AND f.id = found.folder_id) ON true
      ORDER BY f.position, f.id`.execute(tx);
    const folders = rows.flatMap(({ rawName, uids }) => (rawName === null ? [] : [{ rawName, uids }]));
    return { total: rows[0]?.total ?? 0, folders };
  };
  return byTextIndex(db, read, signal);
}

/** Beginning of a message's body: its text, or its HTML if it has no text. */
export interface FoundBody {
  contentId: number;
  text: string | null;
  html: string | null;
  files: StoredAttachmentPart[];
}

/** Returns the bodies of the messages on a page, up to the length searched for a snippet. */
export async function selectBodies(db: Db, contentIds: readonly number[], characters: number): Promise<FoundBody[]> {
  if (contentIds.length === 0) return [];
  const { rows } = await sql<FoundBody>`
    SELECT id AS "contentId", left(text, ${characters}) AS text, CASE WHEN text IS NULL THEN left(html, ${characters * 3}) END AS html,
      attachments AS files
    FROM content WHERE id = ANY(${contentIds}::bigint[])`.execute(db);
  return rows;
}

/** The beginnings of what files say, by their hashes. */
export async function selectFileTexts(db: Db, hashes: readonly string[], characters: number): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql<{ hash: string; text: string }>`
    SELECT encode(hash, 'hex') AS hash, left(text, ${characters}) AS text FROM attachment_text
    WHERE hash IN (SELECT decode(h, 'hex') FROM unnest(${hashes}::text[]) h) AND text <> ''`.execute(db);
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}
