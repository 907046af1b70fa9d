import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SettingsSection } from '../settings-form/index.ts';
import * as styles from './TwoFactor.css.ts';

/** A passkey in the list. */
export interface ListedPasskey {
  id: string;
  name: string;
  /** Times of its creation and last use. */
  detail: string;
}

/** Props of {@link PasskeySection}. */
export interface PasskeySectionProps {
  passkeys: readonly ListedPasskey[];
  /** Absent where the browser has no passkeys, or no more are allowed. */
  onAdd?: (() => void) | undefined;
  onRename: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Section that lists passkeys, to add, rename and remove them. */
export function PasskeySection({ passkeys, onAdd, onRename, onRemove }: PasskeySectionProps) {
  const words = useStrings().twoFactor;
  return (
    <SettingsSection title={words.passkeys}>
      <p className={styles.help}>{words.passkeysHelp}</p>
      {passkeys.length === 0 && <p className={styles.empty}>{words.noPasskeys}</p>}
      <ul aria-label={words.passkeys} className={styles.devices}>
        {passkeys.map(({ id, name, detail }) => (
          <li key={id} className={styles.device}>
            <span className={styles.deviceText}>
              <bdi>{name}</bdi>
              <span className={styles.deviceDetail}>{detail}</span>
            </span>
            <span className={styles.deviceActions}>
              <Button size="small" aria-label={`${words.renamePasskey} ${name}`} onPress={() => onRename(id)}>
                {words.renamePasskey}
              </Button>
              <Button size="small" aria-label={`${words.removePasskey} ${name}`} onPress={() => onRemove(id)}>
                {words.removePasskey}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {onAdd && (
        <div>
          <Button onPress={onAdd}>{words.addPasskey}</Button>
        </div>
      )}
    </SettingsSection>
  );
}
