import { logOut } from '@jinshu/api';
import { useCallback } from 'react';
import type { Account } from '../app/AccountProvider.tsx';
import { api } from '../app/api.ts';
import { sessionStore } from '../session/sessionStore.ts';

/** Ends the session here and on the server, then goes where the organisation wants (LGN-49 to LGN-51). */
function leaveProduct(): void {
  const leave = (to: string) => {
    sessionStore.clear();
    // A fresh page: nothing of the account stays in memory.
    location.assign(to === '' ? '/login' : to);
  };
  api.call(logOut).then(
    ({ logoutUrl }) => leave(logoutUrl),
    // Whoever wants out gets out, whether the server answers or not.
    () => leave(''),
  );
}

/** Logs out, with the letters of an account saved first. Where one cannot be saved it is asked what becomes of it. */
export function useLogOut(inside?: Pick<Account, 'account'>): () => void {
  const account = inside?.account;
  return useCallback(() => {
    if (!account?.getSnapshot().context.tabs.some(({ kind }) => kind === 'compose')) return leaveProduct();
    void import('../compose/leaveLetters.ts').then(({ leaveLetters }) => leaveLetters(account, leaveProduct));
  }, [account]);
}
