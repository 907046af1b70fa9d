import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';

/** Keeps the progress line as wide as the drawings that may follow it. */
export const loading = style(
  inLayer({ flex: '1 1 auto', display: 'grid', placeContent: 'center', gridTemplateColumns: 'min(240px, 60%)' }),
);
