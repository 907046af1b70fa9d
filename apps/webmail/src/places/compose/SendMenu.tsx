import type { Draft } from '@jinshu/api';
import { MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { composeStrings as s } from '../../mail/draft/index.ts';

/** Actions of the menu next to Send. */
export type SendAction = 'schedule' | 'hold' | 'separate';

/** The items of the menu beside Send. A password and burning after reading leave no room for a schedule (CMP-23). */
export function SendMenu({ isHeld, draft: { isScheduled, hasPassword, isBurn } }: { isHeld: boolean; draft: Draft }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <MenuItem id="schedule" isDisabled={hasPassword || isBurn}>
        {formatMessage(isScheduled ? s.sendNow : s.sendLater)}
      </MenuItem>
      <MenuItem id="hold">{formatMessage(isHeld ? s.holdOff : s.holdOn)}</MenuItem>
    </>
  );
}
