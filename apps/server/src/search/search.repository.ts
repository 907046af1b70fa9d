import type { SearchQuery } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import { rowColumns, type StoredRow } from '../message/messageRow.ts';

/** A search whose words are a tsquery already. */
export interface Search {
  mailboxId: number;
  query: string;
  folderId?: number | undefined;
  /** Leaves out what lies in the user's own folders. */
  isOwnLocked?: boolean | undefined;
  /** When the mail was sent: from, and before. */
  sentFrom?: Date | undefined;
  sentBefore?: Date | undefined;
  /** Bytes: more than, and at most. */
  sizeAbove?: number | undefined;
  sizeAtMost?: number | undefined;
  limit: number;
  offset: number;
}

/** A found row says which folder it lies in. */
export interface FoundRow extends StoredRow {
  rawName: string;
  folderName: string;
}

/** Mail arrives after it was sent; so much may the clocks of two servers differ. */
const clockSlackMs = 86_400_000;

/** The ranges of SRC-06: yesterday is a day of the calendar, the others reach from some time ago until now. */
export function sentRange(date: SearchQuery['date'], now: Date): Pick<Search, 'sentFrom' | 'sentBefore'> {
  if (date === undefined) return {};
  const from = new Date(now);
  if (date === 1) {
    from.setHours(0, 0, 0, 0);
    const sentBefore = new Date(from);
    from.setDate(from.getDate() - 1);
    return { sentFrom: from, sentBefore };
  }
  const days = { 2: 3, 3: 7 }[date];
  if (days !== undefined) from.setDate(from.getDate() - days);
  else from.setMonth(from.getMonth() - ({ 4: 1, 5: 3, 6: 6, 7: 12 }[date] ?? 0));
  return { sentFrom: from };
}

/** The ranges of SRC-07. */
export function sizeRange(size: SearchQuery['size']): Pick<Search, 'sizeAbove' | 'sizeAtMost'> {
  const [small, large] = [100 * 1024, 10 * 1024 * 1024];
  if (size === undefined) return {};
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
}: Search): RawBuilder<unknown>[] {
  const sentAt = sql`coalesce(m.sent_at, m.arrived_at)`;
  return [
    ...(folderId === undefined ? [] : [sql`m.folder_id = ${folderId}`]),
    ...(isOwnLocked ? [sql`m.folder_id IN (SELECT id FROM folder WHERE mailbox_id = ${mailboxId} AND role IS NOT NULL)`] : []),
    ...(sentFrom ? [sql`${sentAt} >= ${sentFrom}`] : []),
    ...(sentBefore ? [sql`${sentAt} < ${sentBefore}`] : []),
    ...(sizeAbove === undefined ? [] : [sql`m.size > ${sizeAbove}`]),
    ...(sizeAtMost === undefined ? [] : [sql`m.size <= ${sizeAtMost}`]),
  ];
}

/**
 * That a text is one of the mailbox's and has the words. The words say the mailbox too; in the first condition it is written so that no
 * index but the one of the words can answer: lexemes that are read row by row take a hundred times as long.
 */
export const hasWords = (mailboxId: number, query: string): RawBuilder<unknown> =>
  sql`(t.mailbox_id = ${mailboxId}) IS TRUE AND t.lexemes @@ ${query}::tsquery`;

/** The hits of a search by the index, ordered and counted. Without conditions on the message its table is not touched. */
function hits(search: Search): RawBuilder<unknown> {
  const { mailboxId, query, sentFrom } = search;
  const conditions = conditionsOnMessage(search);
  const early = sentFrom ? sql`AND t.arrived_at >= ${new Date(sentFrom.getTime() - clockSlackMs)}` : sql``;
  const found = sql`${hasWords(mailboxId, query)} ${early}`;
  if (conditions.length === 0) return sql`SELECT t.message_id AS id, t.arrived_at FROM message_text t WHERE ${found}`;
  return sql`SELECT t.message_id AS id, t.arrived_at FROM message_text t
    JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = t.message_id WHERE ${found} AND ${sql.join(conditions, sql` AND `)}`;
}

/**
 * Reads by the full-text index whatever the planner thinks of it: for a word that most mails have it would rather read the table, not
 * knowing that each row's lexemes lie beside it in pages of their own.
 */
export const byTextIndex = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    return read(tx);
  });

/** One page of what a search finds, newest first, and how much it finds in all (SRC-18). */
export const selectFound = (db: Db, search: Search): Promise<{ total: number; rows: FoundRow[] }> =>
  byTextIndex(db, (tx) => readFound(tx, search));

async function readFound(db: Tx, search: Search): Promise<{ total: number; rows: FoundRow[] }> {
  const { mailboxId, limit, offset } = search;
  const { rows } = await sql<FoundRow & { total: number; uid: number | null }>`
    WITH hit AS MATERIALIZED (${hits(search)}),
    page AS MATERIALIZED (SELECT id, arrived_at FROM hit ORDER BY arrived_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}),
    found AS (
      SELECT m.id, ${rowColumns}, f.raw_name AS "rawName", f.name AS "folderName"
      FROM page JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = page.id
      JOIN folder f ON f.mailbox_id = ${mailboxId} AND f.id = m.folder_id
    )
    SELECT total.count AS total, found.* FROM (SELECT count(*) AS count FROM hit) total LEFT JOIN found ON true
    ORDER BY found."arrivedAt" DESC, found.id DESC`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.uid !== null) };
}
