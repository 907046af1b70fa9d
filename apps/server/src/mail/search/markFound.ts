import type { FoundRow as AnsweredRow, SearchConditions } from '@jinshu/api';
import { plainText } from '../../mime/reading/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { doubtsOf } from '../mail-auth/index.ts';
import { toMessageRow } from '../message/index.ts';
import { createMarker, type Marker } from './markHits.ts';
import { type FoundRow, selectBodies, selectFileTexts } from './search.repository.ts';

/** Number of characters of a message, and of a file, that are searched for a snippet. */
const characters = 20_000;

/**
 * Converts search results to rows of the response and marks the matches in subject and sender. Adds a snippet of the body or of a file if
 * one matches.
 */
export async function markFound(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  rows: readonly FoundRow[],
  { keyword, subject, sender, attachment }: SearchConditions,
): Promise<AnsweredRow[]> {
  const inSubject = createMarker([keyword, subject]);
  const mark = await doubtsOf(deps);
  const inSender = createMarker([keyword, sender]);
  const marked = rows.map((row): AnsweredRow => {
    const subjectMarks = inSubject?.mark(row.subject) ?? [];
    const senderMarks = inSender?.mark(row.sender.name || row.sender.address) ?? [];
    return {
      ...toMessageRow(row, { rawName: row.rawName, name: row.folderName }, mark),
      ...(subjectMarks.length > 0 && { subjectMarks }),
      ...(senderMarks.length > 0 && { senderMarks }),
    };
  });
  const inBody = createMarker([keyword]);
  const inFiles = createMarker([keyword, attachment]);
  const snippets = inFiles ? await findSnippets(deps.db, rows, { inBody, inFiles }) : new Map<number, AnsweredRow['snippet']>();
  return marked.map((row, index) => {
    const snippet = snippets.get(rows[index]?.contentId ?? 0);
    return snippet ? { ...row, snippet } : row;
  });
}

interface Markers {
  inBody: Marker | null;
  inFiles: Marker;
}

async function findSnippets(db: Db, rows: readonly FoundRow[], { inBody, inFiles }: Markers): Promise<Map<number, AnsweredRow['snippet']>> {
  const contentIds = [...new Set(rows.flatMap(({ contentId }) => contentId ?? []))];
  const bodies = await selectBodies(db, contentIds, characters);
  const found = new Map<number, AnsweredRow['snippet']>();
  for (const body of bodies) {
    const snippet = inBody?.snippet(plainText(body));
    if (snippet) found.set(body.contentId, snippet);
  }
  const rest = bodies.filter(({ contentId }) => !found.has(contentId));
  const texts = await selectFileTexts(
    db,
    rest.flatMap(({ files }) => files.map(({ hash }) => hash)),
    characters,
  );
  for (const { contentId, files } of rest) {
    for (const { name, hash } of files) {
      const snippet = inFiles.snippet(texts.get(hash) ?? '');
      if (!snippet) continue;
      found.set(contentId, { ...snippet, fileName: name });
      break;
    }
  }
  return found;
}
