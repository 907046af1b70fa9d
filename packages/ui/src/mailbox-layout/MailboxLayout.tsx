import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import * as styles from './MailboxLayout.css.ts';

export interface FolderSidebarProps {
  /** Whose mailbox this is, where it is not the reader's own: a `MailboxHead`. */
  head?: ReactNode;
  /** Without it no letter can be begun here. */
  onCompose?: (() => void) | undefined;
  /** A new letter was begun a moment ago: a second press would begin another. @default false */
  isComposeDisabled?: boolean | undefined;
  /** Without it no folder can be made here. */
  onNewFolder?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  /** The `FolderTree`. */
  children: ReactNode;
}

/** The column beside the mail: write, new folder, refresh, and the folders (FLD-01). */
export function FolderSidebar({
  head,
  onCompose,
  isComposeDisabled = false,
  onNewFolder,
  onRefresh,
  isRefreshing = false,
  children,
}: FolderSidebarProps) {
  const { mailboxLayout: words } = useStrings();
  return (
    <div className={styles.sidebar}>
      {head}
      <div className={styles.sidebarTop}>
        {onCompose && (
          <Button
            tone="accent"
            className={styles.compose}
            icon={<Icon name="compose" />}
            isDisabled={isComposeDisabled}
            onPress={onCompose}
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
  /** What narrows the list: a `FilterChip`. It may load when it is needed. */
  filter?: ReactNode;
  /** With mails chosen the line speaks of them (LST-12). */
  selectedCount: number;
  onCancelSelection: () => void;
  /** Without it the link is left out. */
  onMarkAllRead?: (() => void) | undefined;
  /** The `Pagination`. */
  end?: ReactNode;
  /** Stands at the end while mails are chosen: what can be done to them. */
  selectionEnd?: ReactNode;
}

/** The line above a list: what folder this is and how much of it is unread, or how many mails are chosen (LST-10 to LST-12). */
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
  /** What is hidden keeps what was typed and how far it was scrolled; what is laid out `ahead` besides shows at once. @default false */
  isHidden?: boolean | 'ahead' | undefined;
  children: ReactNode;
}

/** What a tab of the strip shows. It takes the focus from code, for when what had it is gone. */
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

/** What only phones show: there the sidebar is a drawer. */
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

/** Begins a letter, within reach of the thumb; only phones show it, where the sidebar is a drawer. */
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
