import type { Language, ReplyPeriod, RuleCondition, RuleMatch } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listAnswerer } from '../recipient/index.ts';

/** Channel that wakes those who send what rules want to send. */
export const automaticMailChannel = 'jinshu_automatic_mail';

/** Rule that replies to messages. */
export interface ReplyRule {
  id: number;
  match: RuleMatch;
  conditions: RuleCondition[];
  period: ReplyPeriod;
}

/** Automatic replies, forwards and SMS of a mailbox. */
export interface AutomaticMailbox {
  mailboxId: number;
  accountId: number;
  address: string;
  /** That address, further ones, and each of them in the domains that are aliases of its domain. */
  addresses: string[];
  timeZone: string;
  /** In the order in which they are listed. */
  replies: ReplyRule[];
  targets: { id: number; target: string }[];
  keepsForwarded: boolean;
  forwardsSpam: boolean;
  /** Null if its owner wants no SMS. */
  sms: { number: string; startsAt: string; endsAt: string; senders: string[]; language: Language | null } | null;
}

/** Returns the mailboxes with automatic replies, forwards or SMS, and those with forwards of a filter. */
export async function selectAutomatic(
  tx: Tx,
  mailboxIds: readonly number[],
  forwarding: readonly number[],
): Promise<ReadonlyMap<number, AutomaticMailbox>> {
  const { rows } = await sql<AutomaticMailbox>`
    SELECT m.id AS "mailboxId", a.id AS "accountId", m.address, ARRAY(
        WITH own AS (SELECT m.address UNION ALL SELECT f.address FROM mailbox_address f WHERE f.mailbox_id = m.id)
        SELECT address FROM own UNION ALL SELECT regexp_replace(own.address, '[^@]*$', d.name)
        FROM own JOIN domain d ON d.alias_of = substring(own.address FROM '[^@]*$')
      ) AS addresses, a.time_zone AS "timeZone", m.keeps_forwarded AS "keepsForwarded",
      m.forwards_spam AS "forwardsSpam", coalesce(r.replies, '[]') AS replies, coalesce(f.targets, '[]') AS targets,
      CASE WHEN n.is_on THEN json_build_object('number', n.mobile, 'startsAt', n.starts_at, 'endsAt', n.ends_at, 'language', a.language,
        'senders', (SELECT coalesce(json_agg(s.pattern), '[]') FROM sms_sender s WHERE s.mailbox_id = m.id AND s.is_active)) END AS sms
    FROM mailbox m JOIN account a ON a.mailbox_id = m.id AND a.is_active
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('id', id, 'match', match, 'conditions', conditions, 'period', period) ORDER BY id) AS replies
        FROM auto_reply WHERE mailbox_id = m.id AND is_active) r ON true
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('id', id, 'target', target) ORDER BY id) AS targets
        FROM auto_forward WHERE mailbox_id = m.id AND is_active) f ON true
      LEFT JOIN sms_notice n ON n.mailbox_id = m.id
    WHERE m.id = ANY(${[...mailboxIds]}::bigint[])
      AND (r.replies IS NOT NULL OR f.targets IS NOT NULL OR n.is_on OR m.id = ANY(${[...forwarding]}::bigint[]))`.execute(tx);
  return new Map(rows.map((row) => [row.mailboxId, row]));
}

/**
 * Records the reply of a rule to a sender on a day. False if it has already done so: the row is unique, however many servers ask. Forgets the
 * notes of more than thirty days ago.
 */
