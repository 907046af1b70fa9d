import { LanguagePicker, useLanguage } from '@jinshu/app/language';
import { listTabId } from '@jinshu/mail-machines';
import { AccountButton, AppShell, BarButton, BarSeparator, Rail, RailButton } from '@jinshu/ui/app-shell';
import { Icon } from '@jinshu/ui/icon';
import { Logo } from '@jinshu/ui/logo';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountProvider, useAccount, useGoTo, useLeaving } from '../../core/account/index.ts';
import { api } from '../../core/api/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { languageNames, lazyPart, useKeepLanguage } from '../../core/language/index.ts';
import { helpPage, lateParts, layoutStrings, SidebarSlot, SidebarSlotProvider } from '../../core/page/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { MailboxSwitcher, ownerOf } from '../../core/shared-mailbox/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { useLockScreen } from '../../places/lock/index.ts';
import { PageKeys } from '../shortcut/index.ts';
import { MenuOf } from './MenuOf.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { hasSidebar, placeOf, useRailItems } from './railItems.ts';

const menus = () => import('./layoutMenus.tsx');
const AccountMenu = lazyPart(async () => (await menus()).AccountMenu);
const PlacesMenu = lazyPart(async () => (await menus()).PlacesMenu);
const SettingsMenu = lazyPart(async () => (await menus()).SettingsMenu);
const PageTools = lazyPart(async () => (await import('./PageTools.tsx')).PageTools);
const BackStageLink = lazyPart(async () => (await import('./BackStageLink.tsx')).BackStageLink);
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

/** The frame before anything is known of the account: nothing moves when the rest arrives. */
function EmptyShell() {
  const items = useRailItems({ showsCentre: false, showsNetdisk: false, unreadCount: 0 });
  return (
    <AppShell rail={<Rail items={items} selectedKey={null} onSelectionChange={() => undefined} />} brand={<Logo />} sidebar={<span />}>
      {null}
    </AppShell>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { account, info, rights, status, userName } = useAccount();
  const isListInView = useSelector(account, ({ context }) => context.activeId === listTabId);
  const { pathname, search } = useLocation();
  const goTo = useGoTo();
  useLeaving();
  const { language } = useLanguage();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const { data: folders } = useQuery(folderListOptions(api));
  const place = placeOf(pathname);
  const isHome = /^\/mailbox\/welcome\/?$/.test(pathname);
  const isReview = pathname.startsWith('/mailbox/review');
  const rawName = /^\/mailbox\/innerbox\/([^/]+)/.exec(pathname)?.[1] ?? 'INBOX';
  const nameOf = useFolderName();
  const folderName = nameOf(folders?.find((folder) => folder.rawName === rawName) ?? { rawName, name: '' });
  const unreadCount = folders?.find(({ rawName }) => rawName === 'INBOX')?.unseenCount ?? 0;
  const items = useRailItems({ showsCentre: info.showsCentre, showsNetdisk: info.showsNetdisk, unreadCount });
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);

  // A phone's drawer has done its work once it led somewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(() => setSidebarOpen(false), [pathname, search]);

  // The frame is rendered for each folder and each tab that comes into sight; what stays as it is in it is not.
  const rail = useMemo(
    () => (
      <Rail
        items={items}
        selectedKey={isHome ? null : place}
        onSelectionChange={(id) => {
          if (id === place && id === 'mailbox' && !isHome) account.send({ type: 'activate', id: listTabId });
          else goTo(items.find((item) => item.id === id)?.href ?? '/mailbox');
        }}
        account={<Account />}
        home={{
          label: formatMessage(layoutStrings.home),
          icon: 'home',
          href: '/mailbox/welcome',
          isCurrent: isHome,
          onPress: () => goTo('/mailbox/welcome'),
        }}
        help={{ label: formatMessage(layoutStrings.help), icon: 'question_circle', href: helpPage(language), target: '_blank' }}
        more={
          <MenuOf menu={<PlacesMenu places={items.slice(4)} />}>
            <RailButton label={formatMessage(layoutStrings.more)} icon="more_horizontal" />
          </MenuOf>
        }
      />
    ),
    [items, place, isHome, account, goTo, language, formatMessage],
  );

  return (
    <AppShell
      rail={rail}
      brand={info.welcomeLogo === '' ? <Logo label={info.systemName} /> : <img src={info.welcomeLogo} alt={info.systemName} height={28} />}
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
      title={
        isHome
          ? formatMessage(layoutStrings.home)
          : isReview
            ? formatMessage(layoutStrings.review)
            : place === 'mailbox'
              ? folderName
              : items.find(({ id }) => id === place)?.label
      }
      sidebar={hasSidebar(pathname) && <SidebarSlot />}
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
const tools = <Tools />;

/** Account button with its menu. */
function Account() {
  const { userName } = useAccount();
  const { data: user } = useQuery(userInfoOptions(api));
  const name = user?.name || userName;
  return (
    <MenuOf menu={<AccountMenu name={name} />} opensOnHover>
      <AccountButton name={name} imageUrl={user?.imageUrl || undefined} />
    </MenuOf>
  );
}

/** The tools of the top bar (LAY-14). */
function Tools() {
  const { formatMessage } = useIntl();
  const logOut = useLogOut(useAccount());
  const lock = useLockScreen();
  const keepLanguage = useKeepLanguage();
  const { language } = useLanguage();
  const { status } = useAccount();
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  return (
    <>
      {mayCome && (status.isInSharedMailbox || status.mailboxes.length > 0) && (
        <Suspense>
          <MailboxSwitcher />
        </Suspense>
      )}
      <LanguagePicker onChoose={keepLanguage}>
        <BarButton
          label={`${formatMessage(layoutStrings.language)}: ${languageNames[language]}`}
          words={languageNames[language]}
          icon={<Icon name="local_language" />}
        />
      </LanguagePicker>
      <BarSeparator />
      <MenuOf menu={<SettingsMenu />}>
        <BarButton label={formatMessage(layoutStrings.settingsMenu)} icon={<Icon name="color" size={20} />} />
      </MenuOf>
      {mayCome && status.isAdmin && (
        <Suspense>
          <BackStageLink />
        </Suspense>
      )}
      <BarButton label={formatMessage(layoutStrings.lock)} icon={<Icon name="lock_closed" size={20} />} onPress={lock} />
      <BarButton label={formatMessage(layoutStrings.logOut)} icon={<Icon name="sign_out" size={20} />} onPress={logOut} />
    </>
  );
}
