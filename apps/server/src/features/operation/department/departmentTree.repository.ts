import type { OperationDepartment, OperationReach } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { nameIndex } from '../../contact/index.ts';
import { within } from './department.repository.ts';

/** Returns the departments within reach in the order of the tree, with how many people are in each. */
export async function selectDepartmentTree(db: Db, reach: OperationReach): Promise<Omit<OperationDepartment, 'version'>[]> {
  const { rows } = await sql<Omit<OperationDepartment, 'version'>>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, ARRAY[position, id] AS place, ARRAY[id] AS path FROM department WHERE parent_id IS NULL
      UNION ALL
      SELECT d.id, d.name, d.parent_id, t.place || ARRAY[d.position, d.id], t.path || d.id FROM department d JOIN tree t ON d.parent_id = t.id
    ), own AS (
      SELECT a.department_id AS id, count(*)::integer AS people FROM account a JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared
      WHERE a.department_id IS NOT NULL GROUP BY a.department_id
    ), whole AS (
      SELECT above AS id, sum(own.people)::integer AS people FROM own JOIN tree USING (id), unnest(tree.path) AS above GROUP BY above
    )
    SELECT t.id, t.name, CASE WHEN ${within(reach, 't.parent_id')} THEN t.parent_id END AS "parentId",
      coalesce(own.people, 0) AS "peopleCount", coalesce(whole.people, 0) AS "allPeopleCount"
    FROM tree t LEFT JOIN own ON own.id = t.id LEFT JOIN whole ON whole.id = t.id
    WHERE ${within(reach, 't.id')} ORDER BY t.place`.execute(db);
  return rows;
}

/** Gives a department another name. */
export async function renameDepartment(tx: Tx, id: number, name: string): Promise<void> {
  const index = nameIndex({ names: [name], address: '' });
  await tx
    .updateTable('department')
    .set({ name, name_index: sql<string>`${index}::tsvector` })
    .where('id', '=', id)
    .execute();
}

/** Number of people directly in a department. */
export async function countPeople(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM account WHERE department_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Moves the people and the administrators of a department to another one, and what is given to it or kept for it. */
export async function moveContents(tx: Tx, id: number, targetId: number): Promise<void> {
  await tx.updateTable('account').set({ department_id: targetId }).where('department_id', '=', id).execute();
  await sql`
    INSERT INTO operation_department (account_id, department_id)
    SELECT account_id, ${targetId} FROM operation_department WHERE department_id = ${id} ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO mailbox_share_department (mailbox_id, department_id, level)
    SELECT mailbox_id, ${targetId}, level FROM mailbox_share_department WHERE department_id = ${id} ON CONFLICT DO NOTHING`.execute(tx);
  await tx.updateTable('mailing_list').set({ department_id: targetId }).where('department_id', '=', id).execute();
  await sql`
    INSERT INTO mailing_list_department (list_id, department_id)
    SELECT list_id, ${targetId} FROM mailing_list_department WHERE department_id = ${id} ON CONFLICT DO NOTHING`.execute(tx);
  await tx.updateTable('review_rule').set({ department_id: targetId }).where('department_id', '=', id).execute();
}
