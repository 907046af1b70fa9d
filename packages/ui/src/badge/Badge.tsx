import { clsx } from 'clsx';
import { useStrings } from '../provider/index.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** How many. Nothing is drawn for 0. */
  count: number;
  /** Larger counts are drawn as this one and a plus. @default 99 */
  max?: number | undefined;
  /** @default 'unread' */
  tone?: 'unread' | 'accent' | 'neutral' | undefined;
  /** The count in words, for screen readers. @default the number of unread messages */
  label?: string | undefined;
  className?: string | undefined;
}

/** A small number at the corner of something. */
export function Badge({ count, max = 99, tone = 'unread', label, className }: BadgeProps) {
  const { badge } = useStrings();
  if (count <= 0) return null;
  return (
    <span className={clsx(styles.badge, styles.tone[tone], className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className={visuallyHidden}>{label ?? badge.unread(count)}</span>
    </span>
  );
}
