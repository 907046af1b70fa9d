import { listTabId } from '@jinshu/mail-machines';
import { AppShell } from '@jinshu/ui/app-shell';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountProvider, useAccount, useLeaving } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { lateParts, SidebarSlot, SidebarSlotProvider } from '../../core/page/index.ts';
import { ownerOf } from '../../core/shared-mailbox/index.ts';
import { PageKeys } from '../shortcut/index.ts';
import { Brand } from './Brand.tsx';
import { EmptyShell } from './EmptyShell.tsx';
import { FrameRail } from './FrameRail.tsx';
import { FrameTools } from './FrameTools.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { usePage } from './usePage.ts';

const PageTools = lazyPart(async () => (await import('./PageTools.tsx')).PageTools);
const FrameNotices = lazyPart(async () => (await import('./FrameNotices.tsx')).FrameNotices);

/** Frame around every screen of a logged-in user (area LAY). */
export function MainLayout() {
  return (
    <AccountProvider placeholder={<EmptyShell />}>
      <SidebarSlotProvider>
        <Frame>
          <Outlet />
        </Frame>
      </SidebarSlotProvider>
    </AccountProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { account, info, rights, status, userName } = useAccount();
  const isListInView = useSelector(account, ({ context }) => context.activeId === listTabId);
  const { pathname, search } = useLocation();
  useLeaving();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const { items, place, isHome, isReview, hasSidebar, title } = usePage();
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);

  // A phone's drawer has done its work once it led somewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(() => setSidebarOpen(false), [pathname, search]);

  return (
    <AppShell
      rail={<FrameRail {...{ items, place, isHome }} />}
      brand={<Brand />}
      owner={ownerOf(status, userName)}
      // A search is a tab that reads nothing (SHR-09).
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
      isContentAlone={place === 'mailbox' && !isListInView}
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
