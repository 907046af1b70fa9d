import { style } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';

/** Seen by screen readers only. */
export const visuallyHidden = style(
  inLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    border: 0,
    whiteSpace: 'nowrap',
  }),
);
