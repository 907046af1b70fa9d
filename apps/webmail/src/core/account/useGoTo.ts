import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from './AccountProvider.tsx';

const closesTabs = new Set(['/mailbox/welcome', '/mailbox/review']);

/** Goes where the account's tabs have been left for. Once in the app: each that listened would go there, and the way back be as long. */
export function useLeaving(): void {
  const navigate = useNavigate();
  const { account } = useAccount();
  useEffect(() => {
    const { unsubscribe } = account.on('left', ({ to }) => void navigate(to));
    return unsubscribe;
  }, [account, navigate]);
}

/** Goes to a place of the app. Home and review close the open tabs first, and ask where something would be lost (TAB-09, TAB-10). `state` goes with the entry in the history. */
export function useGoTo(): (path: string, state?: object) => void {
  const navigate = useNavigate();
  const { account } = useAccount();
  // It is another one at each address, and with it all would be rendered that leads somewhere.
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback(
    (path: string, state?: object) => {
      if (closesTabs.has(path)) account.send({ type: 'leave', to: path });
      else void latest.current(path, { state });
    },
    [account],
  );
}
