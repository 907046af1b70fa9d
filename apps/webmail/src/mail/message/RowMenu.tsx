import { MarkAsMenu } from '@jinshu/ui/list-toolbar';
import { AnchoredMenu, MenuItem, MenuSeparator, SubmenuTrigger } from '@jinshu/ui/menu';
import { MoreEntries, moreItems } from '@jinshu/ui/message-toolbar';
import { useStrings } from '@jinshu/ui/provider';
import { useAccount } from '../../core/account/index.ts';
import type { RowPopoverProps } from './RowPopover.tsx';

/** Context menu of a row, with the toolbar actions for the selection. Opens on right click or the menu key. */
export function RowMenu({ target, actions, onAsk, onClose }: RowPopoverProps) {
  const { listToolbar: words } = useStrings();
  const { rights } = useAccount();
  const { anchor, kind: _, ...mails } = target;
  if (!actions || !onAsk) return null;
  const canMove = actions.targets.length > 0 && mails.folder !== 'Drafts';
  return (
    <AnchoredMenu anchor={anchor} label={words.name} onClose={onClose} onAction={(key) => key === 'move' && onAsk('move')}>
      {rights.canChange && (
        <SubmenuTrigger>
          <MenuItem id="mark" icon="mail_read">
            {words.markAs}
          </MenuItem>
          <MarkAsMenu tags={actions.tags} onMarkAs={(mark) => actions.markAs(mark, mails)} />
        </SubmenuTrigger>
      )}
      {canMove && (
        <MenuItem id="move" icon="folder_arrow_right" shortcut="V">
          {words.moveTo}
        </MenuItem>
      )}
      {(rights.canChange || canMove) && <MenuSeparator />}
      <MoreEntries items={moreItems(actions.situation)} onMore={(name) => actions.more(name, mails)} />
    </AnchoredMenu>
  );
}
