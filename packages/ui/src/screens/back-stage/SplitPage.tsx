import type { ReactNode } from 'react';
import { BackStagePage, type BackStagePageProps } from './BackStagePage.tsx';
import * as styles from './OrderTree.css.ts';

export interface SplitPageProps extends Omit<BackStagePageProps, 'children'> {
  /** One line above the list. */
  hint?: string | undefined;
  list: ReactNode;
  /** Editor of what is selected in the list. */
  children: ReactNode;
}

/** A page of the administration with a list or tree, and the editor of what is selected in it. */
export const SplitPage = ({ hint, list, children, ...page }: SplitPageProps) => (
  <BackStagePage {...page}>
    <div className={styles.panes}>
      <div className={styles.list}>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {list}
      </div>
      <div className={styles.editor}>{children}</div>
    </div>
  </BackStagePage>
);
