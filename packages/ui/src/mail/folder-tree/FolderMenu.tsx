import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AnchoredMenu, MenuItem } from '../../parts/menu/index.ts';

/** Actions on a folder. */
const actions = ['empty', 'import', 'rename', 'delete'] as const;

/** One of the actions of {@link FolderMenu}. */
export type FolderAction = (typeof actions)[number];

export interface FolderMenuProps {
  /** Element that the menu is placed at: the row of the folder or its button, as passed by `onMenu` of `FolderTree`. */
  anchor: HTMLElement;
  /** Actions that the folder offers. The menu determines their order. */
  offered: readonly FolderAction[];
  onAction: (action: FolderAction) => void;
  onClose: () => void;
}

const icons = {
  empty: 'dismiss_circle',
  import: <Icon name="arrow_import" />,
  rename: <Icon name="edit" />,
  delete: 'delete',
} as const;

/** The menu of one folder of a `FolderTree`: empty it, import mail into it, rename it, delete it. */
export function FolderMenu({ anchor, offered, onAction, onClose }: FolderMenuProps) {
  const { folderMenu: words, folderTree } = useStrings();
  return (
    <AnchoredMenu anchor={anchor} label={folderTree.menu} onClose={onClose} onAction={(key) => onAction(key as FolderAction)}>
      {actions
        .filter((action) => offered.includes(action))
        .map((action) => (
          <MenuItem key={action} id={action} icon={icons[action]} tone={action === 'delete' || action === 'empty' ? 'danger' : 'neutral'}>
            {words[action]}
          </MenuItem>
        ))}
    </AnchoredMenu>
  );
}
