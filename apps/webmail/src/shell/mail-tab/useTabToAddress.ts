import { listTabId } from '@jinshu/mail-machines';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { usePageStep } from '../../core/page/index.ts';
import { keepTabs } from './keptTabList.ts';
import { tabIdAt, withTab } from './tabAddress.ts';

/** Steps in progress between the address and the tabs. */
export interface Course {
  /** Tab that the address requests and that is loading. It is shown unless the user leaves the current tab first. */
  coming: { id: string; from: string } | null;
  /** A tab was closed and the history goes back behind it, from an entry to a query: what that leads to is in view already. */
  stepping: { from: number | undefined; to: string } | null;
  /** The tab that a step back led to while it was asked whether the one that it left may be closed. */
  owed: { id: string; left: string } | null;
}

/** The number of the entry of the history, which a replacement keeps. */
const entryNow = () => (history.state as { idx?: number } | null)?.idx;

/** Makes an entry of the history of each tab that comes into view, and keeps what is open. */
export function useTabToAddress(folder: string, course: RefObject<Course>): void {
  const { account, userName } = useAccount();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const step = usePageStep();
  const tabs = useSelector(account, ({ context }) => context.tabs);
  const activeId = useSelector(account, ({ context }) => context.activeId);
  const isAsking = useSelector(account, (snapshot) => snapshot.matches('asking'));
  useEffect(() => keepTabs(userName, tabs), [userName, tabs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the history renders another `navigate`
  useEffect(() => {
    // Wait for the next task: a change of folder navigates after it activates the tab.
    const timer = setTimeout(() => {
      const { pathname: path, search: shown, state } = step.here();
      const { coming, owed, stepping } = course.current;
      // What is drawn is not where the page is by now: this comes again with that.
      if (isAsking || path !== pathname || (stepping && stepping.from === entryNow())) return;
      course.current.owed = null;
      const isThere = (id: string) => id === listTabId || account.getSnapshot().context.tabs.some((tab) => tab.id === id);
      if (owed && !isThere(owed.left) && isThere(owed.id)) account.send({ type: 'activate', id: owed.id });
      const { context } = account.getSnapshot();
      const query = new URLSearchParams(shown);
      const there = tabIdAt(query, folder) ?? listTabId;
      const isComing = coming?.id === there && coming.from === context.activeId;
      if (query.has('init') || there === context.activeId || isComing) return;
      const isClosed = !isThere(there);
      // All tabs were closed because the user is leaving the page: the next address follows.
      if (isClosed && context.leavingTo !== '') return;
      const active = context.tabs.find(({ id }) => id === context.activeId);
      const search = withTab(query, active, folder).toString();
      if (isClosed && (state as { before?: string } | null)?.before === search) {
        course.current.stepping = { from: entryNow(), to: search };
        void navigate(-1);
      } else void navigate({ search }, isClosed ? { replace: true, state } : { state: { before: query.toString() } });
    });
    return () => clearTimeout(timer);
  }, [activeId, tabs, isAsking, key, step, folder]);
}
