import { type MessageRef, readMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { messageKeys, messageOptions, patchRows } from './message.queries.ts';
import { patchUnseen } from './patchUnseen.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** Asks for a mail before it is opened. Nothing is marked read, and burn or password mail is left alone. */
export function prefetchMessage({ api, queryClient }: Deps, ref: MessageRef): void {
  void queryClient.prefetchQuery(messageOptions(api, ref));
}

/**
 * Reads a mail: what a prefetch brought shows at once, the server is told in the same moment (RED-61), and list and folder count
 * follow without waiting for it (TAG-01, TAG-02).
 */
export async function openMessage({ api, queryClient }: Deps, ref: MessageRef): Promise<void> {
  let wasUnread = false;
  const undo = patchRows(queryClient, ref.folder, new Set([ref.uid]), (row) => {
    wasUnread ||= !row.isRead;
    return { ...row, isRead: true };
  });
  if (wasUnread) patchUnseen(queryClient, ref.folder, -1);
  try {
    const message = await api.call(readMessage, {
      params: { uid: ref.uid },
      query: { folder: ref.folder, view: undefined, isPrefetch: undefined },
    });
    queryClient.setQueryData(messageKeys.detail(ref), message);
  } catch {
    // The reading tab asks for the mail by itself and says what is wrong with it; here only the guess is taken back.
    if (wasUnread) patchUnseen(queryClient, ref.folder, 1);
    undo();
  }
}
