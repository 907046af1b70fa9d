import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { FolderRow } from '../message/index.ts';

/** A row that reading can begin at: the values that its order is made of, without the column of the sort where arrival is the sort. */
export interface Anchor {
  key: string | number | null;
  arrivedAt: Date;
  id: number;
}

/** Sort order of a folder's messages. */
export interface Order {
  mailboxId: number;
  folder: FolderRow;
  /** `party_key`, `subject_key` or `size`; nothing for the order of arrival. */
  column: 'party_key' | 'subject_key' | 'size' | null;
}

interface Entry {
  membership: string;
  anchors: readonly Anchor[];
  builtAt: number;
}

/** Every so many rows there is an anchor. */
const step = 2000;
/** Pages nearer than this to an end are read from there as fast. */
const worthwhile = 10_000;
const maximumEntries = 100;
const rebuildAfterMs = 15_000;

/**
 * A folder holds the same messages as long as these two are the same: whatever arrives raises the first, whatever leaves lowers the
 * second alone.
 */
const membershipOf = ({ nextUid, messageCount }: FolderRow) => `${nextUid}/${messageCount}`;

/**
 * Caches the position of every 2000th row of a large folder, so that a page in the middle is found without reading all rows before it. An
 * entry is valid only while the folder contains the same messages. A miss rebuilds it in the background.
 */
export class PageAnchors {
  readonly #db: Db;
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<void>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the anchor before a row, counted from the lowest, and the number of rows between them; undefined if not cached. */
  find(order: Order, position: number): { anchor: Anchor; distance: number } | undefined {
    const { folder } = order;
    // Drafts move when they are saved, and no mailbox has ten thousand of them.
    if (folder.role === 'drafts' || Math.min(position, folder.messageCount - position) < worthwhile) return undefined;
    const name = `${order.mailboxId}/${folder.id}/${order.column ?? ''}`;
    const entry = this.#entries.get(name);
    if (entry?.membership === membershipOf(folder)) {
      this.#entries.delete(name);
      this.#entries.set(name, entry);
      const anchor = entry.anchors[Math.floor(position / step)];
      return anchor && { anchor, distance: position % step };
    }
    if (!this.#building.has(name) && !(entry && performance.now() - entry.builtAt < rebuildAfterMs)) this.#build(name, order);
    return undefined;
  }

  /** Waits for what is being made. */
  async settled(): Promise<void> {
    await Promise.all(this.#building.values());
  }

  #build(name: string, order: Order): void {
    const work = readAnchors(this.#db, order)
      .then((anchors) => {
        this.#entries.set(name, { membership: membershipOf(order.folder), anchors, builtAt: performance.now() });
        const [oldest] = this.#entries.keys();
        if (this.#entries.size > maximumEntries && oldest !== undefined) this.#entries.delete(oldest);
      })
      // Without anchors pages are slower and no less right: the next request tries again.
      .catch(() => undefined)
      .finally(() => this.#building.delete(name));
    this.#building.set(name, work);
  }
}

/** The columns of an order, lowest row first. */
const orderColumns = (column: Order['column']): RawBuilder<unknown> =>
  column === null ? sql`m.arrived_at, m.id` : sql`m.${sql.ref(column)}, m.arrived_at, m.id`;

const beside =
  (comparison: RawBuilder<unknown>) =>
  (column: Order['column'], { key, arrivedAt, id }: Anchor): RawBuilder<unknown> =>
    column === null
      ? sql`AND (m.arrived_at, m.id) ${comparison} (${arrivedAt}::timestamptz, ${id}::bigint)`
      : sql`AND (${orderColumns(column)}) ${comparison} (${key}, ${arrivedAt}::timestamptz, ${id}::bigint)`;

/** That a row is not below an anchor. */
export const notBelow = beside(sql`>=`);
/** That a row is above an anchor. */
export const above = beside(sql`>`);
/** That a row is below an anchor. */
export const below = beside(sql`<`);

async function readAnchors(db: Db, { mailboxId, folder, column }: Order): Promise<Anchor[]> {
  const key = column === null ? sql`NULL` : sql`m.${sql.ref(column)}`;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // The folder may have changed since the request saw it: then what is read belongs to no membership that is known.
      const { rows: now } = await sql<FolderRow>`
      SELECT next_uid AS "nextUid", message_count AS "messageCount" FROM folder
      WHERE mailbox_id = ${mailboxId} AND id = ${folder.id}`.execute(tx);
      if (!now[0] || membershipOf(now[0]) !== membershipOf(folder)) throw new Error('the folder has changed');
      const { rows } = await sql<Anchor>`
      SELECT key, "arrivedAt", id FROM (
        SELECT ${key} AS key, m.arrived_at AS "arrivedAt", m.id, row_number() OVER (ORDER BY ${orderColumns(column)}) - 1 AS place
        FROM message m WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folder.id}
      ) placed WHERE place % ${step} = 0 ORDER BY place`.execute(tx);
      return rows;
    });
}

const byDb = new WeakMap<Db, PageAnchors>();

/** The anchors of a database, shared by all requests of this server. */
export function anchorsOf(db: Db): PageAnchors {
  let anchors = byDb.get(db);
  if (!anchors) {
    anchors = new PageAnchors(db);
    byDb.set(db, anchors);
  }
  return anchors;
}
