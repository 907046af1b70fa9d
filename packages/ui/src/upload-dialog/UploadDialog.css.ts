import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base } from '../theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

/** The dialog keeps its place while the list grows: it scrolls by itself. */
export const list = style(inLayer({ maxBlockSize: '320px', overflow: 'auto' }));
