import type { MessageSort } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type FolderRow, findFolder } from './folderRow.ts';
import { rowColumns, type StoredRow } from './messageRow.ts';
import { type RowFilter, toRowFilter } from './rowFilter.ts';

/** Which part of a folder is wanted, in which order. */
export interface PageQuery {
  mailboxId: number;
  folder: string;
  limit: number;
  offset: number;
  /** @default 'REVERSE ARRIVAL' */
  sort?: MessageSort | undefined;
  viewFilter?: string | undefined;
  sender?: string | undefined;
  subject?: string | undefined;
  content?: string | undefined;
}

const keys = {
  ARRIVAL: sql``,
  FROM: sql`party_key`,
  SUBJECT: sql`subject_key`,
  SIZE: sql`size`,
} as const;

/** ORDER BY of a sort; `isFlipped` reads it from the other end. */
function orderBy(sort: MessageSort, alias: string, isFlipped = false): RawBuilder<unknown> {
  const isReverse = sort.startsWith('REVERSE ') !== isFlipped;
  const key = sort.replace('REVERSE ', '') as keyof typeof keys;
  const direction = isReverse ? sql`DESC` : sql`ASC`;
  const table = sql.raw(alias);
  const first = key === 'ARRIVAL' ? sql`` : sql`${table}.${keys[key]} ${direction}, `;
  return sql`${first}${table}.arrived_at ${direction}, ${table}.id ${direction}`;
}

async function countRows(db: Db, folder: FolderRow, mailboxId: number, filter: RowFilter): Promise<number> {
  if (filter.count !== undefined) return filter.count;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM message m
    WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folder.id} ${filter.countsOthers ?? filter.where}`.execute(db);
  const found = rows[0]?.count ?? 0;
  return filter.countsOthers ? folder.messageCount - found : found;
}

interface Pick {
  count: number;
  limit: number;
  /** The ids of the page by a read of the index alone, from the end that is nearer. */
  ids: RawBuilder<unknown>;
}

function pickPage(folder: FolderRow, query: PageQuery, filter: RowFilter, count: number): Pick {
  const limit = Math.min(query.limit, Math.max(0, count - query.offset));
  const isFlipped = query.offset + limit / 2 > count / 2;
  const offset = isFlipped ? count - query.offset - limit : query.offset;
  return {
    count,
    limit,
    ids: sql`SELECT m.id FROM message m WHERE m.mailbox_id = ${query.mailboxId} AND m.folder_id = ${folder.id} ${filter.where}
      ORDER BY ${orderBy(query.sort ?? 'REVERSE ARRIVAL', 'm', isFlipped)} LIMIT ${limit} OFFSET ${offset}`,
  };
}

async function prepare(db: Db, query: PageQuery): Promise<{ folder: FolderRow; pick: Pick }> {
  const folder = await findFolder(db, query.mailboxId, query.folder);
  const filter = toRowFilter(query, folder);
  return { folder, pick: pickPage(folder, query, filter, await countRows(db, folder, query.mailboxId, filter)) };
}

/** The statement that reads a page; exported for the test of its plan. */
export const pageStatement = (
  mailboxId: number,
  sort: MessageSort,
  ids: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) => sql<StoredRow>`
  WITH page AS MATERIALIZED (${ids})
  SELECT ${columns} FROM page JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = page.id ORDER BY ${orderBy(sort, 'm')}`;

/** One page of a folder, and how many messages the filter leaves in it. */
export async function selectPage(db: Db, query: PageQuery): Promise<{ folder: FolderRow; count: number; rows: StoredRow[] }> {
  const { folder, pick } = await prepare(db, query);
  if (pick.limit === 0) return { folder, count: pick.count, rows: [] };
  const { rows } = await pageStatement(query.mailboxId, query.sort ?? 'REVERSE ARRIVAL', pick.ids, rowColumns).execute(db);
  return { folder, count: pick.count, rows };
}

/** The uids of one page of a folder. */
export async function selectPageUids(db: Db, query: PageQuery): Promise<{ count: number; uids: number[] }> {
  const { pick } = await prepare(db, query);
  if (pick.limit === 0) return { count: pick.count, uids: [] };
  const { rows } = await pageStatement(query.mailboxId, query.sort ?? 'REVERSE ARRIVAL', pick.ids, sql`m.uid`).execute(db);
  return { count: pick.count, uids: rows.map(({ uid }) => uid) };
}

/** The newest unread messages of the Inbox, and how many are unread in it (PSH-18). */
export async function selectNewest(db: Db, mailboxId: number, limit: number): Promise<{ folder: FolderRow; rows: StoredRow[] }> {
  const query: PageQuery = { mailboxId, folder: 'INBOX', limit, offset: 0, viewFilter: 'unseen' };
  return selectPage(db, query);
}
