import { encode } from 'uqr';

/** Data for drawing a code. */
export interface QrDrawing {
  /** Modules on a side, the quiet zone included. */
  size: number;
  /** The dark modules, as the outline of an SVG path. */
  outline: string;
}

/** The width of the light edge that readers need. */
const QUIET_ZONE = 4;

/** Turns a text into the outline of its QR code: one rectangle for each run of dark modules in a row. */
export function drawQr(text: string, correction: 'L' | 'M' | 'Q' | 'H'): QrDrawing {
  const { data, size } = encode(text, { ecc: correction, border: QUIET_ZONE });
  const outline = data
    .flatMap((row, y) => {
      const runs = [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ];
      return runs.map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`);
    })
    .join('');
  return { size, outline };
}
