import type { MessageRow } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { moveTo } from '../message/message.mutations.ts';
import { cachedRow } from '../message/message.queries.ts';
import { messageStrings as s } from '../message/message.strings.ts';
import { toasts } from '../toast/toasts.ts';

interface DropContext {
  api: ApiClient;
  queryClient: QueryClient;
  intl: Pick<IntlShape, 'formatMessage'>;
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

/** Moves the mails that were dropped on a folder: they go at once, and come back where the server refuses (LST-71, ERR-19). */
export async function dropMails(
  { intl, ...deps }: DropContext,
  keys: readonly string[],
  target: { rawName: string; name: string },
): Promise<void> {
  const moves = [...droppedRows(deps.queryClient, keys, target.rawName)].map(([folder, rows]) =>
    moveTo(deps, { folder, uids: rows.map(({ uid }) => uid), rows }, target.rawName),
  );
  if (moves.length === 0) return;
  const results = await Promise.allSettled(moves);
  const hasFailed = results.some(({ status }) => status === 'rejected');
  if (hasFailed) toasts.add({ message: intl.formatMessage(s.moveFailed), tone: 'danger' });
  else toasts.add({ message: intl.formatMessage(s.moved, { folder: target.name }) });
}
