import type { Change } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { noteOwnChanges } from './ownChanges.ts';

/** The channel on which every server hears that mailboxes have moved on. A payload is `mailbox:version`, several parted by blanks. */
export const changeChannel = 'jinshu_change';

/** A place in a mailbox's journal. */
export interface JournalEntry {
  version: number;
  change: Change;
}

/**
 * Journal entries after a version. `isComplete` is false if the journal no longer reaches that version or has more entries than requested.
 */
export interface JournalPage {
  version: number;
  entries: JournalEntry[];
  isComplete: boolean;
}

/**
 * Takes the lock that orders all writes of a mailbox. Take it before changing folders, messages or tags. A transaction that needs several
 * must take them in one call: ascending order prevents deadlocks.
 */
export async function lockMailbox(tx: Tx, mailboxId: number | readonly number[]): Promise<void> {
  const ids = typeof mailboxId === 'number' ? [mailboxId] : mailboxId;
  await sql`SELECT id FROM mailbox WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** Records one change in a mailbox's journal. Listeners are notified when the transaction commits. Returns the mailbox's new version. */
export async function recordChange(tx: Tx, mailboxId: number, change: Change): Promise<number> {
  const { type, ...payload } = change;
  const { rows } = await sql<{ version: number }>`
    WITH bumped AS (UPDATE mailbox SET version = version + 1 WHERE id = ${mailboxId} RETURNING id, version),
    entry AS (
      INSERT INTO change (mailbox_id, version, type, payload)
      SELECT id, version, ${type}, ${JSON.stringify(payload)}::jsonb FROM bumped RETURNING mailbox_id, version
    )
    SELECT version, pg_notify(${changeChannel}, mailbox_id || ':' || version)::text FROM entry`.execute(tx);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error(`There is no mailbox ${mailboxId}.`);
  noteOwnChanges(mailboxId, version);
  return version;
}

/**
 * Records changes in the journals of many mailboxes, in batches, for deliveries to thousands. Changes of one mailbox keep their order.
 * Returns the versions by mailbox.
 */
export async function recordChanges(
  tx: Tx,
  changes: readonly { mailboxId: number; change: Change }[],
): Promise<ReadonlyMap<number, number>> {
  const versions = new Map<number, number>();
  for (let start = 0; start < changes.length; start += 400) {
    const slice = changes.slice(start, start + 400).map(({ mailboxId, change: { type, ...payload } }) => ({ mailboxId, type, payload }));
    const { rows } = await sql<{ mailbox_id: number; version: number; count: number }>`
      WITH given AS (
        SELECT id, type, payload, row_number() OVER (PARTITION BY id ORDER BY place) AS step
        FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) AS ("mailboxId" bigint, type text, payload jsonb))
          WITH ORDINALITY AS g (id, type, payload, place)
      ),
      counted AS (SELECT id, count(*) AS count FROM given GROUP BY id),
      locked AS (SELECT m.id, c.count FROM mailbox m JOIN counted c USING (id) ORDER BY m.id FOR NO KEY UPDATE OF m),
      bumped AS (
        UPDATE mailbox m SET version = version + l.count FROM locked l WHERE m.id = l.id RETURNING m.id, m.version, l.count
      ),
      entry AS (
        INSERT INTO change (mailbox_id, version, type, payload)
        SELECT id, version - count + step, type, payload FROM bumped JOIN given USING (id)
      )
      SELECT id AS mailbox_id, version, count::int AS count,
        -- One notice for the whole slice: 400 pairs stay well below the 8000 bytes that a payload may have.
        (SELECT pg_notify(${changeChannel}, string_agg(id || ':' || version, ' '))::text FROM bumped) AS told
      FROM bumped`.execute(tx);
    for (const { mailbox_id: mailboxId, version, count } of rows) {
      versions.set(mailboxId, version);
      noteOwnChanges(mailboxId, version, count);
    }
  }
  return versions;
}

/** The version a mailbox is at. */
export async function mailboxVersion(db: Db | Tx, mailboxId: number): Promise<number> {
  const row = await db.selectFrom('mailbox').select('version').where('id', '=', mailboxId).executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Reads what came after a version, oldest first. A reader who is ahead of the journal (the database was restored) or further
 * behind than it reaches gets an incomplete page: everything it knows may be stale.
 */
export async function changesAfter(db: Db | Tx, mailboxId: number, version: number, limit = 500): Promise<JournalPage> {
  const { rows } = await sql<{ at: number; version: number | null; type: Change['type'] | null; payload: object | null }>`
    SELECT m.version AS at, c.version, c.type, c.payload
    FROM mailbox m LEFT JOIN LATERAL (
      SELECT version, type, payload FROM change
      WHERE mailbox_id = m.id AND version > ${version} AND version <= m.version ORDER BY version LIMIT ${limit + 1}
    ) c ON true
    WHERE m.id = ${mailboxId} ORDER BY c.version`.execute(db);
  const at = rows[0]?.at ?? 0;
  const entries = rows.flatMap((row) =>
    row.version === null ? [] : [{ version: row.version, change: { type: row.type, ...row.payload } as Change }],
  );
  const reaches = at === version ? entries.length === 0 : entries[0]?.version === version + 1;
  return { version: at, entries: entries.slice(0, limit), isComplete: reaches && entries.length <= limit };
}

/** Retention of the journal. Clients that are further behind reload everything. */
export const journalReach = { days: 7, entries: 10_000 } as const;

/** Deletes journal entries that are older than a week or at least 10,000 versions behind. Returns the number of entries. */
export async function pruneChanges(db: Db | Tx, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - journalReach.days * 86_400_000);
  const { numAffectedRows } = await sql`
    DELETE FROM change c USING mailbox m
    WHERE m.id = c.mailbox_id AND (c.at < ${oldest} OR c.version <= m.version - ${journalReach.entries})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
