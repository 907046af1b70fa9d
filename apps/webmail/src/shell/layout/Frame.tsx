import { AppShell } from '@jinshu/ui/app-shell';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount, useLeaving } from '../../core/account/index.ts';
import { lateParts, SidebarSlot } from '../../core/page/index.ts';
import { ownerOf } from '../../core/shared-mailbox/index.ts';
import { PageKeys } from '../shortcut/index.ts';
import { Brand } from './Brand.tsx';
import { FrameRail } from './FrameRail.tsx';
import { FrameTools } from './FrameTools.tsx';
import { FrameNotices, PageTools } from './parts.ts';
import { QuickSearch } from './QuickSearch.tsx';
import { usePage } from './usePage.ts';

/** Rail, top bar and sidebar around a screen, with its notices and keys. */
export function Frame({ children }: { children: ReactNode }) {
  const { info, rights, status, userName } = useAccount();
  const { pathname, search } = useLocation();
  useLeaving();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const { items, place, isHome, isReview, hasSidebar, isContentAlone, title } = usePage();
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);

  // A phone's drawer has done its work once it led somewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(() => setSidebarOpen(false), [pathname, search]);

  return (
    <AppShell
      rail={<FrameRail {...{ items, place, isHome }} />}
      brand={<Brand />}
      owner={ownerOf(status, userName)}
      // A search is a tab that reads nothing.
      search={info.hasFullText && rights.canSend && quickSearch}
      tools={tools}
      pageTools={
        mayCome && (
          <Suspense>
            <PageTools />
          </Suspense>
        )
      }
      title={title}
      sidebar={hasSidebar && <SidebarSlot />}
      isSidebarOnSheet={place === 'calendar'}
      isContentAlone={isContentAlone}
      isSidebarOpen={isSidebarOpen}
      onSidebarOpenChange={setSidebarOpen}
    >
      {mayCome && (
        <Suspense>
          <FrameNotices />
        </Suspense>
      )}
      {/* In a folder and on the home page they come after the list or the greeting, which they must not hold up. */}
      {(isReview || (place !== 'mailbox' && !isHome)) && (
        <Suspense>
          <PageKeys isMailbox={isReview} />
        </Suspense>
      )}
      {children}
    </AppShell>
  );
}

const quickSearch = <QuickSearch />;
const tools = <FrameTools />;
