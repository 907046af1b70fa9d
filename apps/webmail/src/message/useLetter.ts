import { type Message, Problem, readMessage } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../app/AccountProvider.tsx';
import type { AccountActor } from '../app/createAccountSystem.ts';
import { applyChange } from '../cache/applyChange.ts';
import { useUnlocked } from '../mail-password/useUnlocked.ts';
import { messageKeys, messageOptions } from './message.queries.ts';

const isMissing = (error: unknown) => error instanceof Problem && error.status === 404;

const soonMs = 5_000;
const dayMs = 86_400_000;
/** How long to wait until a mail that burns may be gone; a clock that goes wrong asks again soon. */
const untilBurned = (day: string | null | undefined) => {
  const left = Date.parse(day ?? '') - Date.now();
  return !Number.isNaN(left) && Math.max(soonMs, Math.min(left + soonMs, dayMs));
};

/** Calls back once when a tab is closed, whoever shows it or not by then. */
function whenClosed(account: AccountActor, tabId: string, act: () => void): void {
  const { unsubscribe } = account.subscribe(({ context }) => {
    if (context.tabs.some(({ id }) => id === tabId)) return;
    unsubscribe();
    act();
  });
}

/** The mail of a reading tab, and what has become of it since it was opened. */
export function useLetter(tab: MailTab) {
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
    // The server lets nobody open it from its moment on, and that moment is asked about here as well.
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

  // What was to be read once, or by few, stays on no device longer than its tab.
  const isSecret = isBurn || unlocked !== undefined;
  useEffect(() => {
    if (isSecret) whenClosed(account, tab.id, () => queryClient.removeQueries({ queryKey: messageKeys.detail({ folder, uid }) }));
  }, [isSecret, account, tab.id, queryClient, folder, uid]);

  return {
    message: data && unlocked ? { ...data, ...unlocked.content } : data,
    error,
    refetch,
    /** With which it is answered and sent on (RED-62). */
    password: unlocked?.password,
    /** With which its files and pictures are fetched. */
    grant: unlocked?.grant,
    /** It counts its readings, and nobody has asked for this one: a page that was loaded anew shows its tab, and not the letter. */
    isUnasked: isBurn && data === undefined && error === null && fetchStatus === 'idle',
    /** It lies in this folder no more; what was read of it shows still. */
    isGone: data !== undefined && (isMissed || isMissing(presence.error)),
  };
}

/** What {@link useLetter} answers of a mail that is there. */
export interface OpenLetter {
  message: Message;
  password: string | undefined;
  grant: string | undefined;
  isGone: boolean;
}
