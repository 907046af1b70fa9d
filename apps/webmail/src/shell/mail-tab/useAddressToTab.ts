import { readMessage } from '@jinshu/api';
import { listTabId, type MailTab } from '@jinshu/mail-machines';
import { base } from '@jinshu/ui/theme';
import { type RefObject, useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Account, useAccount } from '../../core/account/index.ts';
import { usePageStep } from '../../core/page/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { continueLeft } from '../../mail/draft/index.ts';
import { useOpenMessage } from '../../mail/message/index.ts';
import { keptTabList } from './keptTabList.ts';
import { mailAt, tabIdAt, withTab } from './tabAddress.ts';
import type { Course } from './useTabToAddress.ts';

type Format = IntlShape['formatMessage'];

/** The accounts whose tabs came back already: once per page. */
const restored = new WeakSet<Account['account']>();

/** Shows what the address asks for, after Back, Forward, and when the page begins. */
export function useAddressToTab(folder: string, course: RefObject<Course>): void {
  const given = useAccount();
  const { account, userName } = given;
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = useNavigationType();
  const step = usePageStep();
  const openAt = useOpenAt();
  const report = useReport();
  const showList = () => void navigate({ search: withTab(query, undefined, folder).toString() }, { replace: true });
  const bring = async (id: string, come: () => Promise<() => void>) => {
    const coming = { id, from: account.getSnapshot().context.activeId };
    course.current.coming = coming;
    const show = await come().catch(report);
    // Don't interrupt a user who has moved to something else in the meantime.
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
    const isOwnStep = type === 'POP' && course.current.stepping?.to === query.toString();
    if (type === 'POP') course.current.stepping = null;
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
      if (!isFirst && (wanted === listTabId || step.by < 0) && matchMedia(base.media.narrow).matches) leave(account, wanted);
      account.send({ type: 'activate', id: wanted });
      if (account.getSnapshot().matches('asking')) course.current.owed = { id: wanted, left: activeId };
    } else if (mail) void bring(wanted, () => openAt(mail));
    else {
      account.send({ type: 'activate', id: listTabId });
      showList();
    }
  }, [key, step]);
}

/**
 * Closes the tab that a step back leaves. If the step leads to the list, also closes the tabs in between. Messages being written and
 * burn-after-reading messages close only if active, because closing them asks for confirmation.
 */
function leave(account: Account['account'], wanted: string): void {
  const { tabs, activeId } = account.getSnapshot().context;
  const isPassed = ({ id, kind, isBurn }: MailTab) => wanted === listTabId && id !== activeId && kind !== 'compose' && !isBurn;
  for (const { id } of tabs.filter(isPassed)) account.send({ type: 'close', id });
  account.send({ type: 'close', id: activeId });
}

/** Reopens messages that were being written, as far as this browser has stored them. Returns a function that activates the wanted tab. */
async function continueWritten(account: Account, formatMessage: Format, tabs: readonly MailTab[], wanted: string): Promise<() => void> {
  const drafts = tabs.map(({ draftId }) => draftId);
  await continueLeft(account, formatMessage, drafts);
  const isThere = wanted === listTabId || account.account.getSnapshot().context.tabs.some(({ id }) => id === wanted);
  return () => account.account.send({ type: 'activate', id: isThere ? wanted : listTabId });
}

/**
 * Returns a function that fetches the message of an address and returns how to open it. A message that counts its views gets a tab that
 * asks first, because the user didn't press anything.
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
