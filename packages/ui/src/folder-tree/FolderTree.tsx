import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { findByTyping } from '../grid-core/findByTyping.ts';
import { useTyping } from '../grid-core/useTyping.ts';
import { Icon, type IconName, icons } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { showBidiControls } from '../text/index.ts';
import * as styles from './FolderTree.css.ts';
import { type Folder, type FolderTreeEntry, MY_FOLDERS, type TreeItem, treeItems } from './treeItems.ts';

/** Props of {@link FolderTree}. */
export interface FolderTreeProps {
  folders: readonly Folder[];
  /** Lines after the default folders that are no folders. */
  entries?: readonly FolderTreeEntry[] | undefined;
  /** The raw name of the open folder, or the key of an entry. */
  selectedKey?: string | undefined;
  onSelect: (key: string) => void;
  /** The pointer or the focus has rested on a line for 60 ms. */
  onPrefetch?: ((key: string) => void) | undefined;
  /** Whether the user's own folders show. Without it the tree keeps that to itself, open at first. */
  isExpanded?: boolean | undefined;
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** The delete icon or key of a user's own folder; without it the icon is left out. */
  onDelete?: ((folder: Folder) => void) | undefined;
  /** The menu button, right click, or menu key of a folder; `anchor` is where the menu belongs. */
  onMenu?: ((folder: Folder, anchor: HTMLElement) => void) | undefined;
  className?: string | undefined;
}

const PREFETCH_MS = 60;

/** The folders of a mailbox: one tab stop, arrows move, Enter opens, letters jump. */
export function FolderTree(props: FolderTreeProps) {
  const { folders, entries = NO_ENTRIES, selectedKey, onSelect, onPrefetch, onExpandedChange, onDelete, onMenu, className } = props;
  const { folderTree: words } = useStrings();
  const [ownExpanded, setOwnExpanded] = useState(true);
  const isExpanded = props.isExpanded ?? ownExpanded;
  const items = useMemo(() => treeItems(folders, entries, isExpanded, words), [folders, entries, isExpanded, words]);
  const [focusedKey, setFocusedKey] = useState<string>();
  const rootRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const typed = useTyping();

  useEffect(() => () => clearTimeout(timer.current), []);

  const tabStop = [focusedKey, selectedKey, items[0]?.key].find((key) => items.some((item) => item.key === key));
  const itemOf = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-key]');
    return { element, item: items.find(({ key }) => key === element?.dataset.key) };
  };
  const expand = (next: boolean) => {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const activate = (item: TreeItem) => (item.key === MY_FOLDERS ? expand(!isExpanded) : onSelect(item.key));
  const focus = (index: number) => {
    const key = items[index]?.key;
    if (key !== undefined) rootRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const prefetch = (item: TreeItem | undefined) => {
    clearTimeout(timer.current);
    if (item && onPrefetch && item.key !== MY_FOLDERS) timer.current = setTimeout(() => onPrefetch(item.key), PREFETCH_MS);
  };

  const onClick = (event: MouseEvent) => {
    const { element, item } = itemOf(event.target);
    if (!element || !item) return;
    const action = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (action?.dataset.action === 'delete' && item.folder) onDelete?.(item.folder);
    else if (action?.dataset.action === 'menu' && item.folder) onMenu?.(item.folder, action);
    else activate(item);
  };
  const onContextMenu = (event: MouseEvent) => {
    const { element, item } = itemOf(event.target);
    if (!element || !item?.folder || !onMenu) return;
    event.preventDefault();
    onMenu(item.folder, element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { item } = itemOf(event.target);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = items.indexOf(item);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'ArrowDown') focus(index + 1);
    else if (event.key === 'ArrowUp') focus(index - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(items.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') activate(item);
    else if (event.key === inward && item.isExpanded === false) expand(true);
    else if (event.key === inward && item.isExpanded) focus(index + 1);
    else if (event.key === outward && item.isExpanded) expand(false);
    else if (event.key === outward && item.level === 2) focus(items.findIndex(({ key }) => key === MY_FOLDERS));
    else if (event.key === 'Delete' && item.folder && !item.folder.isDefault) onDelete?.(item.folder);
    else if (event.key.length === 1) {
      const names = items.map(({ name }) => name);
      focus(findByTyping(names, index, typed(event.key, event.timeStamp)));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={rootRef}
      role="tree"
      aria-label={words.name}
      className={clsx(styles.tree, className)}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const { item } = itemOf(event.target);
        setFocusedKey(item?.key);
        prefetch(item);
      }}
      onPointerOver={(event: PointerEvent) => prefetch(itemOf(event.target).item)}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {items.map((item) => (
        <Line
          key={item.key}
          item={item}
          isSelected={item.key === selectedKey}
          isTabStop={item.key === tabStop}
          canDelete={onDelete !== undefined && item.folder?.isDefault === false}
          hasMenu={onMenu !== undefined && item.folder !== undefined}
        />
      ))}
    </div>
  );
}

const NO_ENTRIES: readonly FolderTreeEntry[] = [];

interface LineProps {
  item: TreeItem;
  isSelected: boolean;
  isTabStop: boolean;
  canDelete: boolean;
  hasMenu: boolean;
}

const Line = memo(function Line({ item, isSelected, isTabStop, canDelete, hasMenu }: LineProps) {
  const { folderTree: words } = useStrings();
  const name = showBidiControls(item.name);
  const label = [name, item.count > 0 && words.unread(item.count), item.isLocked && words.locked].filter(Boolean).join(', ');
  return (
    <div
      role="treeitem"
      className={styles.line}
      data-key={item.key}
      data-level={item.level}
      data-unread={item.count > 0 ? '' : undefined}
      aria-label={label}
      aria-level={item.level}
      aria-posinset={item.position}
      aria-setsize={item.setSize}
      aria-expanded={item.isExpanded}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <Icon
        name={isSelected ? filled(item.icon) : item.icon}
        size={16}
        className={clsx(styles.icon, item.isExpanded === false && styles.collapsed)}
      />
      <bdi className={styles.name}>{name}</bdi>
      {(canDelete || hasMenu) && (
        <span className={styles.actions}>
          {canDelete && (
            <button type="button" tabIndex={-1} className={styles.action} data-action="delete" aria-label={words.deleteFolder}>
              <Icon name="delete" size={16} />
            </button>
          )}
          {hasMenu && (
            <button type="button" tabIndex={-1} className={styles.action} data-action="menu" aria-label={words.menu} aria-haspopup="menu">
              <Icon name="more_horizontal" size={16} />
            </button>
          )}
        </span>
      )}
      {item.count > 0 && <span className={styles.count} data-count={item.count} />}
    </div>
  );
});

const filled = (icon: IconName): IconName => (`${icon}_filled` in icons ? (`${icon}_filled` as IconName) : icon);
