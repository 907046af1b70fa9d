import { useStrings } from '../../foundation/provider/index.ts';
import { AnchoredMenu, MenuItem } from '../../parts/menu/index.ts';
import { ACTION_ICONS } from './FileBar.tsx';
import { appliesTo, type FileAction, type FileItem, isFolderAction } from './file.ts';

interface FileMenuProps {
  /** Files that the menu is for. */
  files: readonly FileItem[];
  anchor: HTMLElement;
  actions: readonly FileAction[];
  onAction: (action: FileAction, files: readonly FileItem[], anchor: HTMLElement) => void;
  onClose: () => void;
}

/** Menu of a file, or of all selected files. */
export function FileMenu({ files, anchor, actions, onAction, onClose }: FileMenuProps) {
  const { fileBrowser: words } = useStrings();
  const shown = actions.filter((action) => !isFolderAction(action) && appliesTo(action, files));
  return (
    <AnchoredMenu
      label={words.menu(files.length === 1 ? (files[0]?.name ?? '') : words.selected(files.length))}
      anchor={anchor}
      onClose={onClose}
      onAction={(action) => onAction(action as FileAction, files, anchor)}
    >
      {shown.map((action) => (
        <MenuItem key={action} id={action} icon={ACTION_ICONS[action]}>
          {words.actions[action]}
        </MenuItem>
      ))}
    </AnchoredMenu>
  );
}
