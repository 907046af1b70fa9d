import { createVar, keyframes, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Columns of a row, the same as in the list to come. */
export const columns = createVar();

export const bar = style(
  inLayer({
    display: 'block',
    blockSize: '10px',
    borderRadius: base.space[4],
    background: vars.color.border.subtle,
    '@media': { [base.media.forcedColors]: { background: 'GrayText' } },
  }),
);

/** Wait 120 ms, so that quickly loaded content doesn't cause a gray flash. */
export const rows = style(
  inLayer({
    animation: `${appear} ${base.motion.instant} linear ${base.motion.fast} backwards`,
    maskImage: 'linear-gradient(black, transparent)',
    overflow: 'hidden',
  }),
);

export const row = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    blockSize: vars.density.row,
    paddingInline: '14px 16px',
    borderBlockEnd: hairline,
  }),
);
