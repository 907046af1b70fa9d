import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

/** The list has its own scrolling, so that the dialog doesn't move while the list grows. */
export const list = style(inLayer({ maxBlockSize: '280px', overflow: 'auto' }));
