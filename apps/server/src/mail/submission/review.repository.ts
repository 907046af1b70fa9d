import type { ReviewStatus } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db, HeldStatus, StoredAddress, Tx } from '../../platform/db/index.ts';

/** Review rule that applies to a sender, with its conditions. */
export interface ReviewRule {
  id: number;
  reason: string;
  isOutside: boolean;
  hasAttachment: boolean;
  words: string[];
  deadlineHours: number | null;
  /** The mailboxes of those who answer. */
  reviewerMailboxIds: number[];
}

/**
 * Returns the active rules that apply to the messages of an account. A rule whose only reviewer is the account itself is left out: users
 * cannot review their own messages.
 */
export async function selectRulesFor(db: Db | Tx, accountId: number): Promise<ReviewRule[]> {
  const { rows } = await sql<ReviewRule>`
    WITH RECURSIVE above AS (
      SELECT d.id, d.parent_id FROM account a JOIN department d ON d.id = a.department_id WHERE a.id = ${accountId}
      UNION SELECT d.id, d.parent_id FROM department d JOIN above ON d.id = above.parent_id
    )
    SELECT r.id, r.reason, r.is_outside AS "isOutside", r.has_attachment AS "hasAttachment", r.words, r.deadline_hours AS "deadlineHours",
      json_agg(DISTINCT a.mailbox_id) AS "reviewerMailboxIds"
    FROM review_rule r JOIN review_rule_reviewer v ON v.rule_id = r.id
      JOIN account a ON a.id = v.account_id OR a.id = (SELECT deputy_id FROM review_deputy WHERE account_id = v.account_id)
    WHERE r.is_active AND NOT r.is_of_list AND v.account_id <> ${accountId} AND (
      r.account_id = ${accountId} OR r.department_id IN (SELECT id FROM above) OR (r.account_id IS NULL AND r.department_id IS NULL))
    GROUP BY r.id ORDER BY r.position, r.id`.execute(db);
  return rows;
}

/** Message to submit for review. */
export interface NewReviewMail {
  /** Null for mail from outside. */
  mailboxId: number | null;
  submissionId: string | null;
  accountId: number | null;
  /** Moderated list that it waits for; without one it waits for all recipients. */
  recipient?: string | undefined;
  /** Envelope sender of mail from outside. */
  mailFrom?: string | undefined;
  messageId: string;
  contentId: number;
  subject: string;
  sender: StoredAddress;
  to: readonly StoredAddress[];
  cc: readonly StoredAddress[];
  bcc: readonly StoredAddress[];
  size: number;
  smsText: string;
  reason: string;
  rules: readonly { id: number; deadlineHours: number | null }[];
  at: Date;
}

const hourMs = 3_600_000;

