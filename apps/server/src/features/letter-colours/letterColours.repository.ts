import { maximumLetterColours } from '@jinshu/api';
import { sql } from 'kysely';
import { normalAddress } from '../../mail/recipient/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** Returns, per sender, how a mailbox shows messages in a dark skin, newest first. */
export async function selectLetterColours(db: Db, mailboxId: number): Promise<{ address: string; adapted: boolean }[]> {
  return db
    .selectFrom('letter_colours')
    .select(['address', 'is_adapted as adapted'])
    .where('mailbox_id', '=', mailboxId)
    .orderBy('chosen_at', 'desc')
    .orderBy('address')
    .limit(maximumLetterColours)
    .execute();
}

/** Remembers it for a sender; beyond the limit the oldest is forgotten. */
export async function upsertLetterColours(db: Db, mailboxId: number, address: string, isAdapted: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      INSERT INTO letter_colours (mailbox_id, address, is_adapted) VALUES (${mailboxId}, lower(${normalAddress(address)}), ${isAdapted})
      ON CONFLICT (mailbox_id, address) DO UPDATE SET is_adapted = excluded.is_adapted, chosen_at = now()`.execute(tx);
    await sql`
      DELETE FROM letter_colours WHERE mailbox_id = ${mailboxId} AND address IN (
        SELECT address FROM letter_colours WHERE mailbox_id = ${mailboxId}
        ORDER BY chosen_at DESC, address OFFSET ${maximumLetterColours})`.execute(tx);
  });
}
