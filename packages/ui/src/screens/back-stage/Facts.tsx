import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Facts about one thing, each with its name. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.name}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

export interface MachineTextProps {
  /** Names the text. */
  label: string;
  children: string;
}

/** Text that another machine sent or reads, such as an answer or a DNS record. */
export const MachineText = ({ label, children }: MachineTextProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a form control would take the text for an input
  <pre role="group" aria-label={label} dir="ltr" className={styles.machine}>
    {children}
  </pre>
);
