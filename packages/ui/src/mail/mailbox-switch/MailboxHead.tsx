import { useStrings } from '../../foundation/provider/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import * as styles from './MailboxHead.css.ts';

/** Props of {@link MailboxHead}. */
export interface MailboxHeadProps {
  name: string;
  /** Permission of the user in this mailbox. */
  level: 'read' | 'write' | 'send' | 'full';
}

/** Name of a shared mailbox and the user's permission, for the top of the sidebar. */
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
