import { Avatar } from '../avatar/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './MailboxHead.css.ts';

/** Props of {@link MailboxHead}. */
export interface MailboxHeadProps {
  name: string;
  /** What the user may do there. */
  level: 'read' | 'write' | 'send' | 'full';
}

/** Whose mailbox shows where it is not one's own, and what may be done there. Stands at the top of the sidebar. */
export function MailboxHead({ name, level }: MailboxHeadProps) {
  const { mailboxSwitch: words } = useStrings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={words.name(name)} className={styles.head}>
      <Avatar name={name} size="small" />
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.level}>{words.levels[level]}</span>
      </span>
    </div>
  );
}
