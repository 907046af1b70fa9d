import { randomBytes } from 'node:crypto';
import type { Disk, ShareDownload } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A share, with the one who shares and what is shared. */
export interface StoredShare {
  id: number;
  token: string;
  code: string;
  mailboxId: number;
  accountId: number;
  /** Name of the user who shares. */
  ownerName: string;
  isOwnerActive: boolean;
  disk: Disk;
  createdAt: Date;
  expiresAt: Date | null;
  downloadLimit: number | null;
  downloadCount: number;
  isForPeople: boolean;
  cancelledAt: Date | null;
  fileIds: number[];
  folderIds: number[];
  names: string[];
  userNames: string[];
}

const shares = sql`
  SELECT s.id, s.token, s.code, s.mailbox_id AS "mailboxId", s.account_id AS "accountId", a.name AS "ownerName", a.is_active AS "isOwnerActive",
    CASE WHEN d.mailbox_id IS NULL THEN 'company' ELSE 'personal' END AS disk, s.created_at AS "createdAt", s.expires_at AS "expiresAt",
    s.download_limit AS "downloadLimit", s.download_count AS "downloadCount", s.is_for_people AS "isForPeople", s.cancelled_at AS "cancelledAt",
    coalesce((SELECT jsonb_agg(file_id ORDER BY id) FROM file_share_entry e WHERE e.share_id = s.id AND file_id IS NOT NULL), '[]') AS "fileIds",
    coalesce((SELECT jsonb_agg(folder_id ORDER BY id) FROM file_share_entry e WHERE e.share_id = s.id AND folder_id IS NOT NULL), '[]') AS "folderIds",
    coalesce((SELECT array_agg(name ORDER BY folder_id IS NULL, id) FROM file_share_entry e WHERE e.share_id = s.id), '{}') AS names,
    coalesce((SELECT array_agg(p.login ORDER BY p.login) FROM file_share_person o JOIN account p ON p.id = o.account_id WHERE o.share_id = s.id), '{}')
      AS "userNames"
  FROM file_share s JOIN account a ON a.id = s.account_id JOIN disk d ON d.id = s.disk_id`;

/** 192 random bits, so that links cannot be guessed or enumerated. */
const newToken = () => randomBytes(24).toString('base64url');

/** Values of a new share. */
export interface NewShare {
  code: string;
  mailboxId: number;
  accountId: number;
  diskId: number;
  at: Date;
  expiresAt: Date | null;
  downloadLimit: number | null;
  /** Accounts that may use it. Undefined if all visitors may. */
  people: readonly number[] | undefined;
  files: readonly { id: number; name: string }[];
  folders: readonly { id: number; name: string }[];
}

/** Makes a share. Returns its id. */
export async function insertShare(tx: Tx, share: NewShare): Promise<number> {
  const { code, mailboxId, accountId, diskId, at, expiresAt, downloadLimit, people, files, folders } = share;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO file_share (token, code, mailbox_id, account_id, disk_id, created_at, expires_at, download_limit, is_for_people)
    VALUES (${newToken()}, ${code}, ${mailboxId}, ${accountId}, ${diskId}, ${at}, ${expiresAt}, ${downloadLimit}, ${people !== undefined})
    RETURNING id`.execute(tx);
  const { id } = rows[0] as { id: number };
  const columns = (some: NewShare['files']) =>
    sql`unnest(${some.map((one) => one.id)}::bigint[], ${some.map((one) => one.name)}::text[]) AS n (id, name)`;
  await sql`
    INSERT INTO file_share_entry (share_id, disk_id, folder_id, name) SELECT ${id}, ${diskId}, n.id, n.name FROM ${columns(folders)}`.execute(
    tx,
  );
  await sql`
    INSERT INTO file_share_entry (share_id, disk_id, file_id, name) SELECT ${id}, ${diskId}, n.id, n.name FROM ${columns(files)}`.execute(
    tx,
  );
  await sql`
    INSERT INTO file_share_person (share_id, account_id) SELECT ${id}, account FROM unnest(${people ?? []}::bigint[]) AS account`.execute(
    tx,
  );
  return id;
}

/** Selects the share of a link, even if it has ended. */
export async function selectShareByToken(db: Db, token: string): Promise<StoredShare | undefined> {
  const { rows } = await sql<StoredShare>`${shares} WHERE s.token = ${token}`.execute(db);
  return rows[0];
}

/** Selects a share of a mailbox unless it was canceled. */
export async function selectShare(db: Db | Tx, mailboxId: number, id: number): Promise<StoredShare | undefined> {
  const { rows } = await sql<StoredShare>`
    ${shares} WHERE s.id = ${id} AND s.mailbox_id = ${mailboxId} AND s.cancelled_at IS NULL`.execute(db);
  return rows[0];
}

/** Selects a page of the shares of a mailbox that were not canceled, the latest first. */
export async function selectShares(
  db: Db,
  { mailboxId, limit, offset }: { mailboxId: number; limit: number; offset: number },
): Promise<{ count: number; shares: StoredShare[] }> {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM file_share WHERE mailbox_id = ${mailboxId} AND cancelled_at IS NULL`.execute(db);
  const { rows } = await sql<StoredShare>`
    ${shares} WHERE s.mailbox_id = ${mailboxId} AND s.cancelled_at IS NULL ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, shares: rows };
}

/** Cancels a share. Returns whether there was one. */
export async function cancelShare(tx: Tx, { mailboxId, id, at }: { mailboxId: number; id: number; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE file_share SET cancelled_at = ${at} WHERE mailbox_id = ${mailboxId} AND id = ${id} AND cancelled_at IS NULL`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Notes a download or preview, unless there were as many as there may be. Returns whether it was noted. */
export async function recordShareDownload(
  db: Db,
  shareId: number,
  download: { name: string; size: number; isPreview: boolean; accountId: number | null; ip: string; at: Date },
): Promise<boolean> {
  const { name, size, isPreview, accountId, ip, at } = download;
  const { rows } = await sql`
    WITH counted AS (
      UPDATE file_share SET download_count = download_count + 1
      WHERE id = ${shareId} AND cancelled_at IS NULL AND (download_limit IS NULL OR download_count < download_limit) RETURNING id
    )
    INSERT INTO file_share_download (share_id, name, size, is_preview, account_id, ip, at)
    SELECT id, ${name}, ${size}, ${isPreview}, ${accountId}, ${ip}, ${at} FROM counted RETURNING id`.execute(db);
  return rows.length > 0;
}

/** A page of the downloads and previews from a share, the latest first. */
export async function selectShareDownloads(
  db: Db,
  { shareId, limit, offset }: { shareId: number; limit: number; offset: number },
): Promise<{ count: number; results: ShareDownload[] }> {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM file_share_download WHERE share_id = ${shareId}`.execute(db);
  const { rows } = await sql<Omit<ShareDownload, 'at'> & { at: Date }>`
    SELECT d.name, d.size, d.is_preview AS "isPreview", coalesce(a.login, '') AS "userName", d.ip, d.at
    FROM file_share_download d LEFT JOIN account a ON a.id = d.account_id
    WHERE d.share_id = ${shareId} ORDER BY d.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, results: rows.map(({ at, ...download }) => ({ ...download, at: at.toISOString() })) };
}
