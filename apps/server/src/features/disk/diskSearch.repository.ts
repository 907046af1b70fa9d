import { sql } from 'kysely';
import { textLexemes } from '../../mime/lexeme/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** A hit of a search: a file or folder, by its id. */
export interface DiskHit {
  kind: 'file' | 'folder';
  id: number;
  /** Its parent folder. */
  folderId: number;
  isByContent: boolean;
}

/** Keyword and scope of a search. Without lists of folders, it covers the whole disk. */
export interface DiskSearch {
  diskId: number;
  keyword: string;
  /** Folders whose entries may be seen. */
  seen?: readonly number[] | undefined;
  /** Folders whose files may be read. */
  read?: readonly number[] | undefined;
  limit: number;
  offset: number;
}

const inside = (column: ReturnType<typeof sql>, folders: readonly number[] | undefined) =>
  folders === undefined ? sql`true` : sql`coalesce(${column}, 0) = ANY(${folders}::bigint[])`;

/** Finds folders and files by a part of their name, then files by words in them. */
export async function selectHits(db: Db, { diskId, keyword, seen, read, limit, offset }: DiskSearch): Promise<DiskHit[]> {
  const part = keyword.toLowerCase();
  const words = textLexemes(keyword, { lexemes: 40, lexemeBytes: 4_000 });
  const hasName = sql`position(${part} IN lower(name)) > 0`;
  const { rows } = await sql<DiskHit>`
    SELECT kind, id, folder_id AS "folderId", is_by_content AS "isByContent" FROM (
      SELECT 'folder' AS kind, id, coalesce(parent_id, 0) AS folder_id, false AS is_by_content, name FROM disk_folder
      WHERE disk_id = ${diskId} AND trash_id IS NULL AND ${inside(sql`parent_id`, seen)} AND ${hasName}
      UNION ALL
      SELECT 'file', id, coalesce(folder_id, 0), false, name FROM disk_file
      WHERE disk_id = ${diskId} AND trash_id IS NULL AND ${inside(sql`folder_id`, seen)} AND ${hasName}
      UNION ALL
      SELECT 'file', id, coalesce(folder_id, 0), true, name FROM disk_file
      WHERE ${words.length > 0} AND disk_id = ${diskId} AND trash_id IS NULL AND ${inside(sql`folder_id`, read)} AND NOT ${hasName}
        AND hash IN (SELECT hash FROM attachment_text WHERE lexemes @> ${words}::text[])
    ) hit ORDER BY is_by_content, kind DESC, lower(name), id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}