/** Submits a message to the reviewers of the given rules. */
export async function insertReviewMail(tx: Tx, mail: NewReviewMail): Promise<void> {
  const { id } = await tx
    .insertInto('review_mail')
    .values({
      mailbox_id: mail.mailboxId,
      submission_id: mail.submissionId,
      account_id: mail.accountId,
      recipient: mail.recipient ?? null,
      mail_from: mail.mailFrom ?? '',
      message_id: mail.messageId,
      content_id: mail.contentId,
      subject: mail.subject,
      sender: JSON.stringify(mail.sender),
      recipients_to: JSON.stringify(mail.to),
      recipients_cc: JSON.stringify(mail.cc),
      recipients_bcc: JSON.stringify(mail.bcc),
      size: mail.size,
      sms_text: mail.smsText,
      held_reason: mail.reason,
      created_at: mail.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('review_assignment')
    .values(
      mail.rules.map((rule) => ({
        rule_id: rule.id,
        review_id: id,
        deadline_hours: rule.deadlineHours,
        next_at: rule.deadlineHours === null ? null : new Date(mail.at.getTime() + (rule.deadlineHours * hourMs) / 2),
      })),
    )
    .execute();
}

/** A reviewer, on a day of the server's time zone. */
export interface ReviewerOnDay {
  accountId: number;
  day: string;
}

const deputizes = ({ accountId, day }: ReviewerOnDay) => sql`
  SELECT d.account_id FROM review_deputy d WHERE d.deputy_id = ${accountId} AND ${day}::date BETWEEN d.first_day AND d.last_day`;

/**
 * The accounts that answer for a message: those that it was assigned to. Without them, the reviewers of its rules, or their substitutes
 * once it has passed to them.
 */
export const answerersOf = (reviewId: RawBuilder<unknown>) => sql`
  SELECT e.account_id FROM review_assignee e WHERE e.review_id = ${reviewId}
  UNION
  SELECT p.account_id FROM review_assignment s CROSS JOIN LATERAL (
    SELECT account_id FROM review_rule_substitute WHERE rule_id = s.rule_id AND s.stage = 'substitutes'
    UNION ALL
    SELECT account_id FROM review_rule_reviewer WHERE rule_id = s.rule_id
      AND (s.stage <> 'substitutes' OR NOT EXISTS (SELECT FROM review_rule_substitute WHERE rule_id = s.rule_id))
  ) p WHERE s.review_id = ${reviewId} AND NOT EXISTS (SELECT FROM review_assignee e WHERE e.review_id = ${reviewId})`;

/** Whether an account answers for any rule or message, or is the deputy of one that does. */
export async function isReviewer(db: Db | Tx, reviewer: ReviewerOnDay): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM (
        SELECT account_id FROM review_rule_reviewer UNION ALL SELECT account_id FROM review_rule_substitute
        UNION ALL SELECT account_id FROM review_assignee
      ) n WHERE n.account_id = ${reviewer.accountId} OR n.account_id IN (${deputizes(reviewer)})
    ) AS found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * SQL condition for messages that a reviewer may see: those that the reviewer or a represented one answers for, or has decided, and not
 * sent by the reviewer (REV-34).
 */
const isFor = (
  reviewer: ReviewerOnDay,
) => sql`r.account_id IS DISTINCT FROM ${reviewer.accountId} AND (r.decided_by = ${reviewer.accountId} OR EXISTS (
  SELECT FROM (${answerersOf(sql.ref('r.id'))}) n
  WHERE n.account_id = ${reviewer.accountId} OR n.account_id IS DISTINCT FROM r.account_id AND n.account_id IN (${deputizes(reviewer)})))`;

/** Returns the number of messages in a reviewer's view. */
export async function countReviews(db: Db, reviewer: ReviewerOnDay, status: ReviewStatus): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM review_mail r WHERE r.status = ${status} AND ${isFor(reviewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A held mail as a list shows it. */
export interface ReviewRow {
  id: number;
  subject: string;
  sender: StoredAddress;
  /** The first of them, and how many there are. */
  recipients: StoredAddress[];
  recipientCount: number;
  createdAt: Date;
  size: number;
  heldReason: string;
  /** Name of the moderated list that it waits for; empty for one that a rule holds. */
  list: string;
  rejectReason: string;
  status: HeldStatus;
}

const listName = sql`CASE WHEN recipient IS NULL THEN '' ELSE held_reason END`;

/** Returns a page of the messages in a reviewer's view, newest first. */
export async function selectReviews(
  db: Db,
  { status, page, pageSize, named, ...reviewer }: ReviewerOnDay & { status: ReviewStatus; page: number; pageSize: number; named: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    WITH shown AS (
      SELECT r.* FROM review_mail r WHERE r.status = ${status} AND ${isFor(reviewer)}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
    )
    SELECT s.id, s.subject, s.sender, s.size, s.created_at AS "createdAt", s.held_reason AS "heldReason", ${listName} AS list,
      s.reject_reason AS "rejectReason", s.status, jsonb_array_length(everybody) AS "recipientCount",
      (SELECT coalesce(json_agg(one ORDER BY place), '[]') FROM jsonb_array_elements(everybody) WITH ORDINALITY AS e (one, place)
       WHERE place <= ${named}) AS recipients
    FROM shown s, LATERAL (SELECT s.recipients_to || s.recipients_cc || s.recipients_bcc AS everybody) l
    ORDER BY s.created_at DESC, s.id DESC`.execute(db);
  return rows;
}

/** A held mail as it is opened or answered. */
export interface StoredReview {
  id: number;
  /** Null for mail from outside. */
  mailboxId: number | null;
  accountId: number | null;
  messageId: string;
  submissionId: string | null;
  /** Moderated list that it waits for, and its name; else it waits for all recipients. */
  recipient: string | null;
  list: string;
  /** Envelope sender of mail from outside. */
  mailFrom: string;
  contentId: number | null;
  subject: string;
  sender: StoredAddress;
  to: StoredAddress[];
  cc: StoredAddress[];
  bcc: StoredAddress[];
  size: number;
  smsText: string;
  heldReason: string;
  rejectReason: string;
  status: HeldStatus;
  decidedById: number | null;
  decidedBy: string;
  /** Reviewer for whom a deputy decided. */
  decidedFor: string;
  decidedAt: Date | null;
  createdAt: Date;
}

/** A held mail that was sent here. */
export type SubmittedReview = StoredReview & { mailboxId: number; accountId: number; submissionId: string };

/** Whether a held mail was sent here, and didn't come from outside. */
export const isSubmitted = (mail: StoredReview): mail is SubmittedReview => mail.mailboxId !== null;

const stored = sql`r.id, r.mailbox_id AS "mailboxId", r.account_id AS "accountId", r.message_id AS "messageId",
  r.submission_id AS "submissionId", r.recipient, ${listName} AS list, r.mail_from AS "mailFrom", r.content_id AS "contentId", r.subject, r.sender, r.recipients_to AS "to", r.recipients_cc AS cc,
  r.recipients_bcc AS bcc, r.size, r.sms_text AS "smsText", r.held_reason AS "heldReason", r.reject_reason AS "rejectReason", r.status,
  r.decided_by AS "decidedById", coalesce(d.name, '') AS "decidedBy",
  coalesce((SELECT f.name FROM account f WHERE f.id = r.decided_for), '') AS "decidedFor", r.decided_at AS "decidedAt", r.created_at AS "createdAt"`;

/** Returns those of the given messages that the reviewer may decide, ordered by id. */
export async function selectAssigned(db: Db | Tx, reviewer: ReviewerOnDay, ids: readonly number[]): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    SELECT ${stored} FROM review_mail r LEFT JOIN account d ON d.id = r.decided_by
    WHERE r.id = ANY(${[...ids]}::bigint[]) AND ${isFor(reviewer)} ORDER BY r.id`.execute(db);
  return rows;
}

/** Unsealed content of a held message. */
export interface ReviewContent {
  text: string | null;
  html: string | null;
  attachments: { sid: string; name: string; type: string; size: number; hash: string; contentId: string | null; isInline: boolean }[];
  sealedId: string | null;
}

/** The content of a held mail. */
export async function selectReviewContent(db: Db, contentId: number): Promise<ReviewContent | undefined> {
  const { rows } = await sql<ReviewContent>`
    SELECT text, html, attachments, sealed_id AS "sealedId" FROM content WHERE id = ${contentId}`.execute(db);
  return rows[0];
}

/** Returns waiting or decided messages by id. */
export async function selectReviewsById(db: Db | Tx, ids: readonly number[]): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    SELECT ${stored} FROM review_mail r LEFT JOIN account d ON d.id = r.decided_by
    WHERE r.id = ANY(${[...ids]}::bigint[]) ORDER BY r.id`.execute(db);
  return rows;
}

/** Returns the mailboxes of all who answer for the given messages, and of their deputies. Their lists change with a decision. */
export async function selectReviewerMailboxes(db: Db | Tx, reviewIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH answerer AS (
      SELECT n.account_id FROM unnest(${[...reviewIds]}::bigint[]) AS r (id), LATERAL (${answerersOf(sql.ref('r.id'))}) n
    )
    SELECT DISTINCT a.mailbox_id AS id FROM account a WHERE a.id IN (
      SELECT account_id FROM answerer
      UNION SELECT d.deputy_id FROM review_deputy d JOIN answerer ON d.account_id = answerer.account_id)
    ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks those of the messages that are still waiting. Returns their ids. */
export async function lockWaitingReviews(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM review_mail WHERE id = ANY(${[...ids]}::bigint[]) AND status = 'wait' ORDER BY id FOR UPDATE`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Decision on a message, as it is stored. */
export interface StoredDecision {
  status: 'permit' | 'reject';
  reason: string;
  /** Null for a message whose deadline passed without a decision. */
  reviewer: ReviewerOnDay | null;
  at: Date;
}

/** Saves the decision on a message: by whom and, if by a deputy, for whom. */
export async function writeDecision(tx: Tx, id: number, { status, reason, reviewer, at }: StoredDecision): Promise<void> {
  const represented = reviewer
    ? sql`(
      SELECT min(n.account_id) FILTER (WHERE n.account_id IN (${deputizes(reviewer)})) FROM (${answerersOf(sql`${id}::bigint`)}) n
      HAVING NOT bool_or(n.account_id = ${reviewer.accountId}))`
    : sql`null`;
  await sql`
    UPDATE review_mail SET status = ${status}, reject_reason = ${reason}, decided_by = ${reviewer?.accountId ?? null},
      decided_for = ${represented}, decided_at = ${at}
    WHERE id = ${id} AND status = 'wait'`.execute(tx);
}

/**
 * Releases or fails the held deliveries of a message, or the one to the list that it waits for. Skips recipients for whom it was recalled meanwhile. Returns the affected recipients.
 */
export async function releaseDeliveries(
  tx: Tx,
  { mailboxId, messageId, recipient }: Pick<SubmittedReview, 'mailboxId' | 'messageId' | 'recipient'>,
  { status, info, nextAttemptAt, at }: { status: 'queued' | 'failed'; info: string; nextAttemptAt: Date | null; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    UPDATE delivery d SET status = ${status}, status_info = ${info}, next_attempt_at = ${nextAttemptAt}, updated_at = ${at}
    FROM submission s
    WHERE s.mailbox_id = ${mailboxId} AND s.message_id = ${messageId} AND d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
      AND d.status = 'in-review' AND d.recall_status <> 'recalled' AND (${recipient}::text IS NULL OR d.recipient = ${recipient})
    RETURNING d.recipient`.execute(tx);
  return rows.map(({ recipient }) => recipient);
}

/** Restarts the period after which delivery is given up, from now. */
export async function restartSubmissions(
  tx: Tx,
  { mailboxId, messageId }: { mailboxId: number; messageId: string },
  at: Date,
): Promise<void> {
  await sql`UPDATE submission SET created_at = ${at} WHERE mailbox_id = ${mailboxId} AND message_id = ${messageId}`.execute(tx);
}

/** Returns the waiting reviews of a message, by its sender's mailbox and message id. */
export async function selectWaitingOf(tx: Tx, { mailboxId, messageId }: { mailboxId: number; messageId: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM review_mail WHERE mailbox_id = ${mailboxId} AND message_id = ${messageId} AND status = 'wait' ORDER BY id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Withdraws waiting reviews that have no recipients left. Returns their ids. */
export async function withdrawEmpty(tx: Tx, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE review_mail r SET status = 'withdrawn', decided_at = ${at}
    WHERE r.id = ANY(${[...ids]}::bigint[]) AND r.status = 'wait' AND NOT EXISTS (
      SELECT FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
      WHERE s.mailbox_id = r.mailbox_id AND s.message_id = r.message_id AND d.status = 'in-review' AND d.recall_status <> 'recalled'
        AND (r.recipient IS NULL OR d.recipient = r.recipient))
    RETURNING r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the moderated lists that a submission was permitted for. */
export async function selectPermitted(tx: Tx, { mailboxId, id }: { mailboxId: number; id: string }): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('review_mail')
    .select('recipient')
    .where('mailbox_id', '=', mailboxId)
    .where('submission_id', '=', id)
    .where('status', '=', 'permit')
    .execute();
  return new Set(rows.flatMap(({ recipient }) => recipient ?? []));
}
