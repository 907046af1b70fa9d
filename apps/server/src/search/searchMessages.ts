import { maximumFound, Problem, type SearchConditions, type SearchQuery } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { findFolder } from '../message/folderRow.ts';
import { personQuery, type SearchField, searchQuery } from './lexemes.ts';
import { mailboxQuery } from './mailboxQuery.ts';
import { type FoundRow, findNamedFolder, type Search, selectEarly, selectFound, selectFoundUids, sizeRange } from './search.repository.ts';
import { spellOut } from './spellOut.ts';

/** Whose search it is, what of the mailbox is closed to them, and how they stop it. */
export interface Searcher {
  mailboxId: number;
  /** What lies in the user's own folders is not found while these are locked (FLK-29). */
  isOwnLocked?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** What is to be looked up, or null when words with nothing to look for in them, or the drafts, find nothing. */
async function toSearch(
  { db, now }: Deps,
  { mailboxId, isOwnLocked = false }: Searcher,
  conditions: SearchConditions,
): Promise<Search | null> {
  const search = spellOut(conditions, now());
  const asked: [string | undefined, SearchField | undefined][] = [
    [search.keyword, undefined],
    [search.subject, 'subject'],
    [search.sender, 'sender'],
    [search.recipient, 'recipients'],
    [search.attachment, 'attachments'],
  ];
  const given = asked.flatMap(([text, field]) => (text?.trim() ? [{ text, field }] : []));
  // The people of a mail are enough to look for it; a folder, a time or a size is not (SRC-08), except as an operator.
  if (given.length === 0 && !search.hasOperators && !search.person?.trim()) throw new Problem('search-conditions');
  const isRoot = !search.folder || search.folder === 'root';
  const folder = await (search.folderName !== undefined
    ? findNamedFolder(db, mailboxId, search.folderName)
    : isRoot
      ? undefined
      : findFolder(db, mailboxId, search.folder as string));
  const terms = given.map(({ text, field }) => searchQuery(text, { field, findsNames: field === undefined }));
  if (search.person?.trim()) terms.push(personQuery(search.person));
  if (terms.includes(null) || folder === null || folder?.role === 'drafts') return null;
  return {
    mailboxId,
    query: [mailboxQuery(mailboxId), ...terms].join(' & '),
    hasWords: terms.length > 0,
    folderId: folder?.id,
    isOwnLocked,
    sentFrom: search.sentFrom,
    sentBefore: search.sentBefore,
    isUnread: search.isUnread,
    hasAttachment: search.hasAttachment,
    ...sizeRange(search.size),
  };
}

/** Finds mail by the words of its parts, newest first (SRC-18, SRC-19). */
export async function searchMessages(
  deps: Deps,
  searcher: Searcher,
  query: SearchQuery,
): Promise<{ total: number; isPartial: boolean; rows: FoundRow[] }> {
  const search = await toSearch(deps, searcher, query);
  if (!search) return { total: 0, isPartial: false, rows: [] };
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  if (query.isEarly) return selectEarly(deps.db, search, page, searcher.signal);
  return { ...(await selectFound(deps.db, search, page, searcher.signal)), isPartial: false };
}

/** Names all that a search finds, folder by folder. */
export async function listFoundUids(
  deps: Deps,
  searcher: Searcher,
  conditions: SearchConditions,
): Promise<{ total: number; isPartial: boolean; folders: { rawName: string; uids: number[] }[] }> {
  const search = await toSearch(deps, searcher, conditions);
  if (!search) return { total: 0, isPartial: false, folders: [] };
  const found = await selectFoundUids(deps.db, search, maximumFound, searcher.signal);
  return { ...found, isPartial: found.total > maximumFound };
}
