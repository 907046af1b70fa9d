import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

export const message = style(inLayer({ color: vars.color.text.secondary, overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const option = style(inLayer({ marginBlockStart: base.space[12] }));
