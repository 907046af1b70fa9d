import { FlagPopover } from './FlagPopover.tsx';
import { RemarkOfRow } from './RemarkOfRow.tsx';
import type { RowTarget } from './RowTarget.ts';
import { SenderPopover } from './SenderPopover.tsx';
import { TagPopover } from './TagPopover.tsx';

export interface RowPopoverProps {
  target: RowTarget;
  onClose: () => void;
}

/** What a row of a list asks beside it. */
export function RowPopover({ target, onClose }: RowPopoverProps) {
  switch (target.kind) {
    case 'flag':
      return <FlagPopover target={target} onClose={onClose} />;
    case 'tag':
      return <TagPopover target={target} onClose={onClose} />;
    case 'remark':
      return <RemarkOfRow target={target} onClose={onClose} />;
    case 'sender':
    case 'senderByKey':
      return <SenderPopover target={target} onClose={onClose} />;
    default:
      return null;
  }
}
