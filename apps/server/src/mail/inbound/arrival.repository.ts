import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** For so long the same envelope with the same bytes is the same mail. */
const repeatMs = 3_600_000;

/**
 * Records incoming messages. Returns those that arrived before, or several times at once. A concurrent transaction with the same message
 * waits until the first one ends. Expired records are deleted here.
 */
export async function claimArrivals<T extends { once?: Buffer | undefined }>(tx: Tx, mails: readonly T[], at: Date): Promise<Set<T>> {
  const named = mails.filter(({ once }) => once !== undefined);
  if (named.length === 0) return new Set();
  const keyOf = ({ once }: T) => (once as Buffer).toString('hex');
  const byKey = Map.groupBy(named, keyOf);
  const before = new Date(at.getTime() - repeatMs);
  await sql`DELETE FROM arrival WHERE hash IN (SELECT hash FROM arrival WHERE at <= ${before} LIMIT 1000 FOR UPDATE SKIP LOCKED)`.execute(
    tx,
  );
  // In one order, so that no two transactions wait for each other.
  const { rows } = await sql<{ key: string }>`
    INSERT INTO arrival (hash, at)
    SELECT decode(key, 'hex'), ${at} FROM unnest(${[...byKey.keys()].sort()}::text[]) AS k (key) ORDER BY key
    ON CONFLICT (hash) DO UPDATE SET at = excluded.at WHERE arrival.at <= ${before}
    RETURNING encode(hash, 'hex') AS key`.execute(tx);
  const fresh = new Set(rows.map(({ key }) => key));
  return new Set([...byKey].flatMap(([key, [first, ...others]]) => (fresh.has(key) ? others : [first as T, ...others])));
}

/** Deletes the records of refused messages. */
export async function dropArrivals(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length > 0)
    await tx
      .deleteFrom('arrival')
      .where('hash', 'in', [...hashes])
      .execute();
}
