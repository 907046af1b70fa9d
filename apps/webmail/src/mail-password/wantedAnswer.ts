import type { MessageRef } from '@jinshu/api';
import { readingTabId } from '@jinshu/mail-machines';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Account } from '../app/AccountProvider.tsx';
import type { AnswerKind } from '../compose/useBeginMail.ts';
import { cachedRow, messageKeys } from '../message/message.queries.ts';

/** An answer that waits for the password of its original. */
export interface WantedAnswer {
  kind: AnswerKind;
  /** What was typed for it already. */
  text?: string | undefined;
}

const keyOf = (ref: MessageRef) => [...messageKeys.detail(ref), 'wanted-answer'] as const;

/** What waits for the password of a mail; nobody asks a server for it. */
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

/** A menu that was pressed gives the focus back to its button once it has gone; only then the field can take it. */
const menuGoesMs = 80;

/** Shows the mail, whose password is asked for; once it is given the answer begins by itself. */
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
