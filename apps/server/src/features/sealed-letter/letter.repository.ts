import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Sealed content of a message. */
export interface FoundLetter {
  id: string;
  /** Whether the mailbox sent it. */
  isOwn: boolean;
  subject: string;
}

/** Selects the sealed content of a message, if it has one. */
export async function selectLetter(
  db: Db,
  { mailboxId, folder, uid }: { mailboxId: number; folder: string; uid: number },
): Promise<FoundLetter | undefined> {
  const { rows } = await sql<FoundLetter>`
    SELECT c.sealed_id AS id, m.submission_id IS NOT NULL AS "isOwn", m.subject
    FROM folder f JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id AND m.uid = ${uid}
      JOIN content c ON c.id = m.content_id
    WHERE f.mailbox_id = ${mailboxId} AND f.raw_name = ${folder} AND c.sealed_id IS NOT NULL`.execute(db);
  return rows[0];
}
