import type { DeliveryStatus, Language, RecallStatus } from '@jinshu/api';
import { sql } from 'kysely';
import { subjectKey } from '../../mail/message/index.ts';
import { tsvectorText } from '../../mime/lexeme/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicy, readPolicyOf } from '../../platform/policy/index.ts';

/** Delivery to a recipient from whom a message can be recalled. */
export interface RecallableDelivery {
  submissionId: string;
  contentId: number | null;
  recipient: string;
  status: DeliveryStatus;
  /** Whether it is still pending and not being delivered at this moment. */
  isStoppable: boolean;
  isOnItsWay: boolean;
  /** Account that sent the message, and when. */
  accountId: number;
  sentAt: Date;
}

/** Returns the contents of a sent message: one, or one per recipient if it was sent separately. */
export async function selectContents(db: Db | Tx, mailboxId: number, messageId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('submission')
    .select('content_id')
    .where('message_id', '=', messageId)
    .where('mailbox_id', '=', mailboxId)
    .execute();
  // A burned message has no content left.
  return rows.flatMap((row) => row.content_id ?? []);
}

/** Locks the deliveries of a sent message that have no recall result yet: all of them, or only one recipient's. */
export async function lockRecallable(
  tx: Tx,
  { mailboxId, messageId, recipient, at }: { mailboxId: number; messageId: string; recipient?: string | undefined; at: Date },
): Promise<RecallableDelivery[]> {
  // The outbox takes the lock of a submission before those of its recipients: so does this.
  await sql`SELECT FROM submission WHERE message_id = ${messageId} AND mailbox_id = ${mailboxId} ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<RecallableDelivery>`
    SELECT s.id AS "submissionId", s.content_id AS "contentId", d.recipient, d.status,
      d.next_attempt_at IS NOT NULL AND d.accepted_at IS NULL
        AND NOT (d.handed_over_at IS NOT NULL AND d.next_attempt_at > ${at}) AS "isStoppable",
      d.next_attempt_at IS NOT NULL
        AND (d.accepted_at IS NOT NULL OR (d.handed_over_at IS NOT NULL AND d.next_attempt_at > ${at})) AS "isOnItsWay",
      s.account_id AS "accountId", s.created_at AS "sentAt"
    FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
    WHERE s.message_id = ${messageId} AND s.mailbox_id = ${mailboxId} AND d.recall_status = ''
      ${recipient === undefined ? sql`` : sql`AND d.recipient = ${recipient}`}
    ORDER BY s.id, d.recipient FOR UPDATE OF d`.execute(tx);
  return rows;
}

/** Received copy of a message in a mailbox. */
export interface HeldCopy {
  mailboxId: number;
  id: number;
  /** Content that was sent, also for the copy that a list made of it. */
  contentId: number;
  /**
   * Whether it was ever opened, or marked as read. A password-protected message counts only when opened: it can be seen without being
   * unlocked.
   */
  isRead: boolean;
}

/** SQL for contents and the copies that lists made of them. */
const withListCopies = (contentIds: readonly number[]) =>
  sql`SELECT id FROM content WHERE id = ANY(${[...contentIds]}::bigint[]) OR original_id = ANY(${[...contentIds]}::bigint[])`;

/** Returns the mailboxes that contain received copies of the contents, each with its owner's language. */
export async function selectHolders(tx: Tx, contentIds: readonly number[]): Promise<{ mailboxId: number; language: Language }[]> {
  const { rows } = await sql<{ mailboxId: number; language: Language | null }>`
    SELECT h.mailbox_id AS "mailboxId", a.language
    FROM (SELECT DISTINCT mailbox_id FROM message WHERE content_id IN (${withListCopies(contentIds)}) AND submission_id IS NULL) h
    LEFT JOIN account a ON a.mailbox_id = h.mailbox_id ORDER BY h.mailbox_id`.execute(tx);
  const without = rows.flatMap(({ mailboxId, language }) => (language === null ? [mailboxId] : []));
  const [byMailbox, usual] = await Promise.all([readPolicyOf(tx, 'language', without), readPolicy(tx, 'language')]);
  return rows.map(({ mailboxId, language }) => ({ mailboxId, language: language ?? byMailbox.get(mailboxId) ?? usual }));
}

/** Returns the copies of contents in locked mailboxes, in any folder. */
export async function selectCopies(tx: Tx, mailboxIds: readonly number[], contentIds: readonly number[]): Promise<HeldCopy[]> {
  const { rows } = await sql<HeldCopy>`
    SELECT m.mailbox_id AS "mailboxId", m.id, coalesce(c.original_id, c.id) AS "contentId", m.is_opened OR (m.is_seen AND c.sealed_id IS NULL) AS "isRead"
    FROM message m JOIN content c ON c.id = m.content_id
    WHERE m.content_id IN (${withListCopies(contentIds)}) AND m.mailbox_id = ANY(${[...mailboxIds]}::bigint[]) AND m.submission_id IS NULL
    ORDER BY m.mailbox_id, m.id`.execute(tx);
  return rows;
}

/** Notice that replaces a recalled message. */
export interface StoredNotice {
  language: Language;
  contentId: number;
  size: number;
  subject: string;
  lexemes: readonly string[];
}

/** A copy that a notice has taken the place of. */
export interface ReplacedCopy {
  mailboxId: number;
  folder: string;
  from: number;
  to: number;
}

/**
 * Replaces copies with notices. Folder and time stay, the uid is new, because the old uid must not refer to other content. Tags, remark and
 * flag set by the mailbox's owner stay. The mailboxes must be locked.
 */
export async function replaceCopies(
  tx: Tx,
  copies: readonly (Pick<HeldCopy, 'mailboxId' | 'id'> & { notice: number })[],
  notices: readonly StoredNotice[],
): Promise<ReplacedCopy[]> {
  const written = notices.map(({ contentId, size, subject, lexemes }, index) => ({
    index,
    content_id: contentId,
    size,
    subject,
    subject_key: subjectKey(subject),
    lexemes: tsvectorText(lexemes),
  }));
  const replaced: ReplacedCopy[] = [];
  for (let start = 0; start < copies.length; start += 1000) {
    const slice = copies.slice(start, start + 1000);
    const { rows } = await sql<ReplacedCopy>`
      WITH given AS (
        SELECT * FROM unnest(${slice.map(({ mailboxId }) => mailboxId)}::bigint[], ${slice.map(({ id }) => id)}::bigint[],
          ${slice.map(({ notice }) => notice)}::integer[]) AS g (mailbox_id, id, notice)
      ),
      notice AS MATERIALIZED (
        SELECT index, content_id, size, subject, subject_key, lexemes::tsvector AS lexemes
        FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
          AS n (index integer, content_id bigint, size bigint, subject text, subject_key text, lexemes text)
      ),
      old AS MATERIALIZED (
        SELECT m.mailbox_id, m.id, m.folder_id, m.uid, m.size, m.is_seen, g.notice,
          row_number() OVER (PARTITION BY m.mailbox_id, m.folder_id ORDER BY m.uid) AS place
        FROM message m JOIN given g USING (mailbox_id, id)
      ),
      moved AS (
        UPDATE message m SET uid = f.next_uid - 1 + old.place, content_id = n.content_id, size = n.size, subject = n.subject,
          subject_key = n.subject_key, recipients = '[]', is_seen = true, is_urgent = false, has_attachment = false, is_recalled = true,
          is_burn = false, burn_left = NULL,
          smtp_sender = '', version = b.version + 1
        FROM old JOIN notice n ON n.index = old.notice
          JOIN folder f ON f.mailbox_id = old.mailbox_id AND f.id = old.folder_id
          JOIN mailbox b ON b.id = old.mailbox_id
        WHERE m.mailbox_id = old.mailbox_id AND m.id = old.id
        RETURNING m.mailbox_id, m.id, m.folder_id, f.raw_name, old.uid AS "from", m.uid AS "to", m.size - old.size AS grown,
          (NOT old.is_seen)::integer AS unseen, old.notice
      ),
      counted AS (
        UPDATE folder f SET next_uid = f.next_uid + t.count, unseen_count = f.unseen_count - t.unseen, byte_count = f.byte_count + t.grown
        FROM (SELECT mailbox_id, folder_id, count(*) AS count, sum(unseen) AS unseen, sum(grown) AS grown FROM moved GROUP BY 1, 2) t
        WHERE f.mailbox_id = t.mailbox_id AND f.id = t.folder_id
      ),
      weighed AS (
        UPDATE mailbox b SET used_bytes = b.used_bytes + t.grown
        FROM (SELECT mailbox_id, sum(grown) AS grown FROM moved GROUP BY 1) t WHERE b.id = t.mailbox_id
      ),
      found AS (
        UPDATE message_text t SET lexemes = n.lexemes || array_to_tsvector(ARRAY['=' || t.mailbox_id]), has_file_lexemes = false
        FROM moved m JOIN notice n ON n.index = m.notice WHERE t.mailbox_id = m.mailbox_id AND t.message_id = m.id
      )
      SELECT mailbox_id AS "mailboxId", raw_name AS folder, "from", "to" FROM moved ORDER BY mailbox_id, folder_id, "to"`.execute(tx);
    replaced.push(...rows);
  }
  return replaced;
}

/** Result of a recall for one recipient. */
export interface RecallOutcome {
  submissionId: string;
  recipient: string;
  status: Exclude<RecallStatus, ''>;
  info: string;
}

/** Writes how a recall ended; what had not left yet is not tried again. */
export async function writeRecall(tx: Tx, mailboxId: number, outcomes: readonly RecallOutcome[], at: Date): Promise<void> {
  await sql`
    UPDATE delivery d SET recall_status = o.status, recall_info = o.info, updated_at = ${at},
      next_attempt_at = CASE WHEN o.info = 'stopped' THEN NULL ELSE d.next_attempt_at END
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS o ("submissionId" uuid, recipient text, status text, info text)
    WHERE d.mailbox_id = ${mailboxId} AND d.submission_id = o."submissionId" AND d.recipient = o.recipient`.execute(tx);
}

/** Marks a message as recalled from all recipients (SND-56). */
export async function writeRecalled(tx: Tx, mailboxId: number, messageId: string, at: Date): Promise<void> {
  await tx
    .updateTable('submission')
    .set({ recalled_at: at })
    .where('mailbox_id', '=', mailboxId)
    .where('message_id', '=', messageId)
    .where('recalled_at', 'is', null)
    .execute();
}

/** Returns whether a sent message was recalled as a whole, and the recipients from whom it can still be recalled. */
export async function selectRecallState(
  db: Db,
  mailboxId: number,
  messageId: string,
): Promise<{ isRecalled: boolean; untouched: string[]; accountId: number; sentAt: Date } | undefined> {
  const { rows } = await sql<{ isRecalled: boolean | null; untouched: string[] | null; accountId: number | null; sentAt: Date | null }>`
    SELECT bool_or(s.recalled_at IS NOT NULL) OR bool_and(d.recall_status = 'recalled') AS "isRecalled",
      array_agg(d.recipient) FILTER (WHERE d.recall_status = '') AS untouched,
      min(s.account_id) AS "accountId", min(s.created_at) AS "sentAt"
    FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
    WHERE s.message_id = ${messageId} AND s.mailbox_id = ${mailboxId}`.execute(db);
  const [state] = rows;
  if (!state || state.accountId === null || state.sentAt === null) return undefined;
  const { isRecalled, untouched, accountId, sentAt } = state;
  return { isRecalled: isRecalled ?? false, untouched: untouched ?? [], accountId, sentAt };
}
