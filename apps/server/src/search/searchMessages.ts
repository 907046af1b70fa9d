import { Problem, type SearchQuery } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { findFolder } from '../message/folderRow.ts';
import { type SearchField, searchQuery } from './lexemes.ts';
import { mailboxQuery } from './mailboxQuery.ts';
import { type FoundRow, selectFound, sentRange, sizeRange } from './search.repository.ts';

/**
 * Finds mail by the words of its parts (SRC-18, SRC-19). Words with nothing to look for in them find nothing. What lies in the user's
 * own folders is not found while these are locked (FLK-29).
 */
export async function searchMessages(
  { db, now }: Deps,
  mailboxId: number,
  search: SearchQuery,
  { isOwnLocked = false }: { isOwnLocked?: boolean } = {},
): Promise<{ total: number; rows: FoundRow[] }> {
  const asked: [string | undefined, SearchField | undefined][] = [
    [search.keyword, undefined],
    [search.subject, 'subject'],
    [search.sender, 'sender'],
    [search.recipient, 'recipients'],
    [search.attachment, 'attachments'],
  ];
  const given = asked.flatMap(([text, field]) => (text?.trim() ? [{ text, field }] : []));
  // The people of a mail are enough to look for it; a folder, a time or a size is not (SRC-08).
  if (given.length === 0) throw new Problem('search-conditions');
  const folder = search.folder === undefined ? undefined : await findFolder(db, mailboxId, search.folder);
  const terms = given.map(({ text, field }) => searchQuery(text, { field }));
  if (terms.includes(null) || folder?.role === 'drafts') return { total: 0, rows: [] };
  return selectFound(db, {
    mailboxId,
    query: [mailboxQuery(mailboxId), ...terms].join(' & '),
    folderId: folder?.id,
    isOwnLocked,
    ...sentRange(search.date, now()),
    ...sizeRange(search.size),
    limit: search.pageSize,
    offset: (search.page - 1) * search.pageSize,
  });
}
