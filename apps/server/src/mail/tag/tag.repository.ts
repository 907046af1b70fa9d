import type { Tag, TagSize } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The number behind a tag's wire name (`tag12`), which has nine digits at most and so fits PostgreSQL's integers. */
export const tagNumber = (tagId: string): number => Number(tagId.slice('tag'.length));

const toTag = ({ id, name, color }: { id: number; name: string; color: string }): Tag => ({ id: `tag${id}`, name, color });

/** The tags of a mailbox, in the order in which they were made. */
export async function selectTags(db: Db | Tx, mailboxId: number): Promise<Tag[]> {
  const rows = await db.selectFrom('tag').select(['id', 'name', 'color']).where('mailbox_id', '=', mailboxId).orderBy('id').execute();
  return rows.map(toTag);
}

/** Returns the tags of a mailbox with the number and total size of their messages (TAG-33). */
export async function selectTagSizes(db: Db, mailboxId: number): Promise<TagSize[]> {
  const { rows } = await sql<Omit<TagSize, 'id'> & { number: number }>`
    SELECT t.id AS number, t.name, t.color, coalesce(s.unseen, 0) AS "unseenCount", coalesce(s.count, 0) AS "messageCount",
      coalesce(s.bytes, 0)::bigint AS size
    FROM tag t LEFT JOIN LATERAL (
      SELECT count(*) AS count, count(*) FILTER (WHERE NOT m.is_seen) AS unseen, sum(m.size) AS bytes FROM message m
      WHERE m.mailbox_id = t.mailbox_id AND m.tag_ids <> '{}' AND m.tag_ids @> ARRAY[t.id]
    ) s ON true
    WHERE t.mailbox_id = ${mailboxId} ORDER BY t.id`.execute(db);
  return rows.map(({ number, ...rest }) => ({ id: `tag${number}`, ...rest }));
}

/** One tag, or nothing. */
export async function selectTag(db: Db | Tx, mailboxId: number, id: number): Promise<Tag | undefined> {
  const row = await db
    .selectFrom('tag')
    .select(['id', 'name', 'color'])
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toTag(row);
}

/** Whether another tag of the mailbox goes by that name, letter case ignored. */
export async function isTagNameTaken(tx: Tx, mailboxId: number, name: string, except?: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM tag WHERE mailbox_id = ${mailboxId} AND lower(name) = lower(${name}) AND id <> ${except ?? -1} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Makes a tag. */
export async function insertTag(tx: Tx, mailboxId: number, tag: { name: string; color: string }): Promise<Tag> {
  const row = await tx
    .insertInto('tag')
    .values({ mailbox_id: mailboxId, ...tag })
    .returning(['id', 'name', 'color'])
    .executeTakeFirstOrThrow();
  return toTag(row);
}

/** Updates a tag. Returns it, or undefined if it does not exist. */
export async function updateTag(tx: Tx, mailboxId: number, id: number, tag: { name: string; color: string }): Promise<Tag | undefined> {
  const row = await tx
    .updateTable('tag')
    .set(tag)
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .returning(['id', 'name', 'color'])
    .executeTakeFirst();
  return row && toTag(row);
}

/** Deletes a tag. Returns whether it existed. */
export async function removeTag(tx: Tx, mailboxId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('tag').where('mailbox_id', '=', mailboxId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the number of messages with a tag, counted only up to `limit`. */
export async function countTagged(tx: Tx, mailboxId: number, id: number, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM message WHERE mailbox_id = ${mailboxId} AND tag_ids <> '{}' AND tag_ids @> ARRAY[${id}::integer] LIMIT ${limit}
    ) tagged`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Removes a tag from at most `limit` messages of the mailbox, in any folder (TAG-36). Returns the affected folders with the number of
 * messages and their uids. The uids are empty if there are very many.
 */
export async function takeTagOff(
  tx: Tx,
  mailboxId: number,
  id: number,
  { version, limit }: { version: number; limit: number },
): Promise<{ folder: string; uids: number[]; count: number }[]> {
  const { rows } = await sql<{ folder: string; uids: number[]; count: number }>`
    WITH tagged AS MATERIALIZED (
      SELECT id FROM message WHERE mailbox_id = ${mailboxId} AND tag_ids <> '{}' AND tag_ids @> ARRAY[${id}::integer] LIMIT ${limit}
    ),
    taken AS (
      UPDATE message SET tag_ids = array_remove(tag_ids, ${id}::integer), version = ${version}
      WHERE mailbox_id = ${mailboxId} AND id IN (SELECT id FROM tagged) RETURNING folder_id, uid
    )
    SELECT f.raw_name AS folder, CASE WHEN count(*) > 500 THEN '{}' ELSE array_agg(t.uid::float8 ORDER BY t.uid) END AS uids,
      count(*) AS count
    FROM taken t JOIN folder f ON f.mailbox_id = ${mailboxId} AND f.id = t.folder_id GROUP BY f.raw_name ORDER BY f.raw_name`.execute(tx);
  return rows;
}
