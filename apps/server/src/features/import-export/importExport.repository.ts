import { sql } from 'kysely';
import { type Selection, selected } from '../../mail/bulk/index.ts';
import type { Db, SkeletonPiece, Tx } from '../../platform/db/index.ts';

/** Selects which of the contents are already in the folder. */
export async function presentContents(tx: Tx, mailboxId: number, folderId: number, contentIds: readonly number[]): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('message')
    .select('content_id')
    .distinct()
    .where('mailbox_id', '=', mailboxId)
    .where('folder_id', '=', folderId)
    .where('content_id', 'in', [...contentIds])
    .execute();
  return new Set(rows.flatMap(({ content_id }) => (content_id === null ? [] : [content_id])));
}

/** Message with the fields of an export. */
export interface ExportRow {
  uid: number;
  subject: string;
  sender: string;
  arrivedAt: Date;
  isSeen: boolean;
  isAnswered: boolean;
  flagColor: string | null;
  size: number;
  skeleton: Buffer;
  pieces: SkeletonPiece[];
}

/** Selects a page of messages after a uid, in ascending order. Drafts are left out. */
export async function exportPage(db: Db, mailboxId: number, folderId: number, afterUid: number, limit: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT m.uid, m.subject, coalesce(nullif(m.sender->>'address', ''), 'MAILER-DAEMON') AS sender, m.arrived_at AS "arrivedAt", m.is_seen AS "isSeen",
      m.is_answered AS "isAnswered", m.flag_color AS "flagColor", m.size, c.skeleton, c.pieces
    FROM message m JOIN content c ON c.id = m.content_id
    WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folderId} AND m.uid > ${afterUid} ORDER BY m.uid LIMIT ${limit}`.execute(db);
  return rows;
}

/** Message of a selection, for an archive of message files. */
export interface Letter {
  subject: string;
  contentId: number;
}

/** Selects the messages of a selection in uid order. Drafts are left out. */
export async function selectLetters(db: Db, selection: Selection): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    SELECT m.subject, m.content_id AS "contentId" FROM message m
    WHERE ${selected(selection, sql`m`)} AND m.content_id IS NOT NULL ORDER BY m.uid`.execute(db);
  return rows;
}

/** Selects the folders of a mailbox with their message counts. */
export const foldersOf = (db: Db, mailboxId: number) =>
  db
    .selectFrom('folder')
    .select(['id', 'raw_name', 'name', 'message_count'])
    .where('mailbox_id', '=', mailboxId)
    .orderBy('position')
    .orderBy('id')
    .execute();
