import { clsx } from 'clsx';
import * as styles from './Icon.css.ts';

export interface DrawingProps {
  /** The outline in each size it is drawn in. */
  outlines: { readonly 16?: string; readonly 20?: string };
  /** The drawn size: 16 in rows, buttons and menus, 20 in the rail and in headings. @default 16 */
  size?: 16 | 20 | undefined;
  /** Accessible name. Omit it when adjacent text names the icon. */
  label?: string | undefined;
  /** Turns the drawing round where the page runs from right to left. Arrows and chevrons need it. @default false */
  isMirrored?: boolean | undefined;
  className?: string | undefined;
}

/** Outline in the color of the surrounding text. `Icon` finds it by name. */
export function Drawing({ outlines, size = 16, label, isMirrored = false, className }: DrawingProps) {
  // Use the other size if a drawing exists in one size only.
  const drawn = outlines[size] ? size : size === 16 ? 20 : 16;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by aria-label, which the rule cannot see in a spread
    <svg
      className={clsx(styles.icon, isMirrored && styles.mirrored, className)}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn} ${drawn}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={outlines[drawn]} />
    </svg>
  );
}
