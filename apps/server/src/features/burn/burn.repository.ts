import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

interface Copy {
  mailboxId: number;
  folderId: number;
  uid: number;
}

/** Uses one view of a copy, marks it as opened and returns the number left. Undefined if no view was left or the message doesn't exist. */
export async function takeReading(tx: Tx, { mailboxId, folderId, uid }: Copy): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    UPDATE message SET burn_left = burn_left - 1, is_opened = true, version = (SELECT version + 1 FROM mailbox WHERE id = ${mailboxId})
    WHERE mailbox_id = ${mailboxId} AND folder_id = ${folderId} AND uid = ${uid} AND burn_left > 0
    RETURNING burn_left AS left`.execute(tx);
  return rows[0]?.left;
}

interface Reading {
  mailboxId: number;
  folder: string;
  uid: number;
}

/** Allows the files of a message to be fetched until the given time. */
export async function upsertReading(tx: Tx, { mailboxId, folder, uid, sealedId, until }: Reading & { sealedId: string; until: Date }) {
  await sql`
    INSERT INTO burn_reading (mailbox_id, folder, uid, sealed_id, until) VALUES (${mailboxId}, ${folder}, ${uid}, ${sealedId}, ${until})
    ON CONFLICT (mailbox_id, folder, uid) DO UPDATE SET until = excluded.until, sealed_id = excluded.sealed_id`.execute(tx);
}

/** Selects the sealed message of a reading that has not ended. */
export async function selectReading(db: Db, { mailboxId, folder, uid }: Reading, at: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('burn_reading')
    .select('sealed_id')
    .where('mailbox_id', '=', mailboxId)
    .where('folder', '=', folder)
    .where('uid', '=', uid)
    .where('until', '>', at)
    .executeTakeFirst();
  return row?.sealed_id;
}

/** Ends expired readings. Returns the sealed messages that may now be unused. */
export async function endReadings(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH over AS (DELETE FROM burn_reading WHERE until <= ${at} RETURNING sealed_id),
    ended AS (
      UPDATE letter_link SET reading_until = NULL WHERE reading_until <= ${at} RETURNING sealed_id, burn_left
    )
    SELECT DISTINCT sealed_id AS id FROM (SELECT sealed_id FROM over UNION SELECT sealed_id FROM ended WHERE burn_left = 0) s`.execute(db);
  return rows.map(({ id }) => id);
}

/** Selects a sealed message whose burn date has passed. */
export async function selectBurned(db: Db, at: Date): Promise<string | undefined> {
  const row = await db.selectFrom('sealed_letter').select('id').where('burn_at', '<=', at).orderBy('burn_at').limit(1).executeTakeFirst();
  return row?.id;
}

/** Returns the milliseconds until the next sealed message burns or the next reading in a mailbox ends. Null if neither exists. */
export async function untilNextBurn(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ next: Date | null }>`
    SELECT least((SELECT min(burn_at) FROM sealed_letter WHERE burn_at IS NOT NULL), (SELECT min(until) FROM burn_reading)) AS next`.execute(
    db,
  );
  const next = rows[0]?.next;
  return next ? Math.max(0, next.getTime() - at.getTime()) : null;
}

/** Selects copies of a sealed message in all folders, grouped by mailbox and folder. */
export async function selectCopies(
  db: Db | Tx,
  sealedId: string,
  limit: number,
): Promise<{ mailboxId: number; folderId: number; folder: string; uids: number[] }[]> {
  const { rows } = await sql<{ mailboxId: number; folderId: number; folder: string; uids: number[] }>`
    SELECT m.mailbox_id AS "mailboxId", m.folder_id AS "folderId", f.raw_name AS folder, json_agg(m.uid) AS uids
    FROM (
      SELECT m.mailbox_id, m.folder_id, m.uid FROM content c JOIN message m ON m.content_id = c.id WHERE c.sealed_id = ${sealedId}
      ORDER BY m.mailbox_id LIMIT ${limit}
    ) m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Fails the pending deliveries of a sealed message. Returns the senders' messages to notify. */
export async function failWaiting(tx: Tx, sealedId: string, at: Date): Promise<{ mailboxId: number; messageId: string }[]> {
  const { rows } = await sql<{ mailboxId: number; messageId: string }>`
    WITH given_up AS (
      UPDATE delivery d SET status = 'failed', status_info = '5.7.1 burned', next_attempt_at = NULL, updated_at = ${at}
      FROM content c JOIN submission s ON s.content_id = c.id
      WHERE c.sealed_id = ${sealedId} AND d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
        AND (d.next_attempt_at IS NOT NULL OR d.status = 'in-review')
      RETURNING s.mailbox_id, s.message_id
    )
    SELECT DISTINCT mailbox_id AS "mailboxId", message_id AS "messageId" FROM given_up`.execute(tx);
  return rows;
}

/** Submissions of a sealed message: its own and those of its links. */
const mailsOf = (sealedId: string) => sql`
  SELECT s.mailbox_id, s.id, s.message_id FROM content c JOIN submission s ON s.content_id = c.id WHERE c.sealed_id = ${sealedId}
  UNION
  SELECT s.mailbox_id, s.id, s.message_id FROM letter_link l JOIN submission s ON s.mailbox_id = l.mailbox_id AND s.id = l.submission_id
  WHERE l.sealed_id = ${sealedId}`;

/** Selects the mailboxes that a sealed message was sent from. */
export async function selectSenders(tx: Tx, sealedId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT DISTINCT mailbox_id AS id FROM (${mailsOf(sealedId)}) s ORDER BY 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Records that a sealed message was destroyed for one recipient, or for all recipients it had reached. Returns the senders' messages to
 * notify. The senders' mailboxes must be locked. Call this before the sealed message is deleted: the link to its senders is lost with it.
 */
export async function markBurned(
  tx: Tx,
  { sealedId, recipient, at }: { sealedId: string; recipient?: string | undefined; at: Date },
): Promise<{ mailboxId: number; messageId: string }[]> {
  const { rows } = await sql<{ mailboxId: number; messageId: string }>`
    WITH burned AS (
      UPDATE delivery d SET burned_at = ${at}, updated_at = ${at} FROM (${mailsOf(sealedId)}) mine
      WHERE d.mailbox_id = mine.mailbox_id AND d.submission_id = mine.id AND d.burned_at IS NULL
        AND d.status IN ('delivered', 'read', 'quarantined', 'proxy') AND d.recall_status <> 'recalled'
        ${recipient === undefined ? sql`` : sql`AND d.recipient = ${recipient}`}
      RETURNING mine.mailbox_id, mine.message_id
    )
    SELECT DISTINCT mailbox_id AS "mailboxId", message_id AS "messageId" FROM burned`.execute(tx);
  return rows;
}

/** Removes a sealed message's content from its submission and review records. Returns the content ids, which may now be unused. */
export async function forgetContents(tx: Tx, sealedId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH head AS (SELECT id FROM content WHERE sealed_id = ${sealedId}),
    let_go AS (UPDATE submission SET content_id = NULL FROM head WHERE submission.content_id = head.id),
    forgotten AS (UPDATE review_mail SET content_id = NULL FROM head WHERE review_mail.content_id = head.id)
    SELECT id FROM head`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ends the links and readings of a sealed message. */
export async function endLinks(tx: Tx, sealedId: string): Promise<void> {
  await sql`DELETE FROM burn_reading WHERE sealed_id = ${sealedId}`.execute(tx);
  await sql`DELETE FROM letter_link WHERE sealed_id = ${sealedId}`.execute(tx);
}
