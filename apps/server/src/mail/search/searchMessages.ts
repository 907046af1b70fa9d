import { maximumFound, Problem, type SearchConditions, type SearchQuery } from '@jinshu/api';
import { personQuery, type SearchField, searchQuery } from '../../mime/lexeme/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findFolder } from '../message/index.ts';
import { mailboxQuery } from './mailboxQuery.ts';
import { type FoundRow, findNamedFolder, type Search, selectEarly, selectFound, selectFoundUids, sizeRange } from './search.repository.ts';
import { spellOut } from './spellOut.ts';

/** Mailbox of a search, its locked areas, and the signal to stop it. */
export interface Searcher {
  mailboxId: number;
  /** Whether the user's own folders are locked and excluded from the results (FLK-29). */
  isOwnLocked?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Converts the conditions to a search. Null if nothing can match: a condition contains no search terms, the folder does not exist, or it is
 * Drafts.
 */
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
  // People suffice as a condition. A folder, a time or a size does not (SRC-08), except as an operator.
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

/** Searches messages by words in their fields, newest first (SRC-18, SRC-19). */
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
