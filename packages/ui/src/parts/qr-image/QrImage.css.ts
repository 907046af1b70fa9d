import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

export const image = style(
  inLayer({
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    borderRadius: vars.radius.control,
    // Readers need dark on light, whatever the page is painted in.
    forcedColorAdjust: 'none',
    shapeRendering: 'crispEdges',
  }),
);
