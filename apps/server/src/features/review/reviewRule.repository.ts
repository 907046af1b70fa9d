import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Conditions of a rule, and who answers for what it holds (SND-51). */
export interface NewReviewRule {
  /** Reason shown to the reviewers. */
  reason: string;
  /** Senders: one account, a department including its subdepartments, or all users if neither is set. */
  accountId?: number | null | undefined;
  departmentId?: number | null | undefined;
  isOutside?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  words?: readonly string[] | undefined;
  isActive?: boolean | undefined;
  deadlineHours?: number | null | undefined;
  reviewerIds: readonly number[];
  substituteIds?: readonly number[] | undefined;
}

const columnsOf = (rule: NewReviewRule) => ({
  reason: rule.reason,
  account_id: rule.accountId ?? null,
  department_id: rule.departmentId ?? null,
  is_outside: rule.isOutside ?? false,
  has_attachment: rule.hasAttachment ?? false,
  words: [...(rule.words ?? [])],
  is_active: rule.isActive ?? true,
  deadline_hours: rule.deadlineHours ?? null,
});

async function writePeople(tx: Tx, ruleId: number, { reviewerIds, substituteIds = [] }: NewReviewRule): Promise<void> {
  for (const [table, ids] of [
    ['review_rule_reviewer', reviewerIds],
    ['review_rule_substitute', substituteIds],
  ] as const) {
    await tx.deleteFrom(table).where('rule_id', '=', ruleId).execute();
    const rows = [...new Set(ids)].map((accountId) => ({ rule_id: ruleId, account_id: accountId }));
    if (rows.length > 0) await tx.insertInto(table).values(rows).execute();
  }
}

