import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, Router } from 'react-router-dom';

type PageHistory = ReturnType<typeof createBrowserHistory>;

const folders = /^\/mailbox\/(innerbox|welcome)/;

/** The last step back or forward, another object for each: also for one that leads to what was never left on the screen. */
export interface PageStep {
  /** Number of history entries moved; negative for back. */
  by: number;
  /** Returns the current location of the page, even if it isn't rendered yet. */
  here: () => Location;
}

const Step = createContext<PageStep | null>(null);

/** The last step that the page went back or forward in its history. */
export function usePageStep(): PageStep {
  const step = use(Step);
  if (!step) throw new Error('There is no PageRouter around this.');
  return step;
}

export interface PageRouterProps {
  children: ReactNode;
  /** Creates the history to follow. @default the browser history */
  createHistory?: (options: { v5Compat: true }) => PageHistory;
}

/**
 * The router of the browser. What leads to another screen may have to fetch it, and leaves the old one there meanwhile. From folder to
 * folder all is here: the other one shows in the next frame, and is not made in pieces with pauses between them.
 */
export function PageRouter({ children, createHistory = createBrowserHistory }: PageRouterProps) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location, step }, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
    step: { by: 0, here: () => history.location },
  }));
  useLayoutEffect(() => {
    let from = history.location.pathname;
    return history.listen(({ action, location, delta }) => {
      const isStep = action === 'POP';
      const show = () => setShown(({ step }) => ({ action, location, step: isStep ? { ...step, by: delta ?? 0 } : step }));
      const to = location.pathname;
      // The same place with another tab shows already, unless the history led there.
      if (from === to ? isStep : folders.test(from) && folders.test(to)) show();
      else startTransition(show);
      from = to;
    });
  }, [history]);
  return (
    <Step value={step}>
      <Router navigationType={action} location={location} navigator={history}>
        {children}
      </Router>
    </Step>
  );
}
