import { type Message, type MessageRef, messageViews, Problem, readMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../cache/applyChange.ts';
import { ownChanges } from '../cache/ownChanges.ts';
import { messageKeys, messageOptions, narrowedPages, patchRows } from './message.queries.ts';
import { patchUnseen } from './patchUnseen.ts';
import { watchAnswers } from './watchAnswers.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** A mail, and whether reading it counts. */
export interface OpenedRef extends MessageRef {
  isBurn?: boolean | undefined;
}

/** Asks for a mail before it is opened. Nothing is marked read, and burn mail is left alone. */
export function prefetchMessage({ api, queryClient }: Deps, { isBurn, ...ref }: OpenedRef): void {
  if (!isBurn) void queryClient.prefetchQuery(messageOptions(api, ref));
}

/** A letter of some megabytes that is here is not brought once more when the server is told that it is read. What a password opened is not kept. */
const isLong = (known: Message | undefined): known is Message =>
  known !== undefined && !known.attributes.isPassword && known.html.length + known.text.length > 100_000;

/** Reads a mail whose letter is here already, or on its way: all else of it comes anew. */
async function readAgain(letter: Message | Promise<Message>, read: (view: number) => Promise<Message>): Promise<Message> {
  const [{ text, html, isHtml, attachments }, head] = await Promise.all([letter, read(messageViews.header)]);
  return { ...head, text, html, isHtml, attachments };
}

/**
 * Reads a mail: what a prefetch brought shows at once, the server is told in the same moment (RED-61), and list and folder count
 * follow without waiting for it (TAG-01, TAG-02).
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
    // Nobody counted a mail that no list shows: the folders are asked for again then.
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
      // Nothing of it is here or on its way: the reading tab waits for this answer and asks for no second one.
      await queryClient.fetchQuery({ ...messageOptions(api, ref), queryFn: () => read() });
      return;
    }
    const letter = data ?? queryClient.fetchQuery(messageOptions(api, ref));
    const message = await (data === undefined || isLong(data) ? readAgain(letter, read) : read());
    // The reading tab asks as well, without a trace: of what counts its readings it would bring the head alone.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, message);
  } catch (error) {
    // The reading tab asks for the mail by itself and says what is wrong with it; here only the guess is taken back.
    if (wasUnread) patchUnseen(queryClient, ref.folder, 1);
    undo();
    // What is gone shows so, and is not opened once more, until the list is asked for again (TAG-04, LST-48).
    if (error instanceof Problem && error.code === 'mail-not-found')
      patchRows(queryClient, ref.folder, new Set([ref.uid]), (row) => ({ ...row, isMoved: true }));
  }
}
