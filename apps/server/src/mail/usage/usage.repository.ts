import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { countedBytes, readListedMs } from './attachmentLife.repository.ts';

/** Quota and usage of a mailbox, in bytes. A quota of 0 means no limit. */
export interface Usage {
  quota: number;
  /** Mail, drafts with their files, and the stored attachments that none of these counts. */
  used: number;
  /** Pieces of unfinished uploads. */
  pending: number;
}

/** Selects the bytes that count against the quota of a mailbox (ATT-45). All code that checks or shows usage must call this function. */
export async function selectUsage(db: Db | Tx, mailboxId: number, at: Date): Promise<Usage> {
  const listing = { at, listedMs: await readListedMs(db) };
  const { rows } = await sql<Usage>`
    SELECT quota_bytes AS quota, used_bytes + ${countedBytes(sql`mailbox.id`, listing)} AS used,
      coalesce((SELECT sum(size) FROM upload_chunk WHERE mailbox_id = mailbox.id), 0)::bigint AS pending
    FROM mailbox WHERE id = ${mailboxId}`.execute(db);
  return rows[0] ?? { quota: 0, used: 0, pending: 0 };
}

/** Returns the free space of a mailbox, in bytes. Null if it has no limit. */
export async function roomIn(db: Db | Tx, mailboxId: number, at: Date): Promise<number | null> {
  const { quota, used } = await selectUsage(db, mailboxId, at);
  return quota === 0 ? null : Math.max(0, quota - used);
}
