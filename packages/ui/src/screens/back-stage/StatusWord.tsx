import { clsx } from 'clsx';
import * as styles from './BackStagePage.css.ts';

export interface StatusWordProps {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  children: string;
}

/** A state as a dot and a word. */
export const StatusWord = ({ tone, children }: StatusWordProps) => (
  <span className={clsx(styles.status, styles.tone[tone])}>
    <span className={styles.dot} />
    {children}
  </span>
);
