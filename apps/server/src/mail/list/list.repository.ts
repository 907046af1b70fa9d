import { type MessageSort, Problem, pageSizes } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { type Db, poolOf, type Tx } from '../../platform/db/index.ts';
import { type FolderRow, findFolder, type ListedFolder, rowColumns, type StoredRow } from '../message/index.ts';
import { byTextIndex } from '../search/index.ts';
import { type Anchor, above, anchorsOf, below, notBelow, type Order } from './pageAnchors.repository.ts';
import { type RowFilter, toRowFilter } from './rowFilter.repository.ts';

const defaultSort: MessageSort = 'REVERSE ARRIVAL';

/** Requested range of a folder, with sort order and filters. */
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

/** Splits a sort into its column and direction. */
function partsOf(sort: MessageSort) {
  const isReverse = sort.startsWith('REVERSE ');
  return { column: columns[sort.replace('REVERSE ', '') as keyof typeof columns], isReverse };
}

function orderBy(column: Order['column'], isDescending: boolean): RawBuilder<unknown> {
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const first = column === null ? sql`` : sql`m.${sql.ref(column)} ${direction}, `;
  return sql`${first}m.arrived_at ${direction}, m.id ${direction}`;
}

async function countRows(db: Db | Tx, folder: FolderRow, mailboxId: number, filter: RowFilter): Promise<number> {
  if (filter.countIn) return filter.countIn(folder);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM message m
    WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folder.id} ${filter.countsOthers ?? filter.where}`.execute(db);
  const found = rows[0]?.count ?? 0;
  return filter.countsOthers ? folder.messageCount - found : found;
}

interface PagePick {
  count: number;
  limit: number;
  /** The ids of the page by a read of the index alone: from an anchor where there is one, else from the end that is nearer. */
  ids: RawBuilder<unknown>;
}

function pickPage(db: Db, folder: FolderRow, query: PageQuery, filter: RowFilter, count: number): PagePick {
  const { column, isReverse } = partsOf(query.sort ?? defaultSort);
  const limit = Math.min(query.limit, Math.max(0, count - query.offset));
  const ofFolder = sql`SELECT m.id FROM message m WHERE m.mailbox_id = ${query.mailboxId} AND m.folder_id = ${folder.id} ${filter.where}`;
  // Places are counted from the lowest row, whichever way the list is shown.
  const lowest = isReverse ? count - query.offset - limit : query.offset;
  const found = filter.name === 'all' ? anchorsOf(db).find({ mailboxId: query.mailboxId, folder, column }, lowest) : undefined;
  if (found) {
    const near = sql`${ofFolder} ${notBelow(column, found.anchor)} ORDER BY ${orderBy(column, false)} LIMIT ${limit} OFFSET ${found.distance}`;
    return { count, limit, ids: near };
  }
  const isFromTop = lowest + limit / 2 > count / 2;
  const offset = isFromTop ? count - lowest - limit : lowest;
  return { count, limit, ids: sql`${ofFolder} ORDER BY ${orderBy(column, isFromTop)} LIMIT ${limit} OFFSET ${offset}` };
}

interface Page<Row> {
  folder: ListedFolder;
  count: number;
  rows: Row[];
}

async function readPage<Row>(db: Db, query: PageQuery, columnsRead: RawBuilder<unknown>): Promise<Page<Row>> {
  const { mailboxId } = query;
  const filter = toRowFilter(query);
  const { column, isReverse } = partsOf(query.sort ?? defaultSort);
  const read = async (from: Db | Tx): Promise<Page<Row>> => {
    const folder = await findFolder(from, mailboxId, query.folder);
    const { count, limit, ids } = pickPage(db, folder, query, filter, await countRows(from, folder, mailboxId, filter));
    if (limit === 0) return { folder, count, rows: [] };
    const { rows } = await sql<Row>`
      WITH page AS MATERIALIZED (${ids})
      SELECT ${columnsRead} FROM page JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = page.id
      ORDER BY ${orderBy(column, isReverse)}`.execute(from);
    return { folder, count, rows };
  };
  return filter.readsText ? byTextIndex(db, read) : read(db);
}

/** A page that ends within so many rows from the top is read together with its folder, in one statement. */
const nearRows = 1000;

/**
 * Returns the SQL of a page near the start of the list. Its only parameters are the mailbox and the folder name; everything else is in the
 * SQL text.
 */
function nearStatement(db: Db, { sort = defaultSort, limit, offset }: PageQuery, { where }: RowFilter): string {
  const { column, isReverse } = partsOf(sort);
  return sql`
    SELECT f.name AS "folderName", f.message_count AS "messageCount", f.unseen_count AS "unseenCount", ${rowColumns}
    FROM folder f
    LEFT JOIN LATERAL (
      SELECT m.id FROM message m WHERE m.mailbox_id = f.mailbox_id AND m.folder_id = f.id ${where}
      ORDER BY ${orderBy(column, isReverse)} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}
    ) page ON true
    LEFT JOIN message m ON m.mailbox_id = f.mailbox_id AND m.id = page.id
    WHERE f.mailbox_id = ${0} AND f.raw_name = ${''}
    ORDER BY ${orderBy(column, isReverse)}`.compile(db).sql;
}

/** The first pages of the sizes that are offered, which nearly all calls ask for: each connection plans them once. */
const firstPages = new Map<string, { name: string; text: string }>();

function nearQuery(db: Db, query: PageQuery, filter: RowFilter): { name?: string; text: string } {
  const isFirst = query.offset === 0 && pageSizes.some((size) => size === query.limit);
  if (!isFirst) return { text: nearStatement(db, query, filter) };
  const key = `${query.sort ?? defaultSort}/${filter.name}/${query.limit}`;
  let first = firstPages.get(key);
  if (!first) {
    first = { name: `first page ${firstPages.size}`, text: nearStatement(db, query, filter) };
    firstPages.set(key, first);
  }
  return first;
}

type NearRow = StoredRow & { folderName: string; messageCount: number; unseenCount: number };

async function readNear(db: Db, query: PageQuery, filter: RowFilter): Promise<Page<StoredRow>> {
  const { rows } = await poolOf(db).query<NearRow>({ ...nearQuery(db, query, filter), values: [query.mailboxId, query.folder] });
  const [first] = rows;
  if (!first) throw new Problem('folder-not-found');
  const { folderName: name, messageCount, unseenCount } = first;
  const folder = { rawName: query.folder, name, messageCount, unseenCount };
  // An empty page is one row with only the folder columns.
  return { folder, count: filter.countIn?.(folder) ?? 0, rows: first.uid === null ? [] : rows };
}

/** One page of a folder, and how many messages the filter leaves in it. */
export function selectPage(db: Db, query: PageQuery): Promise<Page<StoredRow>> {
  const filter = toRowFilter(query);
  return filter.name && query.offset + query.limit <= nearRows ? readNear(db, query, filter) : readPage<StoredRow>(db, query, rowColumns);
}

/** The uids of one page of a folder. */
export async function selectPageUids(db: Db, query: PageQuery): Promise<{ count: number; uids: number[] }> {
  const { count, rows } = await readPage<{ uid: number }>(db, query, sql`m.uid`);
  return { count, uids: rows.map(({ uid }) => uid) };
}

/** The newest unread messages of the Inbox, and how many are unread in it (PSH-18). */
export async function selectNewest(db: Db, mailboxId: number, limit: number): Promise<Page<StoredRow>> {
  return selectPage(db, { mailboxId, folder: 'INBOX', limit, offset: 0, viewFilter: 'unseen' });
}

/**
 * Returns the uids of the messages around a message of a folder, in list order. Its position comes from its sort values, not from a count.
 * So it is found even if messages arrived meanwhile or the filter now excludes it. The list is empty if the message is not in the folder.
 */
export async function selectUidsAround(db: Db, { uid, ...query }: PageQuery & { uid: number }): Promise<{ count: number; uids: number[] }> {
  const { mailboxId, limit } = query;
  const filter = toRowFilter(query);
  const { column, isReverse } = partsOf(query.sort ?? defaultSort);
  const reach = Math.floor((limit - 1) / 2);
  const read = async (from: Db | Tx) => {
    const folder = await findFolder(from, mailboxId, query.folder);
    const key = column === null ? sql`NULL` : sql`m.${sql.ref(column)}`;
    const ofFolder = sql`FROM message m WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folder.id}`;
    const found = await sql<Anchor>`SELECT ${key} AS key, m.arrived_at AS "arrivedAt", m.id ${ofFolder} AND m.uid = ${uid}`.execute(from);
    const [here] = found.rows;
    const beside = async (isDescending: boolean) => {
      if (!here) return [];
      const side = isDescending ? below(column, here) : above(column, here);
      const { rows } = await sql<{ uid: number }>`
        SELECT m.uid ${ofFolder} ${filter.where} ${side} ORDER BY ${orderBy(column, isDescending)} LIMIT ${reach}`.execute(from);
      return rows.map((row) => row.uid);
    };
    const [lower, higher] = [await beside(true), await beside(false)];
    const [before, after] = isReverse ? [higher, lower] : [lower, higher];
    const count = await countRows(from, folder, mailboxId, filter);
    return { count, uids: here ? [...before.toReversed(), uid, ...after] : [] };
  };
  return filter.readsText ? byTextIndex(db, read) : read(db);
}
