import { clsx } from 'clsx';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Lifeline.css.ts';

/** State in the life of a sent message. */
export type LifeStation =
  | 'written'
  | 'undoable'
  | 'scheduled'
  | 'in-review'
  | 'rejected'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'recalled'
  | 'burned';

/** One station of the line. */
export interface LifeStep {
  station: LifeStation;
  /** Progress of the state: completed, current or upcoming. */
  state: 'done' | 'now' | 'ahead';
  /** Number of recipients in this state. */
  count?: number | undefined;
  /** There is a recipient whom it did not reach. @default false */
  isFailed?: boolean | undefined;
}

export interface LifelineProps {
  /** The stations in their order. */
  steps: readonly LifeStep[];
  className?: string | undefined;
}

/** Progress line of a sent message: completed, current and upcoming states, with the number of recipients. */
export function Lifeline({ steps, className }: LifelineProps) {
  const strings = useStrings().lifeline;
  return (
    <ol aria-label={strings.label} className={clsx(styles.root, className)}>
      {steps.map(({ station, state, count, isFailed = false }) => (
        <li
          key={station}
          className={styles.step}
          data-state={state}
          data-tone={isFailed || station === 'rejected' ? 'danger' : station === 'in-review' ? 'warning' : undefined}
          {...(state === 'now' && { 'aria-current': 'step' })}
        >
          <span aria-hidden="true" className={styles.mark}>
            {(isFailed || station === 'rejected') && <Icon name="error_circle_filled" size={16} />}
          </span>
          <span className={styles.label}>{strings.stations[station]}</span>
          {count !== undefined && (
            <>
              <span aria-hidden="true" className={styles.count}>
                {count}
              </span>
              <span className={visuallyHidden}>{strings.count(count)}</span>
            </>
          )}
          {isFailed && <span className={visuallyHidden}>{strings.failed}</span>}
          {state === 'ahead' && <span className={visuallyHidden}>{strings.ahead}</span>}
        </li>
      ))}
    </ol>
  );
}
