import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './SettingsForm.css.ts';

/** A rule that what is typed must meet. */
export interface Rule {
  id: string;
  /** `8 to 16 characters`. */
  label: string;
  isMet: boolean;
}

export interface RuleListProps {
  /** For `aria-describedby` of the field. */
  id?: string | undefined;
  /** What the rules are for. */
  label: string;
  rules: readonly Rule[];
}

/** The rules of a new password, each met or not while it is typed. */
export function RuleList({ id, label, rules }: RuleListProps) {
  const words = useStrings().settings;
  return (
    <ul id={id} aria-label={label} className={styles.rules}>
      {rules.map(({ id: ruleId, label: text, isMet }) => (
        <li key={ruleId} className={styles.rule} {...(isMet && { 'data-met': true })}>
          {isMet ? <Icon name="checkmark_circle_filled" className={styles.ruleMark} /> : <span className={styles.unmet} />}
          <span>
            {text}
            <span className={visuallyHidden}> {isMet ? words.met : words.unmet}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
