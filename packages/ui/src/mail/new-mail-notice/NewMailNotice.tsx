import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { safeName, showBidiControls } from '../../foundation/text/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import type { Person } from '../message-list/index.ts';
import * as styles from './Notice.css.ts';
import { Notice } from './Notice.tsx';

/** New message. */
export interface NewMail {
  /** Unique in the list. */
  id: string;
  sender: Person;
  subject: string;
  /** Beginning of the message text. */
  preview?: string | undefined;
  /** Formatted arrival time. */
  at?: string | undefined;
}

export interface NewMailNoticeProps {
  /** New messages that were neither read nor deleted; if empty, no notice is shown. */
  mails: readonly NewMail[];
  /**
   * Id of the current message.
   * @default the first
   */
  currentId?: string | undefined;
  onCurrentChange: (id: string) => void;
  onRead: (id: string) => void;
  /** Without it nothing can be deleted. */
  onDelete?: ((id: string) => void) | undefined;
  onDismiss: () => void;
  /** Offers notifications outside the page, which the browser allows only after a click. */
  onAllowOutside?: (() => void) | undefined;
  /** The mail shown is being deleted. @default false */
  isPending?: boolean | undefined;
}

/** Notice of new messages, one at a time. */
export function NewMailNotice({
  mails,
  currentId,
  onCurrentChange,
  onRead,
  onDelete,
  onDismiss,
  onAllowOutside,
  isPending = false,
}: NewMailNoticeProps) {
  const { notices: words, messageList } = useStrings();
  const place = Math.max(
    0,
    mails.findIndex(({ id }) => id === currentId),
  );
  const mail = mails[place];
  if (!mail) return null;
  const { id, sender, preview, at } = mail;
  const name = safeName(sender);
  const subject = showBidiControls(mail.subject) || messageList.noSubject;
  const step = (label: string, icon: 'chevron_left' | 'chevron_right', next: NewMail | undefined) => (
    <IconButton
      size="small"
      label={label}
      icon={<Icon name={icon} isMirrored />}
      isDisabled={!next}
      onPress={() => next && onCurrentChange(next.id)}
    />
  );
  return (
    <Notice
      role="dialog"
      title={words.newMail}
      icon={<IconMore name="mail_alert_filled" />}
      place={`${place + 1} / ${mails.length}`}
      onDismiss={onDismiss}
      actionsStart={
        mails.length > 1 && (
          <>
            {step(words.previous, 'chevron_left', mails[place - 1])}
            {step(words.next, 'chevron_right', mails[place + 1])}
          </>
        )
      }
      actions={
        <>
          {onDelete && (
            <Button size="small" isDisabled={isPending} onPress={() => onDelete(id)}>
              {words.delete}
            </Button>
          )}
          <Button size="small" tone="accent" onPress={() => onRead(id)}>
            {words.read}
          </Button>
        </>
      }
    >
      <div className={styles.mail}>
        <Avatar name={sender.name || sender.address} />
        <div className={styles.words}>
          <div className={styles.line}>
            <bdi className={styles.sender}>{name}</bdi>
            {at !== undefined && <time className={styles.place}>{at}</time>}
          </div>
          <bdi className={styles.subject} title={subject}>
            {subject}
          </bdi>
          {preview !== undefined && <bdi className={styles.preview}>{preview}</bdi>}
        </div>
      </div>
      {onAllowOutside && <Offer onPress={onAllowOutside} />}
      <span role="status" className={visuallyHidden}>
        {words.arrived(name, subject)}
      </span>
    </Notice>
  );
}

function Offer({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" tone="accent" variant="link" className={styles.offer} onPress={onPress}>
      {useStrings().notices.allowOutside}
    </Button>
  );
}
