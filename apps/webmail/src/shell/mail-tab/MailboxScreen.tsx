import { listTabId, type MailTab } from '@jinshu/mail-machines';
import { Panel } from '@jinshu/ui/app-shell';
import { MailboxColumn, MailTabPanel } from '@jinshu/ui/mailbox-layout';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { lateParts, panelId, returnFocus, Sidebar } from '../../core/page/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { messageStrings } from '../../mail/letter/index.ts';
import { ReadingTab } from '../../mail/message/index.ts';
import { ComposeTab } from '../../places/compose/index.ts';
import { FolderPane, MessageListPane } from '../../places/mailbox/index.ts';
import { KeptTab } from './KeptTab.tsx';
import { keptTabs } from './keptTabs.ts';
import { type FirstTab, OpenTabs } from './OpenTabs.tsx';

const AfterList = lazyPart(async () => (await import('./AfterList.tsx')).AfterList);
const TabHistory = lazyPart(async () => (await import('./TabHistory.tsx')).TabHistory);
const ClosingQuestion = lazyPart(async () => (await import('./ClosingQuestion.tsx')).ClosingQuestion);

/** The mailbox: folders beside, open tabs above, and what the active tab shows (RTE-06). */
export function MailboxScreen({ first }: { first?: FirstTab }) {
  const { boxId } = useParams();
  const folder = boxId ?? 'INBOX';
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { account, api } = useAccount();
  const { data: folders } = useQuery(folderListOptions(api));
  const nameOf = useFolderName();
  const tabs = useSelector(account, ({ context }) => context.tabs);
  const activeId = useSelector(account, ({ context }) => context.activeId);
  const question = useSelector(account, ({ context }) => context.questions[0]);
  // Render the prepared message at low priority, so that it is ready when the user opens it.
  const prepared = useDeferredValue(
    useSelector(account, ({ context }) => context.prepared),
    null,
  );
  const current = folders?.find(({ rawName }) => rawName === folder);
  const title = first?.title ?? nameOf(current ?? { rawName: folder, name: '' });
  const titleOf = (tab: MailTab) => tab.title || formatMessage(messageStrings[tab.kind === 'compose' ? 'newTitle' : 'noSubject']);
  const reading = tabs.find(({ id, kind }) => id === activeId && kind === 'reading');
  useEditorAhead(reading !== undefined);
  // Memoize it, as the folders are: switching tabs must not render them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says how a list begins, and follows it from then on
  const list = useMemo(() => <MessageListPane key={folder} folder={folder} query={query} afterwards={<AfterList />} />, [folder]);
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  useFocusInView(activeId);

  return (
    <>
      {/* FLK-05, FLD-23: leave a folder that is locked or was deleted in another window, and don't return to it. */}
      {folders && current?.isLocked !== false && <Navigate to="/mailbox/innerbox/INBOX" replace />}
      <Folders entry={first?.entry ?? folder} />
      <MailboxColumn>
        {(!first?.isHome || tabs.length > 0) && (
          <OpenTabs
            {...{ first, title, titleOf }}
            isOwnTitle={first !== undefined || current?.isDefault === true}
            unseenCount={current?.unseenCount}
          />
        )}
        <Panel isUnderTabs={!first?.isHome || tabs.length > 0} isPlain={first?.isHome === true && activeId === listTabId}>
          <MailTabPanel id={activeId === listTabId ? panelId : `${panelId}-list`} label={title} isHidden={activeId !== listTabId}>
            {first?.children ?? <Suspense fallback={<SkeletonRows />}>{list}</Suspense>}
          </MailTabPanel>
          {keptTabs(tabs, prepared).map((tab) => (
            <KeptTab key={tab.id} tab={tab} title={titleOf(tab)} isHidden={tab.id !== activeId && (tab === prepared ? 'ahead' : true)} />
          ))}
          {reading && (
            <MailTabPanel id={panelId} label={titleOf(reading)}>
              <Suspense fallback={<SkeletonRows />}>
                <ReadingTab tab={reading} />
              </Suspense>
            </MailTabPanel>
          )}
        </Panel>
      </MailboxColumn>
      {/* It waits for the folders and for the list, which it must not hold up. */}
      {folders && mayCome && (
        <Suspense>
          <TabHistory folder={folder} />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <ClosingQuestion
            question={question}
            onConfirm={() => account.send({ type: 'confirm' })}
            onCancel={() => account.send({ type: 'cancel' })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The folders beside the tabs. `entry`: key of the one that is shown. */
const Folders = memo(function Folders({ entry }: { entry: string }) {
  const navigate = useNavigate();
  const { account } = useAccount();
  const select = (rawName: string) => {
    account.send({ type: 'activate', id: listTabId });
    void navigate(`/mailbox/innerbox/${encodeURIComponent(rawName)}`);
  };
  return (
    <Sidebar>
      <FolderPane selected={entry} onSelect={select} />
    </Sidebar>
  );
});

/** Time after which a reply to an open message is likely, in milliseconds. */
const replyLikelyMs = 1_000;

/** Loads the editor while a message is read. Otherwise the first reply would wait for it. */
function useEditorAhead(isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => ComposeTab.preload().catch(() => undefined), replyLikelyMs);
    return () => clearTimeout(timer);
  }, [isReading]);
}

/** Moves the focus to the new active tab if the focused one was hidden. */
function useFocusInView(activeId: string): void {
  const shown = useRef(activeId);
  useEffect(() => {
    if (shown.current !== activeId) returnFocus();
    shown.current = activeId;
  }, [activeId]);
}
