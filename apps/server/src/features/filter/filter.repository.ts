import type { Filter, FilterForm } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ChosenRows } from '../settings/index.ts';

/** The account's own mailbox, which its rules belong to. */
const own = (accountId: number) => sql`(SELECT mailbox_id FROM account WHERE id = ${accountId})`;

/** Returns the account's own mailbox. */
export async function ownMailboxOf(db: Db | Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT ${own(accountId)} AS id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Locks the mailbox before its rules change: a delivery counts what they catch while it holds that lock. */
async function lockOwn(tx: Tx, accountId: number): Promise<void> {
  await lockMailbox(tx, await ownMailboxOf(tx, accountId));
}

const amongst = (rows: ChosenRows): RawBuilder<unknown> => (rows === 'all' ? sql`` : sql`AND r.id = ANY(${rows}::bigint[])`);

async function select(db: Db | Tx, accountId: number, rows: ChosenRows): Promise<Filter[]> {
  const { rows: found } = await sql<Filter>`
    SELECT r.id, r.name, r.priority, r.is_active AS "isActive", r.is_last AS "isLast", r.match, r.conditions, r.action,
      CASE WHEN r.action ->> 'type' = 'move'
          AND NOT EXISTS (SELECT FROM folder f WHERE f.mailbox_id = r.mailbox_id AND f.raw_name = r.action ->> 'folder') THEN 'folder'
        WHEN r.action ->> 'type' = 'tag'
          AND NOT EXISTS (SELECT FROM tag t WHERE t.mailbox_id = r.mailbox_id AND 'tag' || t.id = r.action ->> 'tagId') THEN 'tag' END AS missing,
      coalesce((SELECT sum(h.count) FROM filter_hit h
        WHERE h.mailbox_id = r.mailbox_id AND h.rule_id = r.id AND h.day > current_date - 30), 0)::bigint AS "hitCount"
    FROM filter_rule r WHERE r.mailbox_id = ${own(accountId)} ${amongst(rows)} ORDER BY r.priority, r.id`.execute(db);
  return found;
}

/** The rules of an account, in order of priority. */
export const selectFilters = (db: Db | Tx, accountId: number): Promise<Filter[]> => select(db, accountId, 'all');

/** One rule. */
export const selectFilter = async (db: Db | Tx, accountId: number, id: number): Promise<Filter | undefined> =>
  (await select(db, accountId, [id]))[0];

/** Returns the number of rules of an account. */
export async function countFilters(db: Db | Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM filter_rule WHERE mailbox_id = ${own(accountId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbers the rules from 1 in this order. Rules that aren't named follow in their old order. */
export async function orderFilters(tx: Tx, accountId: number, ids: readonly number[]): Promise<void> {
  await lockOwn(tx, accountId);
  await sql`
    UPDATE filter_rule r SET priority = o.place
    FROM (
      SELECT old.id, row_number() OVER (ORDER BY array_position(${ids}::bigint[], old.id) NULLS LAST, old.priority, old.id) AS place
      FROM filter_rule old WHERE old.mailbox_id = ${own(accountId)}
    ) o WHERE r.mailbox_id = ${own(accountId)} AND r.id = o.id AND r.priority <> o.place`.execute(tx);
}

/** Puts one rule at a place of the list; the others move to make room. */
async function place(tx: Tx, accountId: number, id: number, priority: number): Promise<Filter> {
  const others = (await selectFilters(tx, accountId)).map((rule) => rule.id).filter((other) => other !== id);
  await orderFilters(tx, accountId, others.toSpliced(priority - 1, 0, id));
  return (await selectFilter(tx, accountId, id)) as Filter;
}

const written = ({ match = 'all', conditions, action }: FilterForm) =>
  [match, sql`${JSON.stringify(conditions)}::jsonb`, sql`${JSON.stringify(action)}::jsonb`] as const;

/** Adds an enabled rule. */
export async function insertFilter(tx: Tx, accountId: number, form: FilterForm): Promise<Filter> {
  await lockOwn(tx, accountId);
  const [match, conditions, action] = written(form);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO filter_rule (mailbox_id, priority, name, is_active, is_last, match, conditions, action)
    VALUES (${own(accountId)}, ${form.priority}, ${form.name}, true, ${form.isLast}, ${match}, ${conditions}, ${action})
    RETURNING id`.execute(tx);
  return place(tx, accountId, (rows[0] as { id: number }).id, form.priority);
}

/** Changes a rule. Returns it, or undefined if it does not exist. */
export async function updateFilter(tx: Tx, accountId: number, id: number, form: FilterForm): Promise<Filter | undefined> {
  await lockOwn(tx, accountId);
  const [match, conditions, action] = written(form);
  const { numAffectedRows } = await sql`
    UPDATE filter_rule SET name = ${form.name}, is_last = ${form.isLast}, match = ${match}, conditions = ${conditions}, action = ${action}
    WHERE mailbox_id = ${own(accountId)} AND id = ${id}`.execute(tx);
  return numAffectedRows === 0n ? undefined : place(tx, accountId, id, form.priority);
}

/** Deletes rules. Returns how many there were. */
export async function removeFilters(tx: Tx, accountId: number, rows: ChosenRows): Promise<number> {
  await lockOwn(tx, accountId);
  const { numAffectedRows } = await sql`DELETE FROM filter_rule r WHERE r.mailbox_id = ${own(accountId)} ${amongst(rows)}`.execute(tx);
  await orderFilters(tx, accountId, []);
  return Number(numAffectedRows ?? 0);
}

/** Enables or disables rules. Returns how many there were. */
export async function setFiltersActive(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<number> {
  await lockOwn(tx, accountId);
  const { numAffectedRows } = await sql`
    UPDATE filter_rule r SET is_active = ${isActive} WHERE r.mailbox_id = ${own(accountId)} ${amongst(ids)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
