import type { LoginAnswer } from '@jinshu/api';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../core/api/api.ts';
import { keepPickedLanguage } from '../../core/language/pickedLanguage.ts';
import { fetchSession } from '../../core/session/session.queries.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';

/** Has the first screen asked for in the moment in which the session is known, and not when the frame around it has been made. */
export async function fetchFirst(queryClient: QueryClient): Promise<void> {
  const info = await fetchSession(api, queryClient);
  // If this fails, the screen requests the data again.
  const mailbox = info && (await import('../../core/account/accountSystem.ts').catch(() => undefined));
  if (mailbox) mailbox.fetchMailbox({ api, queryClient }, info, { pathname: '/mailbox', search: '' });
}

/** Begins the session on this device. */
export function enterSession({ userName, token }: LoginAnswer): void {
  sessionStore.begin(userName, token);
  keepPickedLanguage();
}
