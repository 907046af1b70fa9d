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
  /** Says nothing, where the name of the part around it must stay as it is and a description tells the count. @default false */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
}

/** A small number at the corner of something. */
export function Badge({ count, max = 99, tone = 'unread', label, isDecorative = false, className }: BadgeProps) {
  const { badge } = useStrings();
  if (count <= 0) return null;
  const figure = count > max ? `${max}+` : String(count);
  const look = clsx(styles.badge, styles.tone[tone], className);
  // Drawn by the style sheet, the figure is no text of the part around it and does not have to be in its name.
  if (isDecorative) return <span aria-hidden="true" className={clsx(look, styles.drawn)} data-figure={figure} />;
  return (
    <span className={look}>
      <span aria-hidden="true">{figure}</span>
      <span className={visuallyHidden}>{label ?? badge.unread(count)}</span>
    </span>
  );
}
