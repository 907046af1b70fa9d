import type { DuplicateReason } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Contacts that share an address, a number or a name. */
export interface FoundDuplicates {
  reason: DuplicateReason;
  value: string;
  ids: number[];
}

/**
 * Finds contacts that share an address, a mobile number (7 digits or more) or a name. Contacts that were marked as different
 * people don't make a set alone. A set is listed once, for the strongest reason.
 */
export async function findDuplicates(db: Db, mailboxId: number, contactId: number | undefined): Promise<FoundDuplicates[]> {
  const { rows } = await sql<FoundDuplicates>`
    WITH own AS (SELECT id, name, address, mobile, other_addresses, sort_key FROM contact WHERE mailbox_id = ${mailboxId}),
    key AS (
      SELECT 'address' AS reason, 0 AS rank, lower(address) AS value, id FROM own
      UNION SELECT 'address', 0, unnest(other_addresses), id FROM own WHERE other_addresses <> '{}'
      UNION ALL SELECT 'mobile', 1, right(regexp_replace(mobile, '\\D', '', 'g'), 11), id FROM own WHERE length(regexp_replace(mobile, '\\D', '', 'g')) >= 7
      UNION ALL SELECT 'name', 2, lower(regexp_replace(name, '\\s+', '', 'g')), id FROM own
    ),
    matched AS (
      SELECT reason, rank, value, array_agg(id ORDER BY id) AS ids FROM key GROUP BY reason, rank, value
      HAVING count(*) > 1 AND ${contactId === undefined ? sql`true` : sql`bool_or(id = ${contactId})`}
    ),
    open AS (
      SELECT * FROM matched WHERE EXISTS (
        SELECT FROM unnest(ids) AS one (id), unnest(ids) AS other (id)
        WHERE one.id < other.id AND ${contactId === undefined ? sql`true` : sql`${contactId} IN (one.id, other.id)`} AND NOT EXISTS (
          SELECT FROM contact_apart a WHERE a.mailbox_id = ${mailboxId} AND a.one_id = one.id AND a.other_id = other.id))
    ),
    once AS (SELECT DISTINCT ON (ids) reason, rank, value, ids FROM open ORDER BY ids, rank, value)
    SELECT reason, value, ids::float8[] AS ids FROM once ORDER BY rank, value`.execute(db);
  return rows;
}

/** Remembers that contacts are different people. */
export async function insertApart(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<void> {
  await sql`
    INSERT INTO contact_apart (mailbox_id, one_id, other_id)
    SELECT ${mailboxId}, one.id, other.id FROM unnest(${[...ids]}::bigint[]) AS one (id), unnest(${[...ids]}::bigint[]) AS other (id)
    WHERE one.id < other.id ON CONFLICT DO NOTHING`.execute(tx);
}
