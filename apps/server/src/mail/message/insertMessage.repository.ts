import type { Address } from '@jinshu/api';
import { sql } from 'kysely';
import { mailboxLexeme, tsvectorText } from '../../mime/lexeme/index.ts';
import type { FlagColor, Tx } from '../../platform/db/index.ts';

/** A message as a mailbox keeps it. What is left out takes the value of an ordinary new mail. */
export interface NewMessage {
  contentId: number | null;
  draftId?: string | null | undefined;
  arrivedAt: Date;
  sentAt: Date | null;
  size: number;
  subject: string;
  sender: Address;
  recipients: readonly Address[];
  /** Person by whose name the row is sorted when sorting by sender: in Sent and Drafts, the first recipient. */
  party?: Address | undefined;
  isSeen?: boolean | undefined;
  isAnswered?: boolean | undefined;
  isForwarded?: boolean | undefined;
  flagColor?: FlagColor | null | undefined;
  isUrgent?: boolean | undefined;
  isScheduled?: boolean | undefined;
  hasAttachment?: boolean | undefined;
  isBurn?: boolean | undefined;
  /** Views left of a received burn-after-reading message. */
  burnLeft?: number | null | undefined;
  submissionId?: string | null | undefined;
  smtpSender?: string | undefined;
  /** Lexemes for full-text search, without the mailbox's own lexeme. Null excludes the message from the search. */
  lexemes: readonly string[] | null;
}

/** Id and uid of an inserted message. */
export interface InsertedMessage {
  id: number;
  uid: number;
}

const maximumRecipients = 20;
const keyLength = 60;

/** Returns the sort key of a subject: without reply and forward prefixes, in lower case, at most 60 characters. */
export function subjectKey(subject: string): string {
  let rest = subject.normalize('NFKC').trim().toLowerCase();
  for (;;) {
    const next = rest.replace(/^(?:re|aw|sv|fw|fwd|wg|回复|回覆|答复|答覆|转发|轉寄|轉發)\s*(?:\[\d+\])?\s*:\s*/, '');
    if (next === rest) return [...rest].slice(0, keyLength).join('');
    rest = next;
  }
}

/** Returns the sort key of a sender: the name, or the address if there is no name. */
export const partyKey = ({ name, address }: Address): string =>
  [...(name === '' ? address : name).normalize('NFKC').trim().toLowerCase()].slice(0, keyLength).join('');

/** The columns of a row that do not depend on the mailbox, under the names that the statements below read. */
const toFields = (message: NewMessage) => ({
  content_id: message.contentId,
  draft_id: message.draftId ?? null,
  arrived_at: message.arrivedAt.toISOString(),
  sent_at: message.sentAt?.toISOString() ?? null,
  size: message.size,
  subject: message.subject,
  sender: message.sender,
  recipients: message.recipients.slice(0, maximumRecipients),
  subject_key: subjectKey(message.subject),
  party_key: partyKey(message.party ?? message.sender),
  is_seen: message.isSeen ?? false,
  is_answered: message.isAnswered ?? false,
  is_forwarded: message.isForwarded ?? false,
  flag_color: message.flagColor ?? null,
  is_urgent: message.isUrgent ?? false,
  is_scheduled: message.isScheduled ?? false,
  has_attachment: message.hasAttachment ?? false,
  submission_id: message.submissionId ?? null,
  smtp_sender: message.smtpSender ?? '',
  is_burn: message.isBurn ?? false,
  burn_left: message.burnLeft ?? null,
});

const ownColumns = sql`is_seen, flag_color`;
const columns = sql`content_id, draft_id, arrived_at, sent_at, size, subject, sender, recipients, subject_key, party_key, is_answered,
  is_forwarded, is_urgent, is_scheduled, has_attachment, submission_id, smtp_sender, is_burn, burn_left`;
const columnTypes = sql`content_id bigint, draft_id uuid, arrived_at timestamptz, sent_at timestamptz, size bigint, subject text, sender jsonb,
  recipients jsonb, subject_key text, party_key text, is_seen boolean, is_answered boolean, is_forwarded boolean, flag_color text,
  is_urgent boolean, is_scheduled boolean, has_attachment boolean, submission_id uuid, smtp_sender text, is_burn boolean, burn_left smallint`;

/**
 * Puts messages into one folder, in their order: numbers them, counts them and makes them searchable. The mailbox must be locked; the
 * rows carry the version of the change that the caller records next.
 */
