import { clsx } from 'clsx';
import { useMemo } from 'react';
import { drawQr } from './drawQr.ts';
import * as styles from './QrImage.css.ts';

export interface QrImageProps {
  /** Content of the code: an address, a key. */
  value: string;
  /** Accessible name: the purpose of the code. Show the value next to it for users who can't scan. */
  label: string;
  /** Pixels on a side. @default 160 */
  size?: number | undefined;
  /**
   * Share of the code that may be unreadable: 7, 15, 25 or 30 percent.
   * @default 'M'
   */
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
