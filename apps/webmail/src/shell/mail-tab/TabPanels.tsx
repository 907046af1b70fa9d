import { MailTabPanel } from '@jinshu/ui/mailbox-layout';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { panelId, returnFocus } from '../../core/page/index.ts';
import { ReadingTab } from '../../mail/message/index.ts';
import { ComposeTab } from '../../places/compose/index.ts';
import { KeptTab } from './KeptTab.tsx';
import { keptTabs } from './keptTabs.ts';
import { useTabTitle } from './useTabTitle.ts';

/** Panels of the tabs that are open beside the first one. */
export function TabPanels() {
  const { account } = useAccount();
  const tabs = useSelector(account, ({ context }) => context.tabs);
  const activeId = useSelector(account, ({ context }) => context.activeId);
  const titleOf = useTabTitle();
  // Render the prepared message at low priority, so that it is ready when the user opens it.
  const prepared = useDeferredValue(
    useSelector(account, ({ context }) => context.prepared),
    null,
  );
  const reading = tabs.find(({ id, kind }) => id === activeId && kind === 'reading');
  useEditorAhead(reading !== undefined);
  useFocusInView(activeId);
  return (
    <>
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
    </>
  );
}

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