export async function insertMessages(
  tx: Tx,
  mailboxId: number,
  folderId: number,
  messages: readonly NewMessage[],
): Promise<InsertedMessage[]> {
  if (messages.length === 0) return [];
  const bytes = messages.reduce((sum, { size }) => sum + size, 0);
  const unseen = messages.filter(({ isSeen }) => !isSeen).length;
  const { rows: counted } = await sql<{ first: number; version: number }>`
    WITH f AS (
      UPDATE folder SET next_uid = next_uid + ${messages.length}, message_count = message_count + ${messages.length},
        unseen_count = unseen_count + ${unseen}, byte_count = byte_count + ${bytes}
      WHERE mailbox_id = ${mailboxId} AND id = ${folderId} RETURNING next_uid - ${messages.length} AS first
    ),
    m AS (UPDATE mailbox SET used_bytes = used_bytes + ${bytes} WHERE id = ${mailboxId} RETURNING version + 1 AS version)
    SELECT f.first, m.version FROM f, m`.execute(tx);
  const place = counted[0];
  if (!place) throw new Error(`There is no folder ${folderId} in mailbox ${mailboxId}.`);
  const rows = messages.map((message, index) => ({ uid: place.first + index, ...toFields(message) }));
  const { rows: inserted } = await sql<InsertedMessage>`
    INSERT INTO message (mailbox_id, folder_id, version, uid, ${ownColumns}, ${columns})
    SELECT ${mailboxId}, ${folderId}, ${place.version}, uid, ${ownColumns}, ${columns}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (uid bigint, ${columnTypes}) ORDER BY uid
    RETURNING id, uid`.execute(tx);
  inserted.sort((a, b) => a.uid - b.uid);
  const texts = inserted.flatMap(({ id }, index) => {
    const { lexemes, arrivedAt } = messages[index] as NewMessage;
    return lexemes === null ? [] : [{ id, at: arrivedAt.toISOString(), lexemes: tsvectorText([mailboxLexeme(mailboxId), ...lexemes]) }];
  });
  if (texts.length > 0) {
    await sql`
      INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
      SELECT ${mailboxId}, t.id, t.at, t.lexemes::tsvector
      FROM unnest(${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ at }) => at)}::timestamptz[],
        ${texts.map(({ lexemes }) => lexemes)}::text[]) AS t (id, at, lexemes)`.execute(tx);
  }
  return inserted;
}

/** Puts one message into a folder, as `insertMessages` does. */
export async function insertMessage(tx: Tx, mailboxId: number, folderId: number, message: NewMessage): Promise<InsertedMessage> {
  const [inserted] = await insertMessages(tx, mailboxId, folderId, [message]);
  return inserted as InsertedMessage;
}

/** One mailbox's place for a copy of one of the messages. */
export interface CopyTarget {
  /** Index of the message. */
  index: number;
  mailboxId: number;
  folderId: number;
  /** Set on this copy only, in addition to what the message has for everyone. */
  isSeen?: boolean | undefined;
  flagColor?: FlagColor | null | undefined;
  tags?: readonly number[] | undefined;
}

/** A copy that was put into a mailbox. */
export interface InsertedCopy extends CopyTarget, InsertedMessage {}

const copiesAtOnce = 1000;

/** Numbers the folders of each mailbox from 1, in the order of the targets: the changes that the caller records come in it too. */
function stepsOf(targets: readonly CopyTarget[]): number[] {
  const folders = new Map<number, number[]>();
  return targets.map(({ mailboxId, folderId }) => {
    const own = folders.get(mailboxId) ?? [];
    if (!own.includes(folderId)) folders.set(mailboxId, [...own, folderId]);
    return own.includes(folderId) ? own.indexOf(folderId) + 1 : own.length + 1;
  });
}

/**
 * Inserts messages into many mailboxes in batches: for a message to all staff, or for messages that arrive together. The mailboxes must be
 * locked. Returns the copies ordered by folder. The rows carry the versions of the changes that the caller records next, one per folder in
 * that order.
 */
