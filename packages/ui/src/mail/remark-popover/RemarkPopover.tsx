import { useStrings } from '../../foundation/provider/index.ts';
import { Popover, type PopoverProps } from '../../parts/popover/index.ts';
import { RemarkEditor, type RemarkEditorProps } from './RemarkEditor.tsx';

export interface RemarkPopoverProps
  extends Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef' | 'placement'>,
    Omit<RemarkEditorProps, 'variant' | 'className' | 'onClose'> {}

/** Popover with the note on a message, beside the icon in its row. */
export function RemarkPopover({ isOpen, onOpenChange, triggerRef, placement = 'bottom start', ...editor }: RemarkPopoverProps) {
  return (
    <Popover
      label={useStrings().remark.name}
      size="medium"
      placement={placement}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(triggerRef && { triggerRef })}
    >
      {({ close }) => <RemarkEditor {...editor} onClose={close} />}
    </Popover>
  );
}
