import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './TextField.css.ts';

export interface CharacterCountProps {
  /** Number of characters in the field. */
  length: number;
  /** Maximum number of characters. */
  maxLength: number;
}

const STEPS = [0, 5, 10, 20];

/** Character count of a field. It is always visible. Screen readers announce it a few times near the limit instead of at each keystroke. */
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
