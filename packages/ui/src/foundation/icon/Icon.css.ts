import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';

export const icon = style(inLayer({ display: 'block', flex: 'none', fill: 'currentColor' }));

export const mirrored = style(inLayer({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
