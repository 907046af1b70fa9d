import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Rule for holding messages for review (SND-51). */
export interface NewReviewRule {
  /** Reason shown to the reviewers. */
  reason: string;
  /** Senders: one account, a department including its subdepartments, or all users if neither is set. */
  accountId?: number | undefined;
  departmentId?: number | undefined;
  isOutside?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  words?: readonly string[] | undefined;
  reviewerIds: readonly number[];
}

/** Adds a rule for messages sent from now on. Returns its id. */
export async function insertReviewRule(tx: Tx, rule: NewReviewRule): Promise<number> {
  const { id } = await tx
    .insertInto('review_rule')
    .values({
      reason: rule.reason,
      account_id: rule.accountId ?? null,
      department_id: rule.departmentId ?? null,
      is_outside: rule.isOutside ?? false,
      has_attachment: rule.hasAttachment ?? false,
      words: [...(rule.words ?? [])],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('review_rule_reviewer')
    .values([...new Set(rule.reviewerIds)].map((accountId) => ({ rule_id: id, account_id: accountId })))
    .execute();
  return id;
}

/** A rule as the command line lists it. */
export interface ListedReviewRule {
  id: number;
  reason: string;
  user: string | null;
  department: string | null;
  isOutside: boolean;
  hasAttachment: boolean;
  words: string[];
  isActive: boolean;
  reviewers: string[];
  waiting: number;
}

/** Returns all rules ordered by id, each with the number of messages waiting because of it. */
export async function listReviewRules(db: Db): Promise<ListedReviewRule[]> {
  const { rows } = await sql<ListedReviewRule>`
    SELECT r.id, r.reason, a.login AS "user", d.name AS department, r.is_outside AS "isOutside", r.has_attachment AS "hasAttachment", r.words,
      r.is_active AS "isActive",
      (SELECT json_agg(b.login ORDER BY b.login) FROM review_rule_reviewer v JOIN account b ON b.id = v.account_id WHERE v.rule_id = r.id)
        AS reviewers,
      (SELECT count(*) FROM review_assignment s JOIN review_mail m ON m.id = s.review_id WHERE s.rule_id = r.id AND m.status = 'wait') AS waiting
    FROM review_rule r LEFT JOIN account a ON a.id = r.account_id LEFT JOIN department d ON d.id = r.department_id ORDER BY r.id`.execute(
    db,
  );
  return rows;
}

/** Enables or disables a rule. Messages already held stay with its reviewers. Returns whether the rule exists. */
export async function setReviewRuleActive(tx: Db | Tx, id: number, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('review_rule').set({ is_active: isActive }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}
