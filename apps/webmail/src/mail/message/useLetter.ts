import { type Message, Problem, readMessage } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AccountActor, useAccount } from '../../core/account/index.ts';
import { applyChange, messageKeys, messageOptions } from '../../core/cache/index.ts';
import { useUnlocked } from '../draft/index.ts';

const isMissing = (error: unknown) => error instanceof Problem && error.status === 404;

const soonMs = 5_000;
const dayMs = 86_400_000;
/**
 * Returns the delay before checking whether a burn-after-reading message was destroyed, in milliseconds. It is between 5 seconds and a day,
 * so that a wrong clock doesn't matter for long.
 */
const untilBurned = (day: string | null | undefined) => {
  const left = Date.parse(day ?? '') - Date.now();
  return !Number.isNaN(left) && Math.max(soonMs, Math.min(left + soonMs, dayMs));
};

/** Calls back once when a tab is closed, even if its component is no longer mounted. */
function whenClosed(account: AccountActor, tabId: string, act: () => void): void {
  const { unsubscribe } = account.subscribe(({ context }) => {
    if (context.tabs.some(({ id }) => id === tabId)) return;
    unsubscribe();
    act();
  });
}

/** Returns the message of a reading tab, or of the pane beside a list, and whether it still exists. */
export function useLetter(tab: MailTab, isInPane = false) {
  const { api, account, queryClient } = useAccount();
  const { folder, uid } = tab;
  const ref = { folder, uid };
  const queryKey = messageKeys.detail(ref);
  // Where no list had it, its own head says so.
  const isBurn = tab.isBurn || (queryClient.getQueryData<Message>(queryKey)?.isBurn ?? false);
  const { data, error, refetch, fetchStatus } = useQuery({
    ...messageOptions(api, ref, isBurn),
    ...(isBurn && { enabled: false, gcTime: Number.POSITIVE_INFINITY }),
  });
  const presence = useQuery({
    queryKey: messageKeys.presence(ref),
    queryFn: async ({ signal }) => {
      await api.call(readMessage, { params: { uid }, query: { folder, view: undefined, isPrefetch: true } }, { signal });
      return true;
    },
    initialData: true,
    enabled: isBurn && data !== undefined,
    // Check again at the burn date: from then on, the server doesn't open the message.
    refetchInterval: ({ state }) => state.error === null && untilBurned(data?.attributes.burnDate),
    refetchIntervalInBackground: true,
  });
  const unlocked = useUnlocked(ref);

  // RED-53: what cannot be found has moved, so list and folders are wrong as well.
  const isMissed = isMissing(error);
  useEffect(() => {
    if (!isMissed) return;
    applyChange(queryClient, { type: 'message.removed', folder, uids: [] });
  }, [isMissed, queryClient, folder]);

  // Messages with a view limit or a password must not stay in the cache after their tab closes, or the pane shows something else.
  const isSecret = isBurn || unlocked !== undefined;
  useEffect(() => {
    if (!isSecret) return;
    const forget = () => queryClient.removeQueries({ queryKey: messageKeys.detail({ folder, uid }) });
    if (!isInPane) return whenClosed(account, tab.id, forget);
    return () => {
      if (!account.getSnapshot().context.tabs.some(({ id }) => id === tab.id)) forget();
    };
  }, [isSecret, isInPane, account, tab.id, queryClient, folder, uid]);

  return {
    message: data && unlocked ? { ...data, ...unlocked.content } : data,
    error,
    refetch,
    /** Password needed to reply to the message or forward it (RED-62). */
    password: unlocked?.password,
    /** Grant for the URLs of its files and images. */
    grant: unlocked?.grant,
    /**
     * Whether the user must still confirm a view of this message. After a reload, the tab of a message with a view limit is shown without
     * its content.
     */
    isUnasked: isBurn && data === undefined && error === null && fetchStatus === 'idle',
    /** Whether the message is no longer in this folder. Its loaded content is still shown. */
    isGone: data !== undefined && (isMissed || isMissing(presence.error)),
  };
}

/** Result of {@link useLetter} for a loaded message. */
export interface OpenLetter {
  message: Message;
  password: string | undefined;
  grant: string | undefined;
  isGone: boolean;
}
