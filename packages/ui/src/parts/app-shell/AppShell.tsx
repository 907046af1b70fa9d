import { clsx } from 'clsx';
import { type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './AppShell.css.ts';
import { BarButton } from './BarButton.tsx';
import { useDrawer } from './useDrawer.ts';

export interface AppShellProps {
  /** The main navigation, a `Rail`. */
  rail: ReactNode;
  /** Product or organization, at the start of the bar. */
  brand: ReactNode;
  /** The search field of the bar. */
  search?: ReactNode;
  /** Buttons at the end of the bar, most simply `BarButton`s. */
  tools?: ReactNode;
  /** Title of the page, shown in the bar on phones. */
  title?: ReactNode;
  /** Owner of the mailbox if it isn't the user's own. Shown as a line along the top; on phones, as a name below the title. */
  owner?: string | undefined;
  /** Buttons in the bar of a phone, in place of `tools`. */
  pageTools?: ReactNode;
  /** The column beside the content, such as the folders. */
  sidebar?: ReactNode;
  /** The name of the sidebar. @default a general word */
  sidebarLabel?: string | undefined;
  /** Whether the sidebar shares one sheet with the content. @default false */
  isSidebarOnSheet?: boolean | undefined;
  /** Whether the sidebar is open on a phone, where it is a drawer. @default false */
  isSidebarOpen?: boolean | undefined;
  onSidebarOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** On a phone the content has the whole screen, and a way back of its own. @default false */
  isContentAlone?: boolean | undefined;
  /** The content. Put it on a `Panel`. */
  children: ReactNode;
}

/** The frame around every screen: rail, bar, sidebar and content, in three widths of window. */
export function AppShell({
  rail,
  brand,
  search,
  tools,
  title,
  owner,
  pageTools,
  sidebar,
  sidebarLabel,
  isSidebarOnSheet = false,
  isSidebarOpen = false,
  onSidebarOpenChange,
  isContentAlone = false,
  children,
}: AppShellProps) {
  const { appShell } = useStrings();
  const main = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const close = useCallback(() => onSidebarOpenChange?.(false), [onSidebarOpenChange]);
  const isCovered = useDrawer(drawer, isSidebarOpen, close);
  const isOneSheet = isSidebarOnSheet && Boolean(sidebar);
  return (
    <div
      className={clsx(
        styles.shell,
        !sidebar && styles.isWide,
        isOneSheet && styles.isOneSheet,
        isContentAlone && styles.isContentAlone,
        owner !== undefined && styles.isOthers,
      )}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it goes somewhere, if only within the page */}
      <a
        href="#main"
        className={styles.skip}
        inert={isCovered}
        onClick={(event) => {
          // The address belongs to the router: only the focus moves.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {appShell.skipToContent}
      </a>
      <div className={styles.rail} inert={isCovered}>
        {rail}
      </div>
      <header className={styles.bar} inert={isCovered}>
        {sidebar && (
          <div className={styles.opener}>
            <BarButton
              label={appShell.openSidebar}
              icon={<Icon name="navigation" size={20} />}
              aria-expanded={isSidebarOpen}
              onPress={() => onSidebarOpenChange?.(true)}
            />
          </div>
        )}
        <div className={styles.title}>
          <span className={styles.titleWords}>{title}</span>
          {owner !== undefined && <bdi className={styles.owner}>{owner}</bdi>}
        </div>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.search}>{search}</div>
        <div className={styles.art} />
        <div className={styles.tools}>{tools}</div>
        <div className={styles.pageTools}>{pageTools}</div>
      </header>
      {sidebar && (
        <>
          {/* Closes the drawer for pointers. Keyboards use Escape; screen readers use the button at the end of the drawer. */}
          <div className={styles.scrim} onPointerDown={close} aria-hidden="true" {...(isSidebarOpen && { 'data-open': '' })} />
          <aside
            ref={drawer}
            tabIndex={-1}
            aria-label={sidebarLabel ?? appShell.sidebar}
            className={clsx(styles.sidebar, isOneSheet && styles.sidebarOnSheet)}
            {...(isSidebarOpen && { 'data-open': '' })}
          >
            {sidebar}
            <button type="button" className={styles.closer} onClick={close}>
              {appShell.closeSidebar}
            </button>
          </aside>
        </>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main} inert={isCovered}>
        {children}
      </main>
    </div>
  );
}

export interface PanelProps {
  /** Squares the corner where the active tab of a tab strip meets the sheet. @default false */
  isUnderTabs?: boolean | undefined;
  /** Shows no sheet, for content that has cards of its own. @default false */
  isPlain?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Sheet for the content. It fills the remaining height. */
export function Panel({ isUnderTabs = false, isPlain = false, className, children }: PanelProps) {
  return <div className={clsx(styles.panel, isUnderTabs && styles.isUnderTabs, isPlain && styles.isPlain, className)}>{children}</div>;
}
