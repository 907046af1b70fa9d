import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findByTyping } from '../../foundation/grid-core/findByTyping.ts';
import { useTyping } from '../../foundation/grid-core/useTyping.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { FolderLine } from './FolderLine.tsx';
import * as styles from './FolderTree.css.ts';
import { type Folder, type FolderTreeEntry, MY_FOLDERS, type TreeItem, treeItems } from './treeItems.ts';
import { useFolderDrag } from './useFolderDrag.ts';
import { useFolderPrefetch } from './useFolderPrefetch.ts';

/** Props of {@link FolderTree}. */
export interface FolderTreeProps {
  folders: readonly Folder[];
  /** Entries after the default folders that aren't folders. */
  entries?: readonly FolderTreeEntry[] | undefined;
  /** The raw name of the open folder, or the key of an entry. */
  selectedKey?: string | undefined;
  /**
   * Called with the raw name of a folder or the key of an entry, or with `MY_FOLDERS` when the user selects that node while all its folders
   * are locked.
   */
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
  /** Returns whether a folder has a menu. @default all of them */
  hasMenu?: ((folder: Folder) => boolean) | undefined;
  /**
   * Called when messages of a `MessageList` are dropped on a folder, with their keys as returned by `messageKey`. The keyboard equivalent
   * is a move command.
   */
  onDropMessages?: ((keys: readonly string[], folder: Folder) => void) | undefined;
  /** Returns whether a folder accepts messages. @default all but Drafts */
  canDrop?: ((folder: Folder) => boolean) | undefined;
  /** One of the user's own folders was dragged, or sent by Alt with Up or Down, before another; `null` is the end. */
  onReorder?: ((folder: Folder, before: Folder | null) => void) | undefined;
  className?: string | undefined;
}

/** The folders of a mailbox: one tab stop, arrows move, Enter opens, letters jump. Own folders that are all locked stay out of sight. */
export function FolderTree(props: FolderTreeProps) {
  const {
    folders,
    entries = NO_ENTRIES,
    selectedKey,
    onSelect,
    onPrefetch,
    onExpandedChange,
    onDelete,
    onMenu,
    onReorder,
    className,
  } = props;
  const { folderTree: words } = useStrings();
  const [ownExpanded, setOwnExpanded] = useState(true);
  const isExpanded = props.isExpanded ?? ownExpanded;
  const items = useMemo(() => treeItems(folders, entries, isExpanded, words), [folders, entries, isExpanded, words]);
  const [focusedKey, setFocusedKey] = useState<string>();
  const rootRef = useRef<HTMLDivElement>(null);
  const { start, stop } = useFolderPrefetch(rootRef, onPrefetch);
  const typed = useTyping();

  const movedKey = useRef<string | undefined>(undefined);
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that came to another place has lost the focus
  useLayoutEffect(() => {
    const index = items.findIndex(({ key }) => key === movedKey.current);
    movedKey.current = undefined;
    if (index >= 0) focus(index);
  }, [items]);

  const tabStop = [focusedKey, selectedKey, items[0]?.key].find((key) => items.some((item) => item.key === key));
  const itemOf = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-key]');
    return { element, item: items.find(({ key }) => key === element?.dataset.key) };
  };
  const expand = (next: boolean) => {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const drag = useFolderDrag({ ...props, folders, isExpanded, onExpand: () => expand(true), itemOf });
  /** Sends one of the user's own folders up or down by one. */
  const send = (item: TreeItem, by: 1 | -1) => {
    const own = folders.filter(({ isDefault }) => !isDefault);
    const index = own.findIndex(({ rawName }) => rawName === item.key);
    const to = index + by;
    if (!item.folder || !own[to]) return;
    movedKey.current = item.key;
    setAnnounced(words.moved(item.name, to + 1, own.length));
    onReorder?.(item.folder, own[by === 1 ? to + 1 : to] ?? null);
  };
  const opensMenu = ({ folder }: TreeItem) => onMenu !== undefined && folder !== undefined && (props.hasMenu?.(folder) ?? true);
  const activate = (item: TreeItem) => (item.isExpanded === undefined ? onSelect(item.key) : expand(!isExpanded));
  const focus = (index: number) => {
    const key = items[index]?.key;
    if (key !== undefined) rootRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const prefetch = (item: TreeItem | undefined) => start(item?.key === MY_FOLDERS ? undefined : item?.key);

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
    if (!element || !item?.folder || !opensMenu(item)) return;
    event.preventDefault();
    onMenu?.(item.folder, element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { item } = itemOf(event.target);
    if (!item || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!onReorder || !isOwn(item) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      send(item, event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
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
    <>
      <div
        ref={rootRef}
        role="tree"
        aria-label={words.name}
        className={clsx(styles.tree, className)}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        {...drag.handlers}
        onFocus={(event) => {
          const { item } = itemOf(event.target);
          setFocusedKey(item?.key);
          prefetch(item);
        }}
        onPointerOver={(event: PointerEvent) => prefetch(itemOf(event.target).item)}
        onPointerLeave={stop}
      >
        {items.map((item) => (
          <FolderLine
            key={item.key}
            item={item}
            isSelected={item.key === selectedKey}
            isTabStop={item.key === tabStop}
            canDelete={onDelete !== undefined && item.folder?.isDefault === false}
            hasMenu={opensMenu(item)}
            canMove={onReorder !== undefined && isOwn(item)}
            dropPlace={drag.target?.key === item.key ? drag.target.place : undefined}
          />
        ))}
      </div>
      {onReorder && (
        <span role="status" className={visuallyHidden}>
          {announced}
        </span>
      )}
    </>
  );
}

const isOwn = ({ folder }: TreeItem) => folder !== undefined && !folder.isDefault;

const NO_ENTRIES: readonly FolderTreeEntry[] = [];
