import type { LoginAnswer } from '@jinshu/api';
import type { QueryClient } from '@tanstack/react-query';
import { loadAccountSystem } from '../../core/account/index.ts';
import { api } from '../../core/api/index.ts';
import { keepPickedLanguage } from '../../core/language/index.ts';
import { fetchSession, sessionStore } from '../../core/session/index.ts';

/** Has the first screen asked for in the moment in which the session is known, and not when the frame around it has been made. */
export async function fetchFirst(queryClient: QueryClient): Promise<void> {
  const info = await fetchSession(api, queryClient);
  // If this fails, the screen requests the data again.
  const mailbox = info && (await loadAccountSystem().catch(() => undefined));
  if (mailbox) mailbox.fetchMailbox({ api, queryClient }, info, { pathname: '/mailbox', search: '' });
}

/** Begins the session on this device. */
export function enterSession({ userName, token }: LoginAnswer): void {
  sessionStore.begin(userName, token);
  keepPickedLanguage();
}
