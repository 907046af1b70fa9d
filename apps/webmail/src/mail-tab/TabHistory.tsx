import { readMessage } from '@jinshu/api';
import { listTabId, type MailTab } from '@jinshu/mail-machines';
import { base } from '@jinshu/ui/theme';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Account, useAccount } from '../app/AccountProvider.tsx';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { useOpenMessage } from '../message/useOpenMessage.ts';
import { useReport } from '../problem/useReport.ts';
import { followAddress } from './followAddress.ts';
import { keepTabs, keptTabList } from './keptTabList.ts';
import { mailAt, tabIdAt, withTab } from './tabAddress.ts';

type Format = IntlShape['formatMessage'];

/** The accounts whose tabs came back already: once per page. */
const restored = new WeakSet<Account['account']>();

/**
 * The tab in view is part of the address: Back leads to the one before, an address opens its mail, and a page that is loaded anew has its
 * tabs.
 */
export function TabHistory({ folder }: { folder: string }) {
  const course = useRef<Course>({ coming: null, isSteppingBack: false });
  useInitQuery();
  useAddressToTab(folder, course);
  useTabToAddress(folder, course);
  return null;
}

/** What is under way between the address and the tabs. */
interface Course {
  /** The tab that the address asks for and that is on its way: it comes unless somebody leaves what is in view until then. */
  coming: { id: string; from: string } | null;
  /** A tab was closed and the history goes back behind it: what that leads to is in view already. */
  isSteppingBack: boolean;
}

/** Shows what the address asks for, after Back, Forward, and when the page begins. */
function useAddressToTab(folder: string, course: RefObject<Course>): void {
  const given = useAccount();
  const { account, userName } = given;
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = useNavigationType();
  const openAt = useOpenAt();
  const report = useReport();
  const showList = () => void navigate({ search: withTab(query, undefined, folder).toString() }, { replace: true });
  const bring = async (id: string, come: () => Promise<() => void>) => {
    const coming = { id, from: account.getSnapshot().context.activeId };
    course.current.coming = coming;
    const show = await come().catch(report);
    // Whoever went on to something else until now keeps it.
    const isAwaited = course.current.coming === coming && account.getSnapshot().context.activeId === coming.from;
    if (course.current.coming === coming) course.current.coming = null;
    if (!isAwaited) return;
    show?.();
    if (account.getSnapshot().context.activeId !== id) showList();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useEffect(() => {
    const isFirst = !restored.has(account);
    restored.add(account);
    const asked = tabIdAt(query, folder) ?? listTabId;
    if (course.current.coming?.id !== asked) course.current.coming = null;
    const isOwnStep = course.current.isSteppingBack;
    course.current.isSteppingBack = false;
    if (isOwnStep || (!isFirst && type !== 'POP')) return;
    const before = isFirst ? keptTabList(userName) : [];
    if (before.length > 0) account.send({ type: 'restoreTabs', tabs: before });
    const { tabs, activeId } = account.getSnapshot().context;
    // What was opened before this part was here stays in view: its address follows.
    const wanted = isFirst && activeId !== listTabId ? activeId : asked;
    const written = before.filter(({ kind, isSent }) => kind === 'compose' && !isSent);
    const mail = mailAt(query, folder);
    if (written.length > 0) void bring(wanted, () => continueWritten(given, formatMessage, written, wanted));
    if (wanted === activeId || written.some(({ id }) => id === wanted)) return;
    if (wanted === listTabId || tabs.some(({ id }) => id === wanted)) {
      // A phone shows one page at a time: what is left there is closed, since nothing leads back to it.
      const isLeft = !isFirst && wanted === listTabId && matchMedia(base.media.narrow).matches;
      account.send(isLeft ? { type: 'close', id: activeId } : { type: 'activate', id: wanted });
    } else if (mail) void bring(wanted, () => openAt(mail));
    else {
      account.send({ type: 'activate', id: listTabId });
      showList();
    }
  }, [key]);
}

/** Goes on with letters that were being written, as far as this browser has kept them; what comes of it shows the tab that is wanted. */
async function continueWritten(account: Account, formatMessage: Format, tabs: readonly MailTab[], wanted: string): Promise<() => void> {
  const drafts = tabs.map(({ draftId }) => draftId);
  await (await import('../compose/beginMail.ts')).continueLeft(account, formatMessage, drafts);
  const isThere = wanted === listTabId || account.account.getSnapshot().context.tabs.some(({ id }) => id === wanted);
  return () => account.account.send({ type: 'activate', id: isThere ? wanted : listTabId });
}

/**
 * Fetches the mail of an address; what comes of it opens it. One that counts its readings gets a tab that asks first, since nobody has
 * pressed anything.
 */
function useOpenAt() {
  const { account, api } = useAccount();
  const { open } = useOpenMessage();
  return async (ref: { folder: string; uid: number }) => {
    const query = { folder: ref.folder, view: undefined, isPrefetch: true };
    const { subject, isBurn } = await api.call(readMessage, { params: { uid: ref.uid }, query });
    if (isBurn) return () => account.send({ type: 'openMessage', ...ref, title: subject, isBurn });
    return () => open({ ...ref, subject, isBurn, isMoved: false }, null);
  };
}

/** Makes an entry of the history of each tab that comes into view, and keeps what is open. */
function useTabToAddress(folder: string, course: RefObject<Course>): void {
  const { account, userName } = useAccount();
  const location = useLocation();
  const navigate = useNavigate();
  const tabs = useSelector(account, ({ context }) => context.tabs);
  const activeId = useSelector(account, ({ context }) => context.activeId);
  const isAsking = useSelector(account, (snapshot) => snapshot.matches('asking'));
  useEffect(() => keepTabs(userName, tabs), [userName, tabs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the history renders another `navigate`
  useEffect(() => {
    // In the next turn: whoever goes to another folder says so after the tab.
    const timer = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      const { context } = account.getSnapshot();
      const there = tabIdAt(query, folder) ?? listTabId;
      const { coming, isSteppingBack } = course.current;
      const isComing = coming?.id === there && coming.from === context.activeId;
      if (isAsking || query.has('init') || there === context.activeId || isComing || isSteppingBack) return;
      const isOpen = (id: string) => context.tabs.find((tab) => tab.id === id);
      const isClosed = there !== listTabId && !isOpen(there);
      // All tabs went since the page is being left: the next address is on its way.
      if (isClosed && context.leavingTo !== '') return;
      const search = withTab(query, isOpen(context.activeId), folder).toString();
      const { before } = (location.state ?? {}) as { before?: string };
      course.current.isSteppingBack = isClosed && before === search;
      if (course.current.isSteppingBack) void navigate(-1);
      else void navigate({ search }, isClosed ? { replace: true, state: location.state } : { state: { before: query.toString() } });
    });
    return () => clearTimeout(timer);
  }, [activeId, tabs, isAsking, location.key, folder]);
}

/** `init=composeMail`, `openMail`, `openSentMail`: acted on once, then taken off the address (RTE-32 to RTE-36). */
function useInitQuery(): void {
  const [query, setQuery] = useSearchParams();
  const { api } = useAccount();
  const { compose, writeTo } = useBeginMail();
  const { open } = useOpenMessage();
  const report = useReport();
  const init = query.get('init');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address, whatever else is rendered anew
  useEffect(() => {
    if (init !== null) void followAddress(query, setQuery, { api, compose, writeTo, open }).catch(report);
  }, [init]);
}
