import { FlagPicker } from '@jinshu/ui/flag-picker';
import { Popover } from '@jinshu/ui/popover';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { toasts } from '../toast/toasts.ts';
import { setFlag } from './message.mutations.ts';
import { messageStrings as s } from './message.strings.ts';
import type { RowTarget } from './RowTarget.ts';

/** Mails whose flag is chosen, and where the picker stands. */
export type FlagTarget = Omit<RowTarget, 'kind'>;

/** The nine colours and none, at the flag that was pressed (TAG-12). */
export function FlagPopover({ target, onClose }: { target: FlagTarget; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { flags } = useStrings();
  const deps = useAccount();
  const { anchor, ...chosen } = target;
  return (
    <Popover isOpen onOpenChange={(isOpen) => !isOpen && onClose()} triggerRef={{ current: anchor }} placement="bottom" label={flags.name}>
      <FlagPicker
        hasAutoFocus
        value={chosen.rows[0]?.flagColor ?? null}
        onChange={(color) => {
          onClose();
          setFlag(deps, chosen, color).catch(() => toasts.add({ message: formatMessage(s.flagFailed), tone: 'danger' }));
        }}
      />
    </Popover>
  );
}
