import type { DeliveryStatus } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** The fate of a sent mail at one recipient. */
export interface DeliveryRow {
  recipient: string;
  name: string;
  status: DeliveryStatus;
  statusInfo: string;
  updatedAt: Date;
}

/** The fates of an own mail by its message id, in the order of the recipients' addresses. A mail that was sent to each by itself counts as one. */
export async function selectDeliveries(db: Db, mailboxId: number, messageId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT d.recipient, d.name, d.status, d.status_info AS "statusInfo", d.updated_at AS "updatedAt"
    FROM submission s JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id
    WHERE s.message_id = ${messageId} AND s.mailbox_id = ${mailboxId} ORDER BY d.recipient`.execute(db);
  return rows;
}
