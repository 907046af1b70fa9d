import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { longestPerson, longestSubject } from '../mail-record/index.ts';
import { type Selection, selected } from './bulk.repository.ts';

/** Writes one record for each selected message, which is about to be deleted (QRY-15). Drafts are left out. */
export async function recordDeleted(
  tx: Tx,
  selection: Selection,
  { folder, isGone, at }: { folder: string; isGone: boolean; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder, is_gone)
    SELECT ${at}, m.mailbox_id, 'deleted', left(CASE
        WHEN m.submission_id IS NULL THEN m.sender ->> 'address'
        ELSE (SELECT string_agg(one ->> 'address', ', ') FROM jsonb_array_elements(m.recipients) AS one)
      END, ${longestPerson}),
      left(m.subject, ${longestSubject}), m.size, ${folder}, ${isGone}
    FROM message m WHERE ${selected(selection, sql`m`)} AND m.draft_id IS NULL ORDER BY m.uid`.execute(tx);
}
