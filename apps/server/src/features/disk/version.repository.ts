import type { DiskVersion } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The earlier versions of a file, the latest first. */
export async function selectVersions(db: Db, diskId: number, fileId: number): Promise<DiskVersion[]> {
  const { rows } = await sql<Omit<DiskVersion, 'createdAt'> & { at: Date }>`
    SELECT v.id, v.size, v.created_at AS at, coalesce(a.name, '') AS "ownerName"
    FROM disk_version v LEFT JOIN account a ON a.id = v.account_id
    WHERE v.disk_id = ${diskId} AND v.file_id = ${fileId} ORDER BY v.id DESC`.execute(db);
  return rows.map(({ at, ...version }) => ({ ...version, createdAt: at.toISOString() }));
}

/** The content of one version. */
export interface VersionContent {
  type: string;
  size: number;
  md5: string;
  hash: Buffer;
}

/** A version of a file, with where its bytes are. */
export async function selectVersion(
  db: Db | Tx,
  { diskId, fileId, versionId }: { diskId: number; fileId: number; versionId: number },
): Promise<VersionContent | undefined> {
  const { rows } = await sql<VersionContent>`
    SELECT type, size, md5, hash FROM disk_version WHERE disk_id = ${diskId} AND file_id = ${fileId} AND id = ${versionId}`.execute(db);
  return rows[0];
}

/** Removes a version whose content is the current one again. */
export async function deleteVersion(tx: Tx, diskId: number, versionId: number): Promise<void> {
  await sql`DELETE FROM disk_version WHERE disk_id = ${diskId} AND id = ${versionId}`.execute(tx);
}
