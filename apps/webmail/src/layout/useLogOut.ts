import { logOut } from '@jinshu/api';
import { useCallback } from 'react';
import { api } from '../app/api.ts';
import { sessionStore } from '../session/sessionStore.ts';

/** Ends the session here and on the server, then goes where the organisation wants (LGN-49 to LGN-51). */
export function useLogOut(): () => void {
  return useCallback(() => {
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
  }, []);
}
