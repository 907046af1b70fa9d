import type { Address, MessageRow, Tag } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { FlagColor, StoredAddress } from '../../platform/db/index.ts';
import type { SenderOfRow } from '../mail-auth/index.ts';

/** The flags of a message as its row holds them. */
export interface StoredFlags {
  isSeen: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isScheduled: boolean;
  isUrgent: boolean;
  isBurn: boolean;
  hasAttachment: boolean;
  flagColor: FlagColor | null;
}

/** Data of a list row. */
export interface StoredRow extends StoredFlags {
  uid: number;
  subject: string;
  sender: SenderOfRow;
  recipients: StoredAddress[];
  sentAt: Date | null;
  arrivedAt: Date;
  size: number;
  remark: string;
  tags: Tag[];
  draftId: string | null;
}

/** The columns of `StoredRow`; the table `message` is called `m` in the statement. */
export const rowColumns: RawBuilder<unknown> = sql`m.uid, m.subject, m.sender, m.recipients, m.sent_at AS "sentAt",
  m.arrived_at AS "arrivedAt", m.size, m.remark, m.draft_id AS "draftId", m.is_seen AS "isSeen", m.is_answered AS "isAnswered",
  m.is_forwarded AS "isForwarded", m.is_scheduled AS "isScheduled", m.is_urgent AS "isUrgent", m.is_burn AS "isBurn", m.has_attachment AS "hasAttachment",
  m.flag_color AS "flagColor",
  CASE WHEN m.tag_ids = '{}' THEN '[]'::json ELSE coalesce((
    SELECT json_agg(json_build_object('id', 'tag' || t.id, 'name', t.name, 'color', t.color) ORDER BY t.id)
    FROM tag t WHERE t.mailbox_id = m.mailbox_id AND t.id = ANY(m.tag_ids)
  ), '[]') END AS tags`;

/** The flags as the contract names them. */
export const toFlags = (row: StoredFlags) => ({
  isRead: row.isSeen,
  isAnswered: row.isAnswered,
  isForwarded: row.isForwarded,
  isScheduled: row.isScheduled,
  isUrgent: row.isUrgent,
  isBurn: row.isBurn,
  hasAttachment: row.hasAttachment,
  flagColor: row.flagColor,
});

/** Converts a stored row to a list row of the contract (LST-67). People who may impersonate a colleague are marked. */
export const toMessageRow = (
  row: StoredRow,
  folder: { rawName: string; name: string },
  mark: (person: SenderOfRow) => Address,
): MessageRow => ({
  uid: row.uid,
  folder: folder.rawName,
  folderName: folder.name,
  subject: row.subject,
  sender: mark(row.sender),
  recipients: row.recipients.map(mark),
  sentAt: row.sentAt?.toISOString() ?? null,
  arrivedAt: row.arrivedAt.toISOString(),
  size: row.size,
  ...toFlags(row),
  remark: row.remark,
  tags: row.tags,
  isMoved: false,
  ...(row.draftId !== null && { draftId: row.draftId }),
});
