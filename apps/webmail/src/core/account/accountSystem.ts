import type { LoginInfo, SharedStatus } from '@jinshu/api';
import { matchPath } from 'react-router-dom';
import { folderListOptions, messageListOptions, viewAt } from '../cache/index.ts';
import { sessionStore } from '../session/index.ts';
import { type AccountDeps, type AccountSystem, createAccountSystem } from './createAccountSystem.ts';

/** Storage key of the open tabs of a window, which are restored after a reload. */
export const keptTabsKey = 'jinshu-tabs';

/** Asks for what the mailbox shows first, while its screen is still being made: of the page at the address, or of another one. */
export function fetchMailbox(
  { api, queryClient }: AccountDeps,
  { pageSize }: LoginInfo,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): void {
  const folder = matchPath('/mailbox/innerbox/:folder', pathname)?.params.folder ?? 'INBOX';
  if (folder === 'INBOX' && !/^\/mailbox(\/welcome|\/innerbox(\/INBOX)?)?\/?$/.test(pathname)) return;
  void queryClient.prefetchQuery(folderListOptions(api));
  void queryClient.prefetchQuery(messageListOptions(api, viewAt(folder, pageSize, new URLSearchParams(search))));
}

let running: (AccountSystem & { userName: string }) | undefined;

/** The system of the account that is in; started when it is first asked for. */
export function accountSystem(deps: AccountDeps, userName: string, info: LoginInfo, status: SharedStatus): AccountSystem {
  if (running?.userName !== userName) {
    running?.stop();
    running = { ...createAccountSystem(deps, userName, info, status), userName };
    fetchMailbox(deps, info);
  }
  return running;
}

/** The account that is in, for what stands outside its frame. */
export const runningAccount = (): AccountSystem | undefined => running;

/** Whether an unsent message is open for writing. */
export const hasLetters = (): boolean =>
  running?.account.getSnapshot().context.tabs.some(({ kind, isSent }) => kind === 'compose' && !isSent) ?? false;

// Logging out removes all of the account's data from this page (LGN-50).
sessionStore.subscribe(() => {
  if (!running || sessionStore.get().userName === running.userName) return;
  running.stop();
  running.queryClient.clear();
  sessionStorage.removeItem(keptTabsKey);
  running = undefined;
});
