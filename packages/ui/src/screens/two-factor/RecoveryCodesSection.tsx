import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SettingsSection } from '../settings-form/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link RecoveryCodesSection}. */
export interface RecoveryCodesSectionProps {
  /** Number of unused codes. */
  left: number;
  onRenew: () => void;
}

/** Section that says how many recovery codes are left, and makes new ones. */
export function RecoveryCodesSection({ left, onRenew }: RecoveryCodesSectionProps) {
  const words = useStrings().twoFactor;
  return (
    <SettingsSection title={words.recoveryCodes}>
      <p className={styles.help}>{words.recoveryCodesHelp}</p>
      <div className={styles.state}>
        <span className={styles.mark}>{words.recoveryCodesLeft(left)}</span>
        <Button onPress={onRenew}>{words.renewRecoveryCodes}</Button>
      </div>
    </SettingsSection>
  );
}
