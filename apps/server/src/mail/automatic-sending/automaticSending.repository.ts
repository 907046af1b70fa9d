import type { Language } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

/** The person for whom a rule sends. */
export interface RuleOwner {
  accountId: number;
  address: string;
  name: string;
  language: Language;
}

/** Returns the person to whom a mailbox belongs; undefined if there is none, or none who may log in. */
export async function selectRuleOwner(db: Db | Tx, mailboxId: number): Promise<RuleOwner | undefined> {
  const { rows } = await sql<Omit<RuleOwner, 'language'> & { language: Language | null }>`
    SELECT a.id AS "accountId", m.address, m.name, a.language FROM mailbox m JOIN account a ON a.mailbox_id = m.id AND a.is_active
    WHERE m.id = ${mailboxId}`.execute(db);
  const [row] = rows;
  return row && { ...row, language: row.language ?? (await readPolicy(db, 'language', row)) };
}

/** An arrived message, as far as what is sent because of it needs to know. */
export interface Original {
  subject: string;
  messageId: string;
  references: string[];
  sender: { name: string; address: string };
  level: number;
  /** A colleague sent it from here. */
  isInternal: boolean;
}

/** Returns what is known of an arrived message. */
export async function selectOriginal(db: Db | Tx, contentId: number): Promise<Original | undefined> {
  const { rows } = await sql<Original>`
    SELECT c.subject, c.message_id AS "messageId", c.message_references AS references, c.sender, c.level,
      EXISTS (SELECT FROM submission s WHERE s.content_id IN (c.id, c.original_id) AND s.origin NOT IN ('forward', 'list')) AS "isInternal"
    FROM content c WHERE c.id = ${contentId}`.execute(db);
  return rows[0];
}

/** Returns what a rule answers; undefined if its owner has removed it since. */
export async function selectReplyContent(db: Db | Tx, mailboxId: number, ruleId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('auto_reply')
    .select('content')
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', ruleId)
    .executeTakeFirst();
  return row?.content;
}

/** Copies the sender checks of the message that arrived to the forwarded one. */
export async function copyAuthentication(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO mail_authentication (content_id, client, result, attempts, next_attempt_at)
    SELECT ${to}, a.client, a.result, a.attempts, a.next_attempt_at
    FROM content c JOIN mail_authentication a ON a.content_id = coalesce(c.original_id, c.id) WHERE c.id = ${from}
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Counts a permanent refusal of a target. Disables it at the third in a row, and returns whether it did. */
export async function countRefusal(tx: Tx, mailboxId: number, ruleId: number): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    UPDATE auto_forward SET refusals = refusals + 1, is_active = is_active AND refusals + 1 < 3
    WHERE mailbox_id = ${mailboxId} AND id = ${ruleId} AND is_active
    RETURNING NOT is_active AS "isStopped"`.execute(tx);
  return rows[0]?.isStopped ?? false;
}

/** Forgets the refusals of a target that takes mail again. */
export async function forgetRefusals(tx: Tx, mailboxId: number, ruleId: number): Promise<void> {
  await tx
    .updateTable('auto_forward')
    .set({ refusals: 0 })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', ruleId)
    .where('refusals', '>', 0)
    .execute();
}

/** Notes that the owner hears of a failed forward now. False if that was less than a day ago. */
export async function claimTelling(tx: Tx, mailboxId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE mailbox SET told_of_forward_at = ${at}
    WHERE id = ${mailboxId} AND (told_of_forward_at IS NULL OR told_of_forward_at <= ${at}::timestamptz - interval '1 day')
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}
