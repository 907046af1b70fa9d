import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Icon as IconMore } from '../icon-more/index.ts';
import { Link } from '../link/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export interface ReviewNoticeProps {
  /** How many mails wait. */
  count: number;
  onOpen: () => void;
  onDismiss: () => void;
}

/** Tells a reviewer how many mails wait for review. */
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
  /** Where one has logged in from now, and the time before; and when that was, in words. */
  currentLocation: string;
  lastLocation: string;
  lastAt: string;
  /** Where the password is changed. */
  passwordHref: string;
  onDismiss: () => void;
}

/** Says where one logged in from, so that somebody else's login is noticed. */
export function SecurityNotice({ currentLocation, lastLocation, lastAt, passwordHref, onDismiss }: SecurityNoticeProps) {
  const words = useStrings().notices;
  return (
    <Notice
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
