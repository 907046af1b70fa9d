import { clsx } from 'clsx';
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

const mark =
  'M12 5H26.5Q29 5 29.7 7.2L21.8 14.5Q21 15.2 20.2 14.5L12 7zM12 10L19.1 16.5Q21 18.2 22.9 16.5L30 10V23.5A3.5 3.5 0 0 1 26.5 27H12zM5.5 5H10.5V27H5.5A3.5 3.5 0 0 1 2 23.5V8.5A3.5 3.5 0 0 1 5.5 5zM6.25 7.6L3.9 10.6L6.25 13.6L8.6 10.6zM6.25 13.6L3.9 16L6.25 18.4L8.6 16zM6.25 18.4L3.9 21.4L6.25 24.4L8.6 21.4z';
const characters =
  'M5.2 2L1.6 7.4M4.2 5.6H9M2.6 10.6H8.8M1.4 14.8H9M5.3 10.6V21.6L9.4 18.6M16.9 1.6L15.9 4.4M12.6 4.6H21.4V12H12.6zM12.6 8.3H21.4M11.8 20V15.2H22.2V19.2Q22.2 20.2 20.4 20.2M17 12.2V22.8M28.4 5.6H40.2V10.8M26.6 10.8H45.4C45.4 14.4 45.2 16.6 44.6 18Q44 19.2 41.4 18.6M35.4 1.6V22.8M42.4 2.2L45 4.6';

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
