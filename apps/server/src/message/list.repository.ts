import type { MessageSort } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type FolderRow, findFolder } from './folderRow.ts';
import { rowColumns, type StoredRow } from './messageRow.ts';
import { anchorsOf, notBelow, type Order } from './PageAnchors.ts';
import { type RowFilter, toRowFilter } from './rowFilter.ts';

const defaultSort: MessageSort = 'REVERSE ARRIVAL';

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

const columns = { ARRIVAL: null, FROM: 'party_key', SUBJECT: 'subject_key', SIZE: 'size' } as const;

/** What a sort is made of, and whether it goes down. */
function partsOf(sort: MessageSort) {
  const isReverse = sort.startsWith('REVERSE ');
  return { column: columns[sort.replace('REVERSE ', '') as keyof typeof columns], isReverse };
}

function orderBy(column: Order['column'], isDescending: boolean): RawBuilder<unknown> {
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const first = column === null ? sql`` : sql`m.${sql.ref(column)} ${direction}, `;
  return sql`${first}m.arrived_at ${direction}, m.id ${direction}`;
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
  /** The ids of the page by a read of the index alone: from an anchor where there is one, else from the end that is nearer. */
  ids: RawBuilder<unknown>;
}

function pickPage(db: Db, folder: FolderRow, query: PageQuery, filter: RowFilter, count: number): Pick {
  const { column, isReverse } = partsOf(query.sort ?? defaultSort);
  const limit = Math.min(query.limit, Math.max(0, count - query.offset));
  const ofFolder = sql`SELECT m.id FROM message m WHERE m.mailbox_id = ${query.mailboxId} AND m.folder_id = ${folder.id} ${filter.where}`;
  // Places are counted from the lowest row, whichever way the list is shown.
  const lowest = isReverse ? count - query.offset - limit : query.offset;
  const found = filter.isWhole ? anchorsOf(db).find({ mailboxId: query.mailboxId, folder, column }, lowest) : undefined;
  if (found) {
    const near = sql`${ofFolder} ${notBelow(column, found.anchor)} ORDER BY ${orderBy(column, false)} LIMIT ${limit} OFFSET ${found.distance}`;
    return { count, limit, ids: near };
  }
  const isFromTop = lowest + limit / 2 > count / 2;
  const offset = isFromTop ? count - lowest - limit : lowest;
  return { count, limit, ids: sql`${ofFolder} ORDER BY ${orderBy(column, isFromTop)} LIMIT ${limit} OFFSET ${offset}` };
}

async function prepare(db: Db, query: PageQuery): Promise<{ folder: FolderRow; pick: Pick }> {
  const folder = await findFolder(db, query.mailboxId, query.folder);
  const filter = toRowFilter(query, folder);
  return { folder, pick: pickPage(db, folder, query, filter, await countRows(db, folder, query.mailboxId, filter)) };
}

function readPage(db: Db, query: PageQuery, ids: RawBuilder<unknown>, columnsRead: RawBuilder<unknown>): Promise<{ rows: StoredRow[] }> {
  const { column, isReverse } = partsOf(query.sort ?? defaultSort);
  return sql<StoredRow>`
    WITH page AS MATERIALIZED (${ids})
    SELECT ${columnsRead} FROM page JOIN message m ON m.mailbox_id = ${query.mailboxId} AND m.id = page.id
    ORDER BY ${orderBy(column, isReverse)}`.execute(db);
}

/** One page of a folder, and how many messages the filter leaves in it. */
export async function selectPage(db: Db, query: PageQuery): Promise<{ folder: FolderRow; count: number; rows: StoredRow[] }> {
  const { folder, pick } = await prepare(db, query);
  if (pick.limit === 0) return { folder, count: pick.count, rows: [] };
  const { rows } = await readPage(db, query, pick.ids, rowColumns);
  return { folder, count: pick.count, rows };
}

/** The uids of one page of a folder. */
export async function selectPageUids(db: Db, query: PageQuery): Promise<{ count: number; uids: number[] }> {
  const { pick } = await prepare(db, query);
  if (pick.limit === 0) return { count: pick.count, uids: [] };
  const { rows } = await readPage(db, query, pick.ids, sql`m.uid`);
  return { count: pick.count, uids: rows.map(({ uid }) => uid) };
}

/** The newest unread messages of the Inbox, and how many are unread in it (PSH-18). */
export async function selectNewest(db: Db, mailboxId: number, limit: number): Promise<{ folder: FolderRow; rows: StoredRow[] }> {
  const query: PageQuery = { mailboxId, folder: 'INBOX', limit, offset: 0, viewFilter: 'unseen' };
  return selectPage(db, query);
}
