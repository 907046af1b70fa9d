import { AnchoredMenu, MenuItem } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useFolderName } from '../folder/useFolderName.ts';
import type { RowPopoverProps } from './RowPopover.tsx';

/** The folders that mails can move to, beside their row (LST-07). Letters find one. */
export function MovePopover({ target, actions, onClose }: RowPopoverProps) {
  const { listToolbar } = useStrings();
  const nameOf = useFolderName();
  const { anchor, kind: _, ...mails } = target;
  if (!actions) return null;
  return (
    <AnchoredMenu anchor={anchor} label={listToolbar.moveTo} onClose={onClose} onAction={(folder) => actions.move(String(folder), mails)}>
      {actions.targets.map((folder) => (
        <MenuItem key={folder.rawName} id={folder.rawName}>
          {nameOf(folder)}
        </MenuItem>
      ))}
    </AnchoredMenu>
  );
}
