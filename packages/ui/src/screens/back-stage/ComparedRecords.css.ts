import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const records = style(inLayer({ display: 'grid', gap: base.space[24] }));
export const record = style(inLayer({ display: 'grid', gap: base.space[8], minInlineSize: 0 }));
export const head = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[12] }));
export const title = style(
  inLayer({ margin: 0, flex: '1 1 auto', minInlineSize: 0, font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }),
);
export const pair = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: base.space[12] }),
);
export const label = style(inLayer({ color: vars.color.text.secondary, marginBlockEnd: base.space[4] }));
export const summary = style(inLayer({ margin: 0, paddingBlockStart: base.space[8], color: vars.color.text.secondary }));
