import type { ReactNode } from 'react';
import { Button } from '../../parts/button/index.ts';
import * as styles from './ComparedRecords.css.ts';
import { MachineText } from './Facts.tsx';

/** A record as it should be, and as it was found. */
export interface ComparedRecord {
  id: string;
  /** Name of the record: the heading. */
  title: string;
  /** State, such as a `StatusWord`. */
  state: ReactNode;
  expected: string;
  /** Text that was found; empty if nothing was. */
  found: string;
}

export interface ComparedRecordsProps {
  /** Time of the comparison. */
  summary: string;
  /** Buttons below the summary. */
  actions?: ReactNode;
  records: readonly ComparedRecord[];
  words: {
    expected: string;
    found: string;
    /** Shown if nothing was found. */
    nothing: string;
    copy: string;
    /** Name of the button that copies a record. */
    copyOf: (title: string) => string;
  };
  onCopy: (text: string) => void;
}

/** Records that are expected beside those that were found, each with its state. The expected ones can be copied. */
export const ComparedRecords = ({ summary, actions, records, words, onCopy }: ComparedRecordsProps) => (
  <div className={styles.records}>
    <div className={styles.record}>
      <p className={styles.summary}>{summary}</p>
      {actions && <div className={styles.head}>{actions}</div>}
    </div>
    {records.map(({ id, title, state, expected, found }) => (
      <section key={id} aria-label={title} className={styles.record}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
          {state}
          <Button variant="quiet" aria-label={words.copyOf(title)} onPress={() => onCopy(expected)}>
            {words.copy}
          </Button>
        </div>
        <div className={styles.pair}>
          <div>
            <div className={styles.label}>{words.expected}</div>
            <MachineText label={words.expected}>{expected}</MachineText>
          </div>
          <div>
            <div className={styles.label}>{words.found}</div>
            <MachineText label={words.found}>{found === '' ? words.nothing : found}</MachineText>
          </div>
        </div>
      </section>
    ))}
  </div>
);
