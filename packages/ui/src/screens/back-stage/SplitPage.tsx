import type { ReactNode } from 'react';
import { BackStagePage, type BackStagePageProps } from './BackStagePage.tsx';
import * as styles from './OrderTree.css.ts';

export interface SplitPanesProps {
  /** One line above the list. */
  hint?: string | undefined;
  list: ReactNode;
  /** Editor of what is selected in the list. */
  children: ReactNode;
}

/** A list or tree, and the editor of what is selected in it. */
export const SplitPanes = ({ hint, list, children }: SplitPanesProps) => (
  <div className={styles.panes}>
    <div className={styles.list}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {list}
    </div>
    <div className={styles.editor}>{children}</div>
  </div>
);

export interface SplitPageProps extends Omit<BackStagePageProps, 'children'>, SplitPanesProps {}

/** A page of the administration with a list or tree, and the editor of what is selected in it. */
export const SplitPage = ({ hint, list, children, ...page }: SplitPageProps) => (
  <BackStagePage {...page}>
    <SplitPanes hint={hint} list={list}>
      {children}
    </SplitPanes>
  </BackStagePage>
);
