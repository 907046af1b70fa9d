import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** A rule by which mail is held (SND-51). */
export interface NewReviewRule {
  /** Told to the reviewers. */
  reason: string;
  /** Whose mail: of one account, of a department with those below it, or of everybody. */
  accountId?: number | undefined;
  departmentId?: number | undefined;
  isOutside?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  words?: readonly string[] | undefined;
  reviewerIds: readonly number[];
}

/** Adds a rule; it holds what is sent from now on. Answers its number. */
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

/** All rules by their numbers, each with how many mails wait because of it. */
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

/** Lets a rule hold mail again, or no longer; what it has held stays its reviewers'. Answers whether there is such a rule. */
export async function setReviewRuleActive(tx: Db | Tx, id: number, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('review_rule').set({ is_active: isActive }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}
