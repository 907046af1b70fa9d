import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const add = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[8], maxInlineSize: '480px' }));
export const field = style(inLayer({ flex: 1, minInlineSize: 0 }));
/** Beside the box of the field, below its label. */
export const button = style(inLayer({ marginBlockStart: base.space[24] }));
export const state = style(
  inLayer({ color: vars.color.text.tertiary, selectors: { '&[data-active]': { color: vars.color.status.success.text } } }),
);
