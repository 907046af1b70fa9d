import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isInDraft, isListed, type Listing, looseMs, readListedMs } from '../usage/index.ts';

const isHeld = (listing: Listing) => sql`(${isInDraft} OR ${isListed(listing)})`;

/** Marks stored attachments that are unused, and clears the mark of those in use again. Returns the number of newly marked ones. */
export async function markLoose(db: Db, at: Date): Promise<number> {
  const listing = { at, listedMs: await readListedMs(db) };
  await sql`UPDATE stored_attachment s SET loose_since = NULL WHERE loose_since IS NOT NULL AND ${isHeld(listing)}`.execute(db);
  const { numAffectedRows } = await sql`
    UPDATE stored_attachment s SET loose_since = ${at} WHERE loose_since IS NULL AND NOT ${isHeld(listing)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const due = (at: Date) => new Date(at.getTime() - looseMs);

/** A mailbox that has had loose files for long enough. */
export async function selectMailboxToClean(db: Db, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ mailboxId: number }>`
    SELECT mailbox_id AS "mailboxId" FROM stored_attachment WHERE loose_since <= ${due(at)} LIMIT 1`.execute(db);
  return rows[0]?.mailboxId;
}

/**
 * Removes what has been loose for long enough, inside a transaction that has locked the mailbox: a draft that is being saved has its files
 * when this asks, or finds them gone. What something holds again by now stays, and its mark goes.
 */
export async function deleteLoose(tx: Tx, mailboxId: number, at: Date): Promise<{ files: number; bytes: number }> {
  const listing = { at, listedMs: await readListedMs(tx) };
  await sql`
    UPDATE stored_attachment s SET loose_since = NULL WHERE mailbox_id = ${mailboxId} AND loose_since IS NOT NULL AND ${isHeld(listing)}`.execute(
    tx,
  );
  const { rows } = await sql<{ files: number; bytes: number }>`
    WITH gone AS (DELETE FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND loose_since <= ${due(at)} RETURNING hash, size),
    loose AS (INSERT INTO loose_blob (hash, since) SELECT DISTINCT hash, ${at}::timestamptz FROM gone ON CONFLICT DO NOTHING)
    SELECT count(*) AS files, coalesce(sum(size), 0)::bigint AS bytes FROM gone`.execute(tx);
  return rows[0] ?? { files: 0, bytes: 0 };
}

/** Selects blobs that may be unused and were not stored since `before`. Newer blobs may belong to a message in transit. */
export async function selectLooseBlobs(db: Db, before: Date, limit: number): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT l.hash FROM loose_blob l LEFT JOIN blob b ON b.hash = l.hash
    WHERE b.hash IS NULL OR b.kept_at < ${before} ORDER BY l.hash LIMIT ${limit}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Looks after bytes no more: whatever needs them names them again when it goes. */
export async function forgetLooseBlob(tx: Tx, hash: Buffer): Promise<void> {
  await sql`DELETE FROM loose_blob WHERE hash = ${hash}`.execute(tx);
}
