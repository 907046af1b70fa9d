import { type Message, type MessageRef, readProtectedMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { messageKeys } from '../message/message.queries.ts';

/** What the password of a mail opened, as long as its tab is open. */
export interface Unlocked {
  password: string;
  /** Stands for the password in the addresses of files and pictures. */
  grant: string | undefined;
  content: Pick<Message, 'text' | 'html' | 'isHtml' | 'attachments'>;
}

/** A grant is good for an hour. */
const renewedAfterMs = 30 * 60_000;

/** Opens a mail by its password (RED-45). */
export async function openProtected(
  api: ApiClient,
  { folder, uid }: MessageRef,
  password: string,
  signal?: AbortSignal,
): Promise<Unlocked> {
  const opened = await api.call(readProtectedMessage, { body: { uid, folder, password } }, signal && { signal });
  const { text, html, isHtml, attachments, grant } = opened;
  return { password, grant, content: { text, html, isHtml, attachments } };
}

/** What a mail says behind its password, once that was given (RED-45). Kept in memory, and nowhere else; while it shows its grant goes on. */
export function useUnlocked(ref: MessageRef): Unlocked | undefined {
  const { api, queryClient } = useAccount();
  const queryKey = messageKeys.unlocked(ref);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<Unlocked>(queryKey);
      if (!known) throw new Error('Nobody has given the password.');
      return openProtected(api, ref, known.password, signal);
    },
    enabled: ({ state }) => state.data !== undefined,
    // Nothing that is heard of the mail changes what it says.
    staleTime: 'static',
    refetchInterval: renewedAfterMs,
    refetchIntervalInBackground: true,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}
