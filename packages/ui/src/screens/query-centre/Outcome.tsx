import { Icon } from '../../foundation/icon-more/index.ts';
import * as styles from './QueryCentre.css.ts';
import type { QueryOutcome } from './query.ts';

const icons = { success: 'checkmark_circle', waiting: 'clock', failure: 'error_circle' } as const;

interface OutcomeProps {
  outcome: QueryOutcome;
  text: string;
}

/** An icon and text: an outcome is never shown by color alone. */
export function Outcome({ outcome, text }: OutcomeProps) {
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon name={icons[outcome]} size={16} className={styles.mark} />
      <span className={styles.words} title={text}>
        {text}
      </span>
    </span>
  );
}
