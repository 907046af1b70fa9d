import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';

/** The words do not jump as the figures change. */
export const seen = style(inLayer({ fontVariantNumeric: 'tabular-nums' }));
