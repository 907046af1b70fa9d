import type { Address, MessageRow, Tag } from '@jinshu/api';
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
