import type { OperationReach, ReviewStatus } from '@jinshu/api';
import { sql } from 'kysely';
import { answerersOf } from '../../../mail/submission/index.ts';
import type { Db, StoredAddress, Tx } from '../../../platform/db/index.ts';
import type { RulePersonRow } from '../../review/index.ts';
import { within } from '../department/department.repository.ts';

/** A held message, without its text. */
export interface HeldRow {
  id: number;
  subject: string;
  sender: StoredAddress;
  recipients: StoredAddress[];
  recipientCount: number;
  createdAt: Date;
  size: number;
  rules: string[];
  status: ReviewStatus;
  reviewers: RulePersonRow[];
  decidedBy: string;
  decidedFor: string;
}

const shownRecipients = 3;

/** Held messages with their writer and the department that they belong to: that of the writer, or of the list for mail from outside. */
const held = sql`review_mail r LEFT JOIN account w ON w.id = r.account_id CROSS JOIN LATERAL (
  SELECT CASE WHEN r.account_id IS NULL THEN (
    SELECT l.department_id FROM review_assignment s JOIN review_rule u ON u.id = s.rule_id JOIN mailing_list l ON l.id = u.list_id
    WHERE s.review_id = r.id LIMIT 1
  ) ELSE w.department_id END AS department_id) p`;

/** Search in the held messages. */
export interface HeldQuery {
  reach: OperationReach;
  status: ReviewStatus;
  keyword: string;
}

const found = ({ reach, status, keyword }: HeldQuery) => {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`r.status = ${status} AND ${within(reach, 'p.department_id')} AND (${keyword} = ''
    OR r.subject ILIKE ${pattern} OR r.sender ->> 'address' ILIKE ${pattern} OR r.sender ->> 'name' ILIKE ${pattern}
    OR r.held_reason ILIKE ${pattern})`;
};

/** Returns the number of held messages. */
export async function countHeld(db: Db, query: HeldQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ${held} WHERE ${found(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a page of held messages: the oldest first while they wait, the last decided ones first otherwise. */
export async function selectHeld(db: Db, { page, pageSize, ...query }: HeldQuery & { page: number; pageSize: number }): Promise<HeldRow[]> {
  const order = query.status === 'wait' ? sql`r.created_at, r.id` : sql`r.decided_at DESC, r.id DESC`;
  const { rows } = await sql<HeldRow>`
    SELECT r.id, r.subject, r.sender, jsonb_array_length(l.everybody) AS "recipientCount",
      (SELECT coalesce(json_agg(one ORDER BY place), '[]') FROM jsonb_array_elements(l.everybody) WITH ORDINALITY AS e (one, place)
       WHERE place <= ${shownRecipients}) AS recipients,
      r.created_at AS "createdAt", r.size, r.status,
      ARRAY(SELECT u.reason FROM review_assignment s JOIN review_rule u ON u.id = s.rule_id WHERE s.review_id = r.id ORDER BY u.position, u.id)
        AS rules,
      (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'userName', a.login, 'isActive', a.is_active)
         ORDER BY a.sort_key, a.id), '[]')
       FROM account a WHERE a.id IS DISTINCT FROM r.account_id AND a.id IN (${answerersOf(sql.ref('r.id'))})) AS reviewers,
      coalesce((SELECT name FROM account WHERE id = r.decided_by), '') AS "decidedBy",
      coalesce((SELECT name FROM account WHERE id = r.decided_for), '') AS "decidedFor"
    FROM ${held},
      LATERAL (SELECT r.recipients_to || r.recipients_cc || r.recipients_bcc AS everybody) l
    WHERE ${found(query)} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** A held message, for its assignment. */
export interface AssignableReview {
  id: number;
  subject: string;
  /** Null for mail from outside. */
  writerId: number | null;
  departmentId: number | null;
  isWaiting: boolean;
  reviewerIds: number[];
}

/** Locks held messages. */
export async function lockHeld(tx: Tx, ids: readonly number[]): Promise<AssignableReview[]> {
  const { rows } = await sql<AssignableReview>`
    SELECT r.id, r.subject, r.account_id AS "writerId", p.department_id AS "departmentId", r.status = 'wait' AS "isWaiting",
      ARRAY(SELECT n.account_id FROM (${answerersOf(sql.ref('r.id'))}) n ORDER BY 1) AS "reviewerIds"
    FROM ${held} WHERE r.id = ANY(${[...ids]}::bigint[]) ORDER BY r.id FOR UPDATE OF r`.execute(tx);
  return rows;
}

/** Replaces the reviewers of a message. */
export async function replaceAssignees(tx: Tx, id: number, accountIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('review_assignee').where('review_id', '=', id).execute();
  await tx
    .insertInto('review_assignee')
    .values(accountIds.map((accountId) => ({ review_id: id, account_id: accountId })))
    .execute();
}
