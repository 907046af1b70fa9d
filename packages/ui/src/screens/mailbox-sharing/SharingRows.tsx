import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button } from '../../parts/button/index.ts';
import { LevelSelect } from './LevelSelect.tsx';
import * as styles from './MailboxSharing.css.ts';
import type { OpenMailbox, SharePerson, SharingLevel } from './person.ts';

interface PersonRowProps {
  person: SharePerson;
  onLevelChange: (id: string, level: SharingLevel) => void;
  onRemove: () => void;
}

/** Colleague who may use the mailbox, with the level. */
export function PersonRow({ person: { id, name, address, detail, level, usage, isInUse }, onLevelChange, onRemove }: PersonRowProps) {
  const words = useStrings().mailboxSharing;
  return (
    <li aria-label={name} className={styles.person}>
      <Avatar name={name} address={address} />
      <Words name={name} detail={detail} />
      <LevelSelect
        isLabelHidden
        className={styles.level}
        label={words.levelOf(name)}
        value={level}
        onChange={(next) => onLevelChange(id, next)}
      />
      <span className={styles.usage} data-used={isInUse || undefined}>
        {usage}
      </span>
      <Button variant="quiet" tone="danger" aria-label={words.removeOf(name)} className={styles.end} onPress={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

/** Mailbox of others that the user may open. */
export function MailboxRow({
  mailbox: { id, name, address, level, unread },
  onOpen,
}: {
  mailbox: OpenMailbox;
  onOpen: (id: string) => void;
}) {
  const words = useStrings().mailboxSharing;
  return (
    <li aria-label={name} className={styles.mailbox}>
      <span aria-hidden="true" className={styles.tile}>
        <Icon name="people" />
      </span>
      <Words name={name} detail={address} />
      <span className={styles.badge}>{words.levels[level]}</span>
      <span className={styles.usage}>{unread > 0 && words.unread(unread)}</span>
      <Button aria-label={words.openOf(name)} className={styles.end} onPress={() => onOpen(id)}>
        {words.open}
      </Button>
    </li>
  );
}

function Words({ name, detail }: { name: string; detail: string }) {
  return (
    <span className={styles.words}>
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      <bdi className={styles.detail} title={detail}>
        {detail}
      </bdi>
    </span>
  );
}
