import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { answerersOf } from './review.repository.ts';

/** A held message whose deadline has a step that is due. */
export interface DueReview {
  ruleId: number;
  reviewId: number;
  stage: 'reviewers' | 'reminded' | 'substitutes';
  hours: number;
  /** Reason of the rule. */
  rule: string;
}

/** Claims the step that has been due longest; other servers skip it until the transaction ends. Decided messages have no further steps. */
export async function claimDueReview(tx: Tx, at: Date): Promise<DueReview | undefined> {
  await sql`
    UPDATE review_assignment s SET next_at = NULL FROM review_mail r
    WHERE s.next_at <= ${at} AND r.id = s.review_id AND r.status <> 'wait'`.execute(tx);
  const { rows } = await sql<DueReview>`
    SELECT s.rule_id AS "ruleId", s.review_id AS "reviewId", s.stage, s.deadline_hours AS hours, u.reason AS rule
    FROM review_assignment s JOIN review_mail r ON r.id = s.review_id JOIN review_rule u ON u.id = s.rule_id
    WHERE s.next_at <= ${at} AND r.status = 'wait' ORDER BY s.next_at, s.review_id LIMIT 1 FOR UPDATE OF s SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Notes that a step is done, and when the next one is due; null for none. */
export async function writeStage(
  tx: Tx,
  { ruleId, reviewId }: Pick<DueReview, 'ruleId' | 'reviewId'>,
  { stage, nextAt }: { stage: DueReview['stage']; nextAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('review_assignment')
    .set({ stage, next_at: nextAt })
    .where('rule_id', '=', ruleId)
    .where('review_id', '=', reviewId)
    .execute();
}

/** Someone who answers for a message. */
export interface Answerer {
  accountId: number;
  address: string;
  name: string;
}

/** Returns the active accounts that answer for a message on a day, with the deputies of that day. The sender isn't one of them. */
export async function selectAnswerers(db: Db | Tx, reviewId: number, day: string): Promise<Answerer[]> {
  const { rows } = await sql<Answerer>`
    WITH answerer AS (SELECT n.account_id FROM (${answerersOf(sql`${reviewId}::bigint`)}) n)
    SELECT a.id AS "accountId", m.address, a.name FROM account a JOIN mailbox m ON m.id = a.mailbox_id
    WHERE a.is_active AND a.id IS DISTINCT FROM (SELECT account_id FROM review_mail WHERE id = ${reviewId}) AND a.id IN (
      SELECT account_id FROM answerer
      UNION SELECT d.deputy_id FROM review_deputy d JOIN answerer ON d.account_id = answerer.account_id
        WHERE ${day}::date BETWEEN d.first_day AND d.last_day)
    ORDER BY a.mailbox_id`.execute(db);
  return rows;
}

/** Milliseconds until the next step of any message; null if none waits. */
export async function untilNextDeadline(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT min(next_at) AS at FROM review_assignment WHERE next_at IS NOT NULL`.execute(db);
  const next = rows[0]?.at;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}
