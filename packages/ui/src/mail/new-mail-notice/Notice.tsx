import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeStackProps {
  children: ReactNode;
}

/** Holds the notices at the lower end of the page, the newest lowest. */
export function NoticeStack({ children }: NoticeStackProps) {
  return <div className={styles.stack}>{children}</div>;
}

export interface NoticeProps {
  /** Title and accessible name of the notice. */
  title: string;
  icon: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'warning' | undefined;
  /** Content beside the title. */
  place?: ReactNode;
  children?: ReactNode;
  /** Buttons at the start and at the end of the foot. */
  actionsStart?: ReactNode;
  actions?: ReactNode;
  /** `dialog` for a notice to answer; it takes no focus and keeps none. @default 'region' */
  role?: 'region' | 'dialog' | undefined;
  /** Takes the notice away. */
  onDismiss: () => void;
  className?: string | undefined;
}

/** Card at the corner of the page for non-blocking information. For the result of an action use a toast. */
export function Notice({ title, icon, tone = 'info', role, place, children, actionsStart, actions, onDismiss, className }: NoticeProps) {
  const words = useStrings().notices;
  const titleId = useId();
  return (
    <section role={role} aria-labelledby={titleId} className={clsx(styles.card, className)}>
      <div className={styles.head}>
        <span className={styles.icon} data-tone={tone}>
          {icon}
        </span>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        {place !== undefined && <span className={styles.place}>{place}</span>}
        <IconButton hasNoTooltip size="small" label={words.dismiss} icon={<Icon name="dismiss" />} onPress={onDismiss} />
      </div>
      {children}
      {(actions !== undefined || actionsStart !== undefined) && (
        <div className={styles.foot}>
          {actionsStart}
          <div className={styles.end}>{actions}</div>
        </div>
      )}
    </section>
  );
}
