import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Returns the first bytes of a message, which include its header. */
export async function selectHead(db: Db, contentId: number): Promise<Buffer> {
  const { rows } = await sql<{
    head: Buffer;
  }>`SELECT substring(skeleton FROM 1 FOR 524288) AS head FROM content WHERE id = ${contentId}`.execute(db);
  return rows[0]?.head ?? Buffer.alloc(0);
}

/** Records that the receipt of a message is sent. Returns false if it was already sent, or if the message no longer exists. */
export async function claimReceipt(tx: Tx, mailboxId: number, { id, contentId }: { id: number; contentId: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE message SET has_receipt = true, version = (SELECT version + 1 FROM mailbox WHERE id = ${mailboxId})
    WHERE mailbox_id = ${mailboxId} AND id = ${id} AND content_id = ${contentId} AND NOT has_receipt`.execute(tx);
  return numAffectedRows === 1n;
}
