import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** @default 'info' */
  tone?: 'info' | 'warning' | 'danger' | 'success' | undefined;
  /** Another drawing than that of the tone, by its name or as an element of 20 pixels. */
  icon?: IconName | ReactElement | undefined;
  /** One sentence. */
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Whether screen readers announce the banner when it is added to an existing page. @default false */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
}

const icons = { info: 'info', warning: 'warning', danger: 'error_circle', success: 'checkmark_circle' } as const;

/** Line about the content below it. For the result of an action use a toast. */
export function Banner({ tone = 'info', icon, children, actions, isAnnounced = false, className }: BannerProps) {
  return (
    <div className={clsx(styles.tone[tone], className)} role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <span className={styles.icon[tone]}>{typeof icon === 'object' ? icon : <Icon name={icon ?? icons[tone]} size={20} />}</span>
      <div className={styles.message}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
