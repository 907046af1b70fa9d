import { clsx } from 'clsx';
import { memo } from 'react';
import { Icon, type IconName, icons } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import * as styles from './FolderTree.css.ts';
import type { TreeItem } from './treeItems.ts';
import type { DropTarget } from './useFolderDrag.ts';

interface FolderLineProps {
  item: TreeItem;
  isSelected: boolean;
  isTabStop: boolean;
  canDelete: boolean;
  hasMenu: boolean;
  canMove: boolean;
  dropPlace: DropTarget['place'] | undefined;
}

/** One line of the tree. It holds no function, so it renders again only when its own data changes. */
export const FolderLine = memo(function FolderLine({
  item,
  isSelected,
  isTabStop,
  canDelete,
  hasMenu,
  canMove,
  dropPlace,
}: FolderLineProps) {
  const { folderTree: words, badge } = useStrings();
  const name = showBidiControls(item.name);
  const label = [name, item.count > 0 && badge.unread(item.count), item.isLocked && words.locked].filter(Boolean).join(', ');
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
      aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      draggable={canMove || undefined}
      data-drop={dropPlace}
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
