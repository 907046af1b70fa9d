import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const tiles = style(inLayer({ flex: 'none', borderBlockEnd: rule }));
export const list = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    margin: 0,
    overflow: 'hidden',
  }),
);
/** The number is shown before its name, but comes after it for screen readers. */
export const tile = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: base.space[8],
    padding: `${base.space[12]} ${base.space[20]}`,
    borderInlineStart: rule,
    marginInlineStart: `calc(-1 * ${vars.border.width})`,
  }),
);
export const name = style(inLayer({ ...oneLine, gridColumn: 2, gridRow: 1, color: vars.color.text.secondary }));
export const value = style(
  inLayer({ ...typography('heading'), ...tabular, gridColumn: 1, gridRow: 1, margin: 0, fontFamily: vars.font.display }),
);
export const note = style(
  inLayer({ ...typography('caption'), ...tabular, gridColumn: '1 / -1', margin: 0, minBlockSize: '1lh', color: vars.color.text.secondary }),
);
