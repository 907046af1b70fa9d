import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16] }));
export const line = style(inLayer({ margin: 0, color: vars.color.text.secondary }));
