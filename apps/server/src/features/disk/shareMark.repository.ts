import type { DiskEntry } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

interface Asked {
  diskId: number;
  /** Mailbox whose shares count. */
  mailboxId: number;
  at: Date;
}

/** Marks entries of a disk that are shared themselves, each with the latest share that visitors can still open. */
export async function markShared(db: Db, { diskId, mailboxId, at }: Asked, entries: readonly DiskEntry[]): Promise<DiskEntry[]> {
  const idsOf = (wanted: DiskEntry['kind']) => entries.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const { rows } = await sql<{ key: string; shareId: number }>`
    SELECT CASE WHEN e.file_id IS NULL THEN 'folder' || e.folder_id ELSE 'file' || e.file_id END AS key, max(s.id) AS "shareId"
    FROM file_share_entry e JOIN file_share s ON s.id = e.share_id
    WHERE e.disk_id = ${diskId} AND (e.file_id = ANY(${idsOf('file')}::bigint[]) OR e.folder_id = ANY(${idsOf('folder')}::bigint[]))
      AND s.mailbox_id = ${mailboxId} AND s.cancelled_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ${at})
      AND (s.download_limit IS NULL OR s.download_count < s.download_limit)
    GROUP BY 1`.execute(db);
  const shares = new Map(rows.map(({ key, shareId }) => [key, shareId]));
  return entries.map((entry) => {
    const shareId = shares.get(`${entry.kind}${entry.id}`);
    return shareId === undefined ? entry : { ...entry, shareId };
  });
}
