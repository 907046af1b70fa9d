import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const root = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const way = style(inLayer({ flex: 'none', padding: `${base.space[8]} ${base.space[16]}`, borderBlockEnd: rule }));
export const error = style(
  inLayer({
    padding: `${base.space[8]} ${base.space[16]}`,
    color: vars.color.status.danger.text,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const naming = style(inLayer({ flex: 'none', padding: `${base.space[8]} ${base.space[16]}` }));
export const list = style(inLayer({ flex: 1, minBlockSize: 0, margin: 0, padding: base.space[8], overflowY: 'auto', listStyle: 'none' }));
export const folder = style(inLayer({ inlineSize: '100%', justifyContent: 'flex-start', minInlineSize: 0 }));