/** Adds a rule behind the others, for messages sent from now on. Returns its id. */
export async function insertReviewRule(tx: Tx, rule: NewReviewRule): Promise<number> {
  const { id } = await tx
    .insertInto('review_rule')
    .values({ ...columnsOf(rule), position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM review_rule)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writePeople(tx, id, rule);
  return id;
}

/** Replaces a rule. Messages that it holds stay with those who answer for them. */
export async function updateReviewRule(tx: Tx, id: number, rule: NewReviewRule): Promise<void> {
  await tx.updateTable('review_rule').set(columnsOf(rule)).where('id', '=', id).execute();
  await writePeople(tx, id, rule);
}

/** Moves a rule before another one, or to the end. */
export async function placeReviewRule(tx: Tx, id: number, beforeId: number | null): Promise<void> {
  const others = await tx
    .selectFrom('review_rule')
    .select('id')
    .where('id', '<>', id)
    .where('is_of_list', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const ids = others.map((row) => row.id);
  const at = beforeId === null ? -1 : ids.indexOf(beforeId);
  ids.splice(at === -1 ? ids.length : at, 0, id);
  await sql`
    UPDATE review_rule r SET position = o.position FROM unnest(${ids}::integer[]) WITH ORDINALITY AS o (id, position)
    WHERE r.id = o.id AND r.position <> o.position`.execute(tx);
}

/** A rule as it is stored. */
export interface StoredReviewRule {
  id: number;
  reason: string;
  accountId: number | null;
  departmentId: number | null;
  isOutside: boolean;
  hasAttachment: boolean;
  words: string[];
  isActive: boolean;
  deadlineHours: number | null;
  reviewerIds: number[];
  substituteIds: number[];
  /** Department whose administrators may change it: its own, or that of its person. */
  ownerId: number | null;
}

/** Locks a rule for a change. */
export async function lockReviewRule(tx: Tx, id: number): Promise<StoredReviewRule | undefined> {
  const { rows } = await sql<StoredReviewRule>`
    SELECT r.id, r.reason, r.account_id AS "accountId", r.department_id AS "departmentId", r.is_outside AS "isOutside",
      r.has_attachment AS "hasAttachment", r.words, r.is_active AS "isActive", r.deadline_hours AS "deadlineHours",
      ARRAY(SELECT account_id FROM review_rule_reviewer WHERE rule_id = r.id ORDER BY 1) AS "reviewerIds",
      ARRAY(SELECT account_id FROM review_rule_substitute WHERE rule_id = r.id ORDER BY 1) AS "substituteIds",
      coalesce(r.department_id, (SELECT department_id FROM account WHERE id = r.account_id)) AS "ownerId"
    FROM review_rule r WHERE r.id = ${id} AND NOT r.is_of_list FOR UPDATE OF r`.execute(tx);
  return rows[0];
}

/** A person of a rule. */
export interface RulePersonRow {
  id: number;
  name: string;
  userName: string;
  isActive: boolean;
}

/** A rule as it is listed. */
export interface ListedReviewRule {
  id: number;
  reason: string;
  person: RulePersonRow | null;
  department: { id: number; name: string } | null;
  isOutside: boolean;
  hasAttachment: boolean;
  words: string[];
  isActive: boolean;
  deadlineHours: number | null;
  reviewers: RulePersonRow[];
  substitutes: RulePersonRow[];
  waitingCount: number;
  heldCount: number;
  ownerId: number | null;
}

const personOf = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')}, 'userName', ${column('login')},
    'isActive', ${column('is_active')})`;
};
const peopleIn = (table: 'review_rule_reviewer' | 'review_rule_substitute') => sql`
  (SELECT coalesce(json_agg(${personOf('b')} ORDER BY b.sort_key, b.id), '[]') FROM ${sql.table(table)} v
   JOIN account b ON b.id = v.account_id WHERE v.rule_id = r.id)`;

/** Returns all rules in their order, each with the numbers of messages that it holds and has held since a moment. */
export async function listReviewRules(db: Db, since: Date): Promise<ListedReviewRule[]> {
  const { rows } = await sql<ListedReviewRule>`
    SELECT r.id, r.reason, CASE WHEN a.id IS NULL THEN NULL ELSE ${personOf('a')} END AS person,
      CASE WHEN d.id IS NULL THEN NULL ELSE json_build_object('id', d.id, 'name', d.name) END AS department,
      r.is_outside AS "isOutside", r.has_attachment AS "hasAttachment", r.words, r.is_active AS "isActive",
      r.deadline_hours AS "deadlineHours", ${peopleIn('review_rule_reviewer')} AS reviewers,
      ${peopleIn('review_rule_substitute')} AS substitutes,
      (SELECT count(*) FROM review_assignment s JOIN review_mail m ON m.id = s.review_id WHERE s.rule_id = r.id AND m.status = 'wait')
        AS "waitingCount",
      (SELECT count(*) FROM review_assignment s JOIN review_mail m ON m.id = s.review_id
       WHERE s.rule_id = r.id AND m.created_at >= ${since}) AS "heldCount",
      coalesce(r.department_id, a.department_id) AS "ownerId"
    FROM review_rule r LEFT JOIN account a ON a.id = r.account_id LEFT JOIN department d ON d.id = r.department_id
    WHERE NOT r.is_of_list ORDER BY r.position, r.id`.execute(db);
  return rows;
}

/** Rule or moderated list with one active reviewer. */
export interface SoleReview {
  name: string;
  isOfList: boolean;
}

/** Returns enabled rules and moderated lists that have no active reviewer but this account. */
export async function selectSoleReviews(tx: Tx, accountId: number): Promise<SoleReview[]> {
  const { rows } = await sql<SoleReview>`
    SELECT r.reason AS name, r.is_of_list AS "isOfList" FROM review_rule r JOIN review_rule_reviewer v ON v.rule_id = r.id
    WHERE v.account_id = ${accountId} AND r.is_active AND NOT EXISTS (
      SELECT FROM review_rule_reviewer o JOIN account a ON a.id = o.account_id
      WHERE o.rule_id = r.id AND o.account_id <> ${accountId} AND a.is_active)
    ORDER BY r.position, r.id FOR UPDATE OF r`.execute(tx);
  return rows;
}
