import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Properties of a mailing list that administrators set. */
export interface ListProperties {
  name: string;
  /** Kind of the list, as it is shown. */
  type: string;
  departmentId: number | null;
  /** Person who gets what the list failed to deliver. */
  ownerId: number | null;
  isHidden: boolean;
}

/** Makes a list. Returns its number. */
export async function insertList(tx: Tx, given: ListProperties & { address: string; index: string }): Promise<number> {
  const { address, index, name, type, departmentId, ownerId, isHidden } = given;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO mailing_list (address, name, type, name_index, department_id, owner_id, is_hidden)
    VALUES (${address}, ${name}, ${type}, ${index}::tsvector, ${departmentId}, ${ownerId}, ${isHidden}) RETURNING id`.execute(tx);
  return rows[0]?.id as number;
}

/** Changes properties of a list. */
export async function updateList(tx: Tx, id: number, { index, ...given }: ListProperties & { index: string }): Promise<void> {
  const { name, type, departmentId, ownerId, isHidden } = given;
  await sql`
    UPDATE mailing_list SET name = ${name}, type = ${type}, name_index = ${index}::tsvector, department_id = ${departmentId},
      owner_id = ${ownerId}, is_hidden = ${isHidden} WHERE id = ${id}`.execute(tx);
}

/** Moderators of a list, and whether mail to it waits for them. */
export interface ListModeration {
  isModerated: boolean;
  moderatorIds: readonly number[];
}

/**
 * Sets the moderators of a list: the reviewers of its rule, which has the name of the list as its reason. Without moderation it holds nothing
 * more, and what it has held stays with them.
 */
export async function writeModeration(
  tx: Tx,
  { id, name }: Pick<ManagedList, 'id' | 'name'>,
  { isModerated, moderatorIds }: ListModeration,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO review_rule (reason, is_active, is_of_list, list_id) VALUES (${name}, ${isModerated}, true, ${id})
    ON CONFLICT (list_id) DO UPDATE SET reason = excluded.reason, is_active = excluded.is_active RETURNING id`.execute(tx);
  const ruleId = rows[0]?.id as number;
  await tx.deleteFrom('review_rule_reviewer').where('rule_id', '=', ruleId).execute();
  await sql`
    INSERT INTO review_rule_reviewer (rule_id, account_id) SELECT ${ruleId}, id FROM unnest(${[...moderatorIds]}::bigint[]) AS m (id)`.execute(
    tx,
  );
}

/** Deletes a list. Its moderators keep what waits for them. */
export async function deleteListRow(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('review_rule').set({ is_active: false }).where('list_id', '=', id).execute();
  await tx.deleteFrom('mailing_list').where('id', '=', id).execute();
}

/** Member of a mailing list, by its address: that of a mailbox, a department, another list, or a person outside. */
export interface ListMember {
  of: 'person' | 'department' | 'list' | 'outside';
  address: string;
  name: string;
}

/** Mailing list as administrators see it (BAK-51). */
export interface ManagedList extends ListProperties {
  id: number;
  address: string;
  department: string | null;
  owner: { id: number; name: string; address: string } | null;
  /** Whether mail to it waits for a moderator. */
  isModerated: boolean;
  moderators: { id: number; name: string; address: string }[];
  members: ListMember[];
}

