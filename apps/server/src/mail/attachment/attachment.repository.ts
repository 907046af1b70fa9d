import { type AttachmentUse, Problem, type StoredAttachment } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, StoredAttachmentPart, Tx } from '../../platform/db/index.ts';
import { heldMs, isInDraft, isListed, readListedMs } from '../usage/index.ts';

/** The files of a message, without its text; says what is missing when there is no such message. A draft has none. */
export async function findMessageFiles(
  db: Db,
  { mailboxId, folder, uid }: { mailboxId: number; folder: string; uid: number },
): Promise<{ subject: string; files: StoredAttachmentPart[] }> {
  const { rows } = await sql<{ uid: number | null; subject: string; files: StoredAttachmentPart[] | null }>`
    SELECT m.uid, m.subject, c.attachments AS files
    FROM folder f LEFT JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id AND m.uid = ${uid}
      LEFT JOIN content c ON c.id = m.content_id
    WHERE f.mailbox_id = ${mailboxId} AND f.raw_name = ${folder}`.execute(db);
  const row = rows[0];
  if (!row) throw new Problem('folder-not-found');
  if (row.uid === null) throw new Problem('mail-not-found');
  return { subject: row.subject, files: row.files ?? [] };
}

/** A file that a user keeps for mail, with where its bytes are. */
export interface KeptFile {
  id: number;
  name: string;
  type: string;
  size: number;
  hash: Buffer;
  createdAt: Date;
}

const columns = sql`id, name, type, size, hash, created_at AS "createdAt"`;

/** Converts a stored attachment to its contract type (ATT-04). */
export const toStoredAttachment = ({ id, name, type, size, createdAt }: KeptFile): StoredAttachment => ({
  id,
  name,
  type,
  size,
  createdAt: createdAt.toISOString(),
});

/** Send time of a stored attachment and its link, if it has one. */
export interface KeptLink {
  sentAt: Date | null;
  /** Time that it is listed after it was sent, in milliseconds. */
  listedMs: number;
  token: string | null;
  expiresAt: Date | null;
  downloadCount: number | null;
}

/** One page of the stored attachments that a mailbox is shown, newest first. */
export async function selectKeptFiles(
  db: Db,
  { mailboxId, at, limit, offset, id }: { mailboxId: number; at: Date; limit: number; offset: number; id?: number | undefined },
): Promise<{ count: number; files: (KeptFile & KeptLink)[] }> {
  const listing = { at, listedMs: await readListedMs(db) };
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM stored_attachment s WHERE mailbox_id = ${mailboxId} AND ${isListed(listing)}`.execute(db);
  const { rows } = await sql<KeptFile & KeptLink>`
    SELECT s.id, s.name, s.type, s.size, s.hash, s.created_at AS "createdAt", s.sent_at AS "sentAt", ${listing.listedMs}::bigint AS "listedMs", l.token, l.expires_at AS "expiresAt",
      l.download_count AS "downloadCount"
    FROM stored_attachment s LEFT JOIN online_link l ON l.mailbox_id = s.mailbox_id AND l.attachment_id = s.id
    WHERE s.mailbox_id = ${mailboxId} AND ${isListed(listing)} ${id === undefined ? sql`` : sql`AND s.id = ${id}`}
    ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, files: rows };
}

/** Stored attachments by their ids; those that are not there are missing from the answer. */
export async function selectKeptFilesById(db: Db | Tx, mailboxId: number, ids: readonly number[]): Promise<Map<number, KeptFile>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KeptFile>`
    SELECT ${columns} FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((file) => [file.id, file]));
}

/** The newest stored attachment with these bytes, whatever it is called; with a name only under that. */
export async function selectKeptFileByMd5(db: Db | Tx, mailboxId: number, md5: string, name?: string): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    SELECT ${columns} FROM stored_attachment
    WHERE mailbox_id = ${mailboxId} AND md5 = ${md5} ${name === undefined ? sql`` : sql`AND name = ${name}`}
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Stored attachments that hold any of these bytes. */
export async function selectKeptFilesByHash(db: Db | Tx, mailboxId: number, hashes: readonly Buffer[]): Promise<KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    SELECT ${columns} FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND hash = ANY(${hashes}::bytea[]) ORDER BY id`.execute(db);
  return rows;
}

/** Stored attachments with all that a disk wants to know of them. */
export async function selectMovable(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<(KeptFile & { md5: string })[]> {
  const { rows } = await sql<KeptFile & { md5: string }>`
    SELECT ${columns}, md5 FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[]) ORDER BY id`.execute(tx);
  return rows;
}

/**
 * Deletes stored attachments and ends their links. The transaction must have locked the mailbox. An attachment used by a draft is kept for
 * the draft, but is no longer listed (ATT-48). Returns the number of attachments.
 */
export async function deleteKeptFiles(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ hash: Buffer }>`
    WITH gone AS (
      DELETE FROM stored_attachment s WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[]) AND NOT ${isInDraft} RETURNING hash
    ),
    ended AS (
      UPDATE online_link l SET attachment_id = NULL FROM stored_attachment s
      WHERE l.mailbox_id = ${mailboxId} AND l.attachment_id = ANY(${ids}::bigint[])
        AND s.mailbox_id = l.mailbox_id AND s.id = l.attachment_id AND ${isInDraft}
    ),
    unlisted AS (
      UPDATE stored_attachment s SET held_until = NULL, sent_at = NULL
      WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[]) AND ${isInDraft} RETURNING hash
    ),
    loose AS (INSERT INTO loose_blob (hash, since) SELECT DISTINCT hash, now() FROM gone ON CONFLICT DO NOTHING)
    SELECT hash FROM gone UNION ALL SELECT hash FROM unlisted`.execute(tx);
  return rows.length;
}