export async function claimReply(tx: Tx, reply: { mailboxId: number; ruleId: number; sender: string; day: string }): Promise<boolean> {
  const { mailboxId, ruleId, sender, day } = reply;
  await sql`DELETE FROM auto_reply_sent WHERE mailbox_id = ${mailboxId} AND rule_id = ${ruleId} AND day < ${day}::date - 30`.execute(tx);
  const { rows } = await sql`
    INSERT INTO auto_reply_sent (mailbox_id, rule_id, sender, day) VALUES (${mailboxId}, ${ruleId}, ${sender}, ${day}::date)
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Member of a mailing list outside the organization, and the mailbox that sends to it: that of the owner of the list, or of an administrator. */
export interface OutsideMember {
  address: string;
  mailboxId: number;
}

/** Returns the members outside the organization of a list and of the lists on it, each once. */
export async function selectOutsideMembers(tx: Tx, listId: number): Promise<OutsideMember[]> {
  const { rows } = await sql<OutsideMember>`
    WITH RECURSIVE reached AS (
      SELECT ${listId}::integer AS id UNION SELECT m.member_id FROM reached r JOIN mailing_list_list m ON m.list_id = r.id
    )
    SELECT DISTINCT o.address, a.mailbox_id AS "mailboxId"
    FROM reached r JOIN mailing_list_outside o ON o.list_id = r.id JOIN mailing_list l ON l.id = ${listId} JOIN account a ON a.id = ${listAnswerer}
    ORDER BY o.address`.execute(tx);
  return rows;
}

/** Message that a rule or a list sends. */
export interface NewAutomaticMail {
  mailboxId: number;
  kind: 'reply' | 'forward' | 'list';
  /** Null for the forward of a filter and the copy of a list. */
  ruleId: number | null;
  /** The message that arrived, or the copy of a list. */
  contentId: number;
  recipient: string;
  /** Envelope sender of the message; for the copy of a list its own. */
  mailFrom: string;
  isKept: boolean;
}

/** Queues what rules want to send, and wakes those who send it on commit. */
export async function enqueueAutomatic(tx: Tx, mails: readonly NewAutomaticMail[], at: Date): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('automatic_mail')
    .values(
      mails.map(({ mailboxId, kind, ruleId, contentId, recipient, mailFrom, isKept }) => ({
        mailbox_id: mailboxId,
        kind,
        rule_id: ruleId,
        content_id: contentId,
        recipient,
        mail_from: mailFrom,
        is_kept: isKept,
        next_attempt_at: at,
        created_at: at,
      })),
    )
    .execute();
  await sql`SELECT pg_notify(${automaticMailChannel}, '')`.execute(tx);
}

/** Message that a rule sends, claimed by one server. */
export interface DueAutomaticMail extends Omit<NewAutomaticMail, 'contentId'> {
  id: string;
  contentId: number;
  /** Number of earlier attempts. */
  attempts: number;
}

const fields = sql`a.mailbox_id AS "mailboxId", a.id, a.kind, a.rule_id AS "ruleId", a.content_id AS "contentId", a.recipient,
  a.mail_from AS "mailFrom", a.is_kept AS "isKept", a.attempts`;

/** Claims what is due. A claim is a lease: it comes up again when this server dies with it. */
export async function claimAutomatic(
  db: Db,
  { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number },
): Promise<DueAutomaticMail[]> {
  const { rows } = await sql<DueAutomaticMail>`
    WITH due AS (
      SELECT mailbox_id, id FROM automatic_mail WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE automatic_mail a SET next_attempt_at = ${leaseUntil}, attempts = a.attempts + 1 FROM due
    WHERE a.mailbox_id = due.mailbox_id AND a.id = due.id
    RETURNING ${fields}`.execute(db);
  return rows;
}

/** Locks a claimed message. False if another server has finished it since. */
export async function lockAutomatic(tx: Tx, { mailboxId, id }: Pick<DueAutomaticMail, 'mailboxId' | 'id'>): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM automatic_mail WHERE mailbox_id = ${mailboxId} AND id = ${id} AND next_attempt_at IS NOT NULL FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Sets the time of the next attempt. */
export async function postponeAutomatic(db: Db, { mailboxId, id }: Pick<DueAutomaticMail, 'mailboxId' | 'id'>, until: Date): Promise<void> {
  await db
    .updateTable('automatic_mail')
    .set({ next_attempt_at: until })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/** Notes that a forward was handed to the outbox. A message that the mailbox has is not needed here any more. */
export async function writeHandedOver(tx: Tx, { mailboxId, id, isKept }: DueAutomaticMail): Promise<void> {
  await tx
    .updateTable('automatic_mail')
    .set({ next_attempt_at: null, ...(isKept && { content_id: null }) })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .execute();
}

/** Removes what is done and returns it; undefined if there is none. */
export async function takeAutomatic(tx: Tx, mailboxId: number, id: string): Promise<DueAutomaticMail | undefined> {
  const { rows } = await sql<DueAutomaticMail>`
    DELETE FROM automatic_mail a WHERE a.mailbox_id = ${mailboxId} AND a.id = ${id} RETURNING ${fields}`.execute(tx);
  return rows[0];
}

/** Returns the time until something is due, in milliseconds; null if nothing waits. */
export async function untilNextAutomatic(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ next: Date | null }>`
    SELECT min(next_attempt_at) AS next FROM automatic_mail WHERE next_attempt_at IS NOT NULL`.execute(db);
  const next = rows[0]?.next;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}
