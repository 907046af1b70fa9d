import { clsx } from 'clsx';
import { characters, mark } from './drawing.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** `mark` is the sign alone, `wordmark` the sign with 锦书 beside it. @default 'wordmark' */
  variant?: 'mark' | 'wordmark' | undefined;
  /** Height in pixels; 16 at least for the mark, 23 for the wordmark. @default 28 */
  height?: number | undefined;
  /** The name of the product. Without it the logo is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Logo of the product, in the color of the surrounding text. */
export function Logo({ variant = 'wordmark', height = 28, label, className }: LogoProps) {
  const width = variant === 'mark' ? 32 : 88;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by aria-label, which the rule cannot see in a spread
    <svg
      className={clsx(styles.logo, className)}
      viewBox={`0 0 ${width} 32`}
      height={height}
      width={(height * width) / 32}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path fill="currentColor" fillRule="evenodd" d={mark} />
      {variant === 'wordmark' && (
        <path
          transform="translate(37 4)"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={characters}
        />
      )}
    </svg>
  );
}
