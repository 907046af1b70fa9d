import { FlagPicker } from '@jinshu/ui/flag-picker';
import { Popover } from '@jinshu/ui/popover';
import { useStrings } from '@jinshu/ui/provider';
import type { RowTarget } from './RowTarget.ts';
import { useMarkMails } from './useMarkMails.ts';

/** Messages whose flag is being changed, and the anchor of the picker. */
export type FlagTarget = Omit<RowTarget, 'kind'>;

/** Flag picker with nine colors and none, at the pressed flag (TAG-12). */
export function FlagPopover({ target, onClose }: { target: FlagTarget; onClose: () => void }) {
  const { flags } = useStrings();
  const mark = useMarkMails();
  const { anchor, ...chosen } = target;
  return (
    <Popover isOpen onOpenChange={(isOpen) => !isOpen && onClose()} triggerRef={{ current: anchor }} placement="bottom" label={flags.name}>
      <FlagPicker
        hasAutoFocus
        value={chosen.rows[0]?.flagColor ?? null}
        onChange={(color) => {
          onClose();
          mark(chosen, { type: 'flag', color });
        }}
      />
    </Popover>
  );
}
