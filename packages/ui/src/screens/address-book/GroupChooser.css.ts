import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', inlineSize: '264px', maxInlineSize: '100%' }),
);
export const find = style(inLayer({ padding: base.space[8] }));
export const groups = style(
  inLayer({ listStyle: 'none', margin: 0, padding: `0 ${base.space[12]} ${base.space[8]}`, maxBlockSize: '260px', overflowY: 'auto' }),
);
export const group = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minBlockSize: base.space[32] }));
export const box = style(inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const count = style(inLayer({ ...typography('caption'), ...tabular, flex: 'none', color: vars.color.text.tertiary }));
export const foot = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[8],
    padding: base.space[8],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const none = style(inLayer({ margin: 0, padding: `0 ${base.space[12]} ${base.space[12]}`, color: vars.color.text.tertiary }));
