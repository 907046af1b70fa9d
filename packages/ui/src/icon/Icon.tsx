import { clsx } from 'clsx';
import * as styles from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

export interface IconProps {
  /** Which drawing; a filled one ends in `_filled`. */
  name: IconName;
  /** The drawn size: 16 in rows, buttons and menus, 20 in the rail and in headings. @default 16 */
  size?: 16 | 20 | undefined;
  /** Says what the icon means when no word beside it does. Without it the icon is decoration. */
  label?: string | undefined;
  /** Turns the drawing round where the page runs from right to left. Arrows and chevrons need it. @default false */
  isMirrored?: boolean | undefined;
  className?: string | undefined;
}

/** A small drawing in the colour of the text around it. */
export function Icon({ name, size = 16, label, isMirrored = false, className }: IconProps) {
  const drawings = icons[name];
  // A drawing that exists in one size only stands in for the other.
  const drawn = drawings[size] ? size : size === 16 ? 20 : 16;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by aria-label, which the rule cannot see in a spread
    <svg
      className={clsx(styles.icon, isMirrored && styles.mirrored, className)}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn} ${drawn}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={drawings[drawn]} />
    </svg>
  );
}
