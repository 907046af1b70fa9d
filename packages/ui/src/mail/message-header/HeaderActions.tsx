import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../../parts/button/index.ts';

/** Props of {@link HeaderActions}. A button whose handler is left out is left out. */
export interface HeaderActionsProps {
  /** The mail has a remark already. @default false */
  hasRemark?: boolean | undefined;
  onRemark?: (() => void) | undefined;
  /** Shows the messages exchanged with the sender. */
  onExchanges?: (() => void) | undefined;
  /** Begins an event with everyone the mail names. */
  onMeeting?: (() => void) | undefined;
}

/** The buttons at the end of the subject, for `actions` of `MessageHeader`. */
export function HeaderActions({ hasRemark = false, onRemark, onExchanges, onMeeting }: HeaderActionsProps) {
  const { messageHeader: words } = useStrings();
  return (
    <>
      {onRemark && (
        <IconButton label={hasRemark ? words.editRemark : words.addRemark} icon={<Icon name="note_edit" size={16} />} onPress={onRemark} />
      )}
      {onExchanges && <IconButton label={words.exchanges} icon={<Icon name="mail_multiple" size={16} />} onPress={onExchanges} />}
      {onMeeting && <IconButton label={words.meeting} icon={<Icon name="calendar_add" size={16} />} onPress={onMeeting} />}
    </>
  );
}
