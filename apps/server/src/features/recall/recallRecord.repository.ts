import type { RecallRecord } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ownRows } from '../settings/index.ts';
import type { RecallOutcome } from './recall.repository.ts';

const toRecord = ({ at, ...record }: Omit<RecallRecord, 'at'> & { at: Date }): RecallRecord => ({ ...record, at: at.toISOString() });

/** The recall records of a person, the newest first: all, some, or those of one message. */
export async function selectRecallRecords(
  db: Db | Tx,
  accountId: number,
  { ids = 'all', messageId }: { ids?: readonly number[] | 'all'; messageId?: string } = {},
): Promise<RecallRecord[]> {
  const { rows } = await sql<Parameters<typeof toRecord>[0]>`
    SELECT id, message_id AS "messageId", subject, recipient, at, status, info, is_active AS "isActive" FROM recall_record
    WHERE ${ownRows(accountId, ids)} ${messageId === undefined ? sql`` : sql`AND message_id = ${messageId}`}
    ORDER BY at DESC, id LIMIT 1000`.execute(db);
  return rows.map(toRecord);
}

/** Records the results of a recall, one for each recipient. */
export async function insertRecallRecords(
  tx: Tx,
  { mailboxId, messageId, outcomes, at }: { mailboxId: number; messageId: string; outcomes: readonly RecallOutcome[]; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO recall_record (mailbox_id, message_id, subject, recipient, status, info, at)
    SELECT ${mailboxId}, ${messageId}, coalesce(c.subject, ''), o.recipient, o.status, o.info, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS o ("submissionId" uuid, recipient text, status text, info text)
      JOIN submission s ON s.mailbox_id = ${mailboxId} AND s.id = o."submissionId" LEFT JOIN content c ON c.id = s.content_id
    ORDER BY o.recipient`.execute(tx);
}
