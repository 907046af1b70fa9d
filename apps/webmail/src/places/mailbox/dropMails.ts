import type { MessageRow } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { cachedRow } from '../../core/cache/index.ts';
import { allWords } from '../../core/language/index.ts';
import { moveMails } from '../../mail/message/index.ts';

interface DropContext {
  api: ApiClient;
  queryClient: QueryClient;
  intl: Pick<IntlShape, 'formatMessage' | 'formatList' | 'messages'>;
}

/** The rows of what was dropped, folder by folder. A key that another page made up is of no row. */
export function droppedRows(queryClient: QueryClient, keys: readonly string[], target: string): Map<string, MessageRow[]> {
  const found = new Map<string, MessageRow[]>();
  for (const key of keys) {
    const split = key.lastIndexOf('/');
    const folder = key.slice(0, split);
    const row = cachedRow(queryClient, { folder, uid: Number(key.slice(split + 1)) });
    if (row && folder !== target) found.set(folder, [...(found.get(folder) ?? []), row]);
  }
  return found;
}

/**
 * Moves the messages that were dropped on a folder. The list changes immediately and is restored if the server refuses (LST-71, ERR-19).
 */
export async function dropMails(deps: DropContext, keys: readonly string[], target: { rawName: string; name: string }): Promise<void> {
  const rows = [...droppedRows(deps.queryClient, keys, target.rawName).values()].flat();
  if (rows.length === 0) return;
  await allWords();
  const nameFolder = (rawName: string) =>
    rawName === target.rawName ? target.name : (rows.find(({ folder }) => folder === rawName)?.folderName ?? rawName);
  await moveMails({ ...deps, nameFolder, signal: new AbortController().signal }, { folder: null, uids: [], rows }, target.rawName);
}
