import { useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import * as menu from '../../parts/menu/Menu.css.ts';
import { surface } from '../../parts/popover/surface.css.ts';
import type { RecipientMoveTarget } from './RecipientField.tsx';

interface ChipMenuProps {
  /** The chip it hangs from. */
  anchor: HTMLElement;
  targets: readonly RecipientMoveTarget[];
  /** Left out where several chips are meant. */
  onEdit: (() => void) | undefined;
  onCopy: () => void;
  onMove: (target: RecipientMoveTarget) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

/** Menu of a recipient chip, or of all selected chips. */
export function ChipMenu({ anchor, targets, onEdit, onCopy, onMove, onRemove, onClose }: ChipMenuProps) {
  const strings = useStrings().recipientField;
  const trigger = useRef(anchor);
  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Popover
      data-skin={useScopedSkin()}
      className={surface}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
      containerPadding={8}
    >
      <Menu aria-label={strings.menu} className={menu.menu} autoFocus="first">
        {onEdit && (
          <MenuItem className={menu.item} onAction={act(onEdit)}>
            {strings.editChip}
          </MenuItem>
        )}
        <MenuItem className={menu.item} onAction={act(onCopy)}>
          {strings.copyChip}
        </MenuItem>
        {targets.map((target) => (
          <MenuItem key={target.id} className={menu.item} onAction={act(() => onMove(target))}>
            {strings.moveTo(target.label)}
          </MenuItem>
        ))}
        {onRemove && (
          <MenuItem className={menu.item} onAction={act(onRemove)}>
            {strings.removeChip}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
