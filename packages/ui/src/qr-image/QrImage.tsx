import { clsx } from 'clsx';
import { useMemo } from 'react';
import { drawQr } from './drawQr.ts';
import * as styles from './QrImage.css.ts';

export interface QrImageProps {
  /** What a reader of the code gets: an address, a key. */
  value: string;
  /** What the code is for, in words. Whoever cannot scan needs the value itself beside it. */
  label: string;
  /** Pixels on a side. @default 160 */
  size?: number | undefined;
  /** How much of the code may be hidden or dirty: 7, 15, 25 or 30 per cent. @default 'M' */
  correction?: 'L' | 'M' | 'Q' | 'H' | undefined;
  className?: string | undefined;
}

/** A QR code. It is dark on light in every skin, since many readers know no other. */
export function QrImage({ value, label, size = 160, correction = 'M', className }: QrImageProps) {
  const drawing = useMemo(() => drawQr(value, correction), [value, correction]);
  return (
    // Named by aria-label: a title would show as a tooltip over the code.
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      className={clsx(styles.image, className)}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={drawing.outline} fill="black" />
    </svg>
  );
}
