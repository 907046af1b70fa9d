import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

const folders = /^\/mailbox\/(innerbox|welcome)/;

/**
 * The router of the browser. What leads to another screen may have to fetch it, and leaves the old one there meanwhile. From folder to
 * folder all is here: the other one shows in the next frame, and is not made in pieces with pauses between them.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let from = history.location.pathname;
    return history.listen((next) => {
      const to = next.location.pathname;
      // The same place with another tab: what shows has changed already.
      if (from !== to && folders.test(from) && folders.test(to)) setShown(next);
      else startTransition(() => setShown(next));
      from = to;
    });
  }, [history]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
