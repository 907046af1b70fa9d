import { createVar, keyframes, style } from '@vanilla-extract/css';
import { hairline } from '../styles/hairline.ts';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Shape of a row: the columns of the list that will stand there. */
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

/** What is there within 120 ms is never announced by a flash of grey. */
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
