import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './MessageCells.css.ts';
import type { MessageState } from './message.ts';

const STATE_ICONS: Partial<Record<MessageState, IconName>> = {
  replied: 'arrow_reply',
  forwarded: 'arrow_forward',
  'replied-and-forwarded': 'arrow_swap',
  scheduled: 'clock',
  'not-found': 'eye_off',
};

/** Icon of the display state of a message; nothing for one that was read. */
export function RowState({ state }: { state: MessageState }) {
  const { messageList: words } = useStrings();
  if (state === 'read') return null;
  const icon = STATE_ICONS[state];
  return (
    <span role="img" aria-label={words.states[state]} title={words.states[state]} className={icon ? styles.stateIcon : styles.unreadMark}>
      {icon && <Icon name={icon} size={16} />}
    </span>
  );
}
