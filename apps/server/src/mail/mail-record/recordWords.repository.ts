import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Records that have words. */
export interface WordSource {
  /** Table of the records `r`. */
  table: Sql;
  conditions: Sql;
  /** Expression of the index of words. */
  lexemes: Sql;
  /** First letter of the words. */
  letter: string;
  /** Newest or oldest moment of the table. */
  edge(order: Sql): Sql;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Query for ids and moments of the newest records that match a query of words: week by week, until there are enough, or all. `OFFSET 0` keeps the
 * conditions away from the index of words: with another index beside it, each week would read all of that one.
 */
export const wordHits = ({ table, conditions, lexemes, letter, edge, from, to }: WordSource, query: string, most?: number): Sql =>
  sql`SELECT h.id, h.at FROM generate_series(
      least(record_week(${edge(sql`DESC`)}), record_week(${to ?? null})), greatest(record_week(${edge(sql`ASC`)}), record_week(${from ?? null})), -1
    ) AS week CROSS JOIN LATERAL (
      SELECT r.id, r.at FROM (SELECT * FROM ${table} r WHERE ${lexemes} @@ replace(${query}, '@', ${letter} || week)::tsquery OFFSET 0) r
      WHERE ${conditions} ORDER BY r.at DESC, r.id DESC
    ) h LIMIT ${most ?? null}`;

/** Words of the records of mail. */
export const mailWords = (kind: string): Pick<WordSource, 'table' | 'lexemes' | 'letter'> => ({
  table: sql`mail_record`,
  lexemes: sql`record_lexemes(r.kind, r.at, r.mailbox_id, r.subject || ' ' || r.person)`,
  letter: kind[0] ?? '',
});
