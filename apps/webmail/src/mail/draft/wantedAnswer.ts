import type { MessageRef } from '@jinshu/api';
import { readingTabId } from '@jinshu/mail-machines';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Account } from '../../core/account/index.ts';
import { cachedRow, messageKeys } from '../../core/cache/index.ts';
import type { AnswerKind } from './useBeginMail.ts';

/** An answer that waits for the password of its original. */
export interface WantedAnswer {
  kind: AnswerKind;
  /** Text that the user has already typed. */
  text?: string | undefined;
}

const keyOf = (ref: MessageRef) => [...messageKeys.detail(ref), 'wanted-answer'] as const;

/** Query of the reply that waits for the password of a message. It is never fetched from the server. */
export const wantedAnswerOptions = (ref: MessageRef) =>
  queryOptions({
    queryKey: keyOf(ref),
    queryFn: async (): Promise<WantedAnswer | null> => null,
    enabled: false,
    // As long as it takes a tab to show.
    gcTime: 10_000,
  });

/** Nothing waits any more. */
export const forgetWanted = (queryClient: QueryClient, ref: MessageRef): void => {
  queryClient.setQueryData(wantedAnswerOptions(ref).queryKey, null);
};

/** Delay until a closing menu has returned the focus to its button, in milliseconds. Only then can the field take the focus. */
const menuGoesMs = 80;

/** Shows the message and its password form. The reply starts automatically after the password is accepted. */
export async function askForPassword({ account, queryClient }: Account, { folder, uid }: MessageRef, wanted: WantedAnswer): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, menuGoesMs));
  const ref = { folder, uid };
  queryClient.setQueryData(wantedAnswerOptions(ref).queryKey, wanted);
  const isOpen = account.getSnapshot().context.tabs.some(({ id }) => id === readingTabId(ref));
  if (isOpen) account.send({ type: 'activate', id: readingTabId(ref) });
  else {
    const row = cachedRow(queryClient, ref);
    account.send({ type: 'openMessage', ...ref, title: row?.subject ?? '', position: null, isBurn: row?.isBurn ?? false });
  }
}
