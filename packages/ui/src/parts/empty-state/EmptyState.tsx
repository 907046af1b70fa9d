import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /**
   * Drawing for no search results, an error, a deleted message, no content, a finished review, or a page that comes later. @default 'empty'
   */
  drawing?: DrawingName | undefined;
  /** One line. */
  title: ReactNode;
  /** One more, of help. */
  children?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  /** Whether screen readers announce it when it replaces other content. @default false */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
}

/** Shown when there is no content. Gives the reason and the next step. */
export function EmptyState({ drawing = 'empty', title, children, actions, isAnnounced = false, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles.root, className)} role={isAnnounced ? (drawing === 'failure' ? 'alert' : 'status') : undefined}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.help}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
