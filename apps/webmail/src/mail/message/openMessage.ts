import { type Message, type MessageRef, messageViews, Problem, readMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  askAgain,
  messageKeys,
  messageOptions,
  narrowedPages,
  ownChanges,
  patchRows,
  patchUnseen,
  watchAnswers,
} from '../../core/cache/index.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** Message reference, and whether reading it uses up a view. */
export interface OpenedRef extends MessageRef {
  isBurn?: boolean | undefined;
}

/** Fetches a message before it is opened. It isn't marked as read. Burn-after-reading messages are skipped. */
export function prefetchMessage({ api, queryClient }: Deps, { isBurn, ...ref }: OpenedRef): void {
  if (!isBurn) void queryClient.prefetchQuery(messageOptions(api, ref));
}

/**
 * Whether a cached message is long. The content of a long message isn't fetched again when it is marked as read. Password-protected
 * messages don't count, because their opened content isn't stored here.
 */
const isLong = (known: Message | undefined): known is Message =>
  known !== undefined && !known.attributes.isPassword && known.html.length + known.text.length > 100_000;

/** Reads a message whose content is cached or being fetched: fetches only its header again. */
async function readAgain(letter: Message | Promise<Message>, read: (view: number) => Promise<Message>): Promise<Message> {
  const [{ text, html, isHtml, attachments }, head] = await Promise.all([letter, read(messageViews.header)]);
  return { ...head, text, html, isHtml, attachments };
}

/**
 * Reads a message. Prefetched content is shown immediately while the server marks it as read (RED-61). List and folder counts are updated
 * without waiting for the server (TAG-01, TAG-02).
 */
export async function openMessage({ api, queryClient }: Deps, { folder, uid, isBurn = false }: OpenedRef): Promise<void> {
  const ref = { folder, uid };
  const queryKey = messageKeys.detail(ref);
  let wasUnread = false;
  const undo = patchRows(queryClient, ref.folder, new Set([ref.uid]), (row) => {
    wasUnread ||= !row.isRead;
    return { ...row, isRead: true };
  });
  if (wasUnread) patchUnseen(queryClient, ref.folder, -1);
  try {
    if (isBurn) {
      // What another view knows of it is its head alone.
      queryClient.removeQueries({ queryKey });
      await queryClient.fetchQuery(messageOptions(api, ref, true));
      return;
    }
    // If no list contains the message as unread, its count wasn't adjusted here. Let the change event refetch the folders.
    const onChanges = wasUnread ? ownChanges.know : undefined;
    const findOlder = watchAnswers(queryClient, folder);
    const read = async (view?: number) => {
      const answer = await api.call(readMessage, { params: { uid }, query: { folder, view, isPrefetch: undefined } }, { onChanges });
      if (wasUnread) {
        const stale = new Set([...findOlder(), ...queryClient.getQueryCache().findAll(narrowedPages(folder))]);
        askAgain(queryClient, { predicate: (query) => stale.has(query) });
      }
      return answer;
    };
    const { data, fetchStatus } = queryClient.getQueryState<Message>(queryKey) ?? {};
    if (data === undefined && fetchStatus !== 'fetching') {
      // The message is neither cached nor being fetched. The reading tab waits for this response and sends no second request.
      await queryClient.fetchQuery({ ...messageOptions(api, ref), queryFn: () => read() });
      return;
    }
    const letter = data ?? queryClient.fetchQuery(messageOptions(api, ref));
    const message = await (data === undefined || isLong(data) ? readAgain(letter, read) : read());
    // The reading tab asks as well, without a trace: of what counts its readings it would bring the head alone.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, message);
  } catch (error) {
    // The reading tab fetches the message and reports the error. Here, undo only the early change of the rows and counts.
    if (wasUnread) patchUnseen(queryClient, ref.folder, 1);
    undo();
    // Mark a missing message as moved, so that it isn't opened again before the list is refetched (TAG-04, LST-48).
    if (error instanceof Problem && error.code === 'mail-not-found')
      patchRows(queryClient, ref.folder, new Set([ref.uid]), (row) => ({ ...row, isMoved: true }));
  }
}
