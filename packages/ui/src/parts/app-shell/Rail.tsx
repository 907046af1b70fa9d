import { clsx } from 'clsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import * as styles from './Rail.css.ts';
import { useRovingTabs } from './useRovingTabs.ts';

/** A place on the rail. */
export interface RailItem {
  id: string;
  /** The whole name, which screen readers say. It contains the short one. */
  label: string;
  /** Text below the icon. @default the label */
  shortLabel?: string | undefined;
  icon: IconName;
  /** The icon of the current place. @default the icon */
  currentIcon?: IconName | undefined;
  href: string;
  /** Number of unread messages. @default 0 */
  unreadCount?: number | undefined;
  /** Whether the tab is at the bottom of the rail. @default false */
  isAtFoot?: boolean | undefined;
}

export interface RailProps {
  /** The places, in order: a vertical tablist. The first four stay on a phone. */
  items: readonly RailItem[];
  /** The place the reader is in; `null` when it is none of them. */
  selectedKey: string | null;
  /** Called on a plain press, in place of loading the page; a press with a modifier opens a window as links do. */
  onSelectionChange: (id: string) => void;
  /** Link at the top of the rail, outside the tablist. */
  home?: RailLinkProps | undefined;
  /** The button of the account menu, most simply an `AccountButton`. */
  account?: ReactNode;
  /** Help link above the tabs at the bottom, outside the tablist. */
  help?: RailLinkProps | undefined;
  /** On a phone, what opens the places that have no room: a menu with a `RailButton`. */
  more?: ReactNode;
}

/** The main navigation: a strip at the start of the window, and at the foot of a phone. */
export function Rail({ items, selectedKey, onSelectionChange, home, account, help, more }: RailProps) {
  const { appShell } = useStrings();
  const { listProps, tabProps } = useRovingTabs(
    items.map(({ id }) => id),
    selectedKey,
  );
  const foot = items.findIndex(({ isAtFoot }) => isAtFoot);
  return (
    <nav className={styles.nav} aria-label={appShell.main}>
      <div className={styles.column}>
        {home && <RailLink {...home} className={styles.notOnPhones} />}
        {account && <div className={styles.account}>{account}</div>}
        <div role="tablist" aria-orientation="vertical" aria-label={appShell.main} className={styles.tabs} {...listProps}>
          {items.map((item, index) => (
            <Tab
              key={item.id}
              item={item}
              isSelected={item.id === selectedKey}
              onPress={() => onSelectionChange(item.id)}
              className={clsx(
                index >= 4 && styles.notOnPhones,
                index === foot && styles.startsFoot,
                help && index === foot - 1 && styles.leavesRoom,
              )}
              {...tabProps(item.id)}
            />
          ))}
        </div>
        {help && (
          <div
            className={clsx(styles.notOnPhones, foot >= 0 && styles.help)}
            style={{ [styles.placesBelow]: items.length - foot } as CSSProperties}
          >
            <RailLink {...help} />
          </div>
        )}
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </nav>
  );
}

interface TabProps {
  item: RailItem;
  isSelected: boolean;
  onPress: () => void;
  className: string;
  tabIndex: number;
  onFocus: () => void;
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function Tab({ item, isSelected, onPress, className, ...focus }: TabProps) {
  const { badge } = useStrings();
  const count = item.unreadCount ?? 0;
  return (
    <a
      {...focus}
      role="tab"
      href={item.href}
      aria-selected={isSelected}
      aria-label={item.label}
      {...(count > 0 && { 'aria-description': badge.unread(count) })}
      className={clsx(styles.item, className)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name={isSelected ? (item.currentIcon ?? item.icon) : item.icon} size={20} />
      <span className={styles.words}>{item.shortLabel ?? item.label}</span>
      <Badge count={count} isDecorative className={styles.badge} />
    </a>
  );
}

export interface RailLinkProps {
  label: string;
  icon: IconName;
  href: string;
  /** @default false */
  isCurrent?: boolean | undefined;
  /** `_blank` for a page of its own. */
  target?: '_blank' | undefined;
  /** Called on a plain press, in place of loading the page. */
  onPress?: (() => void) | undefined;
  className?: string | undefined;
}

/** Link in the rail that isn't a tab. */
export function RailLink({ label, icon, href, isCurrent = false, target, onPress, className }: RailLinkProps) {
  return (
    <a
      href={href}
      className={clsx(styles.item, className)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(target && { target, rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!onPress || !isPlain(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name={icon} size={20} />
      <span className={styles.words}>{label}</span>
    </a>
  );
}

export interface RailButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  label: string;
  icon: IconName;
}

/** Looks like a place on the rail and opens something: the menu of the places a phone has no room for. */
export function RailButton({ label, icon, ...props }: RailButtonProps) {
  return (
    <AriaButton {...props} className={styles.item}>
      <Icon name={icon} size={20} />
      <span className={styles.words}>{label}</span>
    </AriaButton>
  );
}

export interface AccountButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> {
  /** Name of the account owner. */
  name: string;
  imageUrl?: string | undefined;
}

/** The avatar that opens the account menu. Put it into a `MenuTrigger`. */
export function AccountButton({ name, imageUrl, ...props }: AccountButtonProps) {
  return (
    <AriaButton {...props} aria-label={useStrings().appShell.accountMenu} className={styles.accountButton}>
      <Avatar name={name} imageUrl={imageUrl} />
    </AriaButton>
  );
}
