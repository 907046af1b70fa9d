import { clsx } from 'clsx';
import { Meter } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './PasswordChecklist.css.ts';

/** A rule a password has to meet. */
export interface PasswordRule {
  id: string;
  /** Text of the rule: “8 to 16 characters”. */
  label: string;
  isMet: boolean;
}

export interface PasswordChecklistProps {
  /** The name of the list: “Rules of the password”. */
  label: string;
  /** The rules in force, in the order they are shown. */
  rules: readonly PasswordRule[];
  /** Strength of the password. Without it no bar is shown. */
  strength?: PasswordStrength | undefined;
  /** The id of the list, for the `aria-describedby` of the field. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Strength of a password, and its labels. */
export interface PasswordStrength {
  /** Label of the bar: “Strength”. */
  label: string;
  /** From 0, nothing typed, to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Label of the level: “Fair”. */
  valueLabel: string;
}

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ label, rules, strength, id, className }: PasswordChecklistProps) {
  const strings = useStrings().passwordChecklist;
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <div className={clsx(styles.root, className)}>
      {strength && <Strength {...strength} />}
      <ul id={id} className={styles.rules} aria-label={label}>
        {rules.map((rule) => (
          <li key={rule.id} className={styles.rule} data-met={rule.isMet || undefined}>
            <span className={styles.mark}>{rule.isMet ? <Icon name="checkmark_circle_filled" /> : <span className={styles.ring} />}</span>
            <span>
              {rule.label}
              <span className={visuallyHidden}>, {rule.isMet ? strings.met : strings.unmet}</span>
            </span>
          </li>
        ))}
      </ul>
      {/* One sentence instead of each rule: it is heard between two keys. */}
      <span className={visuallyHidden} aria-live="polite">
        {strings.progress(met, rules.length)}
      </span>
    </div>
  );
}

function Strength({ label, level, valueLabel }: PasswordStrength) {
  const look = level <= 1 ? 'weak' : level <= 2 ? 'fair' : 'strong';
  return (
    <Meter aria-label={label} minValue={0} maxValue={4} value={level} valueLabel={valueLabel} className={styles.strength}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.steps} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={styles.level[step <= level ? look : 'none']} />
        ))}
      </span>
      <span aria-hidden="true" className={styles.strengthWord}>
        {valueLabel}
      </span>
    </Meter>
  );
}
