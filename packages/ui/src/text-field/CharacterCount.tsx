import { useStrings } from '../provider/index.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './TextField.css.ts';

export interface CharacterCountProps {
  /** How many characters are there. */
  length: number;
  /** How many fit. */
  maxLength: number;
}

const STEPS = [0, 5, 10, 20];

/** How much of a field is used: always seen, and heard a few times near its end instead of with every key. */
export function CharacterCount({ length, maxLength }: CharacterCountProps) {
  const { atMost } = useStrings().characterCount;
  const left = maxLength - length;
  const step = STEPS.find((most) => left <= most && most * 2 <= maxLength);
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {length} / {maxLength}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {step !== undefined && atMost(step)}
      </span>
    </>
  );
}
