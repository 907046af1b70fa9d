import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

/** Scroll the list separately, so that the dialog keeps its position while the list grows. */
export const list = style(inLayer({ maxBlockSize: '320px', overflow: 'auto' }));
