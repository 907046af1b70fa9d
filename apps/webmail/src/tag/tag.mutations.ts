import { cancelTags, type MessageRow, type Uids } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange } from '../cache/applyChange.ts';
import { patchMessage, patchRows } from '../message/message.queries.ts';

interface Mails {
  folder: string;
  uids: Uids;
  rows: readonly MessageRow[];
}

/** Takes every tag off mails at once, and puts them back when the server refuses (TAG-21, TAG-27). */
export async function clearTags(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  { folder, uids, rows }: Mails,
): Promise<void> {
  const undo = patchRows(queryClient, folder, new Set(rows.map(({ uid }) => uid)), (row) => ({ ...row, tags: [] }));
  for (const { uid } of rows) patchMessage(queryClient, { folder, uid }, (message) => ({ ...message, tags: [] }));
  try {
    await api.call(cancelTags, { body: { uids, folder } });
  } catch (error) {
    undo();
    throw error;
  } finally {
    applyChange(queryClient, { type: 'message.changed', folder, uids: uids === 'all' ? [] : uids });
  }
}
