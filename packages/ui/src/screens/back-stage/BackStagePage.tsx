import type { ReactNode } from 'react';
import { Panel } from '../../parts/app-shell/index.ts';
import * as styles from './BackStagePage.css.ts';

export interface BackStagePageProps {
  /** Name of the section: the level-1 heading. */
  title: string;
  /** Numbers beside the title. */
  subtitle?: string | undefined;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: its head, and what is below it. */
export function BackStagePage({ title, subtitle, actions, children }: BackStagePageProps) {
  return (
    <Panel>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </Panel>
  );
}