/** Notes which stored attachments a saved draft names, in place of what it named before. From then on it holds them itself. */
export async function replaceDraftFiles(tx: Tx, mailboxId: number, draftId: string, ids: readonly number[]): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM draft_file WHERE mailbox_id = ${mailboxId} AND draft_id = ${draftId} AND attachment_id <> ALL(${ids}::bigint[])
    ),
    fresh AS (
      INSERT INTO draft_file (mailbox_id, attachment_id, draft_id)
      SELECT ${mailboxId}, id, ${draftId} FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[])
      ON CONFLICT DO NOTHING RETURNING attachment_id
    )
    UPDATE stored_attachment s SET held_until = NULL, loose_since = NULL FROM fresh
    WHERE s.mailbox_id = ${mailboxId} AND s.id = fresh.attachment_id`.execute(tx);
}

/** Notes that files went out: as parts of the mail of `contentId`, or as links in it where that is null. The transit station lists them from then on (ATT-47). */
export async function recordSent(
  tx: Tx,
  { mailboxId, ids, contentId, at }: { mailboxId: number; ids: readonly number[]; contentId: number | null; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE stored_attachment SET held_until = NULL, loose_since = NULL, sent_at = ${at}, content_id = coalesce(${contentId}::bigint, content_id)
    WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::bigint[])`.execute(tx);
}

/** Holds a stored attachment for an unsaved message, even if nothing held it before. */
export async function holdKeptFile(tx: Tx | Db, mailboxId: number, id: number, at: Date): Promise<void> {
  await sql`
    UPDATE stored_attachment SET held_until = ${new Date(at.getTime() + heldMs)}, loose_since = NULL
    WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(tx);
}

/** Stores the record of a file whose blob already exists, for an unsaved message. */
export async function insertKeptFile(
  tx: Tx | Db,
  file: { mailboxId: number; name: string; type: string; size: number; md5: string; hash: Buffer; at: Date },
): Promise<KeptFile> {
  const { rows } = await sql<KeptFile>`
    INSERT INTO stored_attachment (mailbox_id, name, type, size, md5, hash, created_at, held_until)
    VALUES (${file.mailboxId}, ${file.name}, ${file.type}, ${file.size}, ${file.md5}, ${file.hash}, ${file.at}, ${new Date(file.at.getTime() + heldMs)})
    RETURNING ${columns}`.execute(tx);
  return rows[0] as KeptFile;
}

/**
 * Messages and drafts of a mailbox that have a stored attachment, the latest first, at most 200. They have it by its bytes, by the message
 * that it went out with, or by the form of the draft. Nothing where there is no such attachment.
 */
export async function selectUses(db: Db, mailboxId: number, id: number): Promise<AttachmentUse[] | undefined> {
  const { rows: kept } = await sql`SELECT FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(db);
  if (kept.length === 0) return undefined;
  const { rows } = await sql<Omit<AttachmentUse, 'at'> & { arrivedAt: Date }>`
    WITH file AS (SELECT hash, content_id FROM stored_attachment WHERE mailbox_id = ${mailboxId} AND id = ${id}),
    used AS (
      SELECT m.id, 'mail' AS kind FROM message m JOIN file ON m.content_id = file.content_id WHERE m.mailbox_id = ${mailboxId}
      UNION
      SELECT m.id, 'mail' FROM file JOIN content c ON c.attachments <> '[]'
        AND jsonb_path_query_array(c.attachments, '$[*].hash') ? encode(file.hash, 'hex')
      JOIN message m ON m.content_id = c.id AND m.mailbox_id = ${mailboxId}
      UNION
      SELECT m.id, 'draft' FROM draft_file d JOIN message m ON m.mailbox_id = d.mailbox_id AND m.draft_id = d.draft_id
      WHERE d.mailbox_id = ${mailboxId} AND d.attachment_id = ${id}
    )
    SELECT used.kind, m.subject, f.raw_name AS folder, m.uid, m.arrived_at AS "arrivedAt"
    FROM used JOIN message m ON m.mailbox_id = ${mailboxId} AND m.id = used.id
      JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    ORDER BY m.arrived_at DESC LIMIT 200`.execute(db);
  return rows.map(({ arrivedAt, ...use }) => ({ ...use, at: arrivedAt.toISOString() }));
}
