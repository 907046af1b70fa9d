import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const message = style(inLayer({ color: vars.color.text.secondary, overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const option = style(inLayer({ marginBlockStart: base.space[12] }));