export async function insertCopies(tx: Tx, messages: readonly NewMessage[], targets: readonly CopyTarget[]): Promise<InsertedCopy[]> {
  const ordered = [...targets].sort((a, b) => a.mailboxId - b.mailboxId || a.folderId - b.folderId || a.index - b.index);
  const steps = stepsOf(ordered);
  const fields = messages.map((message, index) => ({ index, ...toFields(message) }));
  const texts = messages.flatMap(({ lexemes }, index) => (lexemes === null ? [] : [{ index, lexemes: tsvectorText(lexemes) }]));
  // With a single message all copies have index 0, so skip the join.
  const inserted =
    messages.length === 1
      ? sql`(SELECT 0 AS index, * FROM placed) p`
      : sql`(SELECT numbered.index, placed.* FROM placed JOIN numbered USING (mailbox_id, folder_id, uid)) p`;
  const copies: InsertedCopy[] = [];
  for (let start = 0; start < ordered.length; start += copiesAtOnce) {
    const slice = ordered.slice(start, start + copiesAtOnce);
    const { rows } = await sql<InsertedCopy>`
      WITH target AS (
        SELECT * FROM unnest(${slice.map(({ index }) => index)}::integer[], ${slice.map(({ mailboxId }) => mailboxId)}::bigint[],
          ${slice.map(({ folderId }) => folderId)}::bigint[], ${steps.slice(start, start + copiesAtOnce)}::integer[],
          ${slice.map(({ isSeen }) => isSeen ?? false)}::boolean[], ${slice.map(({ flagColor }) => flagColor ?? null)}::text[],
          ${slice.map(({ tags = [] }) => `{${tags.join()}}`)}::text[])
          AS t (index, mailbox_id, folder_id, step, own_seen, own_color, own_tags)
      ),
      given AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) AS g (index integer, ${columnTypes})
      ),
      words AS MATERIALIZED (
        SELECT index, lexemes::tsvector AS lexemes
        FROM unnest(${texts.map(({ index }) => index)}::integer[], ${texts.map(({ lexemes }) => lexemes)}::text[]) AS w (index, lexemes)
      ),
      arriving AS (
        SELECT t.mailbox_id, t.folder_id, count(*) AS count, count(*) FILTER (WHERE NOT (g.is_seen OR t.own_seen)) AS unseen,
          sum(g.size) AS bytes
        FROM target t JOIN given g USING (index) GROUP BY t.mailbox_id, t.folder_id
      ),
      f AS (
        UPDATE folder SET next_uid = next_uid + a.count, message_count = message_count + a.count,
          unseen_count = unseen_count + a.unseen, byte_count = byte_count + a.bytes
        FROM arriving a WHERE folder.mailbox_id = a.mailbox_id AND folder.id = a.folder_id
        RETURNING folder.mailbox_id, folder.id AS folder_id, folder.next_uid - a.count AS first
      ),
      m AS (
        UPDATE mailbox SET used_bytes = used_bytes + a.bytes
        FROM (SELECT mailbox_id, sum(bytes) AS bytes FROM arriving GROUP BY mailbox_id) a WHERE mailbox.id = a.mailbox_id
        RETURNING mailbox.id AS mailbox_id, mailbox.version
      ),
      numbered AS MATERIALIZED (
        SELECT t.index, t.mailbox_id, t.folder_id, f.first - 1 + row_number() OVER (PARTITION BY t.folder_id ORDER BY t.index) AS uid,
          m.version + t.step AS version, t.own_seen, t.own_color, t.own_tags
        FROM target t JOIN f USING (mailbox_id, folder_id) JOIN m USING (mailbox_id)
      ),
      placed AS (
        INSERT INTO message (mailbox_id, folder_id, uid, version, tag_ids, ${ownColumns}, ${columns})
        SELECT n.mailbox_id, n.folder_id, n.uid, n.version, n.own_tags::integer[], g.is_seen OR n.own_seen,
          coalesce(g.flag_color, n.own_color), ${columns}
        FROM numbered n JOIN given g USING (index)
        RETURNING id, uid, mailbox_id, folder_id, arrived_at
      ),
      found AS (
        INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
        SELECT p.mailbox_id, p.id, p.arrived_at, w.lexemes || array_to_tsvector(ARRAY['=' || p.mailbox_id])
        FROM ${inserted} JOIN words w USING (index)
      )
      SELECT index, mailbox_id AS "mailboxId", folder_id AS "folderId", id, uid FROM ${inserted} ORDER BY mailbox_id, folder_id, uid`.execute(
      tx,
    );
    copies.push(...rows);
  }
  return copies;
}
