import { use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';

/** Returns whether this is about leaving the page for another one. */
const leaves = (to: To) => {
  const pathname = typeof to === 'string' ? to.replace(/[?#].*/, '') : (to.pathname ?? '');
  return pathname !== '';
};

/** Position of the current entry in the history, as React Router numbers it. */
const position = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

/**
 * While active, holds back what leads to another page: links, menus, shortcuts and the history. Returns the way on that was held back, if
 * any: `go` follows it, `stay` forgets it. The browser itself asks before a tab is closed. React Router blocks only with a data router.
 */
export function useLeaveGuard(isActive: boolean): { go: () => void; stay: () => void } | undefined {
  const { navigator } = use(NavigationContext);
  const [held, setHeld] = useState<() => void>();
  useEffect(() => {
    if (!isActive) return;
    const { push } = navigator;
    const here = position();
    const { pathname } = window.location;
    let isOpen = false;
    let isReturning = false;
    const hold = (go: () => void) =>
      setHeld(() => () => {
        isOpen = true;
        go();
      });
    navigator.push = (to, ...rest) => {
      if (isOpen || !leaves(to)) push(to, ...rest);
      else hold(() => push(to, ...rest));
    };
    // Before React Router hears of it: the address is already another one, and goes back.
    const pop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const by = position() - here;
      if (isOpen || by === 0 || window.location.pathname === pathname) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-by);
      hold(() => window.history.go(by));
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', pop, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      navigator.push = push;
      window.removeEventListener('popstate', pop, { capture: true });
      window.removeEventListener('beforeunload', unload);
      setHeld(undefined);
    };
  }, [isActive, navigator]);
  if (!held) return undefined;
  return {
    go: () => {
      setHeld(undefined);
      held();
    },
    stay: () => setHeld(undefined),
  };
}
