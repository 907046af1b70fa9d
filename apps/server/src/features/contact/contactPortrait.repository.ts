import type { PortraitSize } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A portrait in its three sizes, and its hash. */
export type ContactPortrait = Record<PortraitSize, Buffer> & { hash: Buffer };

/** Keeps an uploaded portrait. */
export async function insertContactPortrait(
  db: Db | Tx,
  mailboxId: number,
  { hash, small, regular, large }: ContactPortrait,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO contact_portrait (mailbox_id, hash, small, regular, large, created_at)
    VALUES (${mailboxId}, ${hash}, ${small}, ${regular}, ${large}, ${at})
    ON CONFLICT (mailbox_id, hash) DO UPDATE SET created_at = excluded.created_at`.execute(db);
}

/** A portrait that was uploaded to the mailbox, in one size. */
export async function selectContactPortrait(db: Db, mailboxId: number, id: string, size: PortraitSize): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT p.${sql.ref(size)} AS bytes FROM contact_portrait p
    WHERE p.mailbox_id = ${mailboxId} AND p.hash = decode(${id}, 'hex')`.execute(db);
  return rows[0]?.bytes;
}
