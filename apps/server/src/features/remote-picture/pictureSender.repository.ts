import { maximumPictureSenders } from '@jinshu/api';
import { sql } from 'kysely';
import { normalAddress } from '../../mail/recipient/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** Returns the senders whose images a user always shows, newest first. */
export async function selectPictureSenders(db: Db, mailboxId: number): Promise<{ address: string }[]> {
  return db
    .selectFrom('picture_sender')
    .select('address')
    .where('mailbox_id', '=', mailboxId)
    .orderBy('created_at', 'desc')
    .orderBy('address')
    .limit(maximumPictureSenders)
    .execute();
}

/** Puts a sender on the list; beyond the limit the oldest leaves it. */
export async function insertPictureSender(db: Db, mailboxId: number, address: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      INSERT INTO picture_sender (mailbox_id, address) VALUES (${mailboxId}, lower(${normalAddress(address)}))
      ON CONFLICT (mailbox_id, address) DO NOTHING`.execute(tx);
    await sql`
      DELETE FROM picture_sender WHERE mailbox_id = ${mailboxId} AND address IN (
        SELECT address FROM picture_sender WHERE mailbox_id = ${mailboxId}
        ORDER BY created_at DESC, address OFFSET ${maximumPictureSenders})`.execute(tx);
  });
}

/** Takes a sender off the list. */
export async function deletePictureSender(db: Db, mailboxId: number, address: string): Promise<void> {
  await sql`DELETE FROM picture_sender WHERE mailbox_id = ${mailboxId} AND address = lower(${normalAddress(address)})`.execute(db);
}
