import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import * as styles from './EventForm.css.ts';
import type { Invitee } from './eventDraft.ts';

interface InviteeListProps {
  invitees: readonly Invitee[];
  /** Called with the address of an invitee to remove. Without it, the list is read-only. */
  onRemove?: ((address: string) => void) | undefined;
}

/** Invitees and their responses. */
export function InviteeList({ invitees, onRemove }: InviteeListProps) {
  const words = useStrings().eventForm;
  if (invitees.length === 0) return null;
  return (
    <ul aria-label={words.invitees} className={styles.invitees} data-dense={onRemove === undefined || undefined}>
      {invitees.map(({ address, name, answer = 'start' }) => (
        <li key={address} className={styles.invitee}>
          <bdi className={styles.inviteeName} title={address}>
            {showBidiControls(name || address)}
          </bdi>
          <span className={styles.answer} data-answer={answer}>
            {words.answers[answer]}
          </span>
          {onRemove && (
            <IconButton
              size="small"
              label={words.removeInvitee(name || address)}
              icon={<Icon name="dismiss" size={16} />}
              onPress={() => onRemove(address)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
