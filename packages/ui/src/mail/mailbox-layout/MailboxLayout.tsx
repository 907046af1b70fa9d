import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import * as styles from './MailboxLayout.css.ts';

export interface FolderSidebarProps {
  /** `MailboxHead` with the owner's name, for a shared mailbox. */
  head?: ReactNode;
  /** Without it no letter can be begun here. */
  onCompose?: (() => void) | undefined;
  /** Called when the pointer enters the column, or the focus reaches Compose: what the press needs can be loaded before it. */
  onPrepareCompose?: (() => void) | undefined;
  /**
   * Whether Compose is disabled, for example while a composer opens, so that a second press doesn't open another.
   * @default false
   */
  isComposeDisabled?: boolean | undefined;
  /** Without it no folder can be made here. */
  onNewFolder?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  /** The `FolderTree`. */
  children: ReactNode;
}

/** Column beside the messages: Compose, New folder, Refresh and the folders. */
export function FolderSidebar({
  head,
  onCompose,
  onPrepareCompose,
  isComposeDisabled = false,
  onNewFolder,
  onRefresh,
  isRefreshing = false,
  children,
}: FolderSidebarProps) {
  const { mailboxLayout: words } = useStrings();
  return (
    <div className={styles.sidebar} onPointerEnter={onPrepareCompose}>
      {head}
      <div className={styles.sidebarTop}>
        {onCompose && (
          <Button
            tone="accent"
            className={styles.compose}
            icon={<Icon name="compose" />}
            isDisabled={isComposeDisabled}
            onPress={onCompose}
            {...(onPrepareCompose && { onFocus: onPrepareCompose })}
          >
            {words.compose}
          </Button>
        )}
        {onNewFolder && <IconButton label={words.newFolder} icon={<Icon name="folder_add" />} onPress={onNewFolder} />}
        <IconButton label={words.refresh} icon={<Icon name="arrow_clockwise" />} isPending={isRefreshing} onPress={onRefresh} />
      </div>
      <div className={styles.sidebarTree}>{children}</div>
    </div>
  );
}

export interface ListStatusProps {
  /** The name of the folder. */
  title: string;
  /** Left out where it is not known. */
  unseenCount?: number | undefined;
  /** `FilterChip` of the filtered list. May be loaded on demand. */
  filter?: ReactNode;
  /** Number of selected messages. Above 0, the line shows it instead of the folder. */
  selectedCount: number;
  onCancelSelection: () => void;
  /** Without it the link is left out. */
  onMarkAllRead?: (() => void) | undefined;
  /** The `Pagination`. */
  end?: ReactNode;
  /** Actions at the end of the line while messages are selected. */
  selectionEnd?: ReactNode;
}

/** Line above a list: the folder and its unread count, or the number of selected messages. */
export function ListStatus({
  title,
  unseenCount,
  filter,
  selectedCount,
  onCancelSelection,
  onMarkAllRead,
  end,
  selectionEnd,
}: ListStatusProps) {
  const { mailboxLayout: words } = useStrings();
  if (selectedCount > 0) {
    return (
      <div className={clsx(styles.status, styles.isSelecting)}>
        <span role="status" className={styles.statusCount}>
          {words.selected(selectedCount)}
        </span>
        <Button variant="link" tone="accent" onPress={onCancelSelection}>
          {words.cancelSelection}
        </Button>
        <div className={styles.statusEnd}>{selectionEnd}</div>
      </div>
    );
  }
  return (
    <div className={clsx(styles.status, !filter && styles.hiddenOnPhones)}>
      <h1 className={clsx(styles.statusTitle, styles.hiddenOnPhones)}>{title}</h1>
      {filter}
      {!filter && unseenCount !== undefined && <span className={styles.statusCount}>{words.unread(unseenCount)}</span>}
      {!filter && onMarkAllRead && unseenCount !== undefined && unseenCount > 0 && (
        <>
          <span aria-hidden="true" className={styles.statusDot} />
          <Button variant="link" tone="accent" onPress={onMarkAllRead}>
            {words.markAllRead}
          </Button>
        </>
      )}
      <div className={clsx(styles.statusEnd, styles.hiddenOnPhones)}>{end}</div>
    </div>
  );
}

/** Stacks tab strip and panels of the mailbox. */
export function MailboxColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

export interface MailTabPanelProps {
  id: string;
  /** The title of the tab that shows it. */
  label: string;
  /**
   * Whether the panel is hidden. A hidden panel keeps its input and scroll positions. With `ahead` it is already laid out, so that it
   * appears immediately.
   * @default false
   */
  isHidden?: boolean | 'ahead' | undefined;
  children: ReactNode;
}

/** Panel of a tab. Code can focus it after the focused element was removed. */
export function MailTabPanel({ id, label, isHidden = false, children }: MailTabPanelProps) {
  const isAhead = isHidden === 'ahead';
  return (
    <div
      role="tabpanel"
      id={id}
      aria-label={label}
      aria-hidden={isAhead || undefined}
      hidden={isHidden === true}
      tabIndex={-1}
      className={styles.tabPanel}
    >
      {children}
    </div>
  );
}

/** Renders its children on phones only, where the sidebar is a drawer. */
export function OnlyOnPhones({ children }: { children: ReactNode }) {
  return useIsNarrow() ? children : null;
}

/** Leads back to the list on phones, where there is no tab strip. */
export function BackToList({ onPress }: { onPress: () => void }) {
  const { mailboxLayout: words } = useStrings();
  return (
    <span className={styles.onlyOnPhones}>
      <IconButton label={words.backToList} icon={<Icon name="arrow_left" isMirrored />} onPress={onPress} hasNoTooltip />
    </span>
  );
}

/** Floating Compose button within reach of the thumb. Shown on phones only, where the sidebar is a drawer. */
export function FloatingCompose({ onPress }: { onPress: () => void }) {
  const { mailboxLayout: words } = useStrings();
  return (
    <div className={styles.composeButton}>
      <IconButton
        label={words.compose}
        tone="accent"
        variant="solid"
        size="large"
        className={styles.composeRound}
        icon={<Icon name="compose" size={20} />}
        onPress={onPress}
        hasNoTooltip
      />
    </div>
  );
}
