import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import * as styles from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export interface ReviewNoticeProps {
  /** Number of waiting messages. */
  count: number;
  onOpen: () => void;
  onDismiss: () => void;
}

/** Shows a reviewer the number of messages waiting for review. */
export function ReviewNotice({ count, onOpen, onDismiss }: ReviewNoticeProps) {
  const words = useStrings().notices;
  return (
    <Notice
      title={words.review}
      icon={<Icon name="clipboard_task_filled" />}
      onDismiss={onDismiss}
      actions={
        <Button size="small" tone="accent" onPress={onOpen}>
          {words.toReview}
        </Button>
      }
    >
      <p role="status">{words.waiting(count)}</p>
    </Notice>
  );
}

export interface SecurityNoticeProps {
  /** Location of this login; `lastLocation` and `lastAt` are the location and the formatted time of the previous one. */
  currentLocation: string;
  lastLocation: string;
  lastAt: string;
  /** Link to the page for changing the password. */
  passwordHref: string;
  onDismiss: () => void;
}

/** Shows the locations of this and the previous login, so that users notice logins by others. */
export function SecurityNotice({ currentLocation, lastLocation, lastAt, passwordHref, onDismiss }: SecurityNoticeProps) {
  const words = useStrings().notices;
  return (
    <Notice
      role="dialog"
      title={words.security}
      tone="warning"
      icon={<IconMore name="shield" />}
      onDismiss={onDismiss}
      actions={<Link href={passwordHref}>{words.changePassword}</Link>}
    >
      <dl className={styles.facts}>
        {(
          [
            [words.currentLocation, currentLocation],
            [words.lastLocation, lastLocation],
            [words.lastAt, lastAt],
          ] as const
        ).map(([term, fact]) => [
          <dt key={term} className={styles.term}>
            {term}
          </dt>,
          <dd key={`${term}:`} className={styles.fact}>
            {fact}
          </dd>,
        ])}
      </dl>
    </Notice>
  );
}
