import { MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';

/** What the menu beside Send can do. */
export type SendAction = 'schedule' | 'hold' | 'separate';

/** The items of the menu beside Send. */
export function SendMenu({ isHeld, isScheduled }: { isHeld: boolean; isScheduled: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <MenuItem id="schedule">{formatMessage(isScheduled ? s.sendNow : s.sendLater)}</MenuItem>
      <MenuItem id="hold">{formatMessage(isHeld ? s.holdOff : s.holdOn)}</MenuItem>
    </>
  );
}
