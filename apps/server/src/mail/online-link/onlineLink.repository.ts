import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Target of a link. */
export type LinkTarget = { attachmentId: number } | { diskId: number; diskFileId: number };

/** A link with what it leads to. */
export interface StoredLink {
  mailboxId: number;
  id: number;
  token: string;
  name: string;
  size: number;
  expiresAt: Date | null;
}

/** 256 random bits, so that tokens cannot be guessed or enumerated. */
const newToken = () => randomBytes(32).toString('base64url');

const columns = sql`mailbox_id AS "mailboxId", id, token, name, size, expires_at AS "expiresAt"`;

const leadsTo = (target: LinkTarget) =>
  'attachmentId' in target
    ? sql`attachment_id = ${target.attachmentId}`
    : sql`disk_id = ${target.diskId} AND disk_file_id = ${target.diskFileId}`;

/** Makes the link of a file, or lets the one that it has hold at least until then. */
export async function upsertLink(
  tx: Tx,
  link: { mailboxId: number; target: LinkTarget; name: string; size: number; expiresAt: Date | null; at: Date },
): Promise<StoredLink> {
  const { mailboxId, target, name, size, expiresAt, at } = link;
  // An expired link is renewed. A valid link is never shortened.
  const { rows: known } = await sql<StoredLink>`
    UPDATE online_link SET name = ${name},
      expires_at = CASE WHEN expires_at IS NULL OR ${expiresAt}::timestamptz IS NULL THEN NULL ELSE greatest(expires_at, ${expiresAt}::timestamptz) END
    WHERE mailbox_id = ${mailboxId} AND ${leadsTo(target)} RETURNING ${columns}`.execute(tx);
  if (known[0]) return known[0];
  const [attachmentId, diskId, diskFileId] =
    'attachmentId' in target ? [target.attachmentId, null, null] : [null, target.diskId, target.diskFileId];
  const { rows } = await sql<StoredLink>`
    INSERT INTO online_link (mailbox_id, token, attachment_id, disk_id, disk_file_id, name, size, expires_at, created_at)
    VALUES (${mailboxId}, ${newToken()}, ${attachmentId}, ${diskId}, ${diskFileId}, ${name}, ${size}, ${expiresAt}, ${at})
    RETURNING ${columns}`.execute(tx);
  return rows[0] as StoredLink;
}

/** Sets the expiry of a stored attachment's link. Returns whether it has a link. */
export async function updateExpiry(tx: Tx, mailboxId: number, attachmentId: number, expiresAt: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE online_link SET expires_at = ${expiresAt} WHERE mailbox_id = ${mailboxId} AND attachment_id = ${attachmentId}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Lets a link lead to the file that a stored attachment became. */
export async function pointToDisk(
  tx: Tx,
  mailboxId: number,
  attachmentId: number,
  { diskId, diskFileId }: { diskId: number; diskFileId: number },
): Promise<void> {
  await sql`
    UPDATE online_link SET attachment_id = NULL, disk_id = ${diskId}, disk_file_id = ${diskFileId}
    WHERE mailbox_id = ${mailboxId} AND attachment_id = ${attachmentId}`.execute(tx);
}

/** A link by its token, with the file; `hash` is null where its owner took the file away or is disabled. */
export async function selectLinkByToken(db: Db, token: string): Promise<(StoredLink & { type: string; hash: Buffer | null }) | undefined> {
  const { rows } = await sql<StoredLink & { type: string; hash: Buffer | null }>`
    SELECT l.mailbox_id AS "mailboxId", l.id, l.token, coalesce(a.name, f.name, l.name) AS name, l.size, l.expires_at AS "expiresAt",
      coalesce(a.type, f.type, '') AS type, CASE WHEN o.id IS NULL THEN coalesce(a.hash, f.hash) END AS hash
    FROM online_link l JOIN mailbox m ON m.id = l.mailbox_id
      LEFT JOIN account o ON o.mailbox_id = m.id AND NOT m.is_shared AND NOT o.is_active
      LEFT JOIN stored_attachment a ON a.mailbox_id = l.mailbox_id AND a.id = l.attachment_id
      LEFT JOIN disk_file f ON f.disk_id = l.disk_id AND f.id = l.disk_file_id AND f.trash_id IS NULL
    WHERE l.token = ${token}`.execute(db);
  return rows[0];
}

/** Notes that a file was fetched by its link. */
export async function recordDownload(db: Db, { mailboxId, id }: StoredLink, { ip, at }: { ip: string; at: Date }): Promise<void> {
  await sql`
    WITH counted AS (UPDATE online_link SET download_count = download_count + 1 WHERE mailbox_id = ${mailboxId} AND id = ${id})
    INSERT INTO online_download (mailbox_id, link_id, ip, at) VALUES (${mailboxId}, ${id}, ${ip}, ${at})`.execute(db);
}

/** One page of who fetched the files of a mailbox, newest first. */
export async function selectDownloads(
  db: Db,
  { mailboxId, page, pageSize }: { mailboxId: number; page: number; pageSize: number },
): Promise<{ count: number; records: { name: string; size: number; ip: string; at: Date }[] }> {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM online_download WHERE mailbox_id = ${mailboxId}`.execute(db);
  const { rows } = await sql<{ name: string; size: number; ip: string; at: Date }>`
    SELECT l.name, l.size, d.ip, d.at FROM online_download d JOIN online_link l ON l.mailbox_id = d.mailbox_id AND l.id = d.link_id
    WHERE d.mailbox_id = ${mailboxId} ORDER BY d.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db);
  return { count: counted[0]?.count ?? 0, records: rows };
}
