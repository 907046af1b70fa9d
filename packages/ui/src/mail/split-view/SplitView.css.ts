import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

export const root = style(inLayer({ display: 'flex', flex: '1 1 auto', minInlineSize: 0, minBlockSize: 0 }));

/** Holds what floats over the list within the list. */
export const side = style(
  inLayer({ position: 'relative', display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 }),
);

export const reader = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
    background: vars.color.surface.panel,
  }),
);
