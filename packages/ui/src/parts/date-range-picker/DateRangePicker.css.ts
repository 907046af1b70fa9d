import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const box = style(inLayer({ gap: base.space[4], minInlineSize: '260px' }));

export const dash = style(inLayer({ flex: 'none', color: vars.color.text.tertiary }));
