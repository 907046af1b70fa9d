import { type Message, type MessageRef, readProtectedMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { messageKeys } from '../../core/cache/index.ts';

/** Content that a message password opened. Kept until the tab of the message closes. */
export interface Unlocked {
  password: string;
  /** Replaces the password in the URLs of files and images. */
  grant: string | undefined;
  content: Pick<Message, 'text' | 'html' | 'isHtml' | 'attachments'>;
}

/** A grant is good for an hour. */
const renewedAfterMs = 30 * 60_000;

/** Opens a message with its password (RED-45). */
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

/**
 * Returns the content of a password-protected message, once the password was given (RED-45). The content is kept in memory only. While it
 * is in use, its grant is renewed.
 */
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
    // No event about the message changes its content.
    staleTime: 'static',
    refetchInterval: renewedAfterMs,
    refetchIntervalInBackground: true,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}
