import type { ContactGroup, ContactMap } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The personal groups with how many are in each, and whether a contact is one of them (CON-22). */
export async function selectGroups(db: Db | Tx, mailboxId: number, contactId = 0): Promise<ContactGroup[]> {
  const { rows } = await sql<ContactGroup>`
    SELECT g.id, g.name, g.name AS label, count(m.contact_id) AS count,
      CASE WHEN bool_or(m.contact_id = ${contactId}) THEN ${contactId}::bigint ELSE 0 END AS "contactId"
    FROM contact_group g LEFT JOIN contact_group_member m ON m.mailbox_id = g.mailbox_id AND m.group_id = g.id
    WHERE g.mailbox_id = ${mailboxId} GROUP BY g.id, g.name ORDER BY g.name, g.id`.execute(db);
  return rows;
}

/** Counts all contacts of a book, those in no group, and those that were collected automatically. */
export async function countBook(
  db: Db,
  mailboxId: number,
): Promise<{ contactCount: number; ungroupedCount: number; collectedCount: number }> {
  const { rows } = await sql<{ contactCount: number; ungroupedCount: number; collectedCount: number }>`
    SELECT count(*) AS "contactCount", count(*) FILTER (WHERE is_collected) AS "collectedCount",
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM contact_group_member m WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id)) AS "ungroupedCount"
    FROM contact c WHERE c.mailbox_id = ${mailboxId}`.execute(db);
  return rows[0] ?? { contactCount: 0, ungroupedCount: 0, collectedCount: 0 };
}

/** Creates a group. Undefined if another has the name. */
export async function insertGroup(tx: Tx, mailboxId: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO contact_group (mailbox_id, name) VALUES (${mailboxId}, ${name})
    ON CONFLICT (mailbox_id, lower(name)) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/** Whether another group than this one has the name. */
export async function isGroupTaken(tx: Tx, mailboxId: number, { id, name }: { id: number; name: string }): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contact_group WHERE mailbox_id = ${mailboxId} AND lower(name) = lower(${name}) AND id <> ${id}`.execute(tx);
  return rows.length > 0;
}

/** Renames a group. Returns whether there is one. */
export async function updateGroup(tx: Tx, mailboxId: number, { id, name }: { id: number; name: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE contact_group SET name = ${name} WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes a group; its contacts stay (CON-25). Returns whether there was one. */
export async function deleteGroup(tx: Tx, mailboxId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM contact_group WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns the ids of groups that the mailbox doesn't have. */
export async function findMissingGroups(db: Db | Tx, mailboxId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT given.id FROM unnest(${[...ids]}::integer[]) AS given (id)
    WHERE NOT EXISTS (SELECT FROM contact_group g WHERE g.mailbox_id = ${mailboxId} AND g.id = given.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pairs of contact and group (CON-26). */
export async function selectMaps(db: Db, mailboxId: number, ids: readonly number[] | undefined): Promise<ContactMap[]> {
  const { rows } = await sql<ContactMap>`
    SELECT contact_id AS "contactId", group_id AS "groupId" FROM contact_group_member
    WHERE mailbox_id = ${mailboxId} AND ${ids ? sql`contact_id = ANY(${[...ids]}::bigint[])` : sql`true`}
    ORDER BY contact_id, group_id`.execute(db);
  return rows;
}

interface Distribution {
  contactIds: readonly number[];
  groupIds: readonly number[];
}

/** Counts the contacts of a statement that returns one row for each membership, and notes that they changed. */
const countChanged = (mailboxId: number) => sql`
  , changed AS (
    UPDATE contact c SET version = version + 1, is_collected = false
    WHERE c.mailbox_id = ${mailboxId} AND c.id IN (SELECT contact_id FROM touched) RETURNING c.id
  ) SELECT count(*) AS count FROM changed`;

/** Puts contacts into groups (CON-31). Returns how many contacts were not in all of them. */
export async function insertMembers(tx: Tx, mailboxId: number, { contactIds, groupIds }: Distribution): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH touched AS (
      INSERT INTO contact_group_member (mailbox_id, group_id, contact_id)
      SELECT ${mailboxId}, g.id, c.id FROM contact c, unnest(${[...groupIds]}::integer[]) AS g (id)
      WHERE c.mailbox_id = ${mailboxId} AND c.id = ANY(${[...contactIds]}::bigint[])
      ON CONFLICT DO NOTHING RETURNING contact_id
    ) ${countChanged(mailboxId)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Takes contacts out of groups. Returns how many contacts were in one of them. */
export async function deleteMembers(tx: Tx, mailboxId: number, { contactIds, groupIds }: Distribution): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH touched AS (
      DELETE FROM contact_group_member WHERE mailbox_id = ${mailboxId} AND contact_id = ANY(${[...contactIds]}::bigint[])
        AND group_id = ANY(${[...groupIds]}::integer[]) RETURNING contact_id
    ) ${countChanged(mailboxId)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The groups with these names, by their names in lower case; groups that are missing are made. */
export async function ensureGroups(tx: Tx, mailboxId: number, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  await sql`
    INSERT INTO contact_group (mailbox_id, name) SELECT ${mailboxId}, name FROM unnest(${[...names]}::text[]) AS given (name)
    ON CONFLICT (mailbox_id, lower(name)) DO NOTHING`.execute(tx);
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM contact_group
    WHERE mailbox_id = ${mailboxId} AND lower(name) = ANY(${names.map((name) => name.toLowerCase())}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}
