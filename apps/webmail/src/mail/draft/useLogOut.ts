import { logOut } from '@jinshu/api';
import { useCallback } from 'react';
import type { Account } from '../../core/account/index.ts';
import { api } from '../../core/api/index.ts';
import { sessionStore } from '../../core/session/index.ts';

/** Ends the session here and on the server, then opens the page that the organization has set (LGN-49 to LGN-51). */
function leaveProduct(): void {
  const leave = (to: string) => {
    sessionStore.clear();
    // Load a new page, so that no account data stays in memory.
    location.assign(to === '' ? '/login' : to);
  };
  api.call(logOut).then(
    ({ logoutUrl }) => leave(logoutUrl),
    // Log out even if the server doesn't respond.
    () => leave(''),
  );
}

/** Returns a function that logs out after saving open messages. If one can't be saved, the user decides what to do. */
export function useLogOut(inside?: Pick<Account, 'account'>): () => void {
  const account = inside?.account;
  return useCallback(() => {
    if (!account?.getSnapshot().context.tabs.some(({ kind }) => kind === 'compose')) return leaveProduct();
    void import('./leaveLetters.ts').then(({ leaveLetters }) => leaveLetters(account, leaveProduct));
  }, [account]);
}
