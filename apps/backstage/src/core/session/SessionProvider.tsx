import { keepOperationSession, logOutOfOperation, type OperationSession } from '@jinshu/api';
import { useReport } from '@jinshu/app/problem';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { api, onSessionLost, setToken } from '../api/index.ts';
import { sessionOptions } from './session.queries.ts';

interface SessionValue {
  session: OperationSession;
  /** Whether the session is over while its page stays. */
  isLost: boolean;
  /** Stores a session that began or was extended. */
  enter: (session: OperationSession) => void;
  logOut: () => void;
}

const SessionContext = createContext<SessionValue | null>(null);

/** The session of the administrator. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider around it.');
  return value;
}

/** Input that continues the session, and the interval for telling the server, in milliseconds. */
const inputs = ['pointerdown', 'keydown'] as const;
const tellMs = 60_000;

/** Provides the session, continues it while there is input, and notices its end (BAK-04). */
export function SessionProvider({ session, children }: { session: OperationSession; children: ReactNode }) {
  const queryClient = useQueryClient();
  const report = useReport();
  const [isLost, setLost] = useState(false);
  const enter = useCallback(
    (next: OperationSession) => {
      // One administrator must not see the page of another.
      if (next.accountId !== session.accountId) return location.reload();
      setToken(next.token);
      queryClient.setQueryData(sessionOptions.queryKey, next);
      setLost(false);
    },
    [queryClient, session.accountId],
  );
  useEffect(() => onSessionLost(() => setLost(true)), []);
  useEffect(() => {
    if (isLost) return;
    const seconds = Math.min(session.idleAfter, session.expiresAfter);
    const timer = setTimeout(
      () => {
        const asked = queryClient.fetchQuery({ ...sessionOptions, staleTime: 0 });
        // A server that cannot be reached says nothing about the session.
        asked.then((known) => known === null && setLost(true)).catch(report);
      },
      (seconds + 1) * 1000,
    );
    return () => clearTimeout(timer);
  }, [session, isLost, queryClient, report]);
  useEffect(() => {
    if (isLost) return;
    let last = performance.now();
    const hear = () => {
      if (performance.now() - last < tellMs) return;
      last = performance.now();
      api.call(keepOperationSession).then(enter).catch(report);
    };
    for (const input of inputs) addEventListener(input, hear, { passive: true, capture: true });
    return () => {
      for (const input of inputs) removeEventListener(input, hear, { capture: true });
    };
  }, [isLost, enter, report]);
  const logOut = useCallback(() => {
    api
      .call(logOutOfOperation)
      .then(() => {
        setToken('');
        queryClient.clear();
        location.assign('/operation/');
      })
      .catch(report);
  }, [queryClient, report]);
  const value = useMemo(() => ({ session, isLost, enter, logOut }), [session, isLost, enter, logOut]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
