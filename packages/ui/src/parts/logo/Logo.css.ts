import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';

export const logo = style(inLayer({ display: 'block', flex: 'none', inlineSize: 'auto' }));
