import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Nothing found, a fault, a mail that is gone, a place without mail, all work done, or a place that is to come. @default 'empty' */
  drawing?: DrawingName | undefined;
  /** One line. */
  title: ReactNode;
  /** One more, of help. */
  children?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  /** Has it read out when it takes the place of something. @default false */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
}

/** Stands where there is nothing to show, and says why and what to do. */
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