/** Selects mailing lists with their members, by address; with an id or an address, that one alone. */
export async function selectManagedLists(
  db: Db | Tx,
  { id = null, address = null }: { id?: number | null; address?: string | null } = {},
): Promise<ManagedList[]> {
  const { rows } = await sql<ManagedList>`
    SELECT l.id, l.address, l.name, l.type, l.is_hidden AS "isHidden", l.department_id AS "departmentId", d.name AS department,
      l.owner_id AS "ownerId", CASE WHEN o.id IS NULL THEN NULL ELSE jsonb_build_object('id', o.id, 'name', o.name, 'address', o.login) END AS owner,
      coalesce(u.is_active, false) AS "isModerated", (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'address', a.login) ORDER BY a.sort_key, a.id), '[]')
        FROM review_rule_reviewer v JOIN account a ON a.id = v.account_id WHERE v.rule_id = u.id
      ) AS moderators,
      (
        SELECT coalesce(jsonb_agg(to_jsonb(u) ORDER BY u.place, u.name, u.address), '[]') FROM (
          SELECT 1 AS place, 'department' AS of, 'dept_' || p.id || '@' || split_part(l.address, '@', 2) AS address, p.name
          FROM mailing_list_department m JOIN department p ON p.id = m.department_id WHERE m.list_id = l.id
          UNION ALL
          SELECT 2, 'list', p.address, p.name FROM mailing_list_list m JOIN mailing_list p ON p.id = m.member_id WHERE m.list_id = l.id
          UNION ALL
          SELECT 3, 'person', p.address, p.name FROM mailing_list_member m JOIN mailbox p ON p.id = m.mailbox_id WHERE m.list_id = l.id
          UNION ALL
          SELECT 4, 'outside', m.address, m.address FROM mailing_list_outside m WHERE m.list_id = l.id
        ) u
      ) AS members
    FROM mailing_list l LEFT JOIN department d ON d.id = l.department_id LEFT JOIN account o ON o.id = l.owner_id LEFT JOIN review_rule u ON u.list_id = l.id
    WHERE (${id}::bigint IS NULL OR l.id = ${id}::bigint) AND (${address}::text IS NULL OR l.address = ${address}) ORDER BY l.address`.execute(
    db,
  );
  return rows;
}

/** Something that can be a member, found by its address. */
export interface FoundMember {
  of: 'person' | 'department' | 'list';
  id: number;
  departmentId: number | null;
}

/** Finds mailboxes and lists by their addresses, and departments by `dept_` and their number. */
export async function findMembers(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, FoundMember>> {
  const { rows } = await sql<FoundMember & { address: string }>`
    WITH given AS (SELECT address, main_address(address) AS main FROM unnest(${[...addresses]}::text[]) AS g (address))
    SELECT given.address, 'person' AS of, m.id, a.department_id AS "departmentId"
    FROM given JOIN mailbox m ON m.address = given.main LEFT JOIN account a ON a.mailbox_id = m.id
    UNION ALL
    SELECT given.address, 'list', l.id, l.department_id FROM given JOIN mailing_list l ON l.address = given.main
    UNION ALL
    SELECT given.address, 'department', d.id, d.id FROM given JOIN department d ON 'dept_' || d.id = split_part(given.address, '@', 1)`.execute(
    db,
  );
  return new Map(rows.map(({ address, ...found }) => [address, found]));
}

/** Puts a mailbox, a department or a list on a list. Returns whether it is new. */
export async function insertMember(tx: Tx, listId: number, { of, id }: FoundMember): Promise<boolean> {
  const { numAffectedRows } = await (of === 'person'
    ? sql`INSERT INTO mailing_list_member (list_id, mailbox_id) VALUES (${listId}, ${id}) ON CONFLICT DO NOTHING`
    : of === 'department'
      ? sql`INSERT INTO mailing_list_department (list_id, department_id) VALUES (${listId}, ${id}) ON CONFLICT DO NOTHING`
      : sql`INSERT INTO mailing_list_list (list_id, member_id) VALUES (${listId}, ${id}) ON CONFLICT DO NOTHING`
  ).execute(tx);
  return numAffectedRows === 1n;
}

/** Puts an address outside on a list. Returns whether it is new. */
export async function insertOutside(tx: Tx, listId: number, address: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO mailing_list_outside (list_id, address) VALUES (${listId}, ${address}) ON CONFLICT DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes a mailbox, a department or a list off a list. Returns whether it was on it. */
export async function deleteMember(tx: Tx, listId: number, { of, id }: FoundMember): Promise<boolean> {
  const { numAffectedRows } = await (of === 'person'
    ? sql`DELETE FROM mailing_list_member WHERE list_id = ${listId} AND mailbox_id = ${id}`
    : of === 'department'
      ? sql`DELETE FROM mailing_list_department WHERE list_id = ${listId} AND department_id = ${id}`
      : sql`DELETE FROM mailing_list_list WHERE list_id = ${listId} AND member_id = ${id}`
  ).execute(tx);
  return numAffectedRows === 1n;
}

/** Takes an address outside off a list. Returns whether it was on it. */
export async function deleteOutside(tx: Tx, listId: number, address: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM mailing_list_outside WHERE list_id = ${listId} AND address = ${address}`.execute(tx);
  return numAffectedRows === 1n;
}
