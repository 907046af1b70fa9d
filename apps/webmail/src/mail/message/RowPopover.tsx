import { FlagPopover } from './FlagPopover.tsx';
import { MovePopover } from './MovePopover.tsx';
import { RemarkOfRow } from './RemarkOfRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { RowTarget } from './RowTarget.ts';
import { SenderPopover } from './SenderPopover.tsx';
import { TagPopover } from './TagPopover.tsx';
import type { ListActions } from './useListActions.tsx';

export interface RowPopoverProps {
  target: RowTarget;
  /** Without them mail cannot be moved from here. */
  actions?: Pick<ListActions, 'move' | 'targets' | 'more' | 'markAs' | 'situation' | 'tags'> | undefined;
  /** Opens another popover for the same messages at the same anchor. */
  onAsk?: ((kind: RowTarget['kind']) => void) | undefined;
  onClose: () => void;
}

/** Popover of a list row. */
export function RowPopover(props: RowPopoverProps) {
  switch (props.target.kind) {
    case 'menu':
      return <RowMenu {...props} />;
    case 'flag':
      return <FlagPopover {...props} />;
    case 'tag':
      return <TagPopover {...props} />;
    case 'remark':
      return <RemarkOfRow {...props} />;
    case 'move': {
      const { actions, onClose } = props;
      const { anchor, kind: _, ...mails } = props.target;
      return (
        actions && (
          <MovePopover anchor={anchor} targets={actions.targets} onMove={(folder) => actions.move(folder, mails)} onClose={onClose} />
        )
      );
    }
    case 'sender':
    case 'senderByKey':
      return <SenderPopover {...props} />;
  }
}
