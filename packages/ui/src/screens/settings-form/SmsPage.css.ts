import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';
import { gutter, page } from './SettingsForm.css.ts';

/** The form and the list of senders, which scroll as one. */
export const whole = style(inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%', overflow: 'auto' }));
export const form = style(inLayer({ selectors: { [`${page}&`]: { flex: 'none', blockSize: 'auto' } } }));
export const below = style(inLayer({ ...gutter, flex: 'none', paddingBlock: `0 ${base.space[24]}` }));
