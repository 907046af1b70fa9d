import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeStackProps {
  children: ReactNode;
}

/** Holds the notices at the lower end of the page, the newest lowest. */
export function NoticeStack({ children }: NoticeStackProps) {
  return <div className={styles.stack}>{children}</div>;
}

export interface NoticeProps {
  /** What the notice is about: its name. */
  title: string;
  icon: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'warning' | undefined;
  /** Stands beside the title. */
  place?: ReactNode;
  children?: ReactNode;
  /** Buttons at the start and at the end of the foot. */
  actionsStart?: ReactNode;
  actions?: ReactNode;
  /** Takes the notice away. */
  onDismiss: () => void;
  className?: string | undefined;
}

/** A card at the corner of the page that tells of something without stopping anybody. What an action did is told by a toast. */
export function Notice({ title, icon, tone = 'info', place, children, actionsStart, actions, onDismiss, className }: NoticeProps) {
  const words = useStrings().notices;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={clsx(styles.card, className)}>
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
