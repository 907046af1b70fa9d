import { enterSharedMailbox, getSharedStatus, leaveSharedMailbox, Problem, type SharedStatus } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { loseSession } from '../api/index.ts';
import { speaksForItself } from '../problem/index.ts';
import { mailboxKey, sessionStore } from '../session/index.ts';

/** Switches the session into a mailbox that is shared, or without one back into the own, and begins a fresh page there. */
export async function switchMailbox(api: ApiClient, status: SharedStatus, shareId: number | null): Promise<void> {
  const call = shareId === null ? api.call(leaveSharedMailbox) : api.call(enterSharedMailbox, { body: { shareId } });
  const { token } = await call.catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) void leaveMixture(api, status);
    throw error;
  });
  sessionStore.setToken(token);
  localStorage.setItem(mailboxKey, shareId === null ? '' : String(shareId));
  // Load a new page, so that no data of the other mailbox stays in memory (SHR-08).
  location.assign('/mailbox/welcome');
}

/**
 * Handles a switch without a response: the session may have switched anyway. The page would then mix two mailboxes, and its token would be
 * invalid. Asks the server until it responds, and ends the session if it has switched.
 */
async function leaveMixture(api: ApiClient, status: SharedStatus): Promise<void> {
  for (let wait = 1000; ; wait = Math.min(2 * wait, 16_000)) {
    const now = await api.call(getSharedStatus).catch((error: unknown) => (speaksForItself(error) ? status : undefined));
    if (now) return now.isInSharedMailbox === status.isInSharedMailbox ? undefined : loseSession();
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
