import { Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, FolderRole, Tx } from '../../platform/db/index.ts';

/** A folder as a list of its messages shows it. */
export interface ListedFolder {
  rawName: string;
  name: string;
  messageCount: number;
  unseenCount: number;
}

/** A folder as the work on its messages needs it. */
export interface FolderRow extends ListedFolder {
  id: number;
  role: FolderRole | null;
  nextUid: number;
}

/** Finds a folder by its raw name, or says that there is none. */
export async function findFolder(db: Db | Tx, mailboxId: number, rawName: string): Promise<FolderRow> {
  const { rows } = await sql<FolderRow>`
    SELECT id, raw_name AS "rawName", name, role, next_uid AS "nextUid", message_count AS "messageCount", unseen_count AS "unseenCount"
    FROM folder WHERE mailbox_id = ${mailboxId} AND raw_name = ${rawName}`.execute(db);
  const folder = rows[0];
  if (!folder) throw new Problem('folder-not-found');
  return folder;
}

/** Whether the folder contains outgoing messages, whose other party is the recipient. */
export const isOutgoing = (folder: Pick<FolderRow, 'role'>): boolean => folder.role === 'sent' || folder.role === 'drafts';
