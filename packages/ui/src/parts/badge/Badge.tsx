import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Number to show. Nothing is drawn for 0. */
  count: number;
  /** Larger counts are drawn as this one and a plus. @default 99 */
  max?: number | undefined;
  /** @default 'unread' */
  tone?: 'unread' | 'accent' | 'neutral' | undefined;
  /** Count as text, for screen readers. @default the number of unread messages */
  label?: string | undefined;
  /**
   * Whether the badge is hidden from screen readers. Set it if the accessible name of the parent must not change and a description contains
   * the count. @default false
   */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
}

/** A small number at the corner of something. */
export function Badge({ count, max = 99, tone = 'unread', label, isDecorative = false, className }: BadgeProps) {
  const { badge } = useStrings();
  if (count <= 0) return null;
  const figure = count > max ? `${max}+` : String(count);
  const look = clsx(styles.badge, styles.tone[tone], className);
  // CSS draws the figure, so it isn't text of the parent and doesn't have to be in its accessible name.
  if (isDecorative) return <span aria-hidden="true" className={clsx(look, styles.drawn)} data-figure={figure} />;
  return (
    <span className={look}>
      <span aria-hidden="true">{figure}</span>
      <span className={visuallyHidden}>{label ?? badge.unread(count)}</span>
    </span>
  );
}
