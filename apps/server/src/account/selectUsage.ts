import { sql } from 'kysely';
import { countedBytes } from '../attachment/attachmentLife.ts';
import type { Db, Tx } from '../db/db.ts';

/** What a mailbox may hold and holds, in bytes. A quota of 0 is none. */
export interface Usage {
  quota: number;
  /** Mail, drafts with their files, and the stored attachments that none of these counts. */
  used: number;
  /** Pieces of unfinished uploads. */
  pending: number;
}

/** What counts against the capacity of a mailbox (ATT-45). Whoever asks or shows how full it is asks here. */
export async function selectUsage(db: Db | Tx, mailboxId: number, at: Date): Promise<Usage> {
  const { rows } = await sql<Usage>`
    SELECT quota_bytes AS quota, used_bytes + ${countedBytes(sql`mailbox.id`, at)} AS used,
      coalesce((SELECT sum(size) FROM upload_chunk WHERE mailbox_id = mailbox.id), 0)::bigint AS pending
    FROM mailbox WHERE id = ${mailboxId}`.execute(db);
  return rows[0] ?? { quota: 0, used: 0, pending: 0 };
}

/** How many bytes of mail a mailbox may still take; null for no limit. */
export async function roomIn(db: Db | Tx, mailboxId: number, at: Date): Promise<number | null> {
  const { quota, used } = await selectUsage(db, mailboxId, at);
  return quota === 0 ? null : Math.max(0, quota - used);
}
