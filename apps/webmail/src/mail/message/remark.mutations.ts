import { deleteRemark, type MessageRef, setRemark } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange, patchMessage, patchRows } from '../../core/cache/index.ts';

/** Saves a remark on a message, or deletes it if it is empty (TAG-34, TAG-35). The typed text stays in its field until it is saved. */
export async function keepRemark(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  { folder, uid }: MessageRef,
  remark: string,
): Promise<void> {
  await (remark === '' ? api.call(deleteRemark, { body: { folder, uid } }) : api.call(setRemark, { body: { folder, uid, remark } }));
  patchRows(queryClient, folder, new Set([uid]), (row) => ({ ...row, remark }));
  patchMessage(queryClient, { folder, uid }, (message) => ({ ...message, remark }));
  applyChange(queryClient, { type: 'message.changed', folder, uids: [uid] });
}
