import type { ReactNode } from 'react';
import * as styles from './WorkDesk.css.ts';

export interface WorkDeskProps {
  /** Names the controls, for those who can't see them. */
  controlsLabel: string;
  controls: ReactNode;
  previewLabel: string;
  preview: ReactNode;
  findingsLabel: string;
  findings: ReactNode;
}

/** Controls, what they make, and what was found about it, side by side; one below the other where there is no room. */
export const WorkDesk = ({ controlsLabel, controls, previewLabel, preview, findingsLabel, findings }: WorkDeskProps) => (
  <div className={styles.desk}>
    <section className={styles.controls} aria-label={controlsLabel}>
      {controls}
    </section>
    <section className={styles.preview} aria-label={previewLabel}>
      {preview}
    </section>
    <section className={styles.findings} aria-label={findingsLabel}>
      {findings}
    </section>
  </div>
);
