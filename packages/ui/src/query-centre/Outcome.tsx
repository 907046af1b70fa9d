import { Icon } from '../icon-more/index.ts';
import * as styles from './QueryCentre.css.ts';
import type { QueryOutcome } from './query.ts';

const icons = { success: 'checkmark_circle', waiting: 'clock', failure: 'error_circle' } as const;

interface OutcomeProps {
  outcome: QueryOutcome;
  text: string;
}

/** A mark and words: how something ended is never said by its colour alone. */
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
