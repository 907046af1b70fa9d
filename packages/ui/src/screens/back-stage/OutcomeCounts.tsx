import * as frame from './BackStagePage.css.ts';
import type { StatusWordProps } from './StatusWord.tsx';
import * as styles from './StepsPage.css.ts';

/** Number of rows with one outcome. */
export interface OutcomeCount {
  id: string;
  label: string;
  count: number;
  tone: StatusWordProps['tone'];
}

export interface OutcomeCountsProps {
  /** Outcomes in their order; those without rows are left out of the bar. */
  outcomes: readonly OutcomeCount[];
  /** Writes a number in the user’s language. */
  formatCount: (count: number) => string;
}

/** Outcomes of many rows: their shares as a bar, and their numbers. */
export const OutcomeCounts = ({ outcomes, formatCount }: OutcomeCountsProps) => (
  <>
    <div className={styles.bar} aria-hidden="true">
      {outcomes.map(({ id, count, tone }) => count > 0 && <span key={id} className={styles.segment[tone]} style={{ flexGrow: count }} />)}
    </div>
    <dl className={styles.counts}>
      {outcomes.map(({ id, label, count, tone }) => (
        <div key={id} className={styles.count}>
          <dt>{label}</dt>
          <dd className={`${styles.number} ${frame.tone[tone]}`}>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** Text of a cell that is faulty, with an edge around it. */
export const FaultyCell = ({ children }: { children: string }) => <bdi className={styles.faulty}>{children}</bdi>;
